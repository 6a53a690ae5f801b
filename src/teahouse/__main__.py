"""``python -m teahouse``."""

import sys

from teahouse.cli.main import main

sys.exit(main())
