"""The program as people start it, but for the luck: tables are dealt and guests named as tests say (see luck.py)."""

from __future__ import annotations

from functools import partial

from spieltrieb.cli import main
from spieltrieb.server import serving
from tests.server.luck import Luck, guest

if __name__ == "__main__":
    serving.make_app = partial(serving.make_app, deal=Luck().deal, new_guest=guest)
    main()
