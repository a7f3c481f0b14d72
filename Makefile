.DEFAULT_GOAL := help
.PHONY: help play site test quick soak check .python .changed .web bench lock mutate clean

BIN := .venv/bin
NPM := $(BIN)/python scripts/page.py npm
RULES := tests/rules tests/test_games.py  # covered apart: counting lines more than doubles the time of every other test
export PYTHON
unexport PYTHONDONTWRITEBYTECODE  # every process would compile everything again

# $(call quietly,NAME,COMMAND): one line when it passes, all its output when it fails.
quietly = @out=$$($(2) 2>&1) && echo "ok      $(1)" || { echo "$$out"; echo "FAILED  $(1)"; exit 1; }

help: ## show this list
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 9

play: .venv/.run ## play in the browser; ARGS="..." are passed to qwixx serve
	@$(BIN)/python scripts/page.py
	@$(BIN)/qwixx serve --open --log-level warning $(ARGS)

site: .venv/.run ## write the page for any web space into build/site, and show it; ARGS="..." are passed to qwixx site
	@$(BIN)/python scripts/page.py
	@rm -rf build/site && mkdir -p build
	@$(BIN)/qwixx site build/site $(ARGS)
	@$(BIN)/python scripts/look.py build/site

test: check ## run the checks, then every test; ARGS="..." are passed to pytest
	@sh scripts/setup.sh services
	@$(BIN)/python scripts/page.py
	@$(BIN)/pytest -n 2 --cov=qwixx.rules --cov-branch --cov-fail-under=100 $(RULES)
	@$(BIN)/pytest -n 4 --dist loadfile $(addprefix --ignore=,$(RULES)) $(ARGS)

quick: .venv/.dev ## check, then run the tests nearest to what has changed since the last commit, in under a minute
	@$(MAKE) --no-print-directory -j2 .python .changed
	@$(BIN)/python scripts/quick.py $(ARGS)

soak: .venv/.dev ## try all that is thorough for MINUTES=30; ARGS="page chaos" names parts
	@sh scripts/setup.sh services soak
	@$(BIN)/python scripts/page.py
	@$(BIN)/python scripts/soak.py --minutes $(or $(MINUTES),30) $(ARGS)

check: .venv/.dev ## format, lint, types, layers and the page's own tests, changing nothing
	@$(MAKE) --no-print-directory -j2 .python .web

.python:
	$(call quietly,ruff format,$(BIN)/ruff format --check .)
	$(call quietly,ruff check,$(BIN)/ruff check .)
	$(call quietly,mypy,$(BIN)/mypy)
	$(call quietly,lint-imports,$(BIN)/lint-imports)

# The checks of the page, if something of it has changed since the last commit.
.changed:
	@[ -z "$$(git status --porcelain -- web locales)" ] || $(MAKE) --no-print-directory .web

.web:
	$(call quietly,web,$(NPM) run check)
	$(call quietly,vitest,$(NPM) test)

bench: .venv/.dev ## run every script in bench/
	@for script in bench/*.py; do echo "== $$script"; $(BIN)/python "$$script" || exit 1; done

mutate: .venv/.dev ## mutation tests of the rules, well over an hour
	@$(BIN)/mutmut run $(ARGS)
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python scripts/survivors.py

COMPILE := $(BIN)/uv pip compile -q pyproject.toml --universal --python-version 3.11 \
	--generate-hashes --no-header --no-annotate --no-emit-index-url

lock: ## write the lock files anew; ARGS=--upgrade takes the newest versions
	@sh scripts/setup.sh venv
	@$(BIN)/python -m pip install -qq --disable-pip-version-check uv
	@$(COMPILE) --extra server --extra lab --extra build $(ARGS) -o requirements.lock >/dev/null
	@$(COMPILE) --extra dev -c requirements.lock $(ARGS) -o requirements-dev.lock >/dev/null
	@sh scripts/setup.sh dev
	@$(BIN)/python scripts/page.py lock

clean: ## remove .venv and everything that the tools leave behind
	@rm -rf .venv web/node_modules src/qwixx/page build dist mutants htmlcov .coverage .coverage.* .hypothesis \
		.import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/.run: requirements.lock pyproject.toml scripts/setup.sh
	@sh scripts/setup.sh run

.venv/.dev: requirements-dev.lock pyproject.toml scripts/setup.sh
	@sh scripts/setup.sh dev
