"""What technologies do: a set of one name for each, and the number in its effect (2.7).

``state.skills`` holds the set of the names that a seat owns.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from teahouse.games.yokohama.table_rows import GainTechnologyId, TechnologyId
from teahouse.games.yokohama.tables import BIT, TABLES, TECH_IDS


def _gain(tech: GainTechnologyId) -> i64:
    return TABLES.technologies[tech].gain or 0


def _bit(tech: TechnologyId) -> i64:
    return BIT[TECH_IDS.index(tech)]


# sets of one name, for what a player can do
BALL: Final[i64] = _bit("ball")
BRICKYARD: Final[i64] = _bit("brickyard")
ELECTRIC_LIGHT: Final[i64] = _bit("electric_light")
EXPOSITION: Final[i64] = _bit("exposition")
GAS_LAMP: Final[i64] = _bit("gas_lamp")
LANGUAGE_SCHOOL: Final[i64] = _bit("language_school")
PRINTING: Final[i64] = _bit("printing")
MINING: Final[i64] = _bit("mining")
NEWSPAPER: Final[i64] = _bit("newspaper")
PATENTS: Final[i64] = _bit("patents")
POSTAL_SYSTEM: Final[i64] = _bit("postal_system")
SPINNING_MILL: Final[i64] = _bit("spinning_mill")
STAGECOACH: Final[i64] = _bit("stagecoach")
STATION: Final[i64] = _bit("station")
STOCK_EXCHANGE: Final[i64] = _bit("stock_exchange")
TELEGRAM: Final[i64] = _bit("telegram")
TELEPHONE: Final[i64] = _bit("telephone")
TRAMWAY: Final[i64] = _bit("tramway")
UNIVERSITY: Final[i64] = _bit("university")
BREWERY: Final[i64] = _bit("brewery")

BALL_POINTS: Final[i64] = _gain("ball")
BRICKYARD_POINTS: Final[i64] = _gain("brickyard")
ELECTRIC_LIGHT_POINTS: Final[i64] = _gain("electric_light")
EXPOSITION_POINTS: Final[i64] = _gain("exposition")
GAS_LAMP_POINTS: Final[i64] = _gain("gas_lamp")
LANGUAGE_SCHOOL_YEN: Final[i64] = _gain("language_school")
PRINTING_YEN: Final[i64] = _gain("printing")
MINING_COPPER: Final[i64] = _gain("mining")
PATENTS_POINTS: Final[i64] = _gain("patents")
BREWERY_POINTS: Final[i64] = _gain("brewery")
