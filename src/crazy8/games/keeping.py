"""Keep games as text that can be gone on with."""

from __future__ import annotations

from base64 import b64encode
from json import dumps

from crazy8.compiler.topics.rules import Rules
from crazy8.files.shipped import SUFFIX, shipped_source
from crazy8.games.saved_games import FORMAT, VERSION, SavedGame
from crazy8.read_variant import ReadVariant
from crazy8.runtime.people import table as engine
from crazy8.runtime.people.replay import save


def kept(variant: ReadVariant, rules: Rules, table: engine.RunningGame) -> str:
    """Write a game as text: one that was dealt from its seed on, another one from its position on."""
    name = _name_of(variant)
    if table.origin is not None:
        return SavedGame(name, rules.options, None, "sensible", table.recording).to_text()
    began = b64encode(save(table.program, table.began)).decode()
    whole = {"format": FORMAT, "version": VERSION, "variant": name, "options": rules.options, "players": rules.people}
    return dumps({**whole, "began": began, "actions": table.done}) + "\n"


def _name_of(variant: ReadVariant) -> str:
    """Return the name under which the rulebook is found again: that of a shipped one, else that of its file."""
    name = variant.file.removesuffix(SUFFIX)
    source = shipped_source(name)
    return name if source is not None and source.text == variant.text else variant.file
