"""Find an option that changes nothing, alone and with each other one; or that is the same as another."""

from __future__ import annotations

from ..book.edition import edition
from ..check.reports.idle import IdleOption
from ..check.table import TableChoice
from ..diagnostics.diagnostic import Diagnostic, Label
from ..language.nodes import Option
from ..layers.exchange import exchanged
from ..layers.options import required_with
from .whole_variant import WholeVariant, apart_from_options


def idle_option(whole: WholeVariant, option: Option) -> Diagnostic | None:
    """Return the report that an option changes nothing, or that an earlier one makes the same game."""
    name = option.name.text
    choices = whole.with_another(name)
    if not choices or not option.statements:  # it can never be chosen, or holds nothing: the check tells it
        return None
    emptied = whole.without(exchanged(whole.resolver, option, option.with_changes(statements=())))
    if all(_same(whole, choice, emptied, choice) for choice in choices):
        return IdleOption(span=option.name.span, name=name, why="the game is the same without it")
    for earlier in whole.resolver.offers:
        if earlier.name == name:
            return None
        one, other = (required_with(whole.resolver.offers, (each,)) for each in (earlier.name, name))
        if one is None or other is None or name in one or earlier.name in other:
            continue
        if _same(whole, one, whole, other):
            label = Label(earlier.span, "this option makes the same game")
            return IdleOption(
                span=option.name.span, name=name, why=f"the game is the same as with `{earlier.name}`", labels=(label,)
            )
    return None


def _same(whole: WholeVariant, choice: tuple[str, ...], other: WholeVariant, other_choice: tuple[str, ...]) -> bool:
    """Return whether two choices make the same game, and the same rulebook but for the names of house rules."""
    seats = whole.resolver.player_range(choice)
    if seats != other.resolver.player_range(other_choice):
        return False
    for players in range(seats.fewest, seats.most + 1):
        game = whole.game(TableChoice(players, choice))
        if game is None or game != other.game(TableChoice(players, other_choice)):
            return False
    books = (edition(each.resolver, some) for each, some in ((whole, choice), (other, other_choice)))
    first, second = map(apart_from_options, books)
    return first == second
