# Needs only make and a python3 of version 3.11 or later; everything else is installed into .venv from requirements.lock.

PYTHON ?= python3
ARGS ?=

BIN := .venv/bin
READY := .venv/.ready
COMPILE := $(BIN)/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 --all-extras --group dev \
	--generate-hashes --no-header --custom-compile-command "make lock"

export PYTHONUTF8 := 1
# Programs that tests start, and every worker, would compile all sources again.
unexport PYTHONDONTWRITEBYTECODE
# Whatever environment the caller stands in, uv works on the one of this tree.
export VIRTUAL_ENV := $(CURDIR)/.venv

.DEFAULT_GOAL := help
.PHONY: help setup play page serve test campaign compiled bench tables pages site fmt lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-10s %s\n", $$1, $$2}' Makefile

setup: $(READY) ## install everything into .venv, if it is not there yet

play: $(READY) ## play a game of 3x3Wars
	@$(BIN)/fuda play wars3x3

page: $(READY) ## build the page of the browser, if it is not built yet
	@$(BIN)/python -m tools.page

serve: page ## let others play here, in a browser: make serve ARGS="--port 8000"
	@$(BIN)/fuda serve $(ARGS)

test: $(READY) ## run every check, and say which parts took longest
	@$(BIN)/python -m tools.check $(ARGS)

campaign: $(READY) ## run the long figures and write a report: make campaign ARGS="--game wars3x3"
	@$(BIN)/python -m fuda.play.figures.campaign $(ARGS)

compiled: $(READY) ## compile the engine to native code
	@$(BIN)/python tools/compile.py $(ARGS)

bench: $(READY) ## measure the speed
	@$(BIN)/fuda bench $(ARGS)

tables: $(READY) ## write the clause tables of docs/clauses anew
	@$(BIN)/python tools/clause_tables.py

pages: $(READY) ## renew the code and the output that README and docs show
	@$(BIN)/python -m tools.pages $(ARGS)
	@$(BIN)/python -m tools.reference $(ARGS)

site: $(READY) ## build the pages as a site in build/site and follow every link
	@$(BIN)/python -m tools.site

fmt: $(READY) ## put imports and layout in order
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

lock: $(BIN)/python ## write requirements.lock anew; make lock ARGS=--upgrade takes newer versions
	@test -x $(BIN)/uv || $(BIN)/pip install --quiet uv
	@$(COMPILE) $(ARGS) --output-file requirements.lock

clean: ## remove .venv and everything that was built
	rm -rf .venv build dist web/node_modules src/fuda/surfaces/web/page .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "fuda needs Python 3.11 or later")'
	@$(PYTHON) -m venv .venv

# uv is the first thing that pip takes from the lock; uv installs the rest.
$(READY): requirements.lock pyproject.toml | $(BIN)/python
	@echo "== set-up"
	@awk '/^[a-z]/ {wanted = /^uv==/} wanted' requirements.lock > .venv/uv.lock
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r .venv/uv.lock
	@$(BIN)/uv pip sync --quiet --require-hashes requirements.lock
	@$(BIN)/uv pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@
