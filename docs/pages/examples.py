"""The lines of worked examples, for the page of the language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

TABLE: Mapping[str, tuple[str, str]] = {
    "seats": ("seats A B C", "who sits there, in the order of play; the first one is to act"),
    "seats_with_dummies": (
        "seats A B dummies C D",
        "where each plays a dummy hand too: C is that of A, and all take turns in this order",
    ),
    "dealer": ("dealer B", "B has dealt: whoever begins then by the rules is to act"),
    "with_option": ("with option NAME", "an option is played with"),
    "top": ("top 9♥", "lies on top, as if laid some time ago: what it did is over"),
    "starter_is": ("starter 9♥", "is turned up, and the hand begins: it is refused, or treated as the rules say"),
    "starter_is_none": ("starter none", "the hand begins, and no card is turned up"),
    "below": ("below 7♥ 8♥", "the discards under it, the lowest first"),
    "named": ("named hearts", "what was named with the card on top"),
    "hand": ("hand 9♥ 8♣", "the cards of whoever is to act, where nobody is named"),
    "stock_is": ("stock is 9♥ 8♣", "the next cards of the stock, the first one first"),
    "stock_is_nothing": ("stock is nothing", "the stock is empty, or holds only the cards that are named"),
    "holds": ("A holds 9♥ 8♣", "the whole hand of A"),
    "has_total": ("A has total 96", "the points of A before this hand"),
    "counts": ("A counts 5", "where the counter of A stands"),
    "has_columns": ("A has columns 60 0 0", "the points of A in each column before this hand"),
    "has_won": ("A has won 2 hands", "of this game, before this one"),
    "hands_played": ("hands played 3", "so many hands of this game are over"),
    "cuts": ("A cuts 5♥", "for the first deal; a second card if the first ones are equal"),
    "is_youngest": ("B is youngest", "and deals or begins where the rules say so; nobody named, it is the first one"),
    "is_oldest": (
        "B is oldest",
        "and so does the oldest, who sits to the right of the youngest; nobody named, the last one",
    ),
    "cutter_is": ("cutter is 9♥", "the card that was shown under the stock"),
}
ACTIONS: Mapping[str, tuple[str, str]] = {
    "plays": ("A plays 9♥", "lays cards one after the other; `naming hearts` names with the last one"),
    "draws_cards": ("A draws 9♥", "draws, once or until these are drawn; the cards may be left out"),
    "takes": ("A takes 9♥ 8♣", "draws what is owed; the cards may be left out"),
    "names": ("A names hearts", "names a suit, a rank or a card"),
    "gives_cards": ("A gives 9♥", "chooses cards, such as those to give away"),
    "discards_cards": ("A discards 9♥", "chooses cards to discard, because a card says so"),
    "jumps_in": ("A jumps in with 9♥", "throws a card in out of turn"),
    "picks": ("A picks B", "chooses a player"),
    "catches": ("A catches B", "points out that B forgot a call"),
    "does": ("A passes", "or stops, calls, challenges, claims, closes, knocks, takes top; `A deals`: the next hand"),
    "is_out": ("A is out", "has no cards left: the hand is counted, or goes on with the others"),
}
RULINGS: Mapping[str, tuple[str, str]] = {
    "fits": ("fits 9♥ 8♣", "exactly these cards of the hand can be laid"),
    "fits_nothing": ("fits nothing", "no card of the hand can be laid"),
    "may_play": ("A may play 9♥ 8♣", "each of them; `together`: all in one turn, in this order"),
    "may_not_play": ("A may not play 9♥", "none of them; `together`: not all in one turn"),
    "may": ("A may draw", "or pass, stop, call, name, challenge, claim, knock, take, take top"),
    "may_not": ("A may not draw", "the same words"),
    "must": ("A must draw", "the same words: nothing else can be done"),
    "may_catch": ("A may catch B", "B forgot a call, and it is not too late"),
    "may_not_catch": ("A may not catch B", "B forgot none, or it is too late, or not for A to point out"),
    "may_jump_in": ("A may jump in with 9♥", "each of these cards can be thrown in"),
    "may_not_jump_in": ("A may not jump in with 9♥", "none of these cards can be thrown in"),
    "must_take": ("A must take 2", "so many cards are owed, and there is no answer"),
    "has_cards": ("A has 3 cards", "the size of a hand"),
    "seat_wins": ("A wins", "the game if it is over, else the hand"),
    "turn": ("turn B", "who is to act"),
    "on_top": ("on top lies 9♥", "which card lies on top"),
    "deals_next": ("B deals next", "who deals the next hand, once this one is over"),
    "begins_next": ("B begins next", "who begins the next hand, before its starter does anything"),
    "scores": ("scores A 0, B 13", "the points of the hand"),
    "totals": ("totals A 96, B 40", "the points of the game so far"),
    "counters": ("counters A 5, B 8", "where the counters stand"),
    "columns": ("columns A 100 20 0", "the points of A in each column"),
    "stock_holds": ("stock holds 3 cards", "the size of the stock"),
    "hand_ends": ("hand ends blocked", "or void"),
    "game_over": ("game over", "the game has ended"),
}


def example_lines() -> Iterator[str]:
    """Yield the section on worked examples: how the table stands, what is done, what is right."""
    yield from ("", "## Worked examples", "")
    yield 'An example, `example "TITLE" { … }`, has a line for each thing that is so, done or ruled. How the table'
    yield "stands comes first. A ruling only looks: whatever could be done before it can be done after it."
    for heading, kinds in (("how the table stands", TABLE), ("what is done", ACTIONS), ("what is right", RULINGS)):
        yield from ("", f"| {heading} | |", "| --- | --- |")
        yield from (f"| `{line}` | {says} |" for line, says in kinds.values())
