"""What a balance report counts in a game: uses of components, and what stands on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from teahouse.core.events import Event


class ComponentKind:
    """Components of one kind: used when a seat's event of that key names one of them.

    A component is named by one parameter of the event, or by several with spaces between them.
    ``sections`` are the tables of the game's data file that it comes from.
    """

    __slots__ = ("event", "kind", "members", "params", "sections", "title")

    def __init__(
        self,
        title: str,
        event: str,
        params: Sequence[str],
        members: Sequence[object],
        sections: Sequence[str] = (),
        kind: str = "",
    ) -> None:
        self.title: str = title
        self.event: str = event
        self.params: tuple[str, ...] = tuple(params)
        self.kind: str = kind or params[0].removeprefix("other_")  # of the texts
        self.members: tuple[str, ...] = tuple(dict.fromkeys([str(one) for one in members]))
        self.sections: tuple[str, ...] = tuple(sections)

    def usage_in(self, event: Event) -> tuple[int, str] | None:
        """Which seat uses which component in this event."""
        seat = event.params.get("seat")
        if event.key != self.event or not isinstance(seat, int):
            return None
        return seat, " ".join([str(event.params[name]) for name in self.params])


class MomentCount:
    """What stands on the table at a moment: ``names`` finds it in a spectator's view.

    The moment is the end of the game, or just after the decision in which an event of the key
    ``event`` happened for the first time. ``members`` are all names that there may be.
    """

    __slots__ = ("event", "kind", "members", "names", "title")

    def __init__(
        self,
        title: str,
        names: Callable[[Any], Sequence[str]],
        members: Sequence[object] = (),
        event: str = "",
        kind: str = "",
    ) -> None:
        self.title: str = title
        self.names: Callable[[Any], Sequence[str]] = names
        self.members: tuple[str, ...] = tuple(dict.fromkeys([str(one) for one in members]))
        self.event: str = event
        self.kind: str = kind  # of the texts
