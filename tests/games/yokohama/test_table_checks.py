"""What does not fit together in the tables is refused, although every value has its type."""

from __future__ import annotations

import pytest
from table_changes import refusal_of


@pytest.mark.parametrize(
    ("place", "value", "refusal"),
    [
        (
            "meta.players",
            [2, 3],
            "$.meta.players is wrong: 3 entries are needed (lists go by 2, 3, 4 players)",
        ),
        ("meta.nations[1]", "uk", "$.meta.nations[1] is wrong: 'uk' is there twice."),
        ("meta.nations", ["uk", "us"], "$.meta.nations is wrong: there is no entry for 'fr'."),
        ("meta.colors[1]", "blue", "$.meta.colors[1] is wrong: 'blue' is there twice."),
        ("agents.nl", None, "$.agents is wrong: there is no entry for 'nl'."),
        (
            "final.flag_set",
            [0, 0, 2],
            "$.final.flag_set is wrong: 6 entries are needed (no flag to all flags), not",
        ),
        (
            "fees.house",
            [4, 5, 6],
            "$.fees.house is wrong: 4 entries are needed (one for each trading house)",
        ),
        ("church.neutral", [4, 4], "$.church.neutral[1] is wrong: 4 is there twice."),
        ("locations[0].id", "canal", "$.locations is wrong: there is no entry for 'copper_mine'."),
        (
            "locations[0].good",
            None,
            "$.locations[0].good is wrong: the effect 'goods' has a good, others have",
        ),
        (
            "locations[4].good",
            "tea",
            "$.locations[4].good is wrong: the effect 'goods' has a good, others have",
        ),
        ("locations[13].used", [0, 1, 2], "$.layout.4.rows is wrong: 19 boards are used, not 18."),
        (
            "layout.2.centres",
            [[150, 103]],
            "$.layout.2.centres is wrong: 10 entries are needed (one for each",
        ),
        ("layout.2", None, "$.layout is wrong: there is no entry for 2."),
        ("chinatown.buy_tea", None, "$.chinatown is wrong: there is no entry for 'buy_tea'."),
        ("goals.A4", None, "$.goals is wrong: 3 entries are needed (in the group B), not 4."),
        ("goals.A1.count", None, "$.goals.A1.count is wrong: every goal but 'built' has one."),
        (
            "goals.C1.trade",
            None,
            "$.goals.C1.trade is wrong: the goals 'built' have one, the others have none.",
        ),
        ("technologies.ball", None, "$.technologies is wrong: there is no entry for 'ball'."),
        (
            "technologies.ball.gain",
            None,
            "$.technologies.ball.gain is wrong: effects with a number have one",
        ),
        (
            "technologies.station.gain",
            2,
            "$.technologies.station.gain is wrong: effects with a number have one",
        ),
        (
            "technologies.ball.flags",
            ["us", "us"],
            "$.technologies.ball.flags[1] is wrong: 'us' is there twice.",
        ),
        (
            "orders.uk-03",
            None,
            "$.orders.uk-04 is wrong: number 3 must stand here, or an order is missing.",
        ),
        (
            "orders.uk-03.flag",
            "us",
            "$.orders.uk-03.flag is wrong: its id names another nation than 'us'.",
        ),
        ("orders.uk-02.reward", {}, "$.orders.uk-02.reward is wrong: it gives nothing."),
        ("orders.uk-02.pay", {}, "$.orders.uk-02.pay is wrong: it asks for nothing."),
        (
            "by_players.removed_orders[0]",
            36,
            "$.by_players.removed_orders[0] is wrong: no order is left.",
        ),
        (
            "tokens.T05",
            None,
            "$.tokens.T06 is wrong: number 5 must stand here, or a token is missing.",
        ),
        ("tokens.T05", {}, "$.tokens.T05 is wrong: it gives nothing."),
        (
            "buildings.B01",
            None,
            "$.buildings.B02 is wrong: number 1 must stand here, or a tile is missing.",
        ),
        ("buildings.B01.house", {}, "$.buildings.B01.house is wrong: it gives nothing."),
        ("buildings.B01.shops[2]", {}, "$.buildings.B01.shops[2] is wrong: it gives nothing."),
        ("customs.spaces[7].reward", {}, "$.customs.spaces[7].reward is wrong: it gives nothing."),
        (
            "mini_expansions.independent_agents[1]",
            "I1",
            "$.mini_expansions.independent_agents[1] is wrong:",
        ),
        (
            "mini_expansions.completed.K2",
            None,
            "$.mini_expansions.completed.K3 is wrong: number 2 must stand",
        ),
        (
            "mini_expansions.completed_in_play",
            7,
            "$.mini_expansions.completed_in_play is wrong: there are fewer",
        ),
    ],
)
def test_what_does_not_fit_together_is_refused(place: str, value: object, refusal: str) -> None:
    assert refusal in refusal_of("yokohama", place, value)
