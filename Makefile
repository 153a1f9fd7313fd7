# Castelude. `make play` to play, `make test` to test; both set everything up by themselves.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
BUILT := $(VENV)/.built
TEST_READY := $(VENV)/.test-ready
ENGINE_SOURCES := $(shell grep -rlx '\# castelude: compiled' --include='*.py' src 2>/dev/null)

.DEFAULT_GOAL := help
.PHONY: help play test check bench golden rules build format clean

help: ## Show this help
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 16

play: $(BUILT) ## Set everything up and play Castello in the terminal against a bot
	@$(BIN)/castelude play castello

test: $(BUILT) $(TEST_READY) ## Set everything up and run all tests
	@$(BIN)/castelude --version
	$(BIN)/python -m pytest

check: $(BUILT) ## Formatting, lint and strict types, without a single warning
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy src tests benchmarks scripts docs/examples

bench: $(BUILT) ## Measure the engines: a table here, JSON in bench.json
	$(BIN)/python -m benchmarks.engines --json bench.json

golden: $(BUILT) ## Write the golden records anew (only after a deliberate change of rules)
	$(BIN)/python -m scripts.golden

rules: $(BUILT) ## Write docs/rules from the clauses
	$(BIN)/python -m scripts.rules

build: ## Compile the engines anew
	@rm -f $(BUILT)
	@$(MAKE) --no-print-directory $(BUILT)

format: $(READY) ## Format the code and mend what the linter can mend
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

clean: ## Remove everything that was built
	rm -rf $(VENV) build dist *.egg-info src/*.egg-info src/*.so src/castelude/_build.json
	find src -name '*.so' -delete

$(READY): requirements-dev.txt scripts/prepare.sh
	@PYTHON="$(PYTHON)" scripts/prepare.sh $(VENV) requirements-dev.txt
	@touch $@

$(TEST_READY): $(READY) scripts/prepare-tests.sh
	@scripts/prepare-tests.sh
	@touch $@

$(BUILT): $(READY) setup.py pyproject.toml src/castelude/native.py $(ENGINE_SOURCES)
	@echo "castelude: compiling the engines"
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --editable .
	@touch $@
