"""What technologies do: a set of one name for each, and the number in its effect (2.7).

``state.skills`` holds the set of the names that a seat owns.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from teahouse.games.yokohama.table_rows import GainTechnologyId, TechnologyId
from teahouse.games.yokohama.tables import BIT, TABLES, TECH_IDS


def _gain_of(tech: GainTechnologyId) -> i64:
    return TABLES.technologies[tech].gain or 0


def _bit_of(tech: TechnologyId) -> i64:
    return BIT[TECH_IDS.index(tech)]


# sets of one name, for what a player can do
BALL: Final[i64] = _bit_of("ball")
BRICKYARD: Final[i64] = _bit_of("brickyard")
ELECTRIC_LIGHT: Final[i64] = _bit_of("electric_light")
EXPOSITION: Final[i64] = _bit_of("exposition")
GAS_LAMP: Final[i64] = _bit_of("gas_lamp")
LANGUAGE_SCHOOL: Final[i64] = _bit_of("language_school")
PRINTING: Final[i64] = _bit_of("printing")
MINING: Final[i64] = _bit_of("mining")
NEWSPAPER: Final[i64] = _bit_of("newspaper")
PATENTS: Final[i64] = _bit_of("patents")
POSTAL_SYSTEM: Final[i64] = _bit_of("postal_system")
SPINNING_MILL: Final[i64] = _bit_of("spinning_mill")
STAGECOACH: Final[i64] = _bit_of("stagecoach")
STATION: Final[i64] = _bit_of("station")
STOCK_EXCHANGE: Final[i64] = _bit_of("stock_exchange")
TELEGRAM: Final[i64] = _bit_of("telegram")
TELEPHONE: Final[i64] = _bit_of("telephone")
TRAMWAY: Final[i64] = _bit_of("tramway")
UNIVERSITY: Final[i64] = _bit_of("university")
BREWERY: Final[i64] = _bit_of("brewery")

BALL_POINTS: Final[i64] = _gain_of("ball")
BRICKYARD_POINTS: Final[i64] = _gain_of("brickyard")
ELECTRIC_LIGHT_POINTS: Final[i64] = _gain_of("electric_light")
EXPOSITION_POINTS: Final[i64] = _gain_of("exposition")
GAS_LAMP_POINTS: Final[i64] = _gain_of("gas_lamp")
LANGUAGE_SCHOOL_YEN: Final[i64] = _gain_of("language_school")
PRINTING_YEN: Final[i64] = _gain_of("printing")
MINING_COPPER: Final[i64] = _gain_of("mining")
PATENTS_POINTS: Final[i64] = _gain_of("patents")
BREWERY_POINTS: Final[i64] = _gain_of("brewery")
