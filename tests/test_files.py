"""Reading what a command is given."""

from __future__ import annotations

import io
import os
import sys
import zipfile
from pathlib import Path
from types import SimpleNamespace

import pytest

from crazy8.errors import NotFoundError
from crazy8.files import shipped
from crazy8.files.decoding import decoded
from crazy8.files.lookup import MOST_BYTES, read

RULES = 'c8 2\nvariant house "At home" [house]\n'


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which the user is, with one file."""
    (tmp_path / "house.c8").write_text(RULES)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A package of shipped variants with `pagat` and `bicycle`, and with `kadi` in the folder of its family."""
    place = tmp_path_factory.mktemp("variants")
    for name in ("pagat", "bicycle"):
        (place / f"{name}.c8").write_text(f'c8 2\nvariant {name} "{name}" [house]\n')
    (place / "__init__.py").write_text("")
    (place / "africa").mkdir()
    (place / "africa" / "kadi.c8").write_text('c8 2\nvariant kadi "Kadi" [house]\n')
    monkeypatch.setattr(shipped, "_VARIANTS", place)
    shipped._shipped.cache_clear()
    yield place
    monkeypatch.undo()
    shipped._shipped.cache_clear()


def complaint(argument: str) -> str:
    with pytest.raises(NotFoundError) as caught:
        read(argument)
    return "\n".join(filter(None, [caught.value.message, caught.value.hint]))


# ---- what is read


def test_a_file_is_read_under_the_name_it_was_given(folder: Path) -> None:
    for name in ("house.c8", "./house.c8", str(folder / "house.c8")):
        loaded = read(name)
        assert (loaded.source.name, loaded.source.text, loaded.diagnostics) == (name, RULES, ())


def test_ends_of_lines_are_kept(folder: Path) -> None:
    (folder / "windows.c8").write_bytes(b"c8 2\r\ndeal 5\r\n")
    assert read("windows.c8").source.text == "c8 2\r\ndeal 5\r\n"


def test_a_shipped_variant_is_read_by_its_name(shelf: Path, folder: Path) -> None:
    loaded = read("pagat")
    assert (loaded.source.name, loaded.source.text) == ("pagat.c8", (shelf / "pagat.c8").read_text())


def test_a_folder_or_the_ending_asks_for_a_file(shelf: Path, folder: Path) -> None:
    (folder / "pagat").write_text("mine")
    (folder / "pagat.c8").write_text("mine too")
    assert read("pagat").source.text != "mine"
    assert read("./pagat").source.text == "mine"
    assert read("pagat.c8").source.text == "mine too"


def test_a_file_needs_no_ending(folder: Path) -> None:
    (folder / "rules").write_text(RULES)
    assert read("rules").source.text == RULES


def test_standard_input_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(RULES.encode())))
    loaded = read("-")
    assert (loaded.source.name, loaded.source.text) == ("<standard input>", RULES)


def test_a_shipped_variant_is_found_in_the_folder_of_its_family(shelf: Path, folder: Path) -> None:
    assert shipped.shipped_names() == ("bicycle", "kadi", "pagat")
    assert read("kadi").source.text == (shelf / "africa" / "kadi.c8").read_text()
    assert [shipped.family_of(name) for name in shipped.shipped_names()] == ["crazy-eights", "africa", "crazy-eights"]


def test_the_names_of_shipped_variants_are_those_of_the_files_and_no_two_are_equal() -> None:
    place = Path(shipped.__file__).parent.with_name("variants")
    assert list(shipped.shipped_names()) == sorted(path.stem for path in place.rglob("*.c8"))
    assert shipped.shipped_source("../variants/__init__") is None


def test_every_shipped_variant_is_called_as_its_file() -> None:
    for name in shipped.shipped_names():
        source = shipped.shipped_source(name)
        assert source is not None
        assert f"\nvariant {name} " in source.text, name


# ---- what cannot be read


def test_a_file_that_is_not_there(shelf: Path, folder: Path) -> None:
    assert complaint("hose.c8") == (
        "there is no file `hose.c8`; did you mean `house.c8`?\n`c8 list` shows the shipped variants"
    )
    assert complaint("house").startswith("there is no file or shipped variant `house`; did you mean `house.c8`?")
    assert complaint("hous").startswith("there is no file or shipped variant `hous`; did you mean `house.c8`?")
    assert complaint("pagta").startswith("there is no file or shipped variant `pagta`; did you mean `pagat`?")
    assert complaint("pagat.c8").startswith("there is no file `pagat.c8`; did you mean `pagat`?")
    assert complaint("canasta").startswith("there is no file or shipped variant `canasta`\n")


def test_a_file_that_is_not_there_in_another_folder(folder: Path) -> None:
    (folder / "rules").mkdir()
    (folder / "rules" / "uncle.c8").write_text(RULES)
    wrong, right = os.path.join("rules", "unlce.c8"), os.path.join("rules", "uncle.c8")
    assert complaint(wrong) == f"there is no file `{wrong}`; did you mean `{right}`?"
    assert complaint(os.path.join("rule", "uncle.c8")) == "there is no directory `rule`"


def test_a_folder_is_no_file(folder: Path) -> None:
    (folder / "rules").mkdir()
    assert complaint("rules") == "`rules` is a directory\nit holds no .c8 files"
    (folder / "rules" / "uncle.c8").write_text(RULES)
    inside = os.path.join("rules", "uncle.c8")
    assert complaint("rules") == f"`rules` is a directory\nname a file in it, such as `{inside}`"


def test_a_file_that_may_not_be_read(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> io.BytesIO:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("builtins.open", refuse)
    assert complaint("house.c8") == "cannot read `house.c8`: permission denied"


@pytest.mark.parametrize("name", ["a\0b", "x" * 5000, "house.c8/inside.c8"])
def test_names_that_no_file_can_have(folder: Path, name: str) -> None:
    assert name[:3] in complaint(name)


def test_very_large_files_are_refused(folder: Path) -> None:
    (folder / "large.c8").write_bytes(b"#" * MOST_BYTES)
    assert len(read("large.c8").source.text) == MOST_BYTES
    (folder / "large.c8").write_bytes(b"#" * (MOST_BYTES + 1))
    assert complaint("large.c8") == "`large.c8` holds more than 4 MiB\nis it a rulebook?"


# ---- what it may extend


def test_a_base_lies_beside_the_file_or_ships(shelf: Path, folder: Path) -> None:
    loaded = read("house.c8")
    assert loaded.base_names() == ("bicycle", "house", "kadi", "pagat")
    (folder / "uncle.c8").write_text("beside")
    (folder / "pagat.c8").write_text("mine")
    assert loaded.base("uncle").text == "beside"
    assert loaded.base("pagat").text == "mine"
    assert loaded.base("bicycle").text == (shelf / "bicycle.c8").read_text()
    assert loaded.base("canasta") is None
    assert loaded.base("../house") is None


def test_a_changed_copy_may_extend_the_original_of_its_name(shelf: Path, folder: Path) -> None:
    (folder / "pagat.c8").write_text("mine")
    assert read("pagat.c8").base("pagat").text == (shelf / "pagat.c8").read_text()


def test_a_shipped_variant_extends_only_shipped_ones(shelf: Path, folder: Path) -> None:
    (folder / "pagat.c8").write_text("mine")
    assert read("bicycle").base("pagat").text == (shelf / "pagat.c8").read_text()
    assert read("bicycle").base_names() == ("bicycle", "kadi", "pagat")


# ---- encodings


def test_the_mark_of_utf8_is_no_part_of_the_text() -> None:
    source, diagnostics = decoded("a.c8", b"\xef\xbb\xbfc8 2\n")
    assert (source.text, diagnostics) == ("c8 2\n", ())


def test_the_first_bad_byte_is_shown_with_its_place() -> None:
    source, (report,) = decoded("a.c8", 'c8 2\n# 花\ntitle fr "américain, à deux, déjà"\n'.encode("latin-1", "ignore"))
    assert report.code == "C8-NOT-UTF8"
    assert report.message == "the file is not UTF-8: it holds the byte 0xe9"
    assert (report.span.line, report.span.column, report.span.text) == (3, 13, "\N{REPLACEMENT CHARACTER}")
    assert report.notes == ("in the old encoding Windows-1252 it stands for `é`", "3 more places are not UTF-8")
    assert source.text.startswith("c8 2\n# \ntitle fr")


def test_letters_before_the_bad_byte_are_counted_as_letters() -> None:
    _, (report,) = decoded("a.c8", "花花".encode() + b"\xff")
    assert report.span.start == 2


@pytest.mark.parametrize(
    ("content", "what"),
    [
        ("c8 2\n".encode("utf-16"), "text in UTF-16"),
        (b"\xfe\xff" + "c8 2\n".encode("utf-16-be"), "text in UTF-16"),
        ("c8 2\n".encode("utf-32"), "text in UTF-32"),
    ],
)
def test_other_encodings_are_recognised_by_their_marks(content: bytes, what: str) -> None:
    source, (report,) = decoded("a.c8", content)
    assert source.text == "c8 2\n"
    assert report.message == f"the file is not UTF-8: it holds {what}"


def test_a_real_replacement_character_is_no_fault() -> None:
    assert decoded("a.c8", "\N{REPLACEMENT CHARACTER}".encode())[1] == ()


# ---- what is no text


def archive(*names: str, first: tuple[str, str] | None = None) -> bytes:
    """A zip archive with such files in it."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as file:
        for name, text in filter(None, [first, *((name, "x") for name in names)]):
            file.writestr(name, text)
    return packed.getvalue()


@pytest.mark.parametrize(
    ("content", "what"),
    [
        (archive("[Content_Types].xml", "word/document.xml"), "a Word file"),
        (archive("content.xml", first=("mimetype", "application/vnd.oasis.opendocument.text")), "an OpenDocument text"),
        (archive("xl/workbook.xml"), "an Excel file"),
        (archive("rules.c8"), "a zip archive"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "a file of an old Word"),
        (b"%PDF-1.7\n", "a PDF"),
        (rb"{\rtf1\ansi deal 7}", "a text with formats"),
        (b"<!DOCTYPE html><p>deal 7", "a web page"),
        (b"\x89PNG\r\n\x1a\n", "a picture"),
        (b"\xff\xd8\xff\xe0", "a picture"),
    ],
)
def test_a_file_of_another_program_is_called_what_it_is(content: bytes, what: str) -> None:
    source, (report,) = decoded("rules.c8", content)
    assert (report.code, source.text) == ("C8-NO-TEXT", "")
    assert what in report.message
    assert report.help_text


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be"])
def test_utf_16_without_its_mark_is_known(encoding: str) -> None:
    source, (report,) = decoded("rules.c8", RULES.encode(encoding))
    assert (report.code, source.text) == ("C8-NOT-UTF8", RULES)
    assert "UTF-16" in report.message
