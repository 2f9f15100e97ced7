"""The program as people start it, except for the luck: tables are dealt and guests named as tests say (see luck.py).

With COMPILER_GATE it compiles nothing before a test lets it (see compiler_gate.py).
"""

from __future__ import annotations

import os
from functools import partial

from spieltrieb.cli import main
from spieltrieb.server import serving
from tests.server import compiler_gate
from tests.server.luck import Luck, guest

if __name__ == "__main__":
    if folder := os.environ.get("COMPILER_GATE"):
        compiler_gate.put_up(folder)
    serving.make_app = partial(serving.make_app, deal=Luck().deal, new_guest=guest)
    main()
