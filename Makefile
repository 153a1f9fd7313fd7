# Castelude. `make play` to play, `make test` to test; both set everything up by themselves.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
DEV_READY := $(VENV)/.dev-ready
BUILT := $(VENV)/.built
TEST_READY := $(VENV)/.test-ready
DOCS_READY := $(VENV)/.docs-ready
CLIENT := src/castelude/room/static/index.html
CLIENT_READY := web/node_modules/.ready
CLIENT_DEV_READY := web/node_modules/.dev-ready
PEER_READY := benchmarks/peers/boardgame/node_modules/.ready
CLIENT_SOURCES := $(shell find web/src web/public web/index.html web/package.json web/vite.config.ts web/palette.ts web/typeset.ts web/fonts.ts src/castelude/palette.json src/castelude/locales -type f)
SHARE ?= 1
NPM := scripts/npm.sh $(VENV)
STEP := @scripts/step.sh
PIP := $(BIN)/python -m pip install --disable-pip-version-check --progress-bar off
ENGINE_SOURCES := $(shell grep -rlx '\# castelude: compiled' --include='*.py' src 2>/dev/null)

.DEFAULT_GOAL := help
.PHONY: help play web docs test soak check bench bench-compare bench-peers golden rules types art dist dist-check container-check build format clean quick

help: ## Show this help
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 16

play: $(BUILT) $(CLIENT) ## Set everything up and open the games room on http://127.0.0.1:8000
	@echo "castelude: the room is open on http://127.0.0.1:8000 (Ctrl+C closes it)"
	@$(BIN)/castelude serve

web: $(CLIENT) ## Build the browser client

docs: $(DOCS_READY) ## Build the documentation site into the package; a room serves it at /docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet

test: $(BUILT) $(TEST_READY) $(CLIENT_DEV_READY) $(CLIENT) ## Set everything up and run all tests
	@$(BIN)/castelude --version
	$(NPM) test
	$(BIN)/python -m pytest -n 4 --dist loadfile --no-loadscope-reorder

quick: $(BUILT) $(DEV_READY) $(CLIENT_DEV_READY) ## Run the fast tests: no served room, no PostgreSQL, no browser, no Ray
	$(NPM) test
	CASTELUDE_QUICK=1 $(BIN)/python -m pytest -n 2 --dist worksteal -p no:schemathesis -p no:faker --ignore=tests/browser --ignore=tests/envs \
		--ignore=tests/room/abuse --ignore=tests/room/authority --ignore=tests/room/secrets --ignore=tests/room/test_openapi.py \
		--ignore=tests/arena/test_dataset.py --ignore=tests/room/test_traces.py \
		--deselect=tests/test_cli.py::test_a_shell_completes_commands_games_and_options \
		--deselect=tests/test_setup.py::test_the_tools_of_the_documentation_are_pinned_with_everything_they_need \
		-m "not served and not postgres and not browser and not slow"

soak: $(BUILT) $(TEST_READY) dist ## Run the long fault campaign against the room (hours; SHARE=0.1 runs a tenth)
	$(BIN)/python -m scripts.dist_check
	CASTELUDE_SOAK=$(SHARE) $(BIN)/python -m pytest tests/room/faults tests/room/secrets tests/room/abuse -s

check: $(BUILT) $(DEV_READY) $(CLIENT_DEV_READY) ## Check format, lint, strict types and layers; no warning is allowed
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports
	$(BIN)/mypy src tests benchmarks scripts docs/examples
	$(BIN)/python -m scripts.types --check
	$(BIN)/python -m scripts.drawings --check
	$(NPM) run check

bench: $(BUILT) $(TEST_READY) ## Measure engines, bots and room (JSON in bench.json, bench-bots.json and bench-room.json)
	$(BIN)/python -m benchmarks.engines --json bench.json
	$(BIN)/python -m benchmarks.bots --json bench-bots.json
	$(BIN)/python -m benchmarks.room --json bench-room.json

bench-compare: $(BUILT) $(TEST_READY) ## Measure this checkout against another one: make bench-compare BASE=../other
	$(BIN)/python -m benchmarks.compare $(BASE)

bench-peers: $(BUILT) $(TEST_READY) $(PEER_READY) ## Measure the room next to boardgame.io, and the games next to OpenSpiel, pgx and PettingZoo
	$(BIN)/python -m benchmarks.peers.engines --json bench-peers-engines.json
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m benchmarks.peers.rooms --json bench-peers.json

golden: $(BUILT) $(DEV_READY) ## Regenerate the golden records (only after a deliberate change of rules)
	$(BIN)/python -m scripts.golden

rules: $(BUILT) $(DEV_READY) ## Generate docs/rules, docs/spec, docs/encodings and the rulings
	$(BIN)/python -m scripts.rules
	$(BIN)/python -m scripts.encodings

types: $(BUILT) $(DEV_READY) $(CLIENT_READY) ## Generate the client's types (web/src/api/types.gen.ts) from the room and the games, and the drawings of pictures from the client's
	$(BIN)/python -m scripts.types
	$(BIN)/python -m scripts.drawings

art: $(BUILT) $(TEST_READY) $(CLIENT) ## Write contact sheets of all drawings, by day and by night (PNG files in art/)
	$(BIN)/python -m scripts.art
	$(BIN)/python -m scripts.vision

dist: $(BUILT) $(DEV_READY) $(CLIENT) docs ## Build the source archive and wheels for the Pythons from 3.11 to 3.14 that are here, in dist/
	@scripts/dist.sh $(VENV)

dist-check: $(BUILT) $(DEV_READY) ## Install the wheel of `make dist` into empty environments, serve its room, play and follow the tutorials
	$(BIN)/python -m scripts.dist_check

container-check: $(DEV_READY) ## Build the container from nothing, start it with PostgreSQL and by systemd, and play (needs podman, buildah, runc, mmdebstrap and root)
	$(BIN)/python -m scripts.container_check

build: ## Compile the engines again
	@rm -f $(BUILT)
	@$(MAKE) --no-print-directory $(BUILT)

format: $(DEV_READY) $(CLIENT_DEV_READY) ## Format the code and apply the linter's fixes
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(NPM) run format

clean: ## Remove everything that was built
	rm -rf $(VENV) build dist *.egg-info src/*.egg-info src/*.so src/castelude/_build.json src/castelude/room/static src/castelude/room/site web/node_modules
	find src -name '*.so' -delete

$(READY): requirements-play.txt scripts/prepare.sh
	@PYTHON="$(PYTHON)" scripts/prepare.sh $(VENV) requirements-play.txt
	@touch $@

$(DEV_READY): $(READY) requirements-dev.txt
	$(STEP) "installing the tools of development" $(PIP) -r requirements-dev.txt
	@touch $@

$(DOCS_READY): $(DEV_READY) requirements-docs.txt
	$(STEP) "installing the tools of the documentation" $(PIP) -r requirements-docs.txt
	@touch $@

$(TEST_READY): $(DOCS_READY) requirements-test.txt scripts/prepare-tests.sh
	@scripts/prepare-tests.sh $(VENV) requirements-test.txt
	@touch $@

$(BUILT): setup.py pyproject.toml src/castelude/native.py $(ENGINE_SOURCES) | $(READY)
	$(STEP) "compiling the engines (a minute or two)" $(PIP) --verbose --no-build-isolation --no-deps --editable .
	@touch $@

# not `npm ci`: it wants the build tools of every other system in the registry, too
$(CLIENT_READY): $(READY) web/package.json web/package-lock.json scripts/npm.sh
	$(STEP) "installing the build tools of the browser client" \
		$(NPM) install --no-save $(if $(wildcard $(CLIENT_DEV_READY)),,--omit=dev)
	@touch $@

$(CLIENT_DEV_READY): $(CLIENT_READY)
	$(STEP) "installing the test tools of the browser client" $(NPM) install --no-save
	@touch $@

$(PEER_READY): $(TEST_READY) requirements-peers.txt benchmarks/peers/boardgame/package.json
	$(STEP) "installing pgx" $(PIP) -r requirements-peers.txt
	$(STEP) "installing boardgame.io" $(NPM) install --prefix ../benchmarks/peers/boardgame --no-save
	@touch $@

$(CLIENT): $(CLIENT_READY) $(CLIENT_SOURCES)
	$(STEP) "building the browser client" $(NPM) run build -- --logLevel warn
