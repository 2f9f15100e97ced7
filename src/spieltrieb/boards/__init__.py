"""Boards to look at, as text and as pictures: what a seat, or a spectator, sees of a position and nothing else."""
