"""Tell a player who tried why something may not be done."""

from __future__ import annotations

from crazy8.compiler.topics.rules import Rules
from crazy8.games.moves import Moves, asks_for_card
from crazy8.runtime.people.actions import About, ActionKind, named_by, of_kind, row_of
from crazy8.runtime.people.refusals import Refusal
from crazy8.runtime.records.actions import ACTIONS, END


def refusal_in_words(refusal: Refusal, rules: Rules, moves: Moves, owed: str) -> str:
    """Return the reason of a refusal, about the cards and players in question; `owed` is what is owed, in words."""

    def legal(kind: ActionKind) -> str:
        return moves.moves(of_kind(kind, refusal.legal))

    top = moves.card(refusal.top) if refusal.top >= 0 else "the empty table"
    return refusal.reason.sentence.format(
        card=_card(refusal.action, moves),
        below=top,
        top=_what_fits(refusal, rules, top),
        calls="” or “".join(call.word for call in rules.calls.calls),
        owed=owed,
        lead=legal(ActionKind.PLAY) or "call before",
        suit=rules.deck.suit_word,
        suits=legal(ActionKind.NAME_SUIT),
        ranks=legal(ActionKind.NAME_RANK),
        asked=_small(asks_for_card(rules, refusal.top)),
        cards=legal(ActionKind.CHOOSE_CARD),
        thrown=" or ".join(moves.card(named_by(action)) for action in of_kind(ActionKind.THROW_IN, refusal.legal))
        or "nothing",
        offer=moves.move(END),
        players=legal(ActionKind.CHOOSE_SEAT),
        player=moves.move(refusal.action) if 0 <= refusal.action < ACTIONS else "",
        catch=" or ".join(f"catch {moves.move(seat)}" for seat in of_kind(ActionKind.CHOOSE_SEAT, refusal.legal))
        or "call",
    )


def _small(sentence: str) -> str:
    """Return a sentence within another one."""
    return sentence[:1].lower() + sentence[1:]


def _card(action: int, moves: Moves) -> str:
    """Return the card that somebody tried to lay, to give or to throw in."""
    if not 0 <= action < ACTIONS or row_of(action).about is not About.CARD:
        return ""
    return moves.card(named_by(action))


def _what_fits(refusal: Refusal, rules: Rules, top: str) -> str:
    if refusal.named_suit is not None:
        return f"{rules.deck.suits[refusal.named_suit].name} is named"
    after = rules.matching.after
    if after and refusal.top >= 0 and after[refusal.top] is not None:
        return f"only certain cards may follow {top}"
    shared = [
        rules.deck.suit_word if attribute == "suit" else attribute
        for attribute in rules.matching.attributes
        if attribute != "neighbour"
    ]
    beside = "it is not next to" if "neighbour" in rules.matching.attributes else ""
    if not shared:
        return f"{beside} {top}"
    if beside:
        return f"{beside} {top} and does not share its {' or '.join(shared)}"
    if len(shared) == 1:
        return f"it does not share the {shared[0]} with {top}"
    return f"it shares neither {' nor '.join(shared)} with {top}"
