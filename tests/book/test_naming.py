"""Names of cards: every set can be named, the name means just that set, and people would say it so."""

from __future__ import annotations

import pytest
from books_to_print import rules_of
from hypothesis import given
from hypothesis import strategies as st
from names_read_back import cards_named

from crazy8.compiler.book.languages.language import language
from crazy8.compiler.cards.cards import Deck, card_set
from crazy8.compiler.telling.cards_in_words import name_cards
from crazy8.compiler.topics.deck.named import deck_named


def pack(name: str = "standard52") -> Deck:
    deck = deck_named(name)
    assert deck is not None
    return deck


def own_pack(body: str) -> Deck:
    """The pack of a variant with these statements."""
    return rules_of(body, 2).deck


JOKERS = "players 2\njokers each black, red\nvalue any: 1"
SHAPES = """
players 2
deck shapes {
  suits circle triangle called shape
  1 of each: 1 to 5, 7, 14
  3 without suit: whot
}
deal 3
value any: 1"""
PACKS = [pack(), pack("short36"), pack("piquet32"), pack("uno108"), own_pack(JOKERS), own_pack(SHAPES)]


@st.composite
def packs_with_cards(draw: st.DrawFn) -> tuple[Deck, set[int]]:
    """A pack with some of its cards, often whole ranks and suits as rules name them."""
    deck = draw(st.sampled_from(PACKS))
    ranks = draw(st.sets(st.integers(0, len(deck.ranks) - 1)))
    suits = draw(st.sets(st.integers(0, len(deck.suits) - 1), max_size=2))
    single = draw(st.sets(st.integers(0, deck.kind_count - 1), max_size=5))
    whole = {kind for kind in range(deck.kind_count) if deck.rank_of(kind) in ranks or deck.suit_of(kind) in suits}
    return deck, whole ^ single


@given(packs_with_cards())
def test_a_name_means_the_cards_it_was_made_for(case: tuple[Deck, set[int]]) -> None:
    deck, cards = case
    if cards:
        assert cards_named(deck, name_cards(deck, card_set(cards))) == cards


@given(packs_with_cards())
def test_no_name_is_longer_than_the_list_of_its_cards(case: tuple[Deck, set[int]]) -> None:
    deck, cards = case
    if cards:
        assert len(name_cards(deck, card_set(cards)).parts) <= min(len(cards), max(1, deck.kind_count - len(cards)))


SAID = [
    ("8", {"en": "eights", "bg": "осмиците", "it": "gli otto", "zh-Hant": "8"}),
    ("J Q K", {"en": "jacks, queens and kings", "bg": "валетата, дамите и поповете"}),
    ("J Q K", {"it": "i fanti, le donne e i re", "zh-Hant": "J、Q和K"}),
    ("2 to 7 9", {"en": "cards from 2 to 7 and nines", "bg": "картите от 2 до 7 и деветките"}),
    ("2 to 7 9", {"it": "le carte dal 2 al 7 e i nove", "zh-Hant": "2到7的牌和9"}),
    ("8 to 10", {"en": "cards from 8 to 10", "it": "le carte dall’8 al 10"}),
    ("QS", {"en": "the queen of spades", "bg": "дама пика", "it": "la donna di picche", "zh-Hant": "黑桃Q"}),
    ("JD JH", {"en": "red jacks", "bg": "червените валета", "it": "i fanti rossi", "zh-Hant": "紅色J"}),
    ("QC QS", {"en": "black queens", "bg": "черните дами", "it": "le donne nere", "zh-Hant": "黑色Q"}),
    ("KD KH", {"en": "red kings", "bg": "червените попове", "it": "i re rossi"}),
    ("spades", {"en": "all spades", "bg": "картите пика", "it": "le carte di picche", "zh-Hant": "黑桃"}),
    ("diamonds hearts", {"en": "red cards", "bg": "червените карти", "it": "le carte rosse", "zh-Hant": "紅色牌"}),
    ("any", {"en": "all cards", "bg": "всички карти", "it": "tutte le carte", "zh-Hant": "任何牌"}),
    ("any but 8 A", {"en": "all cards but aces and eights", "bg": "всички карти без асата и осмиците"}),
    ("any but 8 A", {"it": "tutte le carte tranne gli assi e gli otto", "zh-Hant": "A和8以外的牌"}),
    ("2 QS", {"en": "twos and the queen of spades", "it": "i due e la donna di picche"}),
    ("8 A", {"es": "los ases y los ochos", "fr": "les as et les 8"}),
    ("J Q K", {"es": "las jotas, las reinas y los reyes", "fr": "les valets, les dames et les rois"}),
    ("2 to 7 9", {"es": "las cartas del 2 al 7 y los nueves", "fr": "les cartes de 2 à 7 et les 9"}),
    ("QS AH", {"es": "el as de corazones y la reina de picas", "fr": "l’as de cœur et la dame de pique"}),
    ("QC QS", {"es": "las reinas negras", "fr": "les dames noires"}),
    ("diamonds hearts", {"es": "las cartas rojas", "fr": "les cartes rouges"}),
    (
        "any but 8 A",
        {"es": "todas las cartas salvo los ases y los ochos", "fr": "toutes les cartes sauf les as et les 8"},
    ),
    ("J Q K", {"de": "Buben, Damen und Könige"}),
    ("2 to 7 9", {"de": "Karten von 2 bis 7 und Neunen"}),
    ("QS AH", {"de": "das Herz-Ass und die Pik-Dame"}),
    ("JD JH", {"de": "rote Buben"}),
    ("any but 8 A", {"de": "alle Karten außer Assen und Achten"}),
    ("J Q K", {"nl": "boeren, vrouwen en heren"}),
    ("2 to 7 9", {"nl": "kaarten van 2 tot en met 7 en negens"}),
    ("QS AH", {"nl": "de hartenaas en de schoppenvrouw"}),
    ("JD JH", {"nl": "rode boeren"}),
    ("any but 8 A", {"nl": "alle kaarten behalve azen en achten"}),
    ("8", {"pl": "ósemki"}),
    ("J Q K", {"pl": "walety, damy i króle"}),
    ("2 to 7 9", {"pl": "karty od 2 do 7 i dziewiątki"}),
    ("QS", {"pl": "dama pik"}),
    ("JD JH", {"pl": "czerwone walety"}),
    ("spades", {"pl": "karty koloru pik"}),
    ("any but 8 A", {"pl": "wszystkie karty oprócz asów i ósemek"}),
    ("J Q K", {"sv": "knektar, damer och kungar"}),
    ("2 to 7 9", {"sv": "kort från 2 till 7 och nior"}),
    ("QS AH", {"sv": "hjärter ess och spader dam"}),
    ("JD JH", {"sv": "röda knektar"}),
    ("any but 8 A", {"sv": "alla kort utom ess och åttor"}),
    ("8", {"cs": "osmy"}),
    ("J Q K", {"cs": "kluci, dámy a králové"}),
    ("2 to 7 9", {"cs": "karty od 2 do 7 a devítky"}),
    ("QS", {"cs": "piková dáma"}),
    ("JD JH", {"cs": "červení kluci"}),
    ("spades", {"cs": "pikové karty"}),
    ("any but 8 A", {"cs": "všechny karty kromě es a osem"}),
]
MANY = {
    "en": "many",
    "bg": "the-many",
    "cs": "many",
    "de": "many",
    "es": "many",
    "fr": "many",
    "it": "the-many",
    "nl": "many",
    "pl": "many",
    "sv": "many",
    "zh-Hant": "bare",
}


def chosen(deck: Deck, words: str) -> int:
    """The cards of a simple selector: words side by side, one range, or all but some."""
    head, _, but = words.partition(" but ")
    if but:
        return deck.every_card & ~chosen(deck, but)
    names = [rank.name for rank in deck.ranks]
    cards, items = 0, head.split()
    for place, word in enumerate(items):
        if word == "any":
            cards |= deck.every_card
        elif word in names:
            cards |= deck.of_rank(names.index(word))
        elif word == "to":
            low, high = names.index(items[place - 1]), names.index(items[place + 1])
            cards |= card_set(kind for rank in range(low, high) for kind in range(52) if deck.rank_of(kind) == rank)
        else:
            letters = [suit.letter for suit in deck.suits]
            suits = [suit.name for suit in deck.suits]
            if word in suits:
                cards |= deck.of_suit(suits.index(word))
            else:
                cards |= 1 << (deck.kind(names.index(word[:-1]), letters.index(word[-1])) or 0)
    return cards


@pytest.mark.parametrize(("words", "expected"), SAID)
def test_cards_are_called_what_players_call_them(words: str, expected: dict[str, str]) -> None:
    name = name_cards(pack(), chosen(pack(), words))
    assert {tag: language(tag).cards(name, MANY[tag]) for tag in expected} == expected


OWN = [
    ("red", {"en": "red cards", "bg": "червените карти", "it": "le carte rosse", "zh-Hant": "紅色牌"}),
    ("blue", {"en": "blue cards", "bg": "сините карти", "it": "le carte blu", "zh-Hant": "藍色牌"}),
    (
        "wild",
        {"en": "wild cards", "bg": "картите „смяна на цвета“", "it": "le carte «cambio colore»", "zh-Hant": "變色牌"},
    ),
    ("draw2", {"en": "draw two cards", "bg": "картите „вземи две“", "it": "le carte «pesca due»", "zh-Hant": "加二牌"}),
    ("0", {"en": "zeros", "bg": "нулите", "it": "gli zero", "zh-Hant": "0"}),
    ("blue", {"es": "las cartas azules", "fr": "les cartes bleues"}),
    ("draw2", {"es": "las cartas Roba dos", "fr": "les cartes +2"}),
    ("blue", {"de": "blaue Karten"}),
    ("draw2", {"de": "Zieh-Zwei-Karten"}),
    ("blue", {"nl": "blauwe kaarten"}),
    ("draw2", {"nl": "‘pak twee’-kaarten"}),
    ("red", {"pl": "czerwone karty"}),
    ("draw2", {"pl": "karty „weź dwie”"}),
    ("0", {"pl": "zera"}),
    ("blue", {"sv": "blå kort"}),
    ("draw2", {"sv": "”dra två”-kort"}),
    ("red", {"cs": "červené karty"}),
    ("draw2", {"cs": "karty „lízni dvě“"}),
    ("0", {"cs": "nuly"}),
]


@pytest.mark.parametrize(("word", "expected"), OWN)
def test_cards_of_other_packs_have_names_too(word: str, expected: dict[str, str]) -> None:
    deck = pack("uno108")
    suits, ranks = [suit.name for suit in deck.suits], [rank.name for rank in deck.ranks]
    cards = deck.of_suit(suits.index(word)) if word in suits else deck.of_rank(ranks.index(word))
    name = name_cards(deck, cards)
    assert {tag: language(tag).cards(name, MANY[tag]) for tag in expected} == expected


def test_a_single_card_of_a_colour_agrees_with_it() -> None:
    deck = pack("uno108")
    suits, ranks = [suit.name for suit in deck.suits], [rank.name for rank in deck.ranks]
    five = name_cards(deck, 1 << (deck.kind(ranks.index("5"), suits.index("green")) or 0))
    skip = name_cards(deck, 1 << (deck.kind(ranks.index("skip"), suits.index("yellow")) or 0))
    assert language("en").cards(five, "a") == "a green five"
    assert [language("bg").cards(one, "bare") for one in (five, skip)] == [
        "зелена петица",
        "жълта карта „пропускане“",
    ]
    assert [language("it").cards(one, "a") for one in (five, skip)] == [
        "un cinque verde",
        "una carta «salta turno» gialla",
    ]
    assert [language("es").cards(one, "a") for one in (five, skip)] == [
        "un cinco verde",
        "una carta Salta turno amarilla",
    ]
    assert [language("fr").cards(one, "a") for one in (five, skip)] == [
        "un 5 vert",
        "une carte Passe ton tour jaune",
    ]
    assert [language("de").cards(one, "a") for one in (five, skip)] == [
        "eine grüne Fünf",
        "eine gelbe Aussetzen-Karte",
    ]
    assert [language("nl").cards(one, "a") for one in (five, skip)] == [
        "een groene vijf",
        "een gele ‘beurt overslaan’-kaart",
    ]
    assert [language("sv").cards(one, "a") for one in (five, skip)] == [
        "en grön femma",
        "ett gult ”hoppa över”-kort",
    ]
    assert [language("pl").cards(one, "acc") for one in (five, skip)] == ["zieloną piątkę", "żółtą kartę „postój”"]
    assert [language("cs").cards(one, "gen") for one in (five, skip)] == ["zelené pětky", "žluté karty „stojíš“"]
    assert language("zh-Hant").cards(five, "bare") == "綠色5"


def test_the_jokers_of_a_colour_belong_to_it() -> None:
    deck = own_pack(JOKERS)
    red = deck.of_suit(1) | deck.of_suit(2)
    assert language("en").cards(name_cards(deck, red), "many") == "all diamonds and all hearts"
    assert language("en").cards(name_cards(deck, deck.of_colour("red")), "many") == "red cards"
    joker = deck.of_colour("red") & ~red
    assert language("en").cards(name_cards(deck, joker), "many") == "the red joker"
    assert language("it").cards(name_cards(deck, joker), "a") == "un jolly rosso"


def test_one_card_among_others_takes_its_article_and_gender() -> None:
    queen, king = (name_cards(pack(), chosen(pack(), word)) for word in ("Q", "K"))
    assert [language("it").cards(one, "another") for one in (queen, king)] == ["un’altra donna", "un altro re"]
    assert [language("bg").cards(one, "another") for one in (queen, king)] == ["друга дама", "друг поп"]
    assert language("en").cards(name_cards(pack(), chosen(pack(), "8")), "a") == "an eight"
    assert language("it").cards(name_cards(pack(), chosen(pack(), "8")), "on") == "sull’otto"
