# Castelude. `make play` to play, `make test` to test; both set everything up by themselves.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
BUILT := $(VENV)/.built
TEST_READY := $(VENV)/.test-ready
CLIENT := src/castelude/room/static/index.html
CLIENT_READY := web/node_modules/.ready
CLIENT_SOURCES := $(shell find web/src web/public web/index.html web/package.json web/vite.config.ts web/palette.ts web/typeset.ts web/fonts.ts src/castelude/palette.json src/castelude/locales -type f)
SHARE ?= 1
NPM := scripts/npm.sh $(VENV)
ENGINE_SOURCES := $(shell grep -rlx '\# castelude: compiled' --include='*.py' src 2>/dev/null)

.DEFAULT_GOAL := help
.PHONY: help play web test soak check bench bench-compare golden rules types art build format clean

help: ## Show this help
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 16

play: $(BUILT) $(CLIENT) ## Set everything up and open the games room on http://127.0.0.1:8000
	@echo "castelude: the room is open on http://127.0.0.1:8000 (Ctrl+C closes it)"
	@$(BIN)/castelude serve

web: $(CLIENT) ## Build the browser client

test: $(BUILT) $(TEST_READY) $(CLIENT) ## Set everything up and run all tests
	@$(BIN)/castelude --version
	$(NPM) test
	$(BIN)/python -m pytest -n 2 --dist loadfile

quick: $(BUILT) $(CLIENT_READY) ## Run the fast tests: no PostgreSQL, no browser, no Ray
	$(NPM) test
	CASTELUDE_QUICK=1 $(BIN)/python -m pytest -n 2 --dist load -p no:schemathesis -p no:faker --ignore=tests/browser --ignore=tests/envs \
		--ignore=tests/room/test_openapi.py \
		-m "not postgres and not browser and not slow"

soak: $(BUILT) $(TEST_READY) ## Run the long fault campaign against the room (hours; SHARE=0.1 runs a tenth)
	CASTELUDE_SOAK=$(SHARE) $(BIN)/python -m pytest tests/room/faults tests/room/secrets tests/room/abuse -s

check: $(BUILT) $(CLIENT_READY) ## Check format, lint, strict types and layers; no warning is allowed
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports
	$(BIN)/mypy src tests benchmarks scripts docs/examples
	$(BIN)/python -m scripts.types --check
	$(NPM) run check

bench: $(BUILT) $(TEST_READY) ## Measure the engines and the room (JSON in bench.json and bench-room.json)
	$(BIN)/python -m benchmarks.engines --json bench.json
	$(BIN)/python -m benchmarks.room --json bench-room.json

bench-compare: $(BUILT) $(TEST_READY) ## Measure this checkout against another one: make bench-compare BASE=../other
	$(BIN)/python -m benchmarks.compare $(BASE)

golden: $(BUILT) ## Regenerate the golden records (only after a deliberate change of rules)
	$(BIN)/python -m scripts.golden

rules: $(BUILT) ## Generate docs/rules, docs/spec, docs/encodings and the rulings
	$(BIN)/python -m scripts.rules
	$(BIN)/python -m scripts.encodings

types: $(BUILT) ## Generate the client's types (web/src/api/types.gen.ts) from the room and the games
	$(BIN)/python -m scripts.types

art: $(BUILT) $(TEST_READY) $(CLIENT) ## Write contact sheets of all drawings, by day and by night (PNG files in art/)
	$(BIN)/python -m scripts.art

build: ## Compile the engines again
	@rm -f $(BUILT)
	@$(MAKE) --no-print-directory $(BUILT)

format: $(READY) $(CLIENT_READY) ## Format the code and apply the linter's fixes
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(NPM) run format

clean: ## Remove everything that was built
	rm -rf $(VENV) build dist *.egg-info src/*.egg-info src/*.so src/castelude/_build.json src/castelude/room/static web/node_modules
	find src -name '*.so' -delete

$(READY): requirements-dev.txt scripts/prepare.sh
	@PYTHON="$(PYTHON)" scripts/prepare.sh $(VENV) requirements-dev.txt
	@touch $@

$(TEST_READY): $(READY) requirements-test.txt scripts/prepare-tests.sh
	@scripts/prepare-tests.sh $(VENV) requirements-test.txt
	@touch $@

$(BUILT): $(READY) setup.py pyproject.toml src/castelude/native.py $(ENGINE_SOURCES)
	@echo "castelude: compiling the engines"
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --editable .
	@touch $@

$(CLIENT_READY): $(READY) web/package.json web/package-lock.json scripts/npm.sh
	@echo "castelude: installing the build tools of the browser client"
	@# not `npm ci`: it wants the build tools of every other system in the registry, too
	@$(NPM) install --no-save --silent
	@touch $@

$(CLIENT): $(CLIENT_READY) $(CLIENT_SOURCES)
	@echo "castelude: building the browser client"
	@$(NPM) run --silent build -- --logLevel warn
