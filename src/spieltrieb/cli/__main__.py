"""So that `python -m spieltrieb.cli` is the command too."""

import sys

from spieltrieb.cli import main

sys.exit(main())
