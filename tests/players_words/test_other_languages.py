"""What players say in other languages than English leads to the lines that they mean."""

from __future__ import annotations

import pytest

from crazy8.compiler.book.languages.files import languages
from crazy8.compiler.diagnostics.render.palette import PLAIN
from crazy8.compiler.players_words.cards_of_languages import cards_in
from crazy8.compiler.players_words.hearing import WORD, heard
from crazy8.compiler.players_words.in_english import in_english, rows_of
from crazy8.compiler.players_words.nearest import lines_near
from crazy8.compiler.players_words.other_languages import called_in, languages_of_players, lines_in
from crazy8.explaining.asked import explanation
from crazy8.explaining.words import explained

ARGUED_ABOUT = """
    players.range seat.first-player seat.direction seat.partners deck.jokers deal.count-by-players deal.rotation
    starter.treatment match.attributes wild.which wild.playable-on wild.challenge draw.count draw.play-drawn
    draw.pass-without multi.allowed turn.jump-in stock.empty block.definition play.effect debt.answer call.required
    call.catcher out.last-card out.play-on out.hand-limit score.mode score.value match-end.kind out.claim
    error.illegal-play house.rule
    """
"""The questions that a family argues about."""


def test_every_language_of_a_book_but_english_has_words() -> None:
    assert set(languages_of_players()) == set(languages()) - {"en"}


@pytest.mark.parametrize("language", languages_of_players())
def test_each_has_words_for_whatever_a_family_argues_about(language: str) -> None:
    known: dict[str, int] = {}
    for called in called_in(language):
        for key in {str(line.question.key) for line in called.lines}:
            known[key] = known.get(key, 0) + 1
    assert [key for key in ARGUED_ABOUT.split() if known.get(key, 0) < 2] == []


@pytest.mark.parametrize("language", languages_of_players())
def test_no_word_leads_to_nothing_or_past_what_it_means(language: str) -> None:
    for called in called_in(language):
        assert called.words, called
        assert called.lines, called.phrase
        found = [hit.line for hit in lines_in([language], called.phrase)]
        assert set(called.lines) <= set(found), called.phrase


@pytest.mark.parametrize(
    ("language", "said", "line"),
    [
        ("de", "stapeln", "answer 2 with 2"),
        ("de", "Wer aussetzen muss", "play Q: skip next"),
        ("de", "Richtungswechsel", "play A: reverse"),
        ("de", "ziehen bis eine passt", "draw until playable"),
        ("fr", "passer son tour", "play Q: skip next"),
        ("fr", "changement de sens", "play A: reverse"),
        ("es", "cambio de sentido", "play A: reverse"),
        ("pl", "zmiana kierunku", "play A: reverse"),
        ("cs", "vymenit karty", "play J: swap hands with chosen"),
        ("bg", "тегли докато пасне", "draw until playable"),
        ("zh-Hant", "我們可以疊加嗎", "answer 2 with 2"),
    ],
)
def test_what_players_say_leads_to_the_line(language: str, said: str, line: str) -> None:
    assert lines_in([language], said)[0].line.text == line
    assert lines_near(said)[0] == line


def test_the_question_is_put_in_the_language_of_the_reader() -> None:
    assert "Was bewirken die Sonderkarten?" in explained("aussetzen", language="de").text(PLAIN)
    assert "What does a card do" not in explained("aussetzen", language="de").text(PLAIN)


@pytest.mark.parametrize(("language", "said"), [("de", "trinken"), ("fr", "taper sur la pile"), ("sv", "tystnad")])
def test_what_nobody_can_play_leads_to_words_of_ones_own(language: str, said: str) -> None:
    told = explained(said, language=language).text(PLAIN)
    assert 'rule: "' in told
    assert "Nobody plays it" in told


def test_words_of_any_language_are_found_without_saying_which() -> None:
    assert "play A: reverse" in explained("changement de sens").text(PLAIN)


@pytest.mark.parametrize("said", ["xyzzy", "", "qqqq wwww"])
def test_words_that_nobody_says_lead_nowhere(said: str) -> None:
    assert lines_in(languages_of_players(), said) == []
    assert explanation(said, "de") is None


SENTENCES = {
    "bg": ("Дама: следващият тегли две", "play Q: next draws 2"),
    "cs": ("sedma: další bere dvě", "play 7: next draws 2"),
    "de": ("Herz Dame: alle andern ziehen eine", "play Q of hearts: others draw 1"),
    "es": ("repartir 10 si son 2 jugadores", "when 2 players { deal 10 }"),
    "fr": ("valet de trefle: le suivant pioche 4", "play J of clubs: next draws 4"),
    "it": ("ultima carta: dire uno", 'call "uno" at 1 card, else draw 2'),
    "nl": ("boer: kiest een kleur", "wild J: names suit"),
    "pl": ("4: następny stoi", "play 4: skip next"),
    "sv": ("dam: byter riktning", "play Q: reverse"),
    "zh-Hant": ("7: 下一家抽2", "play 7: next draws 2"),
}
"""A sentence in each language, with the line that it asks for."""


def test_there_is_a_sentence_for_each_language() -> None:
    assert set(SENTENCES) == set(languages_of_players())


@pytest.mark.parametrize(("said", "line"), SENTENCES.values(), ids=SENTENCES)
def test_cards_and_numbers_of_a_sentence_stand_in_the_line(said: str, line: str) -> None:
    assert lines_near(said)[0] == line


@pytest.mark.parametrize(
    "said",
    [
        *("2 bis 5 Spieler", "für zwei bis fünf Spieler", "da 2 a 5 giocatori", "2 à 5 joueurs", "de 2 a 5 jugadores"),
        *("2 tot 5 spelers", "2 till 5 spelare", "2 do 5 graczy", "2 až 5 hráčů", "2 до 5 играчи", "2到5人"),
    ],
)
def test_how_many_may_play_is_heard_in_every_language(said: str) -> None:
    assert lines_near(said) == ("players 2 to 5",)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("deal 5", "gib 5"),
        ("deal 5", "dai 5"),
        ("deal 5", "ge 5"),
        ("deal 5", "rozdaj 5"),
        ("deal 5", "rozdej 5"),
        ("when 2 players { deal 7 }", "wenn 2 Spieler { gib 7 }"),
        ("when 2 players { deal 7 }", "quando 2 giocatori { dai 7 }"),
        ("when 2 players { deal 7 }", "quand 2 joueurs { donne 7 }"),
        ("when 2 players { deal 7 }", "när 2 spelare { dela 7 }"),
        ("when 2 players { deal 7 }", "gdy 2 graczy { rozdaj 7 }"),
        ("when 2 players { deal 7 }", "když 2 hráči { rozdej 7 }"),
        ("draw up to 3", "ziehe bis zu 3 Karten, dann passen"),
        ("draw up to 3", "pesca fino a 3 carte, poi passa"),
        ("draw up to 3", "pioche jusqu'à 3 cartes, puis passe"),
        ("draw up to 3", "roba hasta 3 cartas, luego pasa"),
        ("draw up to 3", "pak tot 3 kaarten, daarna passen"),
        ("draw up to 3", "ta upp till 3 kort, sedan passa"),
        ("draw up to 3", "lízni až 3 karty, potom pas"),
        ("game to 100, who reaches it leaves game", "game to 100, chi ci arriva è eliminato"),
    ],
)
def test_a_line_put_into_another_language_word_for_word_is_heard(line: str, said: str) -> None:
    assert lines_near(said)[0] == line


@pytest.mark.parametrize(
    "said",
    [
        *(
            "jeder bekommt 5 Karten",
            "ognuno riceve 5 carte",
            "chaque joueur reçoit 5 cartes",
            "cada uno recibe 5 cartas",
        ),
        *("iedereen krijgt 5 kaarten", "alla får 5 kort", "każdy dostaje 5 kart", "každý dostane 5 karet"),
        *("всеки получава 5 карти", "每人發5張"),
    ],
)
def test_how_many_cards_everybody_gets_is_heard_in_every_language(said: str) -> None:
    assert lines_near(said) == ("deal 5",)


@pytest.mark.parametrize(
    "said",
    [
        *("gib 7, 3 Spieler oder weniger", "donne 7, 3 joueurs ou moins", "dai 7, 3 giocatori o meno"),
        *("reparte 7, 3 jugadores o menos", "rozdaj 7, 3 graczy lub mniej", "rozdej 7, 3 hráči nebo méně"),
        *("dela 7, 3 spelare eller färre", "раздай 7, 3 играчи или по-малко", "每人發7張, 3人以下"),
        *("deel 7, 3 spelers of minder", "deal 7, jusqu'à 3 joueurs", "deal 7, fino a 3 giocatori"),
    ],
)
def test_for_how_many_players_at_most_is_heard_in_every_language(said: str) -> None:
    assert lines_near(said)[0] == "when 2 to 3 players { deal 7 }"


@pytest.mark.parametrize(
    "said",
    [
        *("gib 7, ab 5 Spielern 5", "repartir:7 cartas, con 5 o más jugadores 5 cartas"),
        *("distribuer 7 cartes, avec 5 joueurs ou plus 5 cartes", "deal 7, 5 spelers of meer: 5"),
    ],
)
def test_what_holds_from_so_many_players_on_is_a_line_beside_the_first(said: str) -> None:
    assert lines_near(said)[:2] == ("deal 7", "when 5 or more players { deal 5 }")


@pytest.mark.parametrize(
    ("said", "line"),
    [
        ("le huit est joker, on choisit la couleur", "wild 8: names suit"),
        ("l'otto è jolly e si sceglie il seme", "wild 8: names suit"),
        ("vince chi arriva a 100", "game to 100, who reaches it wins"),
        ("wie het eerst 100 heeft verliest", "game to 100, who reaches it loses"),
        ("las figuras valen 10", "value J Q K: 10"),
        ("si no puedes jugar robas una carta", "draw 1"),
        ("à deux joueurs on donne 7 cartes", "when 2 players { deal 7 }"),
        ("vinnaren delar", "next dealer winner"),
        ("gespielt wird bis 500", "game to 500, lowest wins"),
        ("bei zwei Spielern 8 Karten", "when 2 players { deal 8 }"),
        ("Bube auf Bube geht nicht", "forbid J on J"),
        ("acht ist Joker", "wild 8: names suit"),
        ("Acht auf Acht erlaubt", "allow 8"),
        ("jump with gleiche Karte", "jump with same card"),
        ("der Erste bei 100 verliert", "game to 100, who reaches it loses"),
        ("as: tracisz kolejkę", "play A: skip next"),
        ("play 8:comodín, eliges el palo", "wild 8: names suit"),
        ("8: jolly, scegli il seme", "wild 8: names suit"),
    ],
)
def test_what_is_half_in_another_language_is_heard(said: str, line: str) -> None:
    assert lines_near(said)[0] == line


def test_no_line_names_a_card_in_place_of_one_that_is_unknown() -> None:
    assert not any(line.startswith("play Q") for line in lines_near("gwiazda: czekanie"))


@pytest.mark.parametrize("language", languages_of_players())
def test_the_english_of_a_word_is_heard(language: str) -> None:
    unheard = {english for _, english in rows_of(language) if any(one.kind == WORD for one in heard(english))}
    assert unheard <= set(cards_in(language).values()), "only cards of other packs may be unknown"


@pytest.mark.parametrize(
    ("said", "english"),
    [
        ("Bube auf Bube verboten", "J on J not allowed"),
        ("Bube: the next one zieht zwei", "J: the next one draws 2"),
        ("KOENIG: naechster setzt aus", "KOENIG: the next misses a turn"),
        ('"Dame" sagen', '"Dame" say'),
        ("queen: reverse", None),
        ("grandma deals", None),
    ],
)
def test_what_is_known_in_another_language_alone_is_put_in_english(said: str, english: str | None) -> None:
    assert in_english(said) == english
