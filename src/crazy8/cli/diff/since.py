"""Read a rulebook as it was in a revision of git."""

from __future__ import annotations

import subprocess
from collections.abc import Iterable
from pathlib import Path

from crazy8.cli.misuse import Misuse
from crazy8.comparing import Chosen
from crazy8.files.lookup import loaded
from crazy8.read_variant import ReadVariant


def earlier(argument: str, revision: str, options: Iterable[str]) -> Chosen:
    """Return the text of a file in a revision, with the options of the argument; raises `Misuse` if git cannot tell it.

    What it `extends` is taken from the folder as it is now.
    """
    name, _, words = argument.rpartition("@") if "@" in argument else (argument, "", "")
    path = Path(name)
    if not path.is_file():
        raise Misuse(f"there is no file `{name}`", "`--since` compares a file with an earlier version of itself")
    if revision.startswith("-"):
        raise Misuse(f"`{revision}` is no revision of git")
    content = _shown(path, revision)
    variant = ReadVariant(loaded(f"{revision}:{name}", content, path.parent))
    known = {offer.name for offer in variant.options}
    own = (word for word in words.split(",") if word in known)
    return Chosen.of(variant, (*own, *options))


def _shown(path: Path, revision: str) -> bytes:
    command = ["git", "show", f"{revision}:./{path.name}"]
    try:
        done = subprocess.run(command, cwd=path.parent, capture_output=True, check=False)
    except FileNotFoundError:
        raise Misuse("git is not installed", "`--since` asks git for the earlier version") from None
    if done.returncode != 0:
        lines = done.stderr.decode(errors="replace").strip().splitlines()
        reason = lines[0].removeprefix("fatal: ") if lines else "git does not say why"
        raise Misuse(f"git has no `{path}` in `{revision}`: {reason}")
    return done.stdout
