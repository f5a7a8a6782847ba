"""A language may lag: what it cannot say is printed in English, and marked as such in every form."""

from __future__ import annotations

import json
import re

import pytest
from books_to_print import shipped_book

from crazy8.compiler.book.in_english import english_in, in_html, in_markdown, in_plain_text
from crazy8.compiler.book.languages.files import LanguageFiles, shipped_files
from crazy8.compiler.book.languages.language import language
from crazy8.compiler.book.render import Form, render
from crazy8.compiler.telling.phrase import CardPart, CardsName, Listed, phrase
from crazy8.read_variant import read_variant
from crazy8.site.pages import site_files
from crazy8.site.shelf import shelf_of

OF_PAGE, HELD = "heading-turn", re.compile("[\ufdd0-\ufdd3]")


def without(tag: str, *names: str) -> LanguageFiles:
    """A language without some messages of one line."""
    texts = tuple(
        (file, re.sub(rf"^(?:{'|'.join(names)}) = .*\n", "", text, flags=re.MULTILINE))
        for file, text in shipped_files(tag).texts
    )
    return LanguageFiles(tag, texts)


def with_messages(tag: str, text: str) -> LanguageFiles:
    """A language with some messages instead of its own."""
    return LanguageFiles(tag, (("ours.ftl", text),)).laid_over(shipped_files(tag))


@pytest.mark.parametrize("changed", [without("de", OF_PAGE), with_messages("de", f"{OF_PAGE} = {{ $foo }}\n")])
def test_a_heading_that_is_missing_or_broken_is_english(changed: LanguageFiles) -> None:
    book = shipped_book("pagat")
    assert '<h2><span lang="en">Your turn</span></h2>' in render(book, changed, "html")
    assert "## Your turnᵉⁿ\n" in render(book, changed, "md")
    assert "\nYour turn [en]\n--------------\n" in render(book, changed, "txt")
    assert json.loads(render(book, changed, "json"))["english"] == ["Your turn"]


def test_what_is_english_is_explained_once_at_the_foot_in_the_language_of_the_book() -> None:
    book, changed = shipped_book("pagat"), without("de", OF_PAGE, "heading-deal")
    foot = "Auf Englisch, weil der deutsche Text noch fehlt."
    assert render(book, changed, "html").count(f'<span class="sign">en</span>{foot}') == 1
    assert render(book, changed, "md").count(f"- en {foot}\n") == 1
    assert render(book, changed, "txt").count(f"[en] {foot}\n") == 1
    assert foot not in render(book, "de", "html")
    assert foot in render(book, changed, "html", face="short")
    assert foot not in render(book, changed, "html", face="score-sheet"), "nothing there is English"


def test_where_the_language_lacks_the_explanation_too_it_is_english() -> None:
    text = render(shipped_book("pagat"), without("de", OF_PAGE, "legend-english"), "md")
    assert "- en In English, because this language does not have the words yet.ᵉⁿ\n" in text


@pytest.mark.parametrize("form", ["html", "md", "txt", "json"])
def test_a_language_of_three_messages_makes_a_book(form: Form) -> None:
    few = LanguageFiles("ro", (("few.ftl", "language-name = Română\nheading-turn = Rândul\nsuit-hearts = inimă\n"),))
    text = render(shipped_book("uno"), few, form)
    headings = [block["heading"] for block in json.loads(text)["blocks"]] if form == "json" else [text]
    assert any("Rândul" in one for one in headings)
    assert HELD.search(text) is None
    if form == "html":
        assert '<html lang="ro">' in text
        assert text.count("<span") == text.count("</span>")
        assert "<h2>Rândul</h2>" in text


def test_no_sentence_is_half_english() -> None:
    """A part that is missing makes the whole sentence English, the other parts with it."""
    words = language(with_messages("de", "reverses = { $foo }\n"))
    sentence = phrase("lead", cards=Listed((phrase("copies"), phrase("reverses")), join="then"))
    assert english_in(words.say(sentence)) == [language("en").say(sentence)]
    assert not english_in(words.say(phrase("lead", cards=Listed((phrase("copies"),)))))
    assert words.lags


def test_cards_that_a_language_cannot_name_are_named_in_english() -> None:
    eights = CardsName((CardPart("rank", ("8",)),))
    words = language(with_messages("de", "rank-8 = { $foo }\n"))
    assert english_in(words.cards(eights, "many")) == [language("en").cards(eights, "many")]


def test_a_text_of_the_language_within_an_english_sentence_is_not_called_english() -> None:
    words = language(without("de", "legend-default"))
    said = words.sentence(phrase("legend-default", heading="Was die Quellen offen lassen"))
    shown = '<span lang="en">Not in the sources: see “</span>Was die Quellen offen lassen<span lang="en">”.</span>'
    assert in_html(said) == shown
    assert in_markdown(said) == "Not in the sources: see “Was die Quellen offen lassen”.ᵉⁿ"
    assert in_plain_text(said) == "Not in the sources: see “Was die Quellen offen lassen”. [en]"


def test_an_english_language_is_not_called_english() -> None:
    """What `en-GB` leaves out, or says wrongly, is simply said in the English that ships."""
    text = render(shipped_book("pagat"), with_messages("en", f"{OF_PAGE} = {{ $foo }}\n"), "html")
    assert "<h2>Your turn</h2>" in text
    assert 'span lang="en"' not in text


def test_attributes_and_titles_hold_no_elements() -> None:
    words = language(without("de", OF_PAGE))
    said = words.say(phrase(OF_PAGE))
    page = f'<title>{said}</title><p title="{said}">{said}</p>'
    assert in_html(page) == '<title>Your turn</title><p title="Your turn"><span lang="en">Your turn</span></p>'


def test_a_broken_word_on_how_the_language_is_written_is_as_if_it_were_not_there() -> None:
    broken = "titles-in-script = { $foo }\nafter-colon = { $foo }\nfull-stop = { $foo }\nbetween-sentences = { $foo }\n"
    words = language(with_messages("de", broken))
    assert (words.titles_in_script, words.capital_after_colon, words.stop, words.space) == (None, False, ".", " ")


def test_a_site_says_what_is_english() -> None:
    few = LanguageFiles("ro", (("few.ftl", "language-name = Română\nheading-turn = Rândul\n"),))
    files = {file.path: file.text for file in site_files(shelf_of([read_variant("pagat")]), [few, shipped_files("de")])}
    assert not any(HELD.search(text) for text in files.values())
    assert '<h1><span lang="en">' in files["ro/index.html"]
    assert 'lang="en"' not in files["de/index.html"]


def test_neighbours_share_one_sign() -> None:
    words = language(without("de", OF_PAGE))
    said = words.flowing([words.say(phrase(OF_PAGE))] * 2)
    assert in_markdown(said) == "Your turn Your turnᵉⁿ"
    assert in_html(said) == '<span lang="en">Your turn Your turn</span>'
