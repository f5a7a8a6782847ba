"""`c8 rulebook --site`: which rulebooks, in which languages, and where it is written."""

from __future__ import annotations

from pathlib import Path

from session import answer


def own(folder: Path, name: str, title: str) -> str:
    """A rulebook of one's own."""
    file = folder / f"{name}.c8"
    file.write_text(f'c8 2\nvariant {name} "{title}" extends pagat\n', encoding="utf-8")
    return str(file)


def test_a_club_has_a_shelf_of_its_own(tmp_path: Path) -> None:
    files = [own(tmp_path, "thursday", "Thursday Eights"), own(tmp_path, "sunday", "Sunday Eights")]
    site = tmp_path / "site"
    status, said = answer(["rulebook", *files, "--lang", "en,de", "--site", str(site)])
    assert status == 0
    assert said.endswith(f"open {site}/index.html\n")
    assert {folder.name for folder in site.iterdir() if folder.is_dir()} == {"en", "de"}
    assert "Thursday Eights" in (site / "de" / "index.html").read_text(encoding="utf-8")
    assert "House rules of our own" in (site / "en" / "index.html").read_text(encoding="utf-8")


def test_languages_are_named_one_by_one_too(tmp_path: Path) -> None:
    assert answer(["rulebook", "bicycle", "--lang", "en", "--lang", "nl", "--site", str(tmp_path)])[0] == 0
    assert {folder.name for folder in tmp_path.iterdir() if folder.is_dir()} == {"en", "nl"}


def test_what_lies_there_stays(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "club.html").write_text("ours", encoding="utf-8")
    (tmp_path / "index.html").write_text("old", encoding="utf-8")
    assert answer(["rulebook", "bicycle", "--lang", "en", "--site", str(tmp_path)])[0] == 0
    assert (tmp_path / "en" / "club.html").read_text(encoding="utf-8") == "ours"
    assert (tmp_path / "index.html").read_text(encoding="utf-8") != "old"


def test_mistakes_are_told(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("", encoding="utf-8")
    for words, told in (
        ([], "required: FILE"),
        (["pagat", "uno"], "unexpected argument `uno`"),
        (["--all"], "`--all` goes only with `--site`"),
        (["pagat", "--lang", "en,de"], "printed in one language"),
        (["--site", str(tmp_path)], "a site of which rulebooks?"),
        (["pagat", "--site", str(file)], f"`{file}` is a file"),
        (["pagat", "--site", str(tmp_path), "--short"], "`--short` does not go with `--site`"),
        (["pagat", "--site", str(tmp_path), "--lang", "xx"], "there is no rulebook in `xx`"),
    ):
        status, said = answer(["rulebook", *words])
        assert status == 2 or "xx" in words
        assert told in said


def test_two_rulebooks_of_one_name_are_told(tmp_path: Path) -> None:
    (tmp_path / "twin").mkdir()
    files = [own(tmp_path, "ours", "Ours"), own(tmp_path / "twin", "ours", "Ours as well")]
    status, said = answer(["rulebook", *files, "--site", str(tmp_path / "site")])
    assert status != 0
    assert "two rulebooks are called `ours`" in said
