"""Read statements on what a card does: its effects, and the naming of a suit or a rank."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeVar, cast

from ...cards.saying import (
    CardReader,
    FaultError,
    NeedsDeck,
    Saying,
    ToldInstead,
    number,
    phrase,
    selector,
    turns,
    word,
)
from ...language.nodes import Number, Part, PhraseNode, Statement, Word
from ...language.reports.statements import ElseMissing, FollowsNothing, NothingElse, OutOfRange
from ...rules.key import Key
from ...rules.limits import within
from ...rules.model import CardCount
from ..conditions.statements import CONDITIONS
from ..counters.model import DECK_CUTTER_EFFECT
from ..debts.model import DRAW_N_LOSES_TURN
from ..drawing.model import Amount, amount
from ..manners.statements import PARTS
from .model import (
    DEBTORS,
    MOST_EFFECTS,
    PLAY_EFFECT,
    REVERSE_TWO_PLAYER,
    Adds,
    Copies,
    Covers,
    Demands,
    Discarder,
    Discards,
    Draws,
    DrawsUntil,
    DrawTarget,
    Effect,
    EndsHand,
    Fallback,
    Gives,
    Lasting,
    MustPlay,
    Names,
    NamesForThis,
    Naming,
    OpensRound,
    PassesCards,
    Picked,
    PlaysAgain,
    Reverses,
    RotatesHands,
    ShowsHand,
    Skips,
    SkipTarget,
    SwapsCards,
    SwapsHands,
    TakesCards,
    Target,
    ThenTurn,
    Waits,
)
from .order import in_order

NAMED = ("suit", "rank")
"""The things that can be named, besides the deck's own word for a suit."""
COMPARED = ("colour",)
"""The things that a named suit may have to share with the one before."""
Made = TypeVar("Made")


def naming(part: Part, make: Callable[[Naming], Made], *, optional: bool = False) -> Made | NeedsDeck:
    """Make an effect of what a player names.

    A word that is neither the suit nor the rank may be what the deck calls its suits, which is known only with the
    deck; anything else is reported then.
    """
    another, first, second, shared = phrase(part).parts
    said = [one for one in (first, second) if isinstance(one, Word)]
    named = {"rank" if one.text == "rank" else "suit" for one in said}
    made = make(
        Naming.said(
            what="suit and rank" if len(named) == 2 else "rank" if "rank" in named else "suit",
            another=another is not None,
            optional=optional,
            same_colour=shared is not None,
        )
    )
    own = [(one, NAMED) for one in said if one.text not in NAMED]
    compared = [(shared, COMPARED)] if isinstance(shared, Word) else []
    asked = [*own, *compared]
    return NeedsDeck(lambda reader: _looked_up(asked, made, reader)) if asked else made


def _looked_up(words: list[tuple[Word, tuple[str, ...]]], made: Made, reader: CardReader) -> Made:
    """Return what was made, after the deck was asked for its suits and colours."""
    for one, known in words:
        reader.attribute(one, known)
    return made


class SaidEffect(NamedTuple):
    """An effect, with what is said behind it: of the turn that follows, of who picks, what else, how much at most."""

    effect: PhraseNode
    then: Word | None = None
    picked: Word | None = None
    otherwise: PhraseNode | None = None
    most: PhraseNode | None = None

    @property
    def fallback(self) -> Fallback:
        """Return what a player does who does not lay the card that is asked for.

        Raises `FaultError` if nothing is said of it.
        """
        if self.otherwise is None:
            raise FaultError(ElseMissing(span=self.effect.span, what=self.effect.span.text))
        return fallback(self.otherwise)


THEN, PICKED, ELSE = ("draws",), ("takes_cards",), ("must_play", "demands", "covers", "opens_round")
AT_MOST = ("draws_until",)
"""The effects behind which `then`, who picks, `else`, and `at most` can stand."""


def _together(parts: Sequence[Part]) -> list[SaidEffect]:
    """Return the effects with what belongs to each. Raises `FaultError` for a part that belongs to none."""
    found: list[SaidEffect] = []
    for part in parts:
        if isinstance(part, PhraseNode) and not part.kind.startswith(("else_", "drawn_at_most")):
            found.append(SaidEffect(part))
            continue
        assert isinstance(part, Word | PhraseNode)
        last = found[-1]
        follows, there = _place(last, part)
        if follows is not None or last.effect.kind not in there:
            raise FaultError(_follows_nothing(last, part))
        found[-1] = _with(last, part)
    return found


def _follows_nothing(last: SaidEffect, part: Word | PhraseNode) -> FollowsNothing:
    report = FollowsNothing(span=part.span, what=part.span.text, before=last.effect.span.text)
    if last.effect.kind != "plays_again" or not isinstance(part, PhraseNode) or not part.kind.startswith("else_"):
        return report
    return report.with_notes(
        "after `must play again` another turn of the same player follows, in which whoever cannot lay a card draws as "
        f"always; `cover with any, else {part.span.text}` asks for one more card instead"
    )


def _place(last: SaidEffect, part: Word | PhraseNode) -> tuple[Part, tuple[str, ...]]:
    """Return what is said already in the place of a part, and the effects that have such a place."""
    if isinstance(part, PhraseNode):
        return (last.most, AT_MOST) if part.kind == "drawn_at_most" else (last.otherwise, ELSE)
    return (last.then, THEN) if word(part) in THEN_TURNS else (last.picked, PICKED)


def _with(last: SaidEffect, part: Word | PhraseNode) -> SaidEffect:
    """Return an effect with what is said behind it."""
    if isinstance(part, PhraseNode):
        return last._replace(most=part) if part.kind == "drawn_at_most" else last._replace(otherwise=part)
    return last._replace(then=part) if word(part) in THEN_TURNS else last._replace(picked=part)


def fallback(part: Part) -> Fallback:
    """Return what a player does who does not lay the card that is asked for."""
    said = phrase(part)
    match said.kind:
        case "else_draw":
            return Fallback.said(kind="draw", amount=amount(said.parts[0]))
        case "else_draw_face":
            return Fallback.said(kind="draw")
        case "else_wait":
            return Fallback.said(kind="wait")
        case "else_told" | "else_told_by_name":
            return Fallback.said(kind="draw", amount=Amount(mode="nothing"))
        case _:
            return Fallback.said(kind="not allowed")


THEN_TURNS: dict[str, ThenTurn] = {"then plays": "plays", "then may play": "may play", "then misses a turn": "waits"}


def _draws(does: SaidEffect) -> Effect:
    target, cards = does.effect.parts
    return Draws.said(
        target=cast(DrawTarget, word(target)),
        cards=number(cards) if isinstance(cards, Number) else None,
        then=THEN_TURNS[word(does.then)] if does.then else "waits",
    )


def _draws_until(does: SaidEffect) -> NeedsDeck:
    target, cards = does.effect.parts
    most = None if does.most is None else within(CardCount, number(does.most.parts[0]))
    return NeedsDeck(
        lambda reader: DrawsUntil.said(
            target=cast(DrawTarget, word(target)), cards=reader.relation(selector(cards)), most=most
        )
    )


def _takes(does: SaidEffect) -> Effect:
    cards, target = does.effect.parts
    picked = cast(Picked, word(does.picked)) if does.picked else "unseen"
    return TakesCards.said(cards=number(cards), target=cast(Target, word(target)), picked=picked)


def _lasting(part: Part) -> Lasting:
    return "once" if part is None else cast(Lasting, word(part))


def _must_play(does: SaidEffect) -> NeedsDeck:
    target, cards, lasting = does.effect.parts
    instead = does.fallback
    return NeedsDeck(
        lambda reader: MustPlay.said(
            target=cast(Target, word(target)),
            cards=reader.relation(selector(cards)),
            otherwise=instead,
            lasting=_lasting(lasting),
        )
    )


def _demands(does: SaidEffect) -> NeedsDeck:
    cards, lasting = does.effect.parts
    instead = None if does.otherwise is None else does.fallback
    return NeedsDeck(
        lambda reader: Demands.said(
            cards=reader.cards(selector(cards)),
            otherwise=instead,
            lasting=_lasting(lasting),
        )
    )


def _covers(does: SaidEffect) -> NeedsDeck:
    cards, instead = selector(does.effect.parts[0]), does.fallback
    return NeedsDeck(lambda reader: Covers.said(cards=reader.relation(cards), otherwise=instead))


def _discards(said: PhraseNode) -> Effect | NeedsDeck:
    target, amount, cards = said.parts if said.kind == "discards" else (said.parts[0], None, said.parts[1])
    who, many = cast(Discarder, word(target)), None if amount is None else number(amount)
    if cards is None:
        return Discards.said(target=who, cards=many)
    return NeedsDeck(lambda reader: Discards.said(target=who, cards=many, of=reader.relation(selector(cards))))


def _opens_round(does: SaidEffect) -> NeedsDeck:
    cards, instead = selector(does.effect.parts[0]), does.fallback
    return NeedsDeck(lambda reader: OpensRound.said(cards=reader.relation(cards), otherwise=instead))


def _names_for_this(said: PhraseNode) -> Effect | NeedsDeck:
    named = cast(Word, said.parts[0])
    if named.text in NAMED:
        return NamesForThis.said(what=named.text)
    return NeedsDeck(lambda reader: _looked_up([(named, NAMED)], NamesForThis.said(what="suit"), reader))


_FOLLOWED: dict[str, Callable[[SaidEffect], Effect | NeedsDeck]] = {
    "draws": _draws,
    "draws_until": _draws_until,
    "takes_cards": _takes,
    "must_play": _must_play,
    "demands": _demands,
    "covers": _covers,
    "opens_round": _opens_round,
}
_EFFECTS: dict[str, Callable[[PhraseNode], Effect | NeedsDeck]] = {
    "waits": lambda said: Waits.said(target=cast(Target, word(said.parts[0])), turns=turns(said.parts[1])),
    "skips_seats": lambda said: Skips.said(target="next", seats=number(said.parts[0])),
    "skips": lambda said: Skips.said(target=cast(SkipTarget, word(said.parts[0]))),
    "reverses": lambda _said: Reverses.said(),
    "plays_again": lambda _said: PlaysAgain.said(),
    "may_play_again": lambda _said: PlaysAgain.said(optional=True),
    "names_suit": lambda said: naming(said.parts[0], lambda named: Names.said(naming=named)),
    "names_for_this": _names_for_this,
    "adds": lambda said: NeedsDeck(lambda reader: Adds.said(cards=reader.relation(selector(said.parts[0])))),
    "copies_below": lambda _said: Copies.said(),
    "swaps_hands": lambda said: SwapsHands.said(target=cast(Target, word(said.parts[0]))),
    "rotates_hands": lambda said: RotatesHands.said(left=word(said.parts[0]) == "left"),
    "gives": lambda said: Gives.said(cards=number(said.parts[0]), target=cast(Target, word(said.parts[1]))),
    "passes_cards": lambda said: PassesCards.said(cards=number(said.parts[0]), left=word(said.parts[1]) == "left"),
    "swaps_cards": lambda said: SwapsCards.said(cards=number(said.parts[0]), target=cast(Target, word(said.parts[1]))),
    "discards": _discards,
    "discards_all": _discards,
    "shows_hand": lambda said: ShowsHand.said(target=word(said.parts[0])),
    "ends_hand": lambda said: EndsHand.said(at_most=None if said.parts[0] is None else number(said.parts[0])),
}


def effects_of(parts: Sequence[Part]) -> tuple[Effect, ...] | NeedsDeck:
    """Return all effects as they happen, none for `nothing`; what is told is none.

    Raises `FaultError` if they cannot stand together.
    """
    done = [one for one in _together(parts) if one.effect.kind not in PARTS]
    nothing = next((one.effect for one in done if one.effect.kind == "nothing"), None)
    if nothing is not None and len(done) > 1:
        raise FaultError(NothingElse(span=nothing.span))
    if len(done) > MOST_EFFECTS:
        span = done[0].effect.span.to(done[-1].effect.span)
        bound = f"of effects up to {MOST_EFFECTS}"
        raise FaultError(OutOfRange(span=span, number=len(done), direction="many", bound=bound))
    effects = [_effect(one) for one in done if one.effect is not nothing]
    if any(isinstance(effect, NeedsDeck) for effect in effects):
        return NeedsDeck(lambda reader: in_order(_made(effect, reader) for effect in effects))
    return in_order(cast(Effect, effect) for effect in effects)


def _effect(does: SaidEffect) -> Effect | NeedsDeck:
    kind = does.effect.kind
    return _FOLLOWED[kind](does) if kind in _FOLLOWED else _EFFECTS[kind](does.effect)


def _made(effect: Effect | NeedsDeck, reader: CardReader) -> Effect:
    return cast(Effect, effect.made(reader)) if isinstance(effect, NeedsDeck) else effect


def _does(question: Key) -> Callable[[Statement], Saying]:
    """Return the reader of statements on what some cards do."""

    def said_of(statement: Statement) -> Saying:
        cards, *effects = statement.parts
        said, left = effects_of(effects), tuple(left_out(effects))
        return Saying(question, said, selector(cards), left_out=left, told=told_instead(statement))

    return said_of


def told_instead(statement: Statement) -> ToldInstead | None:
    """Return what is told where something could be played: all of it, or what stands behind an `else`."""
    texts = [one for one in statement.parts if isinstance(one, PhraseNode) and one.kind in PARTS]
    if not texts:
        return None
    played = set(_kinds(statement)) - set(PARTS)
    if played and not any(PARTS[one.kind] for one in texts):
        return None

    def loses(earlier: Statement) -> bool:
        kinds = set(_kinds(earlier)) - {*PARTS, "nothing"}
        return any(kind.startswith("else_") for kind in kinds) if played else bool(kinds)

    def keeps(earlier: Statement) -> str:
        does = earlier.text.partition(":")[2]
        told = (one.span.text for one in texts)
        return " ".join(f"{statement.text.partition(':')[0]}:{', '.join((does, *told))}".split())

    return ToldInstead(loses, keeps)


def _kinds(statement: Statement) -> Iterator[str]:
    """Yield the kinds of all that a statement says, its condition aside."""
    phrases = (part.kind for part in statement.parts if isinstance(part, PhraseNode))
    return (kind for kind in phrases if kind not in CONDITIONS)


def left_out(effects: Sequence[Part]) -> Iterator[Key]:
    """Yield the question what a debtor may still do, if some effect makes a debt and does not say."""
    draws = [one for one in _together(effects) if one.effect.kind == "draws"]
    if any(one.then is None and word(one.effect.parts[0]) in DEBTORS for one in draws):
        yield DRAW_N_LOSES_TURN


READERS: dict[str, Callable[[Statement], Saying]] = {
    "play": _does(PLAY_EFFECT),
    "play_cutter": _does(DECK_CUTTER_EFFECT),
    "reverse_with_two": lambda said: Saying(REVERSE_TWO_PLAYER, word(said.parts[0])),
}
