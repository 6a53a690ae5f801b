"""From a game to its record and back; every decision is checked.

>>> from teahouse.registry import load
>>> from teahouse.records.record import parse
>>> match = Match(load("dschunke"), 3, {}, seed=7)
>>> seat = match.state.first_actor()
>>> _ = match.decide(seat, match.state.legal(seat)[0])
>>> text = text_of(record_of(match, ["Mei", "Odile", "Jun"]))
>>> verify(parse(text)).state.digest() == match.state.digest()
True
>>> verify(parse(text.replace("Seed: 7", "Seed: 8")))
Traceback (most recent call last):
    ...
teahouse.core.errors.BadRecord: The seed of the record does not fit the hash shown at the start.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from teahouse.core.errors import BadRecord, IllegalAction, TeahouseError
from teahouse.core.game import Game, State
from teahouse.core.match import Match
from teahouse.core.rng import seed_hash
from teahouse.records.record import Record, dump


def record_of(match: Match, players: Sequence[str], *, with_seed: bool = True) -> Record:
    """The record of a match as it stands; leave out the seed while the game goes on."""
    state = match.state
    over = state.over
    return Record(
        game=match.game,
        players=[_clean_name(name) for name in players],
        options=match.options,
        seed=str(match.seed) if with_seed else None,
        seed_hash=seed_hash(match.seed),
        decisions=[(decision.seat, decision.action) for decision in match.decisions],
        result=[int(sum(points)) for points in state.scores()] if over else None,
        ranks=[int(rank) for rank in state.ranking()] if over else None,
        digest=digest_of(match.game, state),
    )


def _clean_name(name: str) -> str:
    """The name without the characters that separate parts of a record."""
    return " ".join(name.replace("|", "/").split()) or "?"


def text_of(record: Record) -> str:
    """The record as text, grouped by round and phase."""
    headings: dict[int, str] = {}
    if record.seed is not None:
        state = record.game.start(record.seats, record.options, record.seed)
        last = ""
        for number, (seat, action) in enumerate(record.decisions):
            progress = state.progress()
            heading = f"Round {progress.round}, {progress.phase}"
            if heading != last:
                headings[number] = heading
                last = heading
            if action not in state.legal(seat):
                raise BadRecord(f"Decision {number + 1} of the record is not legal.")
            state.apply(seat, action)
    return dump(record, headings)


def replay(record: Record, count: int | None = None) -> Match:
    """Play the record again (or its first ``count`` decisions), checking every decision."""
    if record.seed is None:
        raise BadRecord("The record has no seed: it can be replayed after the end of the game.")
    if seed_hash(record.seed) != record.seed_hash:
        raise BadRecord("The seed of the record does not fit the hash shown at the start.")
    with _refuse_broken_corrections(record):
        return _play_again(record, record.seed, count)


@contextmanager
def _refuse_broken_corrections(record: Record) -> Iterator[None]:
    """One sentence for it: rules may rely on what corrected tables no longer hold."""
    try:
        yield
    except TeahouseError:
        raise
    except Exception as error:
        if not record.game.corrections:
            raise
        raise BadRecord("The game of the record cannot be played with its corrections.") from error


def _play_again(record: Record, seed: str, count: int | None) -> Match:
    match = Match(record.game, record.seats, record.options, seed)
    decisions = record.decisions if count is None else record.decisions[:count]
    for number, (seat, action) in enumerate(decisions, start=1):
        try:
            match.decide(seat, action)
        except IllegalAction as error:
            raise BadRecord(f"Decision {number} of the record is not legal: {error}") from error
    return match


def verify(record: Record) -> Match:
    """Replay and compare everything the record claims; ``BadRecord`` names the first difference."""
    match = replay(record)
    with _refuse_broken_corrections(record):
        _compare_with_end(record, match.state)
    return match


def _compare_with_end(record: Record, state: State) -> None:
    if (record.result is not None) != state.over:
        claim = "finished" if record.result is not None else "unfinished"
        raise BadRecord(f"The record calls the game {claim}, but replaying it shows the contrary.")
    if record.result is not None:
        points = [int(sum(p)) for p in state.scores()]
        if points != record.result:
            raise BadRecord(f"The result is wrong: the game ended {points}, not {record.result}.")
        ranks = [int(rank) for rank in state.ranking()]
        if ranks != record.ranks:
            raise BadRecord(f"The ranks are wrong: they are {ranks}, not {record.ranks}.")
    if digest_of(record.game, state) != record.digest:
        what = "position and the corrections do" if record.game.corrections else "position does"
        raise BadRecord(f"The final {what} not fit the digest of the record.")


def digest_of(game: Game, state: State) -> str:
    """The fingerprint of a position and of the corrections that the game is played by.

    A game ends in the same position if another value was corrected that nobody met.
    """
    digest = state.digest()
    if not game.corrections:
        return digest
    return hashlib.blake2b(f"{game.corrections} {digest}".encode(), digest_size=16).hexdigest()
