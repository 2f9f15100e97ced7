"""The games as environments for learners: thin layers over the rules, in the forms that the field uses.

`zoo` has them for PettingZoo, `gym` and `vector` for Gymnasium, `openspiel` for OpenSpiel. Each needs an extra of the
package, and nothing else of Spieltrieb needs any of them.
"""
