"""Small tools for rules: sets as bits, and random numbers by counter."""

from numpy import uint64

from spieltrieb.core.compile import compiled_form, rule

WORD = (1 << 64) - 1


@rule
def size(bits):
    """How many bits of a word of 64 are set: the size of the set."""
    return (int(bits) & WORD).bit_count()


@compiled_form(size)
def compiled_size(bits):
    """The same as a loop, which compilers turn into one instruction."""
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


@rule
def first(bits):
    """The place of the lowest set bit: the first member of a set that is not empty."""
    return size((bits & -bits) - 1)


@rule
def nth(bits, k):
    """The place of the k-th set bit, counting from 0: the k-th member of a set of at most 64, found by halving."""
    place = 0
    width = 32
    while width:
        members = size(bits & ((1 << width) - 1))
        beyond = int(k >= members)  # arithmetic instead of a branch, which would be mispredicted half the time
        k -= members & -beyond
        bits >>= width * beyond
        place += width * beyond
        width >>= 1
    return place


@rule
def below(key, counter, limit):
    """A random number from 0 to limit - 1, always the same for the same key and counter.

    SplitMix64 at the given place of its sequence; the high half is scaled to the limit. For the limits of our games
    (below 2**10) no outcome is favoured by more than 2**-22: good for play-outs. Real deals come from `chance`.
    """
    x = (int(key) + int(counter) * 0x9E3779B97F4A7C15) & WORD
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & WORD
    x ^= x >> 31
    return ((x >> 32) * int(limit)) >> 32


@compiled_form(below)
def compiled_below(key, counter, limit):
    """The same over words of 64 bits, which wrap around; in plain Python, NumPy would warn of that."""
    x = uint64(key) + uint64(counter) * uint64(0x9E3779B97F4A7C15)
    x = (x ^ (x >> uint64(30))) * uint64(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> uint64(27))) * uint64(0x94D049BB133111EB)
    x ^= x >> uint64(31)
    return ((x >> uint64(32)) * uint64(limit)) >> uint64(32)
