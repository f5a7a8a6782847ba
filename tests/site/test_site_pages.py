"""Every page of a site is sound by itself, and its links lead somewhere within the site."""

from __future__ import annotations

import posixpath
import re

from pages_of_site import GAMES, LANGUAGES, ReadPage

from crazy8.site.pages import FACES
from crazy8.site.questions import SHELF_QUESTIONS

MOST_BYTES = 150_000
"""A page weighs less, so that it comes quickly to a phone."""


def test_all_pages_are_there(files: dict[str, str]) -> None:
    for tag in LANGUAGES:
        books = [f"{tag}/{folder}/{game}.html" for folder in (*FACES, "near") for game in GAMES]
        asked = [f"{tag}/questions/{one.key}.html" for one in SHELF_QUESTIONS]
        others = [f"{tag}/{name}" for name in ("index.html", "compare.html", "answers.js", "questions/index.html")]
        assert {*books, *asked, *others} <= files.keys()


def test_elements_are_well_nested(pages: dict[str, ReadPage]) -> None:
    assert {path: page.faults for path, page in pages.items() if page.faults} == {}


def test_no_id_is_given_twice(pages: dict[str, ReadPage]) -> None:
    assert [path for path, page in pages.items() if len(set(page.ids)) < len(page.ids)] == []


def test_every_link_leads_to_a_file_and_place_of_the_site(files: dict[str, str], pages: dict[str, ReadPage]) -> None:
    """Behind the `#` of the comparison stands a game that its script chooses."""
    for path, page in pages.items():
        for link in page.links:
            name, _, anchor = link.partition("#")
            target = posixpath.normpath(posixpath.join(posixpath.dirname(path), name)) if name else path
            assert target in files, f"{path}: {link}"
            known = (*pages[target].ids, *(GAMES if target.endswith("compare.html") else ())) if anchor else ()
            assert not anchor or anchor in known, f"{path}: {link}"


def test_only_sources_lead_into_the_web(files: dict[str, str], pages: dict[str, ReadPage]) -> None:
    """No page, style or script asks for anything from elsewhere; names of formats are no addresses."""
    for path, text in files.items():
        cited = set(pages[path].sources) if path in pages else set()
        found = set(re.findall(r"https?://[^\s\"'<>)]+", text)) - {"http://www.w3.org/2000/svg"}
        assert {one.replace("&amp;", "&") for one in found} <= cited, path


def test_headings_go_down_step_by_step(pages: dict[str, ReadPage]) -> None:
    for path, page in pages.items():
        assert page.headings.count(1) == 1, path
        assert page.headings[0] == 1, path
        steps = zip(page.headings, page.headings[1:], strict=False)
        assert all(later <= earlier + 1 for earlier, later in steps), path


def test_a_page_says_its_language_and_links_to_the_same_page_in_the_others(pages: dict[str, ReadPage]) -> None:
    for path, page in pages.items():
        if "/" in path:
            tag, _, rest = path.partition("/")
            assert [one["lang"] for one in page.named("html")] == [tag]
            others = {posixpath.normpath(posixpath.join(posixpath.dirname(path), link)) for link in page.links}
            assert {f"{other}/{rest}" for other in LANGUAGES} <= others


def test_landmarks_are_where_readers_look_for_them(pages: dict[str, ReadPage]) -> None:
    for path, page in pages.items():
        assert len(page.named("main")) == 1, path
        if "/" in path:
            skip = [link["href"] for link in page.named("a") if link.get("class") == "skip"]
            assert [anchor.removeprefix("#") for anchor in skip] == [page.named("main")[0]["id"]], path
            assert all(one["aria-label"] for one in page.named("nav")), path


def test_every_field_has_a_label(pages: dict[str, ReadPage]) -> None:
    for path, page in pages.items():
        labelled = {label["for"] for label in page.named("label")}
        assert {one["id"] for one in (*page.named("input"), *page.named("select"))} == labelled, path


def test_pages_are_light(files: dict[str, str]) -> None:
    assert {path for path, text in files.items() if len(text.encode()) > MOST_BYTES} == set()
