"""`c8 rulebook --template`: templates of one's own, in a sandbox, and what is said of their faults."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from session import answer

PAGE = (Path(__file__).parents[2] / "docs" / "templates.md").read_text(encoding="utf-8")
SHOWN = re.findall(r"`club/(\S+)`.*?^```\S+\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
"""The files of the folder that the page shows."""


def printed(folder: Path, form: str, *words: str) -> tuple[int, str]:
    return answer(["rulebook", "bicycle", "--format", form, "--template", str(folder), *words])


def with_template(folder: Path, text: str, name: str = "rulebook.txt.j2") -> Path:
    (folder / name).write_text(text, encoding="utf-8")
    return folder


def test_the_page_on_templates_shows_ones_that_work(tmp_path: Path) -> None:
    assert [name for name, _ in SHOWN] == ["rulebook.html.j2", "rulebook.txt.j2"]
    for name, text in SHOWN:
        with_template(tmp_path, text, name)
    status, page = printed(tmp_path, "html")
    assert status == 0
    assert "<p>House rules of the Thursday Club</p>\n</header>" in page
    assert re.search(r"<footer>Crazy Eights \(Bicycle\), in \d+ chapters</footer>", page)
    plain = answer(["rulebook", "bicycle", "--format", "html"])[1]
    assert [line for line in plain.splitlines() if line not in page.splitlines()] == []
    status, text = printed(tmp_path, "txt")
    assert status == 0
    assert text.startswith("Crazy Eights (Bicycle)\nBe the first to get rid of all your cards.\nThe cards")


def test_what_the_folder_does_not_hold_comes_from_ours(tmp_path: Path) -> None:
    with_template(tmp_path, "h1 { color: green }", "style.css")
    assert "<style>\nh1 { color: green }" in printed(tmp_path, "html")[1]
    assert printed(tmp_path, "md") == answer(["rulebook", "bicycle"])


def test_a_title_is_escaped_in_a_template_too(tmp_path: Path) -> None:
    (tmp_path / "home.c8").write_text('c8 2\nvariant home "<b> & {{ 1 }}" extends bicycle [house]\n', encoding="utf-8")
    with_template(tmp_path, "{{ page.title }}", "rulebook.html.j2")
    words = ["rulebook", str(tmp_path / "home.c8"), "--format", "html", "--template", str(tmp_path)]
    assert answer(words) == (0, "&lt;b&gt; &amp; {{ 1 }}")


FAULTS = {
    "{{ page.titel }}": "'BookPage object' has no attribute 'titel'",
    "{{ titel }}": "'titel' is undefined",
    "{% for block in page.blocks %}": "Unexpected end of template.",
    "{{ page | shout }}": "No filter named 'shout'",
    "{{ page.title | wrapped(1, 2, 3, 4) }}": "_wrapped() takes from 1 to 3 positional arguments but 5 were given",
    "{{ 1 // 0 }}": "integer division or modulo by zero",
    "{{ page.__class__ }}": "access to attribute '__class__' of 'BookPage' object is unsafe",
    "{{ ''.__class__.__mro__ }}": "access to attribute '__class__' of 'str' object is unsafe",
    "{{ page.pictures.__globals__ }}": "access to attribute '__globals__' of 'method' object is unsafe",
    "{{ range(999999999) }}": "Range too big.",
    '{% include "club.txt" %}': "there is no template `club.txt`",
    '{% include "../secret.txt" %}': "there is no template `../secret.txt`",
    '{% include "/etc/passwd" %}': "there is no template `/etc/passwd`",
    '{% include "link.txt" %}': "there is no template `link.txt`",
    '{% include "rulebook.txt.j2" %}': "maximum recursion depth exceeded",
    '{% include "latin.txt" %}': "it is not written in UTF-8",
}


@pytest.mark.parametrize("line", FAULTS)
def test_a_fault_of_a_template_is_told_with_its_place(tmp_path: Path, line: str) -> None:
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    folder = tmp_path / "club"
    folder.mkdir()
    (folder / "link.txt").symlink_to(tmp_path / "secret.txt")
    (folder / "latin.txt").write_bytes(b"\xe9")
    status, said = printed(with_template(folder, f"{{{{ page.title }}}}\n{line}\n"), "txt")
    place = folder / ("latin.txt" if "latin" in line else "rulebook.txt.j2:2")
    assert status == 2
    assert said.splitlines()[0].startswith(f"c8: {place}: {FAULTS[line]}")
    assert said.splitlines()[1:] == ["    docs/templates.md tells what a template is given"]


def test_a_folder_without_templates_is_misuse(tmp_path: Path) -> None:
    assert printed(tmp_path / "nowhere", "txt") == (
        2,
        f"c8: cannot read the folder `{tmp_path / 'nowhere'}`: no such file or directory\n",
    )
    with_template(tmp_path, "", "rulebok.txt.j2")
    status, said = printed(tmp_path, "txt")
    assert status == 2
    assert said.startswith(f"c8: `{tmp_path}` has no template of a rulebook; it holds only `rulebok.txt.j2`\n")
