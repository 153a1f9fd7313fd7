"""What every test run shares."""

import os

from hypothesis import settings

# Hypothesis without deadlines (a busy machine is no failure); the same examples in every run under CI.
settings.register_profile("local", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "local")
