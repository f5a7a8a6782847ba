"""Run the effects of a card, in the order in which the rules list them."""

from __future__ import annotations

from ..records.actions import SEAT
from ..records.card_sets import bit, wide
from ..records.codes import (
    ADD,
    ADDS,
    AGAIN_ONE_CARD,
    AGAIN_OPTIONAL,
    AGAIN_WHOLE,
    AGAIN_WHOLE_TURN,
    AT_CHOSEN,
    AT_PREVIOUS,
    CHOSEN_OWES,
    COPY,
    COVER,
    COVERED,
    DEMAND,
    DRAWS_UNTIL,
    EFFECTS,
    END_HAND,
    ENDED,
    FOR_A_ROUND,
    FURTHER_CARDS,
    LAY,
    MUST_PLAY,
    NAME,
    NAMES_FOR_THIS,
    NAMES_RANK,
    NAMES_SUIT,
    NEXT_OWES,
    NO_DEBT,
    NO_SUIT,
    NOTHING,
    OFFER,
    OPEN_ROUND,
    OPTIONAL,
    OWES_TURNS,
    PREVIOUS_OWES,
    REPLACES,
    REVERSE,
    ROUND,
    RUNNING,
    SETTLE,
    SKIP_CHOSEN,
    SKIP_NEXT,
    SKIP_OTHERS,
    TARGET,
)
from ..records.effects import HAS_NAMED_FOR_THIS
from ..records.limits import LIST_LENGTH, MOST_KINDS, MOST_SUITS
from ..records.program import Program
from ..records.seats import is_in, neighbour
from ..records.state import State
from .choices import ask, end_choice
from .debts import acting_kind, clear_debt, is_answer, makes_its_own, owe_cards, owe_turns, pass_over, skip_next
from .effects_drawing import all_draw, draw_until
from .effects_duties import impose
from .effects_meaning import cards_with_suit, is_for_this, is_gone_by
from .effects_of_laying import list_of_copied
from .effects_on_hands import choose_card_of_hand, is_about_hands, run_on_hands
from .finish import ends_hand, stop_hand
from .matching_relations import all_discarded, related_as_named
from .scoring import hand_value
from .several import list_of_acting, offer_further_cards


def run_effects(program: Program, state: State) -> None:
    """Run the effects that are left of the current list, up to a choice or to the end."""
    while state.stage == EFFECTS and state.result == RUNNING:
        run_effect(program, state)


def run_effect(program: Program, state: State) -> None:
    """Run the next effect of the current list, or ask for its choice; at the end of the list settle."""
    place = LIST_LENGTH * state.effect_list + state.effect_position
    operation = NOTHING if state.effect_position == LIST_LENGTH else wide(program.operation[place])
    if operation == NOTHING:
        finish_list(program, state)
        return
    state.effect_position += 1
    if is_answer(state) and is_left_out(state, operation):
        return
    if operation == NAMES_SUIT or operation == NAMES_FOR_THIS:  # noqa: SIM109  # compiled code would search a tuple
        hand_ends = leaves(state, state.turn) and ends_hand(program, state, state.turn)
        if not hand_ends and (acts_last(state) if operation == NAMES_SUIT else is_gone_by(program, state)):
            ask_for_suit(program, state, actor(state), wide(program.detail[place]), EFFECTS)
    elif operation >= OWES_TURNS and answers_for_next(state) and makes_debt(operation):
        run_further(program, state, place, operation, -1)
    elif operation == SKIP_CHOSEN or (operation > AGAIN_OPTIONAL and program.aim[place] == AT_CHOSEN):
        if is_about_hands(operation) and state.size[state.turn] == 0:
            return
        if targets(program, state) != 0:
            ask(state, actor(state), TARGET, EFFECTS)
    elif operation > AGAIN_OPTIONAL:
        run_further(program, state, place, operation, aimed_at(program, state, place))
    else:
        run_operation(program, state, operation, wide(program.amount[place]), wide(program.detail[place]))


def is_left_out(state: State, operation: int) -> bool:
    """Return whether an answering card leaves an effect out.

    Nobody has to draw, is skipped or has to lay a card for it, unless it adds to a debt or takes its place. One that
    does nothing but answer does no other work either, but names.
    """
    if not makes_its_own(state) and hits_somebody(operation):
        return True
    makes = operation in (NEXT_OWES, SKIP_NEXT, MUST_PLAY, DEMAND) or makes_debt(operation)
    return state.only_answers != 0 and operation != NAMES_SUIT and not makes


def hits_somebody(operation: int) -> bool:
    """Return whether somebody has to draw, is skipped or has to lay a card for an operation."""
    at_others = NEXT_OWES <= operation <= SKIP_CHOSEN or OWES_TURNS <= operation <= OPEN_ROUND
    return at_others or operation == DRAWS_UNTIL or makes_debt(operation)


def answers_for_next(state: State) -> bool:
    """Return whether the card adds to a debt, or takes its place: both fall on the next player, whomever it hits."""
    return is_answer(state) and (state.reply == ADDS or state.reply == REPLACES)  # compiled code would search a tuple


def makes_debt(operation: int) -> bool:
    """Return whether an operation makes somebody owe cards or turns, perhaps a chosen or the previous one."""
    return operation in (OWES_TURNS, CHOSEN_OWES, PREVIOUS_OWES)


def finish_list(program: Program, state: State) -> None:
    """Go on after all effects of a card: of several cards the next one acts."""
    if program.features & HAS_NAMED_FOR_THIS:
        state.named_for_this = -1
    if state.acting + 1 < state.laid:
        state.acting += 1
        state.effect_list = list_of_acting(program, state)
        state.effect_position = 0
    else:
        state.stage = SETTLE


def acts_last(state: State) -> bool:
    """Return whether the card that acts is the last of several; only that one names, or asks for a cover."""
    return state.acting + 1 >= state.laid


def actor(state: State) -> int:
    """Return the seat that decides about the effects: the player of the card, or as whose a starter acts."""
    return state.turn


def aimed_at(program: Program, state: State, place: int) -> int:
    """Return the seat that an effect means; -1 for the next one, which is found only when it has to be known."""
    if program.aim[place] == AT_PREVIOUS:
        return neighbour(program, state.active, state.turn, -state.direction)
    return -1


def ask_for_suit(program: Program, state: State, seat: int, detail: int, resume: int) -> None:
    """Let a seat name a suit, or a rank, or first the one and then the other."""
    state.choice = detail
    state.choice_set = program.every_kind if detail & (NAMES_RANK | NO_SUIT) == 0 else cards_with_suit(program)
    ask(state, seat, NAME, resume)


def asks_for_rank(state: State) -> bool:
    """Return whether a rank has to be named now, not a suit."""
    return state.choice & NO_SUIT != 0


def name_suit(program: Program, state: State, suit: int) -> None:
    """Name a suit, or none; perhaps a rank comes next, which goes with the suit: both are named, or nothing is."""
    if is_for_this(program, state):
        state.named_for_this = suit
        end_choice(state)
        return
    state.named_suit = suit
    if state.choice & NAMES_RANK and suit >= 0:
        state.choice = (state.choice | NO_SUIT) & ~OPTIONAL
    else:
        end_choice(state)


def name_rank(program: Program, state: State, rank: int) -> None:
    """Name a rank, or none: to be followed, or to be laid if the card demands it."""
    place = LIST_LENGTH * state.effect_list + state.effect_position - 1
    if is_for_this(program, state):
        state.named_for_this = MOST_SUITS + rank if rank >= 0 else -1
    elif state.resume == EFFECTS and program.operation[place] == DEMAND:
        if rank >= 0:
            demand(program, state, place, rank)
    else:
        state.named_rank = rank
    end_choice(state)


def leaves(state: State, seat: int) -> bool:
    """Return whether a seat is to be put out once its last card is served: not if it has drawn cards since."""
    return state.leaving[seat] != 0 and state.size[seat] == 0


def targets(program: Program, state: State) -> int:
    """Return the seats that can be chosen, as bits: all others that are in and hold on."""
    seats = 0
    for seat in range(program.players):
        if seat != state.turn and is_in(state.active, seat) and not leaves(state, seat):
            seats |= 1 << seat
    return seats


def choose_card(program: Program, state: State, kind: int) -> None:
    """Choose a card of the own hand for what the card does."""
    place = LIST_LENGTH * state.effect_list + state.effect_position - 1
    choose_card_of_hand(program, state, place, kind)


def run_operation(program: Program, state: State, operation: int, amount: int, detail: int) -> None:
    """Run one effect that asks for no choice."""
    if operation == NEXT_OWES:
        owe_cards(program, state, amount, detail, -1)
    elif operation == SKIP_NEXT:
        skip_next(program, state, amount)
    elif operation == SKIP_OTHERS:
        pass_over(program, state, state.active_count)
    elif operation == REVERSE:
        reverse(program, state)
    elif operation == AGAIN_WHOLE:
        state.again = AGAIN_WHOLE_TURN
    elif operation == AGAIN_OPTIONAL:
        state.again = AGAIN_ONE_CARD
    else:
        all_draw(program, state, operation, amount)


def reverse(program: Program, state: State) -> None:
    """Turn the order of play round; with two active seats the other is passed over, if the rules say so.

    Seats that an earlier card of the same player passed over lie behind then: play goes on from that player.
    """
    while state.passed_over > 0:
        state.cursor = neighbour(program, state.active | 1 << state.turn, state.cursor, -state.direction)
        state.passed_over -= 1
    state.direction = -state.direction
    two_left = state.active_count == 2 and is_in(state.active, state.turn)
    if two_left and program.reverse_skips and makes_its_own(state):
        pass_over(program, state, 1)


def choose_target(program: Program, state: State, action: int) -> None:
    """Choose the seat that an effect means."""
    seat = action - SEAT
    end_choice(state)
    place = LIST_LENGTH * state.effect_list + state.effect_position - 1
    operation = wide(program.operation[place])
    if operation == SKIP_CHOSEN:
        state.wait[seat] += 1
    else:
        run_further(program, state, place, operation, seat)


def run_further(program: Program, state: State, place: int, operation: int, seat: int) -> None:
    """Run an effect beyond drawing, skipping and turning round; `seat` is the one it means, -1 the next one."""
    amount = wide(program.amount[place])
    if operation == CHOSEN_OWES or operation == PREVIOUS_OWES:  # noqa: SIM109  # compiled code would search a tuple
        owe_cards(program, state, amount, wide(program.detail[place]), seat)
    elif operation == OWES_TURNS:
        owe_turns(program, state, amount, seat)
    elif operation == COVER or operation == MUST_PLAY:  # noqa: SIM109  # compiled code would search a tuple
        if acts_last(state):
            impose_duty(program, state, place, operation, seat)
    elif operation == DRAWS_UNTIL:
        draw_until(program, state, place, seat)
    elif operation == DEMAND:
        ask_for_demand(program, state, place)
    elif operation == OPEN_ROUND:
        offer_round(program, state, place)
    elif operation == ADD:
        add_cards(program, state, place)
    elif operation == COPY:
        copy_below(program, state)
    elif operation == END_HAND:
        offer_end(program, state, amount)
    else:
        run_on_hands(program, state, place, operation, seat)


def owes_already(state: State) -> bool:
    """Return whether cards or turns are owed; then the card demands nothing, for one thing is owed at a time."""
    return NO_DEBT < state.owed_kind < LAY


def impose_duty(program: Program, state: State, place: int, operation: int, seat: int) -> None:
    """Make the player of the card owe another one on it, or some seat owe a certain card."""
    if owes_already(state):
        return
    relation, otherwise = wide(program.relation_of[place]), wide(program.otherwise[place])
    amount = wide(program.amount[place])
    if operation == COVER:
        clear_debt(state)
        impose(state, COVERED, relation, otherwise, amount)
        return
    if targets(program, state) == 0:
        return  # nobody is left to be asked
    if all_discarded(program, state, related_as_named(program, state, relation)):
        return  # nothing is asked then, and what the card itself was asked for goes on
    closed = state.owed_closed
    clear_debt(state)
    impose(state, LAY, relation, otherwise, amount)
    state.owed_closed = closed
    state.owed_source = acting_kind(program, state)
    state.owed_debtor = seat
    state.owed_aside = 0 if seat < 0 else 1
    last_for(state, wide(program.detail[place]), 1)


def last_for(state: State, lasting: int, with_the_others: int) -> None:
    """Set how long a duty lasts, and for how many turns."""
    state.owed_lasting = lasting
    state.owed_turns = state.active_count if lasting == FOR_A_ROUND else state.active_count - with_the_others


def ask_for_demand(program: Program, state: State, place: int) -> None:
    """Let the player of the card name the rank that has to be laid."""
    if acts_last(state) and not owes_already(state) and targets(program, state) != 0:
        state.choice = NAMES_RANK | NO_SUIT
        state.choice_set = program.relation[MOST_KINDS * wide(program.relation_of[place])]
        ask(state, actor(state), NAME, EFFECTS)


def demand(program: Program, state: State, place: int, rank: int) -> None:
    """Demand a rank of the next seat, perhaps of others after it, unless all of it lies in the discards."""
    if all_discarded(program, state, program.rank_cards[rank]):
        return
    closed = state.owed_closed
    clear_debt(state)
    impose(state, LAY, wide(program.relation_of[place]), wide(program.otherwise[place]), wide(program.amount[place]))
    state.owed_closed = closed
    state.owed_source = acting_kind(program, state)
    state.owed_rank = rank
    last_for(state, wide(program.detail[place]), 1)


def offer_round(program: Program, state: State, place: int) -> None:
    """Let a player who holds another such card open a round; within a round nobody opens another one."""
    if state.owed_kind == ROUND or owes_already(state):
        return
    if not acts_last(state):
        return
    if state.hand[state.turn] & related_as_named(program, state, wide(program.relation_of[place])) != 0:
        ask(state, state.turn, OFFER, EFFECTS)


def add_cards(program: Program, state: State, place: int) -> None:
    """Let cards be added to this one, unless that was done as soon as it was laid."""
    if state.row_closed or not acts_last(state) or state.starting:
        return
    state.row = wide(program.relation_of[place])
    state.row_from = state.laid
    state.stage = FURTHER_CARDS
    offer_further_cards(program, state)


def copy_below(program: Program, state: State) -> None:
    """Let the card act as the one under it; a copying card under it is looked through."""
    # Of several cards laid together, those that lie on the one that acts are not under it.
    place = state.discard_size - 2 if state.laid < 2 else state.discard_size - state.laid + state.acting - 1
    while place >= 0 and program.copying & bit(state.discards[place]) != 0:
        place -= 1
    if place >= 0:
        state.effect_list = list_of_copied(program, state, place)
        state.effect_position = 0


def offer_end(program: Program, state: State, most: int) -> None:
    """Let the player end the hand, if it is worth no more than the rules allow."""
    if leaves(state, wide(state.turn)):
        return
    if most < 0 or hand_value(program, state, state.turn) <= most:
        ask(state, state.turn, OFFER, EFFECTS)


def take_offer(program: Program, state: State) -> None:
    """Let the player open the round, or end the hand."""
    end_choice(state)
    place = LIST_LENGTH * state.effect_list + state.effect_position - 1
    if program.operation[place] == END_HAND:
        stop_hand(state, ENDED)
        return
    clear_debt(state)
    impose(
        state,
        ROUND,
        wide(program.relation_of[place]),
        wide(program.otherwise[place]),
        wide(program.amount[place]),
    )
    state.owed_opener = state.turn
