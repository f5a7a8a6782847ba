"""Rulebooks in which engine and book parted once, each with the game in which they did."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest
from comparison import compared
from forms import BASE

import crazy8


class Parted(NamedTuple):
    """Lines on the base, and a game under them."""

    what: str
    """What happens in it."""
    lines: str
    players: int
    seed: int


ONCE = (
    Parted(
        "a card is to be drawn instead of a cover, and no new stock may be made",
        "stock refills at most 1 time\ndraw up to 3\nplay A: cover with same suit, else draw 1",
        4,
        2,
    ),
    Parted(
        "a last card names a suit, for it is wild for its player alone",
        "countdown from 8 to 1\nwild countdown: names suit\nfinish: play on",
        3,
        13,
    ),
    Parted(
        "eights may not be laid in the first turn, and no card lies to compare others with",
        "forbid 8, same rank in first turn\nno starter",
        2,
        0,
    ),
    Parted(
        "eights may be laid only without a card of the same suit, and no card lies to compare others with",
        "forbid 8 while holding same suit\nno starter",
        2,
        0,
    ),
    Parted(
        "a queen is laid on a ten that counts as the queen below it",
        "after 10: as card below\nplay Q on Q: swap hands with chosen",
        3,
        10,
    ),
    Parted(
        "a last card lies on one that answers, and only it does its work",
        "packs 2\nseveral same suit\nseveral: last acts\nplay 5: next draws 2\nanswer 5 with 5\nfinish: play on",
        3,
        7,
    ),
    Parted(
        "a last card was added to one that answers",
        "play 7: run of same suit\nplay 2: next draws 2\nanswer 2 with 7: passes on\nfinish: play on\ndeal 3",
        4,
        1,
    ),
    Parted(
        "a draw and a skip that could be answered come together",
        "several same suit\nseveral: each acts\nplay 2: next draws 2\nplay K: skip next\nanswer K with K\ndeal 6",
        4,
        1,
    ),
    Parted(
        "a card that skips lies on one that passes a draw on",
        "several same suit\nseveral: last acts\nplay 2: next draws 2\n"
        "answer 2 with 2 3: passes on\nplay K: skip next\nanswer K with K\ndeal 6",
        4,
        2,
    ),
    Parted(
        "a draw card lies on one that answers missed turns",
        "several same suit\nseveral: last acts\nplay 2: next draws 2\n"
        "answer 2 with 2 3: passes on\nplay K: next misses a turn\nanswer K with K\ndeal 6",
        2,
        7,
    ),
    Parted(
        "a draw goes back to a player who is skipped",
        "play 7: run of same suit\nplay 2: next draws 2\nanswer 2 with 7: sends back\n"
        "play K: skip next\nanswer K with K\nfinish: play on\ndeal 3",
        4,
        0,
    ),
    Parted(
        "a draw goes back to whoever laid the card that may be doubted",
        "wild 4: names suit\nplay 4: next draws 4\nanswer 4 with 5: sends back\nforbid 4 while holding same suit\n"
        "challenge 4: guilty draws 4, else challenger draws 6\ndeal 3",
        3,
        0,
    ),
    Parted(
        "a card that does what the card below did lies under another one laid with it",
        "several same suit neighbour\nplay Q: skip next\nplay 10: acts as card below\ndeal 5\nstarter 10: nothing",
        3,
        304,
    ),
    Parted(
        "a card that does what the card below did lies under two others laid with it",
        "packs 2\nseveral same suit\nseveral: each acts\nplay Q: next draws 2\nplay 10: acts as card below\n"
        "wild 10: names nothing",
        3,
        0,
    ),
    Parted(
        "no last card follows on a call that was made a turn ahead",
        'call "last card" a turn ahead, else draw 2\ncall "last card" at 1 card, else draw 2\ncall false: draw 2',
        2,
        0,
    ),
    Parted(
        "whoever answered has the next turn too, for which a call was made a turn ahead",
        'call "last card" a turn ahead, else draw 2\nseveral same rank at most 4\nplay 2: next draws 2\n'
        "play A: reverse\nanswer 2 with A: cancels\nmatch neighbour",
        2,
        2,
    ),
    Parted(
        "a card is thrown in before a turn for which a call was made a turn ahead",
        'call "last card" a turn ahead, else draw 2\npacks 2\njump with same card\nplay Q: skip next\n'
        "jump: card below lapses\nforbid 8, same rank in first turn",
        3,
        23,
    ),
    Parted(
        "who draws for a rank that was demanded makes a call a turn ahead meanwhile",
        'call "last card" a turn ahead, else draw 2\ndraw until playable, at most 10\nplay J: demand plain',
        2,
        22,
    ),
    Parted(
        "a call that can still be caught was forgotten before a round",
        'call "last card" a turn ahead, else draw 2\nplay A: may open round of same rank, else misses a turn\n'
        "forbid 8 while holding same suit\nno wild any\nplay 8: next draws 2\n"
        "challenge 8: guilty draws debt, else challenger draws debt plus 2\n"
        'call "last card" at 1 card, else draw 2\ncall until last card\nplay 2: next draws 2\njokers 2\n'
        "play joker: next draws 2\nafter joker served: any",
        2,
        23,
    ),
    Parted(
        "a round comes after a call that was made a turn ahead",
        'call "last card" a turn ahead, else draw 2\nplay A: may open round of same rank, else misses a turn\n'
        "play 2: next draws 2\nanswer 2 with 2\ndrawn card may not answer",
        3,
        1,
    ),
    Parted(
        "whoever drew for a card is skipped for it and holds too many cards",
        "play 7: next draws until red, skip next\nat 9 cards: leaves hand",
        4,
        0,
    ),
    Parted(
        "several hold too many cards by one card",
        "play 7: everyone draws 3\nat 9 cards: leaves hand",
        4,
        0,
    ),
    Parted(
        "others hold too many cards while a draw is still owed",
        "play 7: others draw 2, next draws 2\nat 6 cards: leaves hand",
        4,
        0,
    ),
    Parted(
        "a card is covered with one too many in the hand",
        "play 7: everyone draws 2, cover with same suit, else draw 1\nat 6 cards: leaves hand",
        3,
        2,
    ),
    Parted(
        "whoever has to lay a demanded rank holds too many cards by drawing for it",
        "play 7: you draw 2, demand plain\nat 6 cards: leaves hand",
        3,
        6,
    ),
    Parted(
        "cards that are due are drawn one by one, and one of them is too many",
        "play 7: next draws 2\nanswer 7 with 7\nat 6 cards: leaves hand\ndrawn card may answer",
        3,
        2,
    ),
    Parted(
        "a rank is named, and there are jokers, which have none",
        "jokers 2\nvalue joker: 20\nplay K: names rank",
        2,
        1,
    ),
    Parted(
        "a rank is named for a last card alone, for which nobody discards",
        "finish: play on\nplay K: names rank for this alone, all discard 1 same rank card\n"
        "play J: names suit for this alone, next draws until same suit",
        4,
        3,
    ),
    Parted(
        "a rank is forbidden in a first turn, and what was owed comes round to whoever made it",
        "packs 2\njump with same card\nplay 2: next draws 2\nplay 3: next draws 3\nanswer 2 3 with 2, 3\n"
        "forbid 8, same rank in first turn",
        3,
        305,
    ),
    Parted(
        "a starter gives the dealer another turn, which is the dealer's first",
        "play K: must play again\nstarter K: acts\nforbid 8 in first turn",
        3,
        24,
    ),
    Parted(
        "a card is asked for, and one of those would answer too",
        "no wild any\nplay 8: next must play red, else draw 2\nanswer 8 with same suit: passes on",
        2,
        1,
    ),
    Parted(
        "a card answers that is wild for its player alone",
        "countdown from 8 to 1\nwild countdown: names suit\nno wild 8\nplay any: next draws 1\n"
        "answer any with same suit: passes on",
        3,
        1,
    ),
    Parted(
        "a last card that could be doubted is answered, for the others play on",
        "wild 4: names suit\nplay 4: next draws 4\nafter 4: any\nanswer 4 with 4\nanswer 4 with 5: sends back\n"
        "forbid 4 while holding same suit\nchallenge 4: guilty draws 4, else challenger draws 6\ndeal 3\n"
        "finish: play on",
        4,
        5,
    ),
    Parted(
        "a last card that could be doubted is drawn for, and its player has collected by then",
        "no wild any\nplay 8: next draws 2\nforbid 8 while holding same suit\n"
        "challenge 8: guilty draws debt, else challenger draws debt plus 2\n"
        'call "last card" at 1 card, else draw 2\ncall wrongly caught: draw 1\n'
        "finish: play on\nblocked: winner collects\ngame to 30, highest wins\nscore: finishers collect\n"
        "play 2: next draws 2\nplay 2 on hearts: nothing",
        3,
        2,
    ),
    Parted(
        "a last card passes on a draw that can still be answered",
        "deal 3\nplay 2: next draws 2\nanswer 2 with 2\nanswer 2 with A: passes on\n"
        "finish on any: acts and may come back\nfinish: play on",
        3,
        21,
    ),
    Parted(
        "a last card lets its player choose who draws",
        "deal 3\nplay 5: chosen draws 2\nfinish on any: acts",
        3,
        7,
    ),
    Parted(
        "a player sends a draw back to himself with the card that ends the hand",
        "deal 3\npacks 2\nplay 2 3 4: next draws 2\nanswer 2 3 4 with 9 10 J 7: passes on\n"
        "answer 2 3 4 with K Q 6: sends back\nfinish: play on",
        3,
        3,
    ),
    Parted(
        "a player sends a draw back to himself with the last card, and two others play on",
        "deal 3\npacks 2\nplay 2 3 4: next draws 2\nanswer 2 3 4 with 9 10 J 7: passes on\n"
        "answer 2 3 4 with K Q 6: sends back\nfinish: play on",
        3,
        6,
    ),
    Parted(
        "a skip of two players goes back to whoever caused it",
        "deal 5\npacks 2\nplay 2 3 4: skip next 2\nanswer 2 3 4 with 2 3 4\nanswer 2 3 4 with K Q 6: sends back",
        3,
        1,
    ),
    Parted(
        "the next player must lay a card of the colour that was named",
        "wild 8: names suit\nplay 8: next must play same colour, else draw 2",
        2,
        1,
    ),
    Parted(
        "so it goes for everyone for a whole round",
        "wild 8: names suit\nplay 8: next must play same colour for a round, else draw 1",
        3,
        0,
    ),
    Parted(
        "the next player must lay a card of the same rank, though a suit was named",
        "wild 8: names suit\nplay 8: next must play same rank, else draw 1",
        2,
        1,
    ),
    Parted(
        "a card is covered with one of the suit that was named",
        "wild 8: names suit\nplay 8: cover with same suit, else draw 1",
        2,
        1,
    ),
    Parted(
        "a suit is named for the only card that makes somebody draw until it comes",
        "wild 8 spades: names suit\nplay 8 spades: next draws until same suit",
        3,
        1,
    ),
    Parted(
        "a run of cards of the same rank begins with one for which a suit was named",
        "wild 8: names suit\nplay 8: run of same rank",
        4,
        1,
    ),
    Parted(
        "a card does what the one below it did, and names a suit of its own colour",
        "wild 8: names suit of same colour\nwild 10: names nothing\nplay 10: acts as card below",
        3,
        1,
    ),
    Parted(
        "a card drawn for a demanded rank, which another one could answer",
        "answer black J with red J: cancels\nplay any but 8 9 10 K A J: next draws 2\nplay J: demand plain\n"
        "drawn card may answer\nanswer 2 with 2",
        3,
        9,
    ),
    Parted(
        "a joker that counts as the card below and makes somebody draw, and a card on it that asks for another one",
        "jokers 2\nwild joker: names nothing\nvalue joker: 20\nplay joker: next draws 2\n"
        "play A K: cover with same suit, else forbidden\nafter joker: as card below\nseveral same rank at most 4",
        3,
        30,
    ),
    Parted(
        "draws are passed on together with a skip of all the others, the one who draws among them",
        "packs 2\ndeal 6\nseveral same suit\nplay 2: next draws 2\nanswer 2 with 6 7: passes on\n"
        "play 3 4 5: skip next 2",
        3,
        2,
    ),
    Parted(
        "turns that can be answered are missed besides a skip that cannot be",
        "packs 2\ndeal 6\nseveral same suit\nplay 2: next misses 2 turns\nanswer 2 with 2\nplay 3 4 5: skip next",
        2,
        0,
    ),
    Parted(
        "turns that can be answered are missed besides others that cannot be",
        "packs 2\ndeal 6\nseveral same suit\nplay 2: next misses 2 turns\nanswer 2 with 2\n"
        "play 3 4 5: chosen misses a turn",
        3,
        3,
    ),
    Parted(
        "a skip goes back together with a further one",
        "packs 2\ndeal 6\nseveral same suit\nplay 2 3: skip next 2\nplay 5: next draws 2\nanswer 2 3 with 2 3\n"
        "answer 2 3 with K Q: sends back\nanswer 2 3 with 9 10: passes on",
        2,
        0,
    ),
    Parted(
        "a rank is demanded together with a skip of the only other player",
        "packs 2\nseveral same suit\nplay 3 4: skip next 2\nplay J: demand plain\nplay 2 6 7: next draws 2",
        2,
        3,
    ),
    Parted(
        "a card asks everybody in turn, and one laid for it skips the next, or all",
        "play J: skip next\nplay Q: skip others\nplay 10: next must play same suit for a round, else draw 2",
        3,
        1,
    ),
    Parted(
        "a card asks until somebody fails, and one laid for it lets its player go on",
        "play J: skip others\nplay Q: must play again\n"
        "play 10: next must play same suit until somebody fails, else draw 2",
        2,
        2,
    ),
    Parted(
        "a needless call brings somebody more cards than may be held",
        'at 21 cards: leaves hand\ncall "last card" at 1 card, else draw 2\ncall false: draw 2',
        3,
        19,
    ),
    Parted(
        "a drawn card that fits is kept, and drawing may go on",
        "drawn card is kept\ndraw up to 3\ndraw may go on",
        2,
        11,
    ),
    Parted(
        "a call can be made up for before somebody who has drawn lays a card",
        'call "last card" at 1 card, else draw 2\ncall until last card\nplay 2: next draws 2, then may play',
        2,
        13,
    ),
    Parted(
        "one of the last two lays a card with which nobody is out",
        "finish on 8: not out\nfinish not while another hand is empty\nfinish: play on\nblocked: winner collects\n"
        "game to 30, highest wins\nscore: finishers collect\n"
        'call "last card" at 1 card, else draw 2 and misses a turn',
        3,
        12,
    ),
)


@pytest.mark.parametrize("parted", ONCE, ids=lambda parted: parted.what)
def test_engine_and_book_agree_where_they_parted_once(parted: Parted, tmp_path: Path) -> None:
    (tmp_path / "base.c8").write_text(BASE, encoding="utf-8")
    file = tmp_path / "once.c8"
    file.write_text(f'c8 2\nvariant once "Once" extends base [house]\n{parted.lines}\n', encoding="utf-8")
    found = compared(crazy8.load(file), parted.players, games=2, hands=2, seed=parted.seed)
    assert found.decisions > 0
    assert not found.partings, "\n".join(map(str, found.partings))
