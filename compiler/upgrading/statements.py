"""Say what each kind of statement or phrase of version 1 became; kinds that are not here stay as they are written."""

from __future__ import annotations

from collections.abc import Callable

Parts = tuple[str | None, ...]
"""The parts of a phrase in version 2; `None` for an optional one that is not there."""

SAME_WITH_OTHER_WORDS: dict[str, str] = {
    "no_forbid": "allow {0}",
    "no_play": "play {0}: nothing",
    "no_starter": "starter {0}: nothing",
    "no_challenge": "challenge {0}: forbidden",
    "no_finish_on": "finish on {0}: wins",
    "no_after": "after {0}: as usual",
    "no_bonus": "bonus {0}: nothing",
    "no_strip": "leave out nothing",
    "no_counter": "no countdown",
    "no_limit": "no hand limit",
    "no_stock_limit": "no reshuffle limit",
    "note": "rule {0}: {1}",
    "first": "first player {0}",
    "strip": "leave out {0}",
    "copies_without_suit": "{0} without suit: {1}",
    "deal_counter": "deal countdown",
    "counter": "countdown from {0} to {1}",
    "counter_falls": "countdown falls for {0}",
    "dealer_first": "first dealer {0}",
    "dealer_then": "next dealer {0}",
    "starter_none": "no starter",
    "plain": "nothing",
    "dealer_starts": "dealer begins",
    "first_names": "first player names {0}",
    "wild": "wild {0}: names nothing",
    "wild_names": "wild {0}: names {1}",
    "wild_may_name": "wild {0}: may name {1}",
    "after_as_below": "after {0}: as card below",
    "plays_again": "must play again",
    "skips_seats": "skip next {0}",
    "else_wait": "misses a turn",
    "else_not_allowed": "forbidden",
    "adds": "run of {0}",
    "copies_below": "acts as card below",
    "covers": "cover with {0}, else {1}",
    "opens_round": "may open round of {0}, else {1}",
    "several_top": "several: {0} on top",
    "several_effects": "several: {0} acts",
    "several_last": "finish with several: {0}",
    "jump_owing": "jump: {0} while owing",
    "no_finish_penalty": "may not finish",
    "call_doubt": "call wrongly caught: {0}",
    "if_it_fits": "only if it fits",
    "stays_in": "not out",
    "finish_waits": "finish not while another hand is empty",
    "value": "value {0}: {1}",
    "game_to_counter": "game to countdown",
    "game_exactly": "total {0}: becomes {1}",
    "game_tie": "tie: {0}",
}
"""Kinds of which all parts stand in other words."""

OTHER_WORDS: dict[str, dict[str, str]] = {
    "refusal": {"under": "put under", "redraw": "turn another"},
    "drawn_card": {"waits": "is kept"},
    "stock_empty": {"score": "hand ends"},
    "stock_exhausted": {"score": "hand ends"},
    "then": {"then waits": "then misses a turn"},
    "lasting": {"until failed": "until somebody fails"},
    "finish_then": {"next counter": "next countdown"},
    "ledger": {"none": "nothing"},
    "outcome": {
        "first wins": "who reaches it wins",
        "reachers lose": "who reaches it loses",
        "reachers drop out": "who reaches it leaves game",
    },
    "add_open": {"closes": "ends with turn", "stays": "stays open", "until closed": "stays open until closed"},
    "jump_then": {"after jumper": "goes on after jumper", "resume": "goes back"},
    "jump_effect": {"cancels": "card below lapses", "adds": "card below still counts"},
    "limit_result": {"out": "leaves hand"},
}
"""Choices of words, each with those that have changed."""


def _turns(number: str) -> str:
    return "a turn" if number == "1" else f"{number} turns"


def _times(number: str) -> str:
    return f"{number} time" if number == "1" else f"{number} times"


def _copies(parts: Parts) -> str:
    number, *suits, cards = parts
    where = f" in {', '.join(suit for suit in suits if suit)}" if any(suits) else ""
    return f"{number} of each{where}: {cards}"


def _no_answer(parts: Parts) -> str:
    owed, answering = parts
    return f"answer {owed} with nothing" if answering is None else f"answer {owed} with {answering}: forbidden"


def _must_play(parts: Parts) -> str:
    who, cards, otherwise, lasting = parts
    return f"{who} must play {cards}{f' {lasting}' if lasting else ''}, else {otherwise}"


def _demands(parts: Parts) -> str:
    cards, otherwise, lasting = parts
    return f"demand {cards}{f' {lasting}' if lasting else ''}{f', else {otherwise}' if otherwise else ''}"


def _several(parts: Parts) -> str:
    cards, of, limit = parts
    return f"several {cards}{f' among {of}' if of else ''}{f' at most {limit}' if limit else ''}"


def _draw_penalty(parts: Parts) -> str:
    cards, missed = parts
    return f"draw {cards}{f' and misses {_turns(missed)}' if missed else ''}"


def _ends_hand(parts: Parts) -> str:
    return f"may end hand{f' with at most {parts[0]} points' if parts[0] else ''}"


OTHER_SHAPES: dict[str, Callable[[Parts], str]] = {
    "copies": _copies,
    "no_answer": _no_answer,
    "must_play": _must_play,
    "demands": _demands,
    "several": _several,
    "draw_penalty": _draw_penalty,
    "ends_hand": _ends_hand,
    "waits": lambda parts: f"{parts[0]} misses {_turns(str(parts[1]))}",
    "wild_counter": lambda parts: f"wild countdown: names {parts[0] or 'nothing'}",
    "rotates_hands": lambda parts: f"all pass hands {'left' if parts[0] else 'on'}",
    "pass_when": lambda parts: (
        "no pass without drawing" if parts[0] == "when stock empty" else f"pass without drawing {parts[0]}"
    ),
    "stock_limit": lambda parts: f"stock refills at most {_times(str(parts[0]))}",
    "answer_drawn": lambda parts: f"drawn card {'may answer' if parts[0] == 'allowed' else 'may not answer'}",
    "add_open": lambda parts: f"run {parts[0]}",
    "jump_then": lambda parts: f"jump: {parts[0]}",
    "jump_effect": lambda parts: f"jump: {parts[0]}",
    "hand_limit": lambda parts: f"at {int(str(parts[0])) + 1} cards: {parts[1]}",
    "score_rounds": lambda parts: f"rounding to {parts[0]}{f', at least {parts[1]}' if parts[1] else ''}",
    "score_reshuffle": lambda parts: f"reshuffle: costs {parts[0]}{', doubling' if parts[1] else ''}",
    "game_each_deals": lambda parts: f"game each deals {_times(str(parts[0]))}",
}
"""Kinds that are built in another way."""
