"""The tests of a game find the helpers that stand beside them."""

from __future__ import annotations

import sys
from pathlib import Path

for folder in Path(__file__).parent.iterdir():
    if folder.is_dir():
        sys.path.append(str(folder))
