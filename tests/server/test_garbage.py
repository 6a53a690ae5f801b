"""Unreachable cycles are searched for when memory has grown, earlier when little is going on."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Iterator

import pytest

from teahouse.server.process import gc_scheduler
from teahouse.server.process.gc_scheduler import WHEN_BUSY, WHEN_QUIET, GcScheduler


@pytest.fixture(autouse=True)
def automatic() -> Iterator[None]:
    """Python's own search goes on after the test."""
    yield
    gc.enable()


@pytest.fixture
def begun() -> GcScheduler:
    found = GcScheduler()
    loop = asyncio.new_event_loop()
    found.begin(loop)
    loop.close()
    assert not gc.isenabled()
    assert found.searches == 1
    return found


class Knot:
    """Holds itself, so that counting references does not free it."""

    def __init__(self) -> None:
        self.itself = self
        self.load = [object() for _ in range(1000)]


def test_what_holds_itself_is_found(begun: GcScheduler) -> None:
    before = sys.getallocatedblocks()
    while sys.getallocatedblocks() < max(WHEN_QUIET.least, before * WHEN_QUIET.growth) * 1.1:
        Knot()
    begun.look(share=0.0)
    assert begun.searches == 2
    assert sys.getallocatedblocks() < before * 1.1


@pytest.mark.parametrize(("share", "bound"), [(0.1, WHEN_QUIET), (0.9, WHEN_BUSY)])
def test_a_busy_house_may_grow_more_before_it_is_stopped(
    begun: GcScheduler, monkeypatch: pytest.MonkeyPatch, share: float, bound: gc_scheduler.Bound
) -> None:
    blocks = 0
    monkeypatch.setattr(sys, "getallocatedblocks", lambda: blocks)
    blocks = int(max(bound.least, bound.growth * begun._left)) - 1
    begun.look(share)
    assert begun.searches == 1
    blocks += 2
    begun.look(share)
    assert begun.searches == 2
    begun.look(share)  # what is left now counts
    assert begun.searches == 2
    blocks = int(blocks * bound.growth) + 1
    begun.look(share)
    assert begun.searches == 3


def test_it_looks_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc_scheduler, "CHECK", 0.001)
    blocks = iter(10**7 * 10**n for n in range(100))
    monkeypatch.setattr(sys, "getallocatedblocks", lambda: next(blocks))

    async def until_searched() -> None:
        found = GcScheduler()
        found.begin(asyncio.get_running_loop())
        async with asyncio.timeout(10):
            while found.searches < 3:
                await asyncio.sleep(0.001)

    asyncio.run(until_searched())
