"""Who has the last word on a card, compared with the rule as a rulebook would put it, card by card."""

from __future__ import annotations

from dataclasses import dataclass

from hypothesis import given
from hypothesis import strategies as st

from crazy8.compiler import check_text
from crazy8.compiler.cards.as_selectors import cards_text
from crazy8.compiler.cards.cards import Deck, card_set
from crazy8.compiler.cards.selectors import SelectorReader
from crazy8.compiler.language.from_text import parse
from crazy8.compiler.language.nodes import Selector, Statement
from crazy8.compiler.layers.link import Library
from crazy8.compiler.source import Source
from crazy8.compiler.topics.deck.named import deck_named
from crazy8.compiler.topics.effects.model import Skips
from crazy8.compiler.topics.rules import Rules

DECK = deck_named("piquet32")
assert DECK is not None
WORDS = ["7", "8", "9", "7 8", "8 9", "7 to 9", "hearts", "red", "black", "7H", "8H", "7H 8H", "red 8", "any", "J Q"]


@dataclass(frozen=True)
class Said:
    """A statement that gives some cards a skip; the number of seats tells which one it is."""

    words: str
    seats: int

    @property
    def line(self) -> str:
        return f"play {self.words}: skip next {self.seats}"


def cards_of(words: str, deck: Deck = DECK) -> int:
    statement = parse(Source("x.c8", f'c8 2\nvariant x "X"\nplay {words}: must play again\n')).document.body[2]
    assert isinstance(statement, Statement)
    selector = statement.parts[0]
    assert isinstance(selector, Selector)
    return SelectorReader(deck).cards(selector)


CARDS = {words: cards_of(words) for words in WORDS}


def last_word(card: int, layers: list[list[Said]]) -> int | str | None:
    """The seats that a card skips, by the letter of the rule; `disputed` if its layer contradicts itself.

    The latest layer that names the card decides, and in it the statement about the fewest cards, if its cards all lie
    within those of every other statement that names the card.
    """
    for layer in reversed(layers):
        naming = [said for said in layer if CARDS[said.words] >> card & 1]
        narrowest = [said for said in naming if all(_is_narrower(said, other) for other in naming if other is not said)]
        if naming:
            return narrowest[0].seats if narrowest else "disputed"
    return None


def _is_narrower(said: Said, other: Said) -> bool:
    mine, others = CARDS[said.words], CARDS[other.words]
    return mine != others and mine & ~others == 0


@st.composite
def layer(draw: st.DrawFn, first: int) -> list[Said]:
    words = draw(st.lists(st.sampled_from(WORDS), max_size=3))
    return [Said(text, first + number) for number, text in enumerate(words)]


PARENT = 'c8 2\nvariant parent "P" [house]\ndeck piquet32\nvalue any: 1\nplayers 2\n{base}\n'
CHILD = 'c8 2\nvariant child "C" extends parent [house]\n{plain}\nwhen 2 players {{\n{block}\n}}\n{option}'


def resolved(layers: list[list[Said]]) -> tuple[Rules | None, list[str]]:
    """A base, a file with plain statements and a `when` block, and an option that is chosen."""
    base, plain, block, option = ("\n".join(said.line for said in one) for one in layers)
    parent = Source("parent.c8", PARENT.format(base=base))
    child = CHILD.format(plain=plain, block=block, option=f'option more "More" {{\n{option}\n}}\n')
    checked = check_text("child.c8", child, Library(lambda _name: parent))
    assert checked.resolver is not None, [one.message for one in checked.diagnostics]
    resolution = checked.resolver.resolve(2, ("more",))
    return resolution.rules, [one.code for one in resolution.diagnostics]


@given(st.tuples(layer(1), layer(4), layer(7), layer(10)))
def test_the_last_word_is_that_of_the_rulebook(drawn: tuple[list[Said], ...]) -> None:
    layers = list(drawn)
    disputed = [_disputed(one) for one in layers]
    rules, codes = resolved(layers)
    if any(disputed):
        assert rules is None
        assert set(codes) & {"C8-ANSWERED-TWICE", "C8-OVERLAPPING-CARDS"}
        return
    assert rules is not None
    for card in range(rules.deck.kind_count):
        word = last_word(card, layers)
        effects = rules.effects.of_card[card]
        assert effects == (() if word is None else (Skips(target="next", seats=word),)), rules.deck.name_of(card)


def _disputed(one: list[Said]) -> bool:
    """Whether a layer contradicts itself about any card."""
    assert DECK is not None
    return any(last_word(card, [one]) == "disputed" for card in range(DECK.kind_count))


@given(st.sampled_from(("piquet32", "uno108", "whot54")), st.data())
def test_a_set_of_cards_written_as_a_selector_reads_as_the_same_set(name: str, data: st.DataObject) -> None:
    deck = deck_named(name)
    assert deck is not None
    cards = card_set(data.draw(st.sets(st.integers(0, deck.kind_count - 1), min_size=1)))
    assert cards_of(cards_text(cards, deck), deck) == cards
