# Everything sets up what it needs by itself, in its own environment (.venv); nothing is installed elsewhere.
# The only things that must be there are make and Python 3.11 or later.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
WORKERS ?= auto
GAME ?=

.DEFAULT_GOAL := help
.PHONY: help play test check format bench soak clean

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

play: $(VENV)/.play ## play: choose a game in the terminal (make play GAME=davincicode)
	@$(BIN)/spieltrieb play $(GAME)

test: $(VENV)/.test ## run all tests (about five minutes on two cores)
	@$(BIN)/python -m pytest -n $(WORKERS)
	@echo "The same again without compilation, on a smaller load:"
	@SPIELTRIEB_COMPILE=0 SPIELTRIEB_LOAD=0.05 $(BIN)/python -m pytest -n $(WORKERS) -q tests/core tests/contract tests/games

check: $(VENV)/.check ## format, lint, types, imports: all must be green before a commit
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo 2>/dev/null || $(BIN)/lint-imports

format: $(VENV)/.check ## put the sources into the house format
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

bench: $(VENV)/.play ## measure the engine's speed
	@$(BIN)/spieltrieb bench

soak: $(VENV)/.test ## long runs: many more random games against the second opinions
	@$(BIN)/python -m pytest -n $(WORKERS) -m soak

clean: ## remove the environment and everything made
	rm -rf $(VENV) dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
