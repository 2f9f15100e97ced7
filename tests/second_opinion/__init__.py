"""Second opinions: slow, obvious versions of the games' rules, written from the rules pages alone.

Nothing here looks at the fast engine, and nothing in the engine looks here. The tests play both
side by side and compare what they allow, what chance may bring and how games end.
"""
