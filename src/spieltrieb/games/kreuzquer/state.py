"""Kreuz & Quer: the material, and the record that holds all that is true at the table."""

from spieltrieb.core import layout

TILES = 28  # everybody's own set; which tiles these are is up to the box (box.py), so the faces are in the record
ROUNDS = 24  # as many as a board has cells to fill; four tiles stay unused
CELLS = 25  # a board of 5 x 5 cells, from a1 in rows to e5
CENTRE = 12  # c3 is printed
# The 16 numbers on the rim, in the order in which a record and a view hold them: four per side, N, E, S, W.
# fmt: off
PORTS = (
    "a1N", "b1N", "d1N", "e1N",
    "e1E", "e2E", "e4E", "e5E",
    "a5S", "b5S", "d5S", "e5S",
    "a1W", "a2W", "a4W", "a5W",
)
# fmt: on

# What a side of a tile can be.
EMPTY, WIDE, NARROW = 0, 1, 2

# How it ended.
REASONS = ("", "full")
FULL = 1

# The actions, numbered: place the tile on a cell, turned clockwise by quarters; lay it face down; a chance outcome.
PLACE = 0  # PLACE + 4 * cell + turn
SPIRAL = PLACE + 4 * CELLS  # SPIRAL + cell
FACE = SPIRAL + CELLS  # FACE + tile
ACTIONS = FACE + TILES

STATE = layout.record(
    [
        ("unseen", "u4"),  # the starter's tiles that still lie face down, as bits
        # The cells, as bits, whose side (N, E, S, W) must not be wide, and those where it must not be narrow: there
        # is a face-up neighbour, and its side is another; or the empty rim, which wants neither. Where exactly one
        # of the two is refused, the neighbour has an exit, which wants an exit like itself. All this follows from
        # `cells`, but in this form one placement costs a few operations, and so do all legal ones together.
        ("no_wide", "u4", (4, 4)),
        ("no_narrow", "u4", (4, 4)),
        ("free", "u4", (4,)),  # a seat's free cells, as bits; follows from `cells` too
        ("ports", "u4", (4,)),  # the values of a seat's ports, two bits each
        # The box's tiles as `faces.code` has them: two bits per side, which sides belong to a second path, how many
        # turns look different.
        ("faces", "u2", (TILES,)),
        ("centre", "u2"),
        ("cells", "i1", (4, CELLS)),  # 0: free, and the centre; 1 + 4 * tile + turn; -1 - tile: a spiral
        ("tile", "i1"),  # the tile that was turned up, until all have placed it; otherwise -1
        ("waiting", "i1"),  # seats still to place it, as bits
        ("two_paths", "i1"),  # whether the box has tiles of two paths
        ("players", "i1"),
        ("starter", "i1"),  # option: who turns the tiles up; no rule depends on it
        ("reason", "i1"),  # how it ended, or 0
    ]
)

read_state = layout.reader(STATE)

# Nothing is hidden: what lies face down has no face yet, and a spiral's tile was seen by all.
PUBLIC = (
    "unseen",
    "no_wide",
    "no_narrow",
    "free",
    "ports",
    "faces",
    "centre",
    "cells",
    "tile",
    "waiting",
    "two_paths",
    "players",
    "starter",
    "reason",
)
