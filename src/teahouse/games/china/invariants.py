"""What is always true (section 9). Tests check it after every decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from teahouse.core.bits import count_bits
from teahouse.core.errors import require
from teahouse.games.china import tables as d
from teahouse.games.china.rules import catalog as c
from teahouse.games.china.rules import drawing, final, memory, nodes, payment, placing, roads

if TYPE_CHECKING:
    from teahouse.games.china.state import ChinaState


def check(s: ChinaState) -> None:
    """Raise ``BrokenInvariant`` at the first broken invariant."""
    _check_cards(s)
    _check_memory(s)
    _check_pieces(s)
    _check_provinces(s)
    _check_turn(s)
    if s.has_emperor():
        _check_duel(s)
    if len(s.tiles) > 0:
        _check_tiles(s)
    else:
        require(s.closed == 0, "tiles face down without bonus tiles")


def _check_cards(s: ChinaState) -> None:
    pile: list[i64] = [0] * int(d.COLORS)
    for color in s.pile[: s.left]:
        pile[color] += 1
    row, hands = s.row, s.hands
    for color in range(d.COLORS):
        total: i64 = pile[color] + row[color] + s.discard[color] + s.played[color]
        for k in range(s.owners):
            total += hands[k * d.COLORS + color]
        if s.has_emperor():
            total += s.kept_cards[color] + s.kept_cards[d.COLORS + color]
        require(total == s.in_play[color], "cards are not conserved")
        require(min(s.discard[color], s.played[color]) >= 0, "cards below zero")
    for k in range(s.owners):
        require(s.packed_hands[k] >= 0, "cards below zero")
        require(s.hand_size(k) <= d.HAND, "a hand is too large")
    require(drawing.row_size(s) <= d.ROW, "the row is too long")
    require((s.left == 0) == (s.exhausted == d.EXHAUSTIONS), "an empty pile was left lying")
    if not s.influence_on:
        require(sum(s.played) == 0, "cards wait to be kept without influence cards")


def _check_memory(s: ChinaState) -> None:
    """What is said to be known is true."""
    secret: list[i64] = []
    hands, known = s.hands, s.known
    for i in range(s.seats * d.COLORS):
        require(known[i] <= hands[i], "more cards known than held")
        secret.append(hands[i] - known[i])
    if len(s.reshuffled_pile) == 0:
        require(len(s.log) == 0, "a log before the reshuffle")
        require(len(s.hidden_at_reshuffle) == 0, "old cards before the reshuffle")
        return
    held = s.hidden_at_reshuffle[:]
    pile = s.reshuffled_pile[:]
    for code in s.log:
        place: i64 = memory.entry_seat(code) * d.COLORS + memory.entry_color(code)
        if memory.entry_kind(code) == memory.SPENT:
            held[place] -= 1
            require(held[place] >= 0, "the log spends a card that was not held")
            continue
        pile[memory.entry_color(code)] -= 1
        if memory.entry_kind(code) == memory.DRAWN:
            held[place] += 1
    require(held == secret, "the log does not lead to the hands")
    require(min(pile) >= 0, "the log draws a card that was not in the pile")
    expected = [color for color in range(d.COLORS) for _ in range(pile[color])]
    require(sorted(s.pile[: s.left]) == expected, "the log does not lead to the pile")


def _check_pieces(s: ChinaState) -> None:
    seen: i64 = 0
    for k in range(s.owners):
        require(seen & s.palaces[k] == 0, "two palaces on one space")
        seen |= s.palaces[k]
        require(s.supply[k * 3] >= 0, "palaces below zero")
        require(
            count_bits(s.palaces[k]) + s.supply[k * 3] == d.PALACES, "palaces are not conserved"
        )
        placed = sum([(s.emissary_counts[k] >> (4 * p)) & 15 for p in range(d.PROVINCES)])
        require(s.supply[k * 3 + 1] >= 0, "emissaries below zero")
        require(placed + s.supply[k * 3 + 1] == d.EMISSARIES, "emissaries are not conserved")
        for p in range(d.PROVINCES):
            counted: i64 = count_bits(s.palaces[k] & s.board.region[p])
            require(
                (s.palace_counts[k] >> (4 * p)) & 15 == counted, "palaces of a province miscounted"
            )
    require(seen == s.built, "palaces and owners differ")
    require((s.built | s.forts) & ~s.board.mask == 0, "a piece beside the board")
    forts = sum([s.supply[k * 3 + 2] for k in range(s.owners)]) + count_bits(s.forts)
    expected = s.seats * d.FORTIFICATIONS if s.chosen["fortifications"] else 0
    require(forts == expected, "fortifications are not conserved")


def _check_provinces(s: ChinaState) -> None:
    for p in range(d.PROVINCES):
        present: i64 = final.emissaries_in(s, p)
        cap = max([(s.palace_counts[k] >> (4 * p)) & 15 for k in range(s.owners)])
        require(present <= cap, "more emissaries than the largest number of palaces")
        require((s.tallest >> (4 * p)) & 15 == cap, "the most palaces of one owner miscounted")
        require(bool((s.room >> p) & 1) == (present < cap), "the room for emissaries is wrong")
        region: i64 = s.board.region[p]
        require(bool((s.scored >> p) & 1) == (region & ~s.built == 0), "a token is wrong")
        occupied = present > 0 or region & (s.built | s.forts) != 0
        require(bool((s.occupied >> p) & 1) == occupied, "an empty province is not empty")
        vacant = s.board.plain[p] & ~s.built != 0
        require(bool((s.vacant >> p) & 1) == vacant, "a vacant province is not vacant")
    for seat in range(s.seats):
        if s.node == nodes.OVER:
            chains: i64 = roads.chain_points(s.board.near, s.palaces[seat], s.forts)
            palaces: i64 = count_bits(s.palaces[seat])
            require(chains <= d.FORTIFIED * palaces, "chains are worth too much")
            require(chains == 0 or palaces >= d.CHAIN, "a chain without palaces")


def _check_turn(s: ChinaState) -> None:
    asked: i64 = 0 if s.node == nodes.OVER else d.BIT[s.on_turn()]
    require(s.waiting == asked, "the wrong seat is asked")
    if s.node == nodes.ACT:
        seat: i64 = s.on_turn()
        require(s.hand_size(seat) == d.HAND, "a turn begins without a hand")
        if s.exhausted < d.EXHAUSTIONS:
            require(drawing.row_size(s) == d.ROW, "a turn begins without a row")
            for k in range(s.owners):
                require(s.hand_size(k) == d.HAND, "a hand was not filled")
    require(s.turn <= 2 * sum(s.in_play), "the game is too long")
    if s.node == nodes.OVER and not placing.nobody_can_place(s):
        require(s.turn % s.seats == s.seats - 1, "not everybody had as many turns")
    _check_question(s)


def _check_question(s: ChinaState) -> None:
    """The question can have come up, and there is something to answer."""
    question: i64 = s.node
    if s.node == nodes.PAY:
        question = s.back
    elif s.node == nodes.SPACE:
        require(len(s.tiles) > 0, "a space to choose without bonus tiles")
        require(0 <= s.target < d.PROVINCES, "no province to choose a space in")
        require(s.built & s.board.region[s.target] == 0, "a space to choose after the first palace")
        require(s.closed & d.BIT[s.target] == 0, "a space to choose before the tiles are turned up")
        question = s.back
    else:
        require(s.target == -1, "a target nobody asks about")
        require(s.back == nodes.ACT, "a way back nobody needs")
    if s.node != question:
        placing_asked = (nodes.ACT, nodes.ACT2, nodes.TWO, nodes.EMPEROR)
        require(question in placing_asked, "a piece that nobody asked for")
    require(s.occupied_before & ~s.occupied == 0, "a province was left")
    require(s.home & ~s.occupied == 0, "the first piece is not on the board")
    if question == nodes.ACT:
        require(s.occupied_before == s.occupied, "a turn begins with a piece too many")
        require(s.home == 0, "a piece before the first")
    elif question in (nodes.ACT2, nodes.TWO):
        require(s.home != 0, "a second piece before the first")
    if question in (nodes.TWO, nodes.EMPEROR):
        require(s.has_emperor(), "a question of the Duel without it")
    if question == nodes.KEEP:
        require(sum(s.played) > 0, "no card to keep")
    if s.node == nodes.PAY:
        asked = s.copy()
        asked.node = question
        chosen = [action for action in asked.legal(s.on_turn()) if action < c.EXCHANGE]
        require(s.target in chosen, "nothing to pay for")
        ways: i64 = payment.ways_to_pay(s, placing.owner_now(s, question, s.on_turn()), s.target)
        require(ways & (ways - 1) != 0, "there is no choice of payment")
    if s.emperor_first:
        require(question == nodes.EMPEROR or s.node == nodes.OVER, "the Emperor moves too early")
        require(s.emperor_done, "the Emperor moves twice")
        require(s.home == 0, "the Emperor moves first, but not before the turn")


def _check_duel(s: ChinaState) -> None:
    for color in range(d.COLORS):
        one, two = s.kept_cards[color], s.kept_cards[d.COLORS + color]
        holder: i64 = s.influence[color]
        require((holder >= 0) == (one + two > 0), "an influence card has the wrong place")
        if holder >= 0:
            own, other = (one, two) if holder == 0 else (two, one)
            require(own >= other, "influence without as many cards")
    if not s.influence_on:
        require(sum(s.kept_cards) == 0, "cards kept without influence cards")


def _check_tiles(s: ChinaState) -> None:
    lying: i64 = 0
    for tile in range(d.TILES):
        require(lying & s.tiles[tile] == 0, "two tiles on one space")
        lying |= s.tiles[tile]
        won = sum([s.won[k * d.TILES + tile] for k in range(s.owners)])
        require(count_bits(s.tiles[tile]) + won == d.TILE_COUNT[tile], "tiles are not conserved")
    require(lying & s.built == 0, "a tile below a palace")
    for p in range(d.PROVINCES):
        if s.node == nodes.SPACE and s.target == p:
            continue
        unbuilt = s.built & s.board.region[p] == 0
        require(bool((s.closed >> p) & 1) == unbuilt, "tiles are turned the wrong way")
        if unbuilt:
            here: i64 = count_bits(lying & s.board.plain[p])
            require(here == d.TILES_PER_PROVINCE, "a province without its two tiles")
