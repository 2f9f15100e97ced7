"""Small tools for rules that write rows of small numbers: what a learner sees, and which actions are legal.

They write eight numbers at a time where they can: many games per second are mostly a matter of writing.
"""

from numpy import int8, uint64

from spieltrieb.core.compile import compiled_form, rule

EIGHT_ONES = 0x0101010101010101
BORROWS_ARRAYS = True  # for the compiler: no function here makes or returns an array


@rule
def spread(bits):
    """Eight bits as eight bytes of 0 or 1, in one word."""
    return (((bits & 127) * 0x2040810204081) & EIGHT_ONES) | ((bits >> 7) & 1) << 56


@rule
def put(out, at, number):
    """Write a number."""
    out[at] = number


@compiled_form(put)
def compiled_put(out, at, number):
    """The same, but no place is counted from the end of the row: checking for that takes longer than writing."""
    out[uint64(at)] = number


@rule
def put_eight(out, at, word):
    """Write the eight bytes of a word, none of them above 127, from the lowest on."""
    for k in range(8):
        out[at + k] = (word >> 8 * k) & 127


@compiled_form(put_eight)
def compiled_put_eight(out, at, word):
    """The same in a form that processors write at once."""
    place = uint64(at)
    out[place] = int8(word)
    out[place + uint64(1)] = int8(word >> 8)
    out[place + uint64(2)] = int8(word >> 16)
    out[place + uint64(3)] = int8(word >> 24)
    out[place + uint64(4)] = int8(word >> 32)
    out[place + uint64(5)] = int8(word >> 40)
    out[place + uint64(6)] = int8(word >> 48)
    out[place + uint64(7)] = int8(word >> 56)


@rule
def put_flags(out, at, bits, count):
    """Write a number of the lowest bits of a set, each as 0 or 1."""
    eights = count >> 3
    for k in range(eights):
        put_eight(out, at + 8 * k, spread((bits >> 8 * k) & 255))
    for k in range(8 * eights, count):
        put(out, at + k, (bits >> k) & 1)


@rule
def seat_after(s, seat, k):
    """The seat that comes this many places after this one: observations begin with one's own."""
    other = seat + k
    return other - s.players * (other >= s.players)
