"""Makes `python -m spieltrieb.cli` the command, too."""

import sys

from spieltrieb.cli import main

sys.exit(main())
