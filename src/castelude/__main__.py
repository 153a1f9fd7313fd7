"""`python -m castelude` is the command `castelude`."""

import sys

from castelude.cli import main

sys.exit(main())
