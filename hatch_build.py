"""The build hook: no package is made without the page inside.

In an sdist the page is there already. In a clone it is built, by Node from this machine or else from PyPI, unless it is
newer than all its sources. `make` builds the page itself and switches hooks off for its editable install.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "web"))
import page


class PageHook(BuildHookInterface[Any]):
    """Sees to it that the page is there before anything is packed."""

    def dependencies(self) -> list[str]:
        """What must be installed for the build: Node, but only where the page must be built and there is none."""
        return [page.NODE] if self._must_build() and not page.node_is_there() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page where that must be done; end in one sentence where it cannot be."""
        try:
            if self._must_build():
                page.build(Path(self.root))
        except page.CannotBuild as problem:
            self.app.abort(str(problem))
        except OSError as problem:
            self.app.abort(f"The page cannot be built: {problem.filename}: {problem.strerror}.")

    def _must_build(self) -> bool:
        root = Path(self.root)
        if (root / "PKG-INFO").is_file():  # an sdist: sources and page were packed together
            if not (root / "src/spieltrieb/server/static/index.html").is_file():
                self.app.abort("This source package has no page in it: make another one with `make dist`.")
            return False
        return not page.is_fresh(root)
