"""Rules for the tests of the engine, each written as a short text."""

from __future__ import annotations

from functools import cache

from crazy8.compiler.language.from_text import parse
from crazy8.compiler.layers.link import Library, link
from crazy8.compiler.layers.resolver import Resolver
from crazy8.compiler.program.from_rules import program_from
from crazy8.compiler.source import Source
from crazy8.compiler.topics.rules import Rules
from crazy8.runtime.records.program import Program

PAGAT = """
deal 5
when 2 players { deal 7 }
starter 8: dealer names suit
wild 8: names suit
draw 1
draw at will
drawn card may be played
stock empty: reshuffle
stock exhausted: pass
call "last card" at 1 card, else draw 2
blocked: each pays own hand
score: each pays own hand
game to 100, lowest wins
"""

BICYCLE = """
deal 5
starter 8: bury
wild 8: names suit
draw until playable
draw at will
draw may go on
drawn card must be played or any other
stock empty: pass
blocked: void
score: winner collects
game single hand
no call
"""

ITALIAN = """
deal 7
starter 8: nothing
wild 8: names nothing
draw until playable
draw when unable
drawn card must be played
stock empty: reshuffle
score: each pays own hand
value 8: 50
value J Q K: 10
value any but 8 J Q K: 5
game to 500, lowest wins
no call
"""

PLAIN = """
deal 5
starter 8: bury
wild 8: names suit
draw 1
draw when unable
drawn card is kept
stock empty: reshuffle
stock exhausted: pass
no call
game single hand
"""
"""Whoever can play must; one card is drawn and the turn ends."""

RICH = """
packs 2
deal 6
direction chosen
first player winner
first dealer lowest card
next dealer loser
starter 8: first player names suit
starter 2 Q: acts
starter A: acts, dealer begins
starter 7: any fits
starter 5: turn another
starter 6: reshuffle
starter 4: everyone draws 1
wild 8: names another suit
wild J: may name suit
forbid J on J
draw up to 3
draw at will
drawn card may be played or any other
stock empty: turn over
stock exhausted: pass
play 2: next draws 2
play KS: next draws 4, then plays
play 3: next draws 1, then may play
play Q: skip next
play A: reverse
play 5: must play again
play 6: may play again
play 7: skip chosen
play 9: others draw 1
play 10: everyone draws 1, you draw 1
play 4: skip others
play KH: names suit, reverse
reverse with two: skips
answer 2 with 2
answer 2 with 3: doubles
answer KS with KH: sends back
answer KS with 2: passes on
answer 2 with KD: cancels
answer 3 with 3: replaces
answer Q with Q
call "last card" at 1 card, else draw 2 and misses a turn
call "out" at 0 cards, else draw 1
call until last card
call caught by anyone
finish: play on
finish on 2 Q: acts and may come back
finish on 3, KS: acts
finish on 8: forbidden
finish on J: only if it fits
finish on 9: draw 2
finish on 10: not out
score: finishers collect
blocked: lowest collects differences
game to 300, highest wins
"""
"""Nearly everything at once."""

DROPPING = """
packs 2
deal 4
next dealer winner
direction anticlockwise
first player right of dealer
starter any: acts
wild 8: names suit
draw 2
draw when unable
drawn card may be played
stock empty: pass
play 2: next draws 2
play A: reverse
reverse with two: nothing
play Q: skip next
finish on 2: acts
call "last" at 1 card, else may not finish
call "two" at 2 cards, else draw 1
call until next card
call caught by next
blocked: winner collects average
score: each pays own hand
game past 60, who reaches it leaves game
"""

SCORING_EMPTY = """
starter special: put under
wild A: names suit
draw until playable
draw when unable
drawn card is kept
stock empty: hand ends
score: lowest collects differences
blocked: lowest collects differences
value any: 1
game each deals 2 times
tie: shared
call "one" at 1 card, else draw 1
call caught by table
"""

COUNTING_DOWN = """
countdown from 4 to 0
countdown falls for emptied
deal countdown
finish: next countdown
no starter
first player winner
wild countdown: names suit
draw until playable
draw at will
drawn card may be played or any other
stock empty: reshuffle
stock refills at once
stock short: take top
play 2: next draws 2
answer 2 with 2
play Q: skip next
play K: swap 2 cards with chosen
play J: take 1 card from next
play 9: all pass 1 card on
play 8: all discard 1 card
play 7: you discard all same suit cards
play 10: take 2 cards from chosen, picked by giver
at 13 cards: leaves hand
blocked: void
score: nothing
game to countdown
"""

SCARCE = """
deal per hand 7 5 3
starter from dealer
starter 8: turn another
cutter 2 to 9
play cutter 7: others draw 1
wild 8: names suit
draw up to 2
draw at will
draw may go on
drawn card may be played
pass after any draw
no pass without drawing
stock empty: reshuffle
stock keeps top and chain
stock refills at most 2 times
stock short: owed
play 2: next draws 3
answer 2 with 2
play A: cover with same suit, else draw 1
finish after A: forbidden
finish not while another hand is empty
finish on 7: not out
blocked after 1 round and 1 pass or 60 cards
blocked: each pays own hand
bonus J: times 2
bonus Q: -20
score: each pays own hand
rounding to 5, at least 5
reshuffle: costs 5, doubling
game past 100, who reaches it loses
total 100: becomes 50
"""

OF_FAMILIES = """
deal 5
wild 8: names suit
after 3: as card below
draw up to 2
draw at will
drawn card may be played
draw from stock or discards
may say "knock" while holding at most 6 points: hand ends
several same rank
play 7: must play again
play 2: next draws 2
answer 2 with 2
stock empty: pass
blocked: each pays own hand
value any: 3
call "last" at 1 card, else draw 1
game 3 hands
"""

TEXTS = {
    "pagat": PAGAT,
    "bicycle": BICYCLE,
    "italian": ITALIAN,
    "plain": PLAIN,
    "rich": RICH,
    "dropping": DROPPING,
    "scoring-empty": SCORING_EMPTY,
    "counting-down": COUNTING_DOWN,
    "scarce": SCARCE,
    "of-families": OF_FAMILIES,
}


@cache
def rules_of(text: str, players: int) -> Rules:
    """The rules that a few statements give, all else being defaults."""
    source = Source("test", f'c8 2\nvariant test "Test" [house]\nplayers 2 to 12\n{text}')
    parsed = parse(source)
    variant, diagnostics = link(parsed.document, Library(lambda _name: None))
    assert variant is not None, diagnostics
    resolution = Resolver(variant).resolve(players)
    assert resolution.rules is not None, [(one.message, one.span.text) for one in resolution.diagnostics]
    assert not parsed.diagnostics, [(one.message, one.span.text) for one in parsed.diagnostics]
    return resolution.rules


@cache
def program_of(text: str, players: int) -> Program:
    """The program that a few statements give."""
    return program_from(rules_of(text, players))
