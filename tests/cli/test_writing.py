"""Writing files: as a whole or not at all. Keeping what can be made again."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from crazy8.cli import writing
from crazy8.cli.misuse import Misuse
from crazy8.cli.writing import write_bytes, write_text
from crazy8.files.cache import cache_file, cache_folder


def complaint(path: Path) -> str:
    with pytest.raises(Misuse) as caught:
        write_text(path, "new")
    return caught.value.message


def test_a_file_is_written_in_utf8_with_plain_ends_of_lines(tmp_path: Path) -> None:
    write_text(tmp_path / "book.md", "8♥\n")
    assert (tmp_path / "book.md").read_bytes() == b"8\xe2\x99\xa5\n"


def test_a_file_is_replaced_and_nothing_else_is_left(tmp_path: Path) -> None:
    path = tmp_path / "book.md"
    path.write_text("old")
    write_bytes(path, b"new")
    assert path.read_text() == "new"
    assert list(tmp_path.iterdir()) == [path]


def test_an_error_leaves_the_old_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "book.md"
    path.write_text("old")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(writing.os, "fsync", full)
    assert complaint(path) == f"cannot write `{path}`: no space left on device"
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_an_interruption_leaves_the_old_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "book.md"
    path.write_text("old")

    def interrupt(_: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(writing.os, "fsync", interrupt)
    with pytest.raises(KeyboardInterrupt):
        write_text(path, "new")
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_permissions_stay_and_new_files_get_the_usual_ones(tmp_path: Path) -> None:
    (tmp_path / "old").write_text("old")
    (tmp_path / "old").chmod(0o640)
    (tmp_path / "usual").touch()
    for name in ("old", "new"):
        write_text(tmp_path / name, "new")
    modes = {name: (tmp_path / name).stat().st_mode for name in ("old", "new", "usual")}
    assert modes["new"] == modes["usual"]
    assert modes["old"] & 0o777 == (0o640 if sys.platform != "win32" else 0o666)


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "book.md").write_text("old")
    (tmp_path / "link.md").symlink_to("book.md")
    write_text(tmp_path / "link.md", "new")
    assert (tmp_path / "link.md").is_symlink()
    assert (tmp_path / "book.md").read_text() == "new"


def test_what_is_no_plain_file_is_written_to() -> None:
    write_text(Path(os.devnull), "new")
    assert not Path(os.devnull).is_file()


def test_a_pipe_under_the_name_of_its_descriptor_is_written_to() -> None:
    reading, writing_end = os.pipe()
    write_bytes(Path(f"/dev/fd/{writing_end}"), b"a rulebook")
    assert os.read(reading, 100) == b"a rulebook"
    os.close(reading)
    os.close(writing_end)


def test_what_cannot_be_written(tmp_path: Path) -> None:
    missing = tmp_path / "missing" / "book.md"
    assert complaint(missing) == f"cannot write `{missing}`: there is no directory `{missing.parent}`"
    assert complaint(tmp_path) == f"cannot write `{tmp_path}`: it is a directory"
    assert complaint(tmp_path / "a\0b").startswith("cannot write")
    (tmp_path / "loop").symlink_to("loop")
    assert complaint(tmp_path / "loop").startswith(f"cannot write `{tmp_path / 'loop'}`")


def test_very_long_names_can_be_written(tmp_path: Path) -> None:
    write_text(tmp_path / ("x" * 240), "new")
    assert (tmp_path / ("x" * 240)).read_text() == "new"


# ---- the cache folder


def test_the_place_of_the_cache_follows_each_system(tmp_path: Path) -> None:
    home = {"HOME": str(tmp_path / "home"), "USERPROFILE": str(tmp_path / "home")}
    other = str(tmp_path / "other")
    assert cache_folder({**home, "XDG_CACHE_HOME": other}, "linux") == tmp_path / "other" / "crazy8"
    assert cache_folder({**home, "XDG_CACHE_HOME": "relative"}, "linux") == tmp_path / "home" / ".cache" / "crazy8"
    assert cache_folder(home, "darwin") == tmp_path / "home" / "Library" / "Caches" / "crazy8"
    assert cache_folder({**home, "LOCALAPPDATA": other}, "win32") == tmp_path / "other" / "crazy8" / "Cache"


def test_without_a_home_nothing_is_kept() -> None:
    assert [cache_folder({}, platform) for platform in ("linux", "darwin", "win32")] == [None] * 3


def test_where_nothing_can_be_written_nothing_is_kept(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert cache_folder({"XDG_CACHE_HOME": str(tmp_path / "file")}, "linux") is None


def test_a_folder_that_others_can_write_to_is_not_trusted(tmp_path: Path) -> None:
    place = cache_folder({"XDG_CACHE_HOME": str(tmp_path)}, "linux")
    assert place is not None
    assert place.stat().st_mode & 0o077 == 0
    place.chmod(0o777)
    assert cache_folder({"XDG_CACHE_HOME": str(tmp_path)}, "linux") is None


def test_a_file_in_the_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crazy8.files.cache.cache_folder", lambda: tmp_path)
    assert cache_file("grammar") == str(tmp_path / "grammar")
    monkeypatch.setattr("crazy8.files.cache.cache_folder", lambda: None)
    assert cache_file("grammar") is None
