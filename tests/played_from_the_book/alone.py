"""Play by the book alone, with shuffles of its own: no card may get lost, and every hand ends."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from random import Random

from books import claims_of, faces_of
from reader.reader import Reader
from vocabulary import Ask, Face, Kind, Move, Silent, Unread

import crazy8
from crazy8.compiler.telling.claim import Claim

MOST_DECISIONS = 3_000


class Shuffled:
    """Chance that shuffles the pack before each hand."""

    def __init__(self, faces: Sequence[Face], random: Random) -> None:
        self.pack = [kind for kind, face in enumerate(faces) for _ in range(face.copies)]
        self.random = random
        self.reader: Reader | None = None

    def _unseen(self) -> list[Kind]:
        """The cards that lie neither in a hand nor on the pile nor known in the stock."""
        assert self.reader is not None
        seen: Counter[Kind] = Counter(self.reader.pile)
        for hand in self.reader.hands:
            seen.update(hand)
        seen.update(kind for kind in self.reader.stock if kind is not None)
        return list((Counter(self.pack) - seen).elements())

    def dealer(self) -> int:
        assert self.reader is not None
        return self.random.randrange(self.reader.seats)

    def first(self) -> int:
        return self.dealer()

    def hand(self, seat: int) -> list[Kind]:
        from reader.deal import hand_size

        assert self.reader is not None
        return self.random.sample(self._unseen(), hand_size(self.reader, seat))

    def starter(self) -> Kind:
        return self.random.choice(self._unseen())

    def starters_left(self) -> bool:
        return bool(self.reader and any(kind is None for kind in self.reader.stock))

    def taken(self, hand: list[Kind]) -> Kind:
        return self.random.choice(hand)

    def cutter(self) -> Kind:
        assert self.reader is not None
        never = self.reader.heard.cutter_never
        return self.random.choice([kind for kind in self._unseen() if not never >> kind & 1])

    def drawn(self, known: Kind | None) -> Kind:
        return self.random.choice(self._unseen()) if known is None else known


def play(claims: Sequence[tuple[str, Claim]], faces: Sequence[Face], seats: int, seed: int, hands: int) -> Reader:
    """Play some hands by random moves."""
    random = Random(seed)
    chance = Shuffled(faces, random)
    reader = Reader(claims, faces, seats, chance)
    chance.reader = reader
    run = reader.game()
    ask: Ask = next(run)
    for _ in range(MOST_DECISIONS):
        count = sum(map(len, reader.hands)) + len(reader.pile) + len(reader.stock)
        assert count == len(chance.pack), f"{count} cards of {len(chance.pack)}"
        if ask.why == "hand over" and (not ask.moves or reader.hands_played >= hands):
            return reader
        assert ask.moves, ask
        ask = run.send(choice(random, ask.moves))
    return reader


def choice(random: Random, moves: frozenset[Move]) -> Move:
    """Choose at random, but rather lay a card than not."""
    some = sorted(moves, key=repr)
    lays = [move for move in some if move.do in ("lay", "throw")]
    return random.choice(lays if lays and random.random() < 0.75 else some)


def main(names: Sequence[str]) -> None:
    """Play the fewest and the most seats of some variants, and say where the book is silent."""
    for name in names:
        variant = crazy8.load(name)
        counts = variant.player_counts()
        for seats in sorted({counts[0], counts[-1]}):
            claims, faces = claims_of(variant, seats), faces_of(variant.rules(players=seats).deck)
            found: Counter[str] = Counter()
            for seed in range(20):
                try:
                    reader = play(claims, faces, seats, seed, 3)
                    found["played"] += reader.hands_played > 0
                    found["long"] += reader.hands_played == 0
                except (Silent, Unread) as error:
                    found[f"{type(error).__name__}: {error}"] += 1
            print(name, seats, dict(found), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:] or crazy8.names())
