"""A line as a player says it leads to the line that he means, whatever words he takes."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crazy8.compiler.players_words.meant import meant
from crazy8.compiler.players_words.near_spelling import spelt_right
from crazy8.compiler.players_words.nearest import can_be_written, lines_near
from crazy8.compiler.players_words.notions import NOTIONS
from crazy8.compiler.players_words.player_counts import NUMBERS_IN_WORDS, of_players

KINDS = {
    "play 7: next draws 3": (
        "7: next picks up 3",
        "sevens: the next person takes three cards",
        "if you play a 7 the next one has to draw 3",
        "7 = +3",
        "a seven: 3 penalty cards for the next player",
    ),
    "play 4: skip next": (
        "four skips a player",
        "a 4 skips one person",
        "4: next loses a go",
        "fours skip",
        "4: the player after you waits",
        "a 4: next misses his turn",
    ),
    "play 10: others draw 1": ("everybody else draws one after a 10", "after a ten everyone else takes one"),
    "allow 8": ("8 on 8 allowed", "eights can be played on eights"),
    "answer 2 with K: cancels": ("answer 2 with king: stops it", "answer twos with K: blocks"),
    "draw at will": ("draw also when you can play", "draw even if you could play"),
    "draw when unable": (
        "draw only if you cannot play",
        "you may only draw when you have nothing to play",
        "only draw if you can't go",
    ),
    "play K: reverse": ("kings go the other way", "K: changes direction", "king = direction of play changes"),
    "play 9: must play again": ("9: go again", "nine gives another turn", "9: same player has an extra go"),
    "play Q of spades: others draw 2": ("♠Q: everybody else takes 2", "queen of spades: all other players pick up two"),
    "play 7: swap hands with chosen": (
        "7: swap hands with someone",
        "sevens: trade hands with a player of your choice",
    ),
    "wild J: names suit": (
        "J: joker, choose a suit",
        "play J: a joker, pick the suit",
        "jacks are wild",
        "J: choose a suit",
        "jack changes the colour",
        "J can be played any time, new suit",
    ),
    "answer 2 with 2": ("2 on 2 adds up", "you can stack 2s", "twos can be stacked", "2 on a 2: next takes 4"),
    "answer 2 with 3: cancels": ("3 cancels a 2", "a three on a two stops the penalty"),
    "forbid J on J": ("no jack on jack", "jacks can't go on jacks", "J on J is not allowed"),
    "finish on black J: forbidden": (
        "can't go out on a black jack",
        "no ending on black jacks",
        "your last card may not be a black jack",
        "nobody can finish with a black J",
    ),
    'call "knock" at 1 card, else draw 2': ("knock with one card left", "last card: knock or draw 2"),
    'call "Mau" at 1 card, else draw 2': ('one card left: say "Mau"', 'last card: shout "Mau" or pick up 2'),
    "call false: draw 1": ("called last card wrongly: pick up one card", "wrong call: 1 penalty card"),
    "draw 1": (
        "draw the top card of the stock",
        "take a card from the deck",
        "if you have no fitting card draw one",
        "cant go: pick up 1",
        "if you can't play take a card",
        "nothing fits: draw one",
    ),
    "draw until playable, at most 3": (
        "keep drawing till you can go, max 3",
        "draw until something fits, no more than 3",
    ),
    'may say "knock" while holding at most 5 points: hand ends': (
        "knock at 5 points",
        "with five points or less in hand you may knock instead of playing, and the hand ends",
        "you may end the hand if you have 5 points or less",
    ),
    "draw from stock or discards": (
        "instead of drawing you may take the card on top, and your turn is over",
        "you can pick up the top discard instead of drawing",
        "draw from the discard pile",
    ),
    "drawn card may be played": (
        "you can play the drawn card straight away",
        "picked up card: if it goes you can play it",
    ),
    "stock empty: reshuffle": (
        "stock empty: mix and turn over",
        "pack runs out: shuffle",
        "no cards left in the pile: reshuffle the discards",
    ),
    "stock empty: hand ends": ("when the stock is empty the points are counted", "stock empty: score"),
    "countdown from 3 to 0": ("lives 3", "each player has 3 lives", "we play with three lives"),
    "countdown falls for loser": ("whoever loses a hand loses a life", "the loser of a round is down a life"),
    "several same rank at least 3": (
        "several cards of the same rank, at least three",
        "cards of one kind together, at least three of them",
    ),
    "several same suit neighbour at least 3": ("runs of at least three may be played", "runs: at least three cards"),
    "several same rank": ("pairs can go down together", "as many of the same number as you like at once"),
    "jump with same card": ("identical card: jump in", "same card out of turn allowed"),
    "when 6 or more players { packs 2 }": (
        "2 decks if more than 5 players",
        "two packs when 6 or more people play",
        "play with 2 decks above 5 players",
    ),
    "when 2 players { deal 7 }": ("seven cards each with 2 players", "deal 7 if only two of you play"),
    "players 3 or more": ("min 3 players", "at least three people"),
    "players 2 to 7": ("seven players max", "2-7 people can play", "7 players or less"),
    "first player oldest": ("oldest starts", "the oldest player goes first"),
    "next dealer loser": ("loser deals", "next dealer: loser of the last hand", "whoever lost deals next"),
    "first player left of dealer": ("left of dealer starts", "first go: player on the dealer's left"),
    "value J Q K: 10": ("picture cards are worth 10", "face cards: 10 points", "J Q K = 10 points each", "face: 10"),
    "finish on 8 J: draw 2": (
        "finish on 8 or J: not allowed, take 2",
        "finish on 8, J: forbidden, pick up 2",
        "no finishing on 8 or J: take 2",
        "ending on 8 or J is forbidden: penalty 2 cards",
    ),
    "play Q: skip next": ("play Q:jump the next", "Q: jump over the next player", "queens hop over the next one"),
    "game past 150, who reaches it leaves game": (
        "game to 150, who pass it is out, last one win",
        "play to 150: whoever goes over it is out, last player standing wins",
        "game to 150, who goes over is out",
    ),
    "game until 1 remains": ("last one standing wins",),
    "starter 8: bury": (
        "start card 8: put it back in the pack",
        "first card is an 8: bury it",
        "start card is 8: put it back",
        "starter 8: put in the middle",
        "starter eights: put back and turn another",
    ),
    "bonus J: times 2": ('finish with J: "Mau-Mau", counts double', "finish on J: doubles the score"),
    'call "mau" at 1 card, else draw 3': (
        'call "mau" before playing 2nd last, else pick up 3',
        'say "mau" before playing the second to last card or draw 3',
        'say "mau" with the next to last card, otherwise draw 3',
    ),
    "game to 200, lowest wins": ("game over: somebody hits 200", "play until someone gets to 200 points, lowest wins"),
}


@pytest.mark.parametrize(("line", "said"), [(line, one) for line, ways in KINDS.items() for one in ways])
def test_whatever_words_are_taken_the_line_is_the_first(line: str, said: str) -> None:
    assert lines_near(said)[0] == line


def test_every_line_can_be_written_with_what_stands_in_it_where_nothing_was_said() -> None:
    for line in meant():
        # A place for a second card or number without one of its own takes what the first one takes.
        written = re.sub(r"\{\w:([^{}]*)\}", r"\1", line)
        assert can_be_written(re.sub(r"\{\w\}", "5", written)), line


@pytest.mark.parametrize(
    ("said", "lines"),
    [
        ("play A: skip next, stacks", ("answer A with A", "several: each acts", "play A: skip next")),
        ("several same rank, top one you choose", ("several: chosen on top", "several same rank")),
        ("play 7: next must draw 2, answer 7 with 7 makes 4", ("play 7: next draws 2", "answer 7 with 7")),
        ("use an uno pack, everyone gets 7", ("deal 7", "deck uno108")),
        (
            "pick up till you can go, then you have to put it down",
            ("draw until playable", "drawn card must be played"),
        ),
        ("draw till it fits, must be played", ("draw until playable", "drawn card must be played")),
        ("can't go: pick up 1 and turn passes", ("draw 1", "drawn card is kept")),
        ("can't play: draw 1, end of turn", ("draw 1", "drawn card is kept")),
        ("can't go: draw one and miss your go", ("draw 1", "drawn card is kept")),
        ("can't go: draw 1 and if it doesn't fit pass", ("draw 1", "drawn card may be played")),
        ("can't go: draw 2, if still nothing pass", ("draw 2", "drawn card may be played")),
        ("when 2 players { deal 7 }, otherwise deal 5", ("deal 5", "when 2 players { deal 7 }")),
        ("score each card at face value, 8s 50", ("value 2 to 7, 9, 10: face", "value 8: 50")),
        ("no puedes tirar:robas 1 y si no vale pasas", ("draw 1", "drawn card may be played")),
    ],
)
def test_each_part_of_what_was_said_has_its_line(said: str, lines: tuple[str, ...]) -> None:
    assert lines_near(said) == lines


@pytest.mark.parametrize(
    ("said", "line"),
    [
        ("starter eights: put back and turn another", "starter 8: bury"),
        ("play twos: next player draws 2 and loses turn", "play 2: next draws 2, then misses a turn"),
        ("finish on A, 2, 8: forbidden, pick up 1", "finish on A 2 8: draw 1"),
        ('call "mau" before playing 2nd last, else pick up 2', 'call "mau" at 1 card, else draw 2'),
        ("game to 100, who passes it is out", "game past 100, who reaches it leaves game"),
    ],
)
def test_beside_a_line_that_says_all_nothing_else_is_said_of_the_same(said: str, line: str) -> None:
    assert lines_near(said) == (line,)


@pytest.mark.parametrize(
    ("said", "lines"),
    [
        (
            "2 = 20, 8 = 50, pictures 10, ace 1, others face value",
            ("value 2: 20", "value 8: 50", "value J Q K: 10", "value A: 1", "value 3 4 5 6 7 9 10: face"),
        ),
        (
            "score eights: 50, face cards: 10, aces: 1, others: face",
            ("value 8: 50", "value J Q K: 10", "value A: 1", "value 2 to 7, 9, 10: face"),
        ),
        ("score: numbers face, eights 50", ("value 2 to 7, 9, 10: face", "value 8: 50")),
        ("score: 8 = 50, figures = 10, As = 1", ("value 8: 50", "value J Q K: 10", "value A: 1")),
        ("points: rest face, twos and threes 20", ("value 4 5 6 7 9 10: face", "value 2 3: 20")),
    ],
)
def test_values_told_in_a_row_are_shown_all(said: str, lines: tuple[str, ...]) -> None:
    assert lines_near(said)[: len(lines)] == lines


def test_rows_hold_notions_that_somebody_says() -> None:
    known = {name for name, _ in NOTIONS} | {"C", "N", "T", "?", "JOKER", "TWO_OF_US"}
    assert {one.lstrip("~!") for rows in meant().values() for row in rows for one in row.split()} <= known
    assert {name for name, _ in NOTIONS} <= {
        one.lstrip("~!") for rows in meant().values() for row in rows for one in row.split()
    } | {"PICTURES"}


@given(
    rank=st.sampled_from(["2", "3", "4", "5", "6", "7", "9", "10", "J", "Q", "K", "A"]),
    suit=st.sampled_from(("", "of hearts", "of spades")),
    number=st.integers(2, 9),
    verb=st.sampled_from(("draws", "picks up", "takes", "has to pick up", "gets")),
    who=st.sampled_from(("next", "the next person", "next player", "the following player")),
)
@settings(max_examples=settings.default.max_examples // 4)
def test_the_card_and_the_number_that_were_said_stand_in_the_line(
    rank: str, suit: str, number: int, verb: str, who: str
) -> None:
    card = f"{rank} {suit}".strip()
    assert lines_near(f"{card}: {who} {verb} {number}")[0] == f"play {card}: next draws {number}"


@given(number=st.integers(11, 20))
def test_numbers_in_words_are_numbers(number: int) -> None:
    word = next(word for word, value in NUMBERS_IN_WORDS.items() if value == number)
    said = f"{word} cards in hand and you are out"
    assert lines_near(said) == lines_near(said.replace(word, str(number)))
    assert lines_near(said)[0] == f"at {number} cards: leaves hand"


SAID = st.sampled_from(
    (
        *(
            "cant",
            "go",
            "out",
            "8",
            "jack",
            "black",
            "next",
            "picks",
            "up",
            "two",
            "cards",
            ":",
            ",",
            "and",
            "if",
            "=>",
        ),
        *("players", "say", '"uno"', "stock", "empty", "on", "no", "last", "card", "dealer", "sings", "+4", "points"),
    )
)


@given(st.lists(SAID, min_size=2, max_size=9))
@settings(max_examples=settings.default.max_examples // 4)
def test_whatever_is_shown_can_be_written_and_something_is(words: list[str]) -> None:
    lines = lines_near(" ".join(words))
    assert all(map(can_be_written, lines))
    assert len(lines) <= 3


@pytest.mark.parametrize("said", ["everyone sings", "whoever yawns hops", "no phones at the table"])
def test_what_nobody_can_play_is_told_in_the_same_words(said: str) -> None:
    assert lines_near(said)[-1] == f'rule: "{said[0].upper()}{said[1:]}."'


@pytest.mark.parametrize(
    ("said", "right"),
    [("poeple", "people"), ("shuffel", "shuffle"), ("quen", "quen"), ("jak", "jak"), ('"poeple"', '"poeple"')],
)
def test_words_are_looked_up_by_near_spelling_and_cards_are_not(said: str, right: str) -> None:
    assert spelt_right(said) == right


@pytest.mark.parametrize(
    ("said", "rest", "number"),
    [
        ("deal 5 if more than 4 players", "deal 5", "5 or more"),
        ("2 packs for 6 or more", "2 packs", "6 or more"),
        ("up to 4 players: deal 7", "deal 7", "2 to 4"),
        ("fewer than 4 people: deal 8", "deal 8", "2 to 3"),
        ("deal 7, 3 players or less", "deal 7", "2 to 3"),
        ("deal 7 if 4 or fewer players", "deal 7", "2 to 4"),
        ("deal 7, at most 3 players", "deal 7", "2 to 3"),
        ("deal 5, 5 players or more", "deal 5", "5 or more"),
        ("reverse skips when there are two of us", "reverse skips", "2"),
    ],
)
def test_numbers_of_players_are_taken_apart(said: str, rest: str, number: str) -> None:
    found = of_players(said)
    assert found is not None
    assert (found.rest, found.number) == (rest, number)


@pytest.mark.parametrize("said", ["players 2 to 6", "next two players miss a turn", "until one player is left"])
def test_players_in_a_rule_are_no_condition(said: str) -> None:
    assert of_players(said) is None
