"""The shapes of what a viewer sees: plain data for boards, texts and the network."""

from __future__ import annotations

from typing import TypedDict

Counts = dict[str, int]  # only what there is


class OrderView(TypedDict):
    """An order card."""

    id: str
    nation: str
    pay: Counts
    reward: Counts


class TechView(TypedDict):
    """A technology card."""

    id: str
    nation: str
    cost: int


class SeatView(TypedDict):
    """One player's area. What the viewer may not know is None."""

    seat: int
    color: str
    points: int
    owned: Counts
    hand: Counts
    warehouse: Counts
    house_fee: int | None  # of the next trading house
    president: int | None  # its position, None in hand
    orders: list[OrderView | None]
    offer: list[OrderView] | None  # starting orders to choose from
    committed: bool
    choice: int | None
    discarded: OrderView | None
    filled: list[OrderView]
    techs: list[TechView]
    technology_cost: int
    flags: Counts
    agents: Counts
    agents_used: Counts
    tokens: list[str]
    award: str | None
    goals: list[str]


class SpaceView(TypedDict):
    """A space for a building or an assistant."""

    owner: int | None
    neutral: bool
    need: int  # faith or imports; 0 on building tiles
    reward: Counts


class LocationView(TypedDict):
    """A location board with everything on it."""

    position: int
    location: str
    kind: str
    neighbours: list[int]
    tile: str | None
    shops: list[SpaceView]
    house: SpaceView | None
    token: str | None
    token_reward: Counts
    station: bool
    presidents: list[int]
    assistants: list[int]  # by seat
    levels: list[int]  # of an action now, by seat


class LabView(TypedDict):
    """A laboratory: cards from left to right and what their slots add."""

    location: str
    cards: list[TechView | None]
    surcharge: list[int]


class PortView(TypedDict):
    """A port: orders from left to right and the level that each slot needs."""

    location: str
    cards: list[OrderView | None]
    levels: list[int]


class GoalView(TypedDict):
    """A goal tile and who has claimed it."""

    id: str
    group: str
    first: int
    later: int
    claimed: list[int]


class QuestionView(TypedDict):
    """What the question is about; None where it has no such thing."""

    position: int | None
    level: int | None  # or the effect of it, where the location counts something else
    left: int | None
    given: list[str]
    placed: list[int]
    routes: list[list[str]]  # payees: seats in play order, then "canal"


class OpenView(TypedDict):
    """What everybody sees alike."""

    round: int
    last_round: int | None
    ended_by: str | None
    phase: str
    node: str
    first_player: int
    on_turn: int
    actors: list[int]
    question: QuestionView
    agent_used: bool
    mill_used: bool
    university_used: bool
    locations: list[LocationView]
    church: list[SpaceView]
    customs: list[SpaceView]
    labs: list[LabView]
    ports: list[PortView]
    lab_pile: int
    port_pile: int
    removed_orders: int
    goals: list[GoalView]
    awards: dict[str, str]  # completed-goals tokens: a nation, or "independent"
    agent_supply: Counts


class OwnView(TypedDict):
    """What depends on who looks."""

    seats: list[SeatView]


class YokohamaView(OpenView, OwnView):
    """The whole table as one viewer sees it."""
