"""Figures go into docs/performance.md, with the command and the machine they come from."""

from __future__ import annotations

import os
import platform
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def processor() -> str:
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def write(mark: str, text: str, command: str) -> None:
    """Replace what stands between the two marks of docs/performance.md."""
    page = ROOT / "docs" / "performance.md"
    before, _, rest = page.read_text().partition(f"<!-- {mark} -->\n")
    _, _, after = rest.partition(f"<!-- /{mark} -->\n")
    machine = f"{processor()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    block = f"`{command}` on {machine}:\n\n{text}\n"
    page.write_text(f"{before}<!-- {mark} -->\n{block}<!-- /{mark} -->\n{after}")
