"""Report what can be wrong with a pack of cards that a rulebook describes or changes."""

from __future__ import annotations

from typing import ClassVar

from ...diagnostics.diagnostic import Diagnostic, Severity


class DeckWordTaken(Diagnostic):
    page: ClassVar[str] = """
    A word is to name something of a deck, but it means something else already.

    Suits, colours and ranks share one row of words with those that choose cards in every rulebook, such as `any` and
    `special`. The few words of the language that can stand behind a card, such as `names` and `with`, name no card
    either.

    Wrong:

        deck pairs {
          suits red blue called colour
          2 of each: 1 to 9, red
        }
        value any: 1

    Right:

        deck pairs {
          suits red blue called colour
          2 of each: 1 to 9, crimson
        }
        value any: 1
        play crimson: reverse
    """
    code: ClassVar[str] = "C8-DECK-WORD-TAKEN"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "`{word}` is already {meaning}"
    hint: ClassVar[str | None] = "choose another word"

    word: str
    meaning: str


class DeckSaysTwice(Diagnostic):
    page: ClassVar[str] = """
    A deck, or the order of its ranks, says the same thing twice.

    Each card of a deck stands in one line `of each`, each suit has at most one colour, and an order names each rank
    once.

    Wrong:

        deck pairs {
          suits red blue called colour
          1 of each: 0
          2 of each: 0 to 9
        }
        value any: 1

    Right:

        deck pairs {
          suits red blue called colour
          1 of each: 0
          2 of each: 1 to 9
        }
        value any: 1
    """
    code: ClassVar[str] = "C8-DECK-SAYS-TWICE"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "{what} is said twice"

    what: str


class NoSuits(Diagnostic):
    page: ClassVar[str] = """
    Cards of a deck are to have suits, but the deck names none.

    Wrong:

        deck numbers { 4 of each: 1 to 9 }
        value any: 1

    Right:

        deck numbers {
          suits red blue
          4 of each: 1 to 9
        }
        value any: 1
    """
    code: ClassVar[str] = "C8-NO-SUITS"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "the deck `{deck}` has no suits"
    hint: ClassVar[str | None] = "name them in a line `suits …`, or write `{copies} without suit: …`"

    deck: str
    copies: int


class NoRowOfRanks(Diagnostic):
    page: ClassVar[str] = """
    A row of ranks from one to another has an end that is neither a number nor a rank named before.

    Wrong:

        deck court {
          suits red blue
          8 of each: Jack to King
        }
        value any: 1

    Right:

        deck court {
          suits red blue
          8 of each: Jack, Queen, King
        }
        value any: 1
    """
    code: ClassVar[str] = "C8-NO-ROW-OF-RANKS"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "nobody knows which ranks lie from `{low}` to `{high}`"
    hint: ClassVar[str | None] = "write every rank, with commas between them"

    low: str
    high: str


class DeckTooLarge(Diagnostic):
    page: ClassVar[str] = """
    A deck has more cards, or more different ones, than a game can hold.

    A deck has at most 128 different cards with 16 suits and 32 ranks; all packs together have at most 216 cards.

    Wrong:

        deck numbers {
          suits red blue
          1 of each: 1 to 33
        }
        value any: 1

    Right:

        deck numbers {
          suits red blue
          1 of each: 1 to 32
        }
        value any: 1
    """
    code: ClassVar[str] = "C8-DECK-TOO-LARGE"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "the deck has {number} {what}, and there can be {most}"

    number: int
    what: str
    most: int


class NoCardLeft(Diagnostic):
    page: ClassVar[str] = """
    A deck has no cards, or none is left when those that `leave out` names are taken out.

    Wrong:

        leave out any
        value any: 1

    Right:

        leave out 2 to 5
        value any: 1
    """
    code: ClassVar[str] = "C8-NO-CARD-LEFT"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "the deck `{deck}` has no card left"

    deck: str


class OrderIncomplete(Diagnostic):
    page: ClassVar[str] = """
    An order of the ranks leaves some of them out.

    Wrong:

        order 3 to K, A

    Right:

        order 2 to K, A
    """
    code: ClassVar[str] = "C8-ORDER-INCOMPLETE"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "the order leaves out {ranks}"
    hint: ClassVar[str | None] = "name every rank of the deck, from the lowest to the highest"

    ranks: str


class NoRankToOrder(Diagnostic):
    page: ClassVar[str] = """
    Something that is no rank has no place in the order of the ranks.

    Wrong:

        order 2 to K, A, hearts

    Right:

        order 2 to K, A
    """
    code: ClassVar[str] = "C8-NO-RANK-TO-ORDER"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "`{word}` is no rank, so it has no place in the order"

    word: str
    suggestion: str | None

    @property
    def help_text(self) -> str | None:
        """The rank that may have been meant."""
        return None if self.suggestion is None else f"did you mean `{self.suggestion}`?"


class JokerInDeck(Diagnostic):
    page: ClassVar[str] = """
    Jokers are added to a deck that has a rank of that name already.

    Wrong:

        deck numbers {
          suits red blue
          2 of each: 1 to 9
          4 without suit: joker
        }
        wild joker: names suit
        value any: 1
        jokers 2

    Right:

        deck numbers {
          suits red blue
          2 of each: 1 to 9
          6 without suit: joker
        }
        wild joker: names suit
        value any: 1
    """
    code: ClassVar[str] = "C8-JOKER-IN-DECK"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "the deck `{deck}` already has a rank called `joker`"
    hint: ClassVar[str | None] = "leave the `jokers` statement out, or write `no jokers`"

    deck: str


class NoColours(Diagnostic):
    page: ClassVar[str] = """
    A rule compares the colours of cards, but the suits of the deck have none.

    Wrong:

        deck numbers {
          suits sun moon
          4 of each: 1 to 9
        }
        value any: 1
        match colour or rank

    Right:

        deck numbers {
          suits sun moon
          4 of each: 1 to 9
        }
        value any: 1
        match suit or rank
    """
    code: ClassVar[str] = "C8-NO-COLOUR"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "the suits of the deck `{deck}` have no colours"
    hint: ClassVar[str | None] = (
        "suits get colours by a line `colour red: …` of the deck; what a deck calls its suits does not count"
    )

    deck: str


class UnknownColour(Diagnostic):
    page: ClassVar[str] = """
    A joker is to have a colour that the deck does not know.

    Wrong:

        jokers each black, green
        value any: 1

    Right:

        jokers each black, red
        wild joker: names suit
        value any: 1
    """
    code: ClassVar[str] = "C8-UNKNOWN-COLOUR"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "`{word}` is no colour of the deck"

    word: str
    colours: tuple[str, ...]
    suggestion: str | None

    @property
    def help_text(self) -> str | None:
        """The colour that may have been meant, or those there are."""
        if self.suggestion is not None:
            return f"did you mean `{self.suggestion}`?"
        return "the colours are " + ", ".join(f"`{name}`" for name in self.colours)
