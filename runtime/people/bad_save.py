"""Define the one way in which reading a save or a recording fails."""

from __future__ import annotations

from enum import StrEnum


class Fault(StrEnum):
    """The kind of fault of a save or a recording."""

    NOT_ONE = "not one"
    """It is neither, or too short to be told apart from anything else."""
    OTHER_VERSION = "other version"
    """It was written in a form that this version does not read."""
    OTHER_RULES = "other rules"
    """It belongs to another variant, other options or another number of players."""
    WRONG_LENGTH = "wrong length"
    """Something is missing at its end, or is too much."""
    DAMAGED = "damaged"
    """Its content does not agree with its check sum."""
    IMPOSSIBLE = "impossible"
    """It is whole, but no game can stand like that."""
    ILLEGAL_ACTION = "illegal action"
    """A recording does what the rules forbid; `index` tells where."""


class BadSave(Exception):
    """Raised for a save or a recording that cannot be used."""

    def __init__(self, fault: Fault, detail: str, index: int | None = None) -> None:
        """Take the fault, a sentence about it, and for an illegal action its place in the recording, from 0."""
        super().__init__(detail)
        self.fault = fault
        self.detail = detail
        self.index = index
