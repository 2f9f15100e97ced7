"""`python -m spieltrieb` is the command `spieltrieb`."""

from __future__ import annotations

import sys

from spieltrieb.cli import main

if __name__ == "__main__":
    sys.exit(main())
