"""Find the languages of the rulebooks: those that ship, and those in a folder of one's own."""

from __future__ import annotations

from pathlib import Path

from babel import Locale, UnknownLocaleError

from crazy8.books.own_folders import entries_of
from crazy8.compiler.book.languages.files import LanguageFiles, base_of, languages, shipped_files
from crazy8.compiler.diagnostics.suggest import suggest
from crazy8.errors import C8Error, NotFoundError

MOST_BYTES = 1024 * 1024
"""A file of messages has some ten thousand bytes."""


def language_named(tag: str, locale_dir: str | Path | None = None) -> LanguageFiles:
    """Return the messages of a language, with those of a folder `locale_dir/TAG` laid over those that ship.

    A folder of one's own may hold a new language, or only what is said otherwise than in the language that ships: `de`
    and `de-AT` build on `de`. What is not there is said in English. Raises `NotFoundError` if there is no such
    language, `C8Error` if its files cannot be read.
    """
    own = None if locale_dir is None else _own_files(tag, Path(locale_dir))
    base = base_of(tag)
    if own is None and base != tag:
        raise _unknown(tag, locale_dir)
    if own is None:
        return shipped_files(tag)
    if not _has_plurals(tag):
        raise C8Error(f"nothing is known of a language `{tag}`, such as its plurals", "use its code, such as `ro`")
    return own if base is None else own.laid_over(shipped_files(base))


def known_tags(locale_dir: str | Path | None = None) -> tuple[str, ...]:
    """Return the languages that can be printed, those that ship first."""
    own = () if locale_dir is None else _folders(Path(locale_dir))
    return tuple(dict.fromkeys((*languages(), *own)))


def _own_files(tag: str, locale_dir: Path) -> LanguageFiles | None:
    """Return the files of one's own for a language; `None` if the folder has none."""
    if tag not in _folders(locale_dir):
        return None
    texts = []
    for path in sorted((locale_dir / tag).glob("*.ftl")):
        try:
            with path.open("rb") as file:
                content = file.read(MOST_BYTES + 1)
            texts.append((path.name, content.decode("utf-8-sig")))
        except OSError as error:
            raise C8Error(f"cannot read `{path}`: {error.strerror}") from None
        except UnicodeDecodeError:
            raise C8Error(f"`{path}` is not written in UTF-8", "save it as UTF-8") from None
        if len(content) > MOST_BYTES:
            raise C8Error(f"`{path}` is too big for a file of messages")
    if not texts:
        raise C8Error(f"`{locale_dir / tag}` holds no file that ends in `.ftl`")
    return LanguageFiles(tag, tuple(texts))


def _folders(locale_dir: Path) -> tuple[str, ...]:
    """Return the names of the folders in a folder."""
    return tuple(entry.name for entry in entries_of(locale_dir) if entry.is_dir())


def _has_plurals(tag: str) -> bool:
    """Return whether the plurals of a language are known, without which no message can be formed."""
    try:
        Locale.parse(tag, sep="-")
    except (UnknownLocaleError, ValueError):
        return False
    return True


def _unknown(tag: str, locale_dir: str | Path | None) -> NotFoundError:
    known = known_tags(locale_dir)
    meant = suggest(tag, known)
    hint = f"did you mean `{meant}`?" if meant else f"choose {', '.join(known[:-1])} or {known[-1]}"
    return NotFoundError(f"there is no rulebook in `{tag}`", hint, meant)
