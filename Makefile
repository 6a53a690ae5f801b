# make play       set up what is missing and start the server; the address is printed
# make test       set up what is missing and run every check and test
# make check      format, lint, types, import contracts, generated files, the client
# make test-fast  the tests that answer within a minute, on the plain source: nothing is compiled
# make format     write the format and the fixes that ruff knows
# make doctest    run the examples in docstrings
# make docs       build the documentation site into build/site
# make bench      measure the engines; make bench-load the server, make bench-client the browser
#                 (docs/performance.md)
# make shots      retake the pictures of docs/pictures

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet
CODE := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl') setup.py pyproject.toml

CLIENT := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/dist-gallery/*' -not -path 'web/fixtures/*.json') \
  $(wildcard src/teahouse/locales/*/*.ftl src/teahouse/games/*/locales/*.ftl)
# Files with parts that cog writes between two marks.
GENERATED := $(wildcard src/teahouse/games/*/state.py src/teahouse/games/*/storage.py)
NPM := $(shell command -v npm)
# Tests of servers and browsers mostly wait: two for each core.
AT_ONCE := $(shell $(PYTHON) -c 'import os; print(2 * (os.cpu_count() or 1))')

CHROMIUM := $(or $(TEAHOUSE_TEST_CHROMIUM),$(shell command -v chromium || command -v chromium-browser || command -v google-chrome))

# All processors: tests of the plain source only compute.
CORES := $(shell $(PYTHON) -c 'import os; print(os.cpu_count() or 1)')

.PHONY: play test test-fast doctest test-without check check-python check-web format generate playthroughs docs chromium shots bench bench-client bench-load lock clean

play: $(VENV)/.installed
	$(BIN)/teahouse serve $(ARGS)

# Installing waits for the network, and half of the compiling uses one core: two things at a time.
test:
	@$(MAKE) --no-print-directory -j2 $(VENV)/.compiled check-python check-web docs doctest
	TEAHOUSE_REQUIRE_COMPILED=1 $(BIN)/python -m pytest -n $(AT_ONCE) --dist worksteal --ignore=tests/browser
ifdef NPM
	@$(MAKE) --no-print-directory chromium
	$(BIN)/python -m pytest tests/browser -n 2
endif

# Without a compiler and without servers: rules, texts, records, and the promises of every game.
FAST := tests/core tests/contract tests/records tests/text tests/lessons tests/games tests/bots/test_registry.py \
  tests/test_names.py tests/test_project.py
test-fast: $(VENV)/.tools
	PYTHONPATH=$(CURDIR)/src $(BIN)/python -m pytest -n $(CORES) --dist worksteal -m 'not slow' $(FAST) $(ARGS)

# Examples in docstrings: from the source, because compiled modules keep no docstrings to test.
doctest: $(VENV)/.tools
	PYTHONPATH=$(CURDIR)/src $(BIN)/python -m pytest --doctest-modules $(addprefix src/teahouse/,core bots records registry)

# A game is three folders: delete them in a copy, and the rest passes its tests (ARGS: which).
test-without: $(VENV)/.tools
	$(BIN)/python tools/without_game.py $(GAME) $(ARGS)

check:
	@$(MAKE) --no-print-directory -j2 check-python check-web

check-python: $(VENV)/.tools
	PYTHONPATH=src $(BIN)/cog --check --verbosity=0 --check-fail-msg="Generated code is stale: run 'make generate'." $(GENERATED)
	PYTHONPATH=src $(BIN)/python -m teahouse.server.protocol.typescript --check
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports

format: $(VENV)/.tools
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

# Write what is generated: the fields of positions, from games/*/fields.md (docs/positions.md), and
# the client's types, from the server's messages and the games' views (docs/client.md).
generate: $(VENV)/.tools
	PYTHONPATH=src $(BIN)/cog -r --verbosity=1 $(GENERATED)
	PYTHONPATH=src $(BIN)/python -m teahouse.server.protocol.typescript --write

# The client is checked against positions and sentences that the engines write.
check-web: $(VENV)/.tools $(VENV)/.client
ifdef NPM
	PYTHONPATH=src $(BIN)/python web/fixtures/write.py
	cd web && npm run --silent check
else
	@echo "Node.js is missing: the browser's client is not checked." >&2
endif

# Whole games to be read, after a change of the rules that is meant (docs/fuzzing.md).
playthroughs: $(VENV)/.tools
	PYTHONPATH=src:tests/support $(BIN)/python -m playthroughs

# The site loads nothing from elsewhere. From the source: compiled modules keep no signatures.
docs: $(VENV)/.docs
	rm -rf build/site
	PYTHONPATH=src $(BIN)/sphinx-build -q -E -W --keep-going -b html docs build/site
	$(BIN)/python tools/check_site.py build/site

# The browser of the tests: installed where that is ours to do, asked for elsewhere.
chromium:
ifeq ($(CHROMIUM),)
	@if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  echo "Installing Chromium for the browser tests."; apt-get update -qq && apt-get install -y -qq chromium; \
	else \
	  echo "The browser tests need Chromium: install it, or name one in TEAHOUSE_TEST_CHROMIUM." >&2; exit 1; \
	fi
endif

shots: $(VENV)/.tools $(VENV)/.compiled chromium
	PYTHONPATH=tests/support $(BIN)/python tools/shots.py $(ARGS)

bench: $(VENV)/.compiled
	$(BIN)/python -m bench.run $(ARGS)

bench-client: $(VENV)/.tools $(VENV)/.compiled chromium
	PYTHONPATH=tests/support:. $(BIN)/python tools/measure_client.py $(ARGS)

bench-load: $(VENV)/.compiled
	PYTHONPATH=tests/support $(BIN)/python -m bench.load $(ARGS)

# The environment, then what playing needs, then the package: compiled where it can be.
$(VENV)/.python:
	@$(PYTHON) -c 'import sys; sys.exit("Teahouse needs Python 3.11 or newer." if sys.version_info < (3, 11) else 0)'
	@$(PYTHON) -m venv $(VENV) || { echo "Python's venv module is missing: on Debian, apt-get install python3-venv" >&2; exit 1; }
	@touch $@

# The browser's client, into src/teahouse/web.
$(VENV)/.client: $(VENV)/.python $(CLIENT)
ifdef NPM
	cd web && npm install --no-audit --no-fund --loglevel=error && npm run --silent build
else
	@echo "Node.js 20 or newer is missing: Teahouse will have no browser client. Install it, then: make clean" >&2
endif
	@touch $@

$(VENV)/.installed: $(VENV)/.python $(VENV)/.client requirements/build.txt $(CODE)
	@echo "Installing Teahouse; the first time the rules are compiled, which takes a few minutes."
	$(PIP) --require-hashes -r requirements/build.txt
	rm -rf build/lib*
	$(PIP) --no-deps --no-build-isolation --force-reinstall .
	@touch $@

$(VENV)/.tools: $(VENV)/.python requirements/dev.txt
	$(PIP) --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/.docs: $(VENV)/.tools requirements/docs.txt
	$(PIP) --require-hashes -r requirements/docs.txt
	@touch $@

# As .installed, but a failed compile is an error.
$(VENV)/.compiled: $(VENV)/.tools $(VENV)/.client $(CODE)
	rm -rf build/lib*
	TEAHOUSE_REQUIRE_COMPILED=1 $(PIP) --no-deps --no-build-isolation --force-reinstall .
	@touch $@ $(VENV)/.installed

# Pin the dependencies again: hashes, no addresses.
lock: $(VENV)/.tools
	$(BIN)/uv pip compile pyproject.toml --group build --extra server --universal --python-version 3.11 \
	  --generate-hashes --no-annotate --no-header -q -o requirements/build.txt
	$(BIN)/uv pip compile pyproject.toml --group dev --extra postgres --extra lab --extra server --universal --python-version 3.11 \
	  --generate-hashes --no-annotate --no-header -q -o requirements/dev.txt
	$(BIN)/uv pip compile pyproject.toml --group docs -c requirements/dev.txt --universal --python-version 3.11 \
	  --generate-hashes --no-annotate --no-header -q -o requirements/docs.txt
	printf 'catanatron\nopen-spiel\npettingzoo[classic]\n' | $(BIN)/uv pip compile - --universal --python-version 3.11 \
	  --generate-hashes --no-annotate --no-header -q -o requirements/bench.txt

clean:
	rm -rf $(VENV) .bench build dist src/teahouse/web web/node_modules web/fixtures/*.json src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
