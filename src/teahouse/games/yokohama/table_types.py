"""What ``tables.toml`` of Yokohama may hold."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final, get_args

from teahouse.core.table_types import (
    Positive,
    Problem,
    Tables,
    check_complete,
    check_length,
    check_no_repetition,
    check_numbered,
    check_order,
    check_players,
    check_players_rise,
)
from teahouse.games.yokohama.table_rows import (
    BuildingTile,
    Exchange,
    ExchangeId,
    Fees,
    FinalScoring,
    GainTechnologyId,
    Goal,
    GoalId,
    Laboratory,
    LocationId,
    LocationRow,
    ManagementBoard,
    MapLayout,
    MiniExpansions,
    NationId,
    NumbersByPlayers,
    Order,
    OrderId,
    Pay,
    Port,
    Reward,
    StartTable,
    Technology,
    TechnologyId,
    TileId,
    TokenId,
    YokohamaAbout,
    YokohamaDrawing,
    YokohamaNumbers,
)

MOST_CARDS: Final = 40  # sets of orders, cards and tokens are bits up to this number


class YokohamaTables(Tables, frozen=True):
    """All tables of ``tables.toml``."""

    meta: YokohamaAbout
    numbers: YokohamaNumbers
    by_players: NumbersByPlayers
    start: StartTable
    fees: Fees
    final: FinalScoring
    agents: dict[NationId, Positive]
    locations: tuple[LocationRow, ...]
    chinatown: dict[ExchangeId, Exchange]
    layout: dict[int, MapLayout]
    port: Port
    laboratory: Laboratory
    church: ManagementBoard
    customs: ManagementBoard
    drawing: YokohamaDrawing
    goals: dict[GoalId, Goal]
    technologies: dict[TechnologyId, Technology]
    orders: dict[OrderId, Order]
    tokens: dict[TokenId, Reward]
    mini_expansions: MiniExpansions
    buildings: dict[TileId, BuildingTile]

    def problems(self) -> Iterator[Problem]:
        """Yield what does not fit together."""
        yield from self._check_players_and_nations()
        yield from self._check_map()
        yield from self._check_goals_and_technologies()
        yield from self._check_cards()
        yield from self._check_rewards()

    def _check_players_and_nations(self) -> Iterator[Problem]:
        meta = self.meta
        yield from check_players_rise(meta.players)
        yield from check_length("meta.players", meta.players, 3, "lists go by 2, 3, 4 players")
        yield from check_no_repetition("meta.colors", meta.colors)
        yield from check_length(
            "meta.colors", meta.colors, max(meta.players), "one for each player"
        )
        yield from check_no_repetition("meta.nations", meta.nations)
        yield from check_complete("meta.nations", meta.nations, get_args(NationId))
        yield from check_complete("agents", self.agents, meta.nations)
        sets = len(meta.nations) + 1
        yield from check_length("final.flag_set", self.final.flag_set, sets, "no flag to all flags")
        houses = self.start.hand[2] + self.start.warehouse[2]
        yield from check_length("fees.house", self.fees.house, houses, "one for each trading house")
        for path, board in (("church", self.church), ("customs", self.customs)):
            yield from check_no_repetition(f"{path}.neutral", board.neutral)

    def _check_map(self) -> Iterator[Problem]:
        ids = [location.id for location in self.locations]
        yield from check_order("locations", ids, get_args(LocationId), "id")
        for index, location in enumerate(self.locations):
            if (location.effect == "goods") != (location.good is not None):
                yield f"locations[{index}].good", "the effect 'goods' has a good, others have none"
        yield from check_players("layout", self.layout, self.meta.players)
        for index, players in enumerate(self.meta.players):
            layout = self.layout[players]
            boards = sum([location.used[index] for location in self.locations])
            if sum(layout.rows) != boards:
                yield f"layout.{players}.rows", f"{boards} boards are used, not {sum(layout.rows)}"
            yield from check_length(
                f"layout.{players}.centres", layout.centres, boards, "one for each board"
            )
        yield from check_complete("chinatown", self.chinatown, get_args(ExchangeId))

    def _check_goals_and_technologies(self) -> Iterator[Problem]:
        ids = list(self.goals)
        if ids != sorted(ids):
            yield "goals", "they must stand in the order of their ids"
        for group in "ABC":
            found = [name for name in ids if name[0] == group]
            yield from check_length("goals", found, len(ids) // 3, f"in the group {group}")
            yield from check_numbered("goals", found, 1, "a goal")
        for name, goal in self.goals.items():
            if (goal.have == "built") != (goal.count is None):
                yield f"goals.{name}.count", "every goal but 'built' has one"
            for key, built in (("production", goal.production), ("trade", goal.trade)):
                if (goal.have == "built") != (built is not None):
                    yield f"goals.{name}.{key}", "the goals 'built' have one, the others have none"
        yield from check_complete("technologies", self.technologies, get_args(TechnologyId))
        for tech, row in self.technologies.items():
            if (tech in get_args(GainTechnologyId)) != (row.gain is not None):
                yield f"technologies.{tech}.gain", "effects with a number have one, the others none"
            yield from check_no_repetition(f"technologies.{tech}.flags", row.flags)

    def _check_cards(self) -> Iterator[Problem]:
        yield from check_numbered("orders", self.orders, 3, "an order")
        for name, order in self.orders.items():
            if not name.startswith(order.flag):
                yield f"orders.{name}.flag", f"its id names another nation than {order.flag!r}"
        for index, removed in enumerate(self.by_players.removed_orders):
            if removed >= len(self.orders):
                yield f"by_players.removed_orders[{index}]", "no order is left"
        yield from check_numbered("tokens", self.tokens, 1, "a token")
        yield from check_numbered("buildings", self.buildings, 1, "a tile")
        mini = self.mini_expansions
        yield from check_no_repetition(
            "mini_expansions.independent_agents", mini.independent_agents
        )
        yield from check_numbered("mini_expansions.completed", mini.completed, 1, "a token")
        if mini.completed_in_play > len(mini.completed):
            yield "mini_expansions.completed_in_play", "there are fewer tokens"
        cards = [flag for row in self.technologies.values() for flag in row.flags]
        counted: list[tuple[str, Collection[object]]] = [
            ("orders", self.orders),
            ("tokens", [*self.tokens, *mini.independent_agents]),
            ("technologies", cards),
            ("buildings", self.buildings),
        ]
        for path, members in counted:
            if not 0 < len(members) < MOST_CARDS:
                yield path, f"between 1 and {MOST_CARDS - 1} are possible, not {len(members)}"

    def _check_rewards(self) -> Iterator[Problem]:
        """No reward and no order is empty: a lost number would go unseen."""
        rewards = {f"orders.{name}.reward": order.reward for name, order in self.orders.items()}
        rewards |= {f"tokens.{name}": reward for name, reward in self.tokens.items()}
        for path, board in (("church", self.church), ("customs", self.customs)):
            for index, space in enumerate(board.spaces):
                rewards[f"{path}.spaces[{index}].reward"] = space.reward
        for name, tile in self.buildings.items():
            rewards[f"buildings.{name}.house"] = tile.house
            for index, shop in enumerate(tile.shops):
                rewards[f"buildings.{name}.shops[{index}]"] = shop
        nothing = Reward()
        for path, reward in rewards.items():
            if reward == nothing:
                yield path, "it gives nothing"
        for name, order in self.orders.items():
            if order.pay == Pay():
                yield f"orders.{name}.pay", "it asks for nothing"
