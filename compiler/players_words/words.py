"""List the words by which players ask for each question, beside those that its own record and its lines hold.

Under `""` stand words for the question as a whole; under a line those that ask for this line alone, which need not be
one of the ways to answer that the record lists. Words in a row are separate; their order and their endings do not
matter. `tests/players_words` holds that every question is one and that every line reads.
"""

from __future__ import annotations

from ..rules.key import Key
from ..topics.calls.model import CALL_CATCHER, CALL_FALSE, CALL_FALSE_ACCUSATION, CALL_FINAL, CALL_REQUIRED, CALL_WINDOW
from ..topics.counters.model import (
    COUNTER_FALLS,
    DEAL_COUNTER,
    DEAL_COUNTER_ZERO,
    DECK_CUTTER,
    DECK_CUTTER_EFFECT,
    WILD_PRIVATE_RANK,
)
from ..topics.deal.model import (
    DEAL_BATCHES,
    DEAL_COUNT_BY_PLAYERS,
    DEAL_FIRST_DEALER,
    DEAL_HANDICAP,
    DEAL_HANDS,
    DEAL_ROTATION,
)
from ..topics.debts.model import DEBT_ANSWER, DEBT_ANSWER_ACTS, DEBT_ANSWERED_BY, DRAW_N_CAP, DRAW_N_PLAY_WHILE_DRAWING
from ..topics.deck.model import (
    DECK_COMPOSITION,
    DECK_JOKERS,
    DECK_PACKS_BY_PLAYERS,
    DECK_RANK_ORDER,
    DECK_RANK_WRAP,
    DECK_STRIP,
)
from ..topics.drawing.model import (
    DRAW_CONTINUE_AFTER_FIT,
    DRAW_COUNT,
    DRAW_FROM,
    DRAW_OPTIONAL,
    DRAW_PASS_AFTER,
    DRAW_PASS_WITHOUT,
    DRAW_PLAY_DRAWN,
)
from ..topics.effects.model import (
    PLAY_EFFECT,
    PLAY_ON,
    PLAY_WHILE,
    REVERSE_TWO_PLAYER,
    ROTATE_DIR,
    ROUND_RANK,
    TURN_COVER,
)
from ..topics.finish.model import (
    OUT_CARDLESS_BLOCK,
    OUT_FORBIDDEN_COVER,
    OUT_HAND_LIMIT,
    OUT_KNOCK,
    OUT_LAST_CARD,
    OUT_LAST_WHILE,
    OUT_PLAY_ON,
    OUT_REQUIRED,
)
from ..topics.game.model import MATCH_END_EXACT, MATCH_END_KIND, MATCH_END_TIE
from ..topics.matching.model import (
    MATCH_AFTER_CARD,
    MATCH_AFTER_SERVED,
    MATCH_ATTRIBUTES,
    MATCH_FIRST_TURN_LIMITS,
    MATCH_FORBIDDEN_WHILE,
)
from ..topics.out_of_turn.model import OUT_CLAIM, TURN_JUMP_EFFECT, TURN_JUMP_IN, TURN_JUMP_OWING, TURN_JUMP_THEN
from ..topics.players.model import (
    LEAVE_WHO,
    PLAYERS_RANGE,
    SEAT_DIRECTION,
    SEAT_DUMMIES,
    SEAT_FIRST_PLAYER,
    SEAT_PARTNERS,
)
from ..topics.scoring.model import SCORE_DRAWN, SCORE_MODE, SCORE_MULTIPLIER, SCORE_ROUNDING, SCORE_VALUE
from ..topics.several.model import DUMP_OPEN, MULTI_ALLOWED, MULTI_EFFECTS, MULTI_FINISH, MULTI_TOP
from ..topics.starter.model import STARTER_EXISTS, STARTER_TREATMENT
from ..topics.stock.model import (
    BLOCK_DEFINITION,
    BLOCK_RESULT,
    STOCK_EMPTY,
    STOCK_FINE,
    STOCK_KEEP,
    STOCK_LIMIT,
    STOCK_MID_DRAW,
    STOCK_NOTHING_LEFT,
    STOCK_WHEN,
)
from ..topics.wild.model import WILD_CHALLENGE, WILD_PLAYABLE_ON, WILD_RESTRICTED_USE, WILD_WHICH
from .words_told import TOLD

ASKED: dict[Key, dict[str, str]] = {
    # players
    PLAYERS_RANGE: {"": "player people persons seats minimum maximum number many play size table"},
    SEAT_DIRECTION: {"": "direction way round order of play circle", "direction anticlockwise": "counterclockwise"},
    SEAT_FIRST_PLAYER: {
        "": "lead leads leader goes first",
        "first player left of dealer": "begin begins start starts open opens eldest forehand",
        "first player winner": "begin begins start starts open opens last previous",
        "first player loser": "begin begins start starts open opens last previous",
        "first player holder of lowest diamonds": "begin begins holds has holding lowest highest card",
        "first player holder of lowest diamonds and leads it": "must lead lays plays puts that card first opening",
        "first player youngest": "begin begins start starts open opens child",
        "first player oldest": "begin begins start starts open opens elder grandparent",
    },
    SEAT_PARTNERS: {"partners opposite": "team teams partner partners partnership side sides two against two allies"},
    SEAT_DUMMIES: {
        "dummy hands": "dummy ghost blind phantom second two hands hand each both mort morto player players"
    },
    # deck
    DECK_COMPOSITION: {
        "": "deck cards card standard suits ranks",
        "deck standard52": "french anglo american full",
        "deck piquet32": "skat piquet",
        "deck uno108": "uno",
    },
    DECK_JOKERS: {"": "joker jokers add with without"},
    DECK_STRIP: {"": "remove removed strip stripped without take out leave discard ranks short"},
    DECK_PACKS_BY_PLAYERS: {"packs 2": "two packs double deck decks several second pack many"},
    DECK_RANK_ORDER: {"": "order sequence ranking ace high low rank consecutive"},
    DECK_RANK_WRAP: {"": "wrap wraps around corner round ace king two neighbour circular"},
    # deal
    DEAL_COUNT_BY_PLAYERS: {
        "deal 5": "hand size hands cards each start with number many gets receive dealt initial",
        "when 2 players { deal 7 }": "if two heads",
        "deal countdown": "shrinking fewer each hand",
    },
    DEAL_HANDS: {"hands open": "cards face up faceup visible exposed table everybody everyone sees all"},
    DEAL_HANDICAP: {
        "": "handicap extra cards uneven unequal advantage",
        "deal winner 2 more": "winner gets more extra cards next hand",
        "deal loser 1 fewer": "loser gets fewer less cards next hand",
        "deal youngest 1 fewer": "child children youngest kids little ones fewer less cards",
    },
    DEAL_BATCHES: {"": "batch packets at a time groups"},
    DEAL_FIRST_DEALER: {"": "deals dealer cut choose"},
    DEAL_ROTATION: {
        "": "deals dealer deal rotates passes next hand after each",
        "next dealer winner": "winner deals by",
        "next dealer loser": "loser deals by",
        "next dealer random": "chance lot draw again cut",
    },
    # counters
    DEAL_COUNTER: {"": "counter count down levels lives start level"},
    COUNTER_FALLS: {
        "": "counter count down falls drops decreases one fewer",
        "countdown falls for loser": "loser loses a life lives letter strike match",
    },
    DEAL_COUNTER_ZERO: {
        "": "no lives left dead out of lives last life letters spelled",
        "countdown over: loses game": "loses game over word spelled",
        "countdown over: leaves game": "eliminated out dropped leaves",
    },
    WILD_PRIVATE_RANK: {"": "counter private own wild rank personal"},
    DECK_CUTTER: {"": "cutter cut cutting bottom card trump"},
    DECK_CUTTER_EFFECT: {"": "cut cutting cutter end game"},
    # starter
    STARTER_EXISTS: {"": "starter upcard turn up first card open pile without"},
    STARTER_TREATMENT: {
        "": "starter upcard turned up special",
        "starter 8: bury": "burn bury reject again another",
        "starter 2: acts": "counts applies effect first player draws",
        "starter 8: any fits": "anything free open",
        "starter 8: dealer names suit": "dealer chooses picks calls",
    },
    # matching
    MATCH_ATTRIBUTES: {
        "": "match follow fit fits same agree play on legal",
        "match suit or rank": "number value suit",
        "match colour or rank": "color colors colour",
        "match neighbour": "adjacent one higher lower up down consecutive",
    },
    MATCH_AFTER_CARD: {
        "": "after on top anything any card",
        "after 7: as card below": "transparent invisible glass copy see through mirror",
    },
    MATCH_FORBIDDEN_WHILE: {"": "forbidden not allowed while when if only players left remain owing"},
    MATCH_FIRST_TURN_LIMITS: {"": "first turn opening forbidden not allowed"},
    MATCH_AFTER_SERVED: {"": "after drawing penalty drawn served anything"},
    # wild
    WILD_WHICH: {
        "wild 8: names suit": "wild eight choose chooses change changes calls names declares pick suit crazy any time",
        "wild joker: names suit": "joker wild choose",
        "wild A: names nothing": "free anytime universal goes on everything",
    },
    WILD_PLAYABLE_ON: {
        "": "wild on wild eight forbidden may not",
        "forbid 8 on 8": "eight crazy wild forbidden not allowed",
    },
    WILD_RESTRICTED_USE: {"": "only if no other none else cannot otherwise holding bluff wild draw four"},
    WILD_CHALLENGE: {"": "challenge challenges doubt bluff accuse wild draw four guilty cheat"},
    # drawing
    DRAW_COUNT: {
        "": "draw draws pick pickup up take takes cannot unable can't play",
        "draw until playable": "keep drawing until fits match playable",
        "draw up to 3": "most maximum at limit",
        "draw nothing": "pass instead none without",
    },
    DRAW_OPTIONAL: {"": "optional voluntary choose hold back keep forced must play strategic even if able"},
    DRAW_FROM: {"draw from stock or discards": "top discard discards discarded pile instead"},
    DRAW_PLAY_DRAWN: {
        "": "drawn card play immediately straight away at once same turn",
        "drawn card is kept": "keep wait next turn",
        "drawn card must be played": "forced must",
    },
    DRAW_CONTINUE_AFTER_FIT: {"": "continue drawing go on stop"},
    DRAW_PASS_AFTER: {"": "pass passes after drawing end turn"},
    DRAW_PASS_WITHOUT: {"": "pass passes passing skip own turn without drawing"},
    # several
    MULTI_ALLOWED: {
        "several same rank": "multiple several more than one together at once double triple pair pairs set sets "
        "three kind doubles dump cards same number",
        "several same rank at least 3": "three four of a kind at least or more triple set",
        "several same suit neighbour at least 3": "run sequence straight of at least three or more",
        "several same suit neighbour": "run runs sequence straight row consecutive series",
    },
    MULTI_TOP: {"": "several multiple top last on which"},
    MULTI_EFFECTS: {"": "several multiple effects each count together add"},
    MULTI_FINISH: {"": "several multiple finish go out last cards together"},
    DUMP_OPEN: {"": "run sequence stays open closed continue"},
    # out of turn
    TURN_JUMP_IN: {
        "": "jump in jumping interrupt throw cut out of turn identical same snap",
        "jump with same card": "identical exact duplicate",
    },
    TURN_JUMP_THEN: {"": "jump in after continue play goes"},
    TURN_JUMP_EFFECT: {"": "jump in effect both"},
    TURN_JUMP_OWING: {"": "jump in penalty draw"},
    OUT_CLAIM: {"": "claim dobon sum total equals adds up call out"},
    # stock
    STOCK_EMPTY: {
        "": "stock deck pile runs out empty exhausted finished used up",
        "stock empty: reshuffle": "reshuffle shuffle discards again",
        "stock empty: turn over": "flip turn over without shuffling",
        "stock empty: hand ends": "ends over finish",
    },
    STOCK_WHEN: {"": "reshuffle refill when at once immediately"},
    STOCK_KEEP: {"": "reshuffle keep top card stays"},
    STOCK_LIMIT: {"": "reshuffle times once twice limit most"},
    STOCK_FINE: {"": "reshuffle cost points fine"},
    STOCK_NOTHING_LEFT: {"": "nothing left no cards stock exhausted"},
    STOCK_MID_DRAW: {"": "too few short not enough cards stock draw"},
    BLOCK_DEFINITION: {"": "blocked stuck deadlock stalemate nobody can play all pass"},
    BLOCK_RESULT: {"": "blocked stuck deadlock stalemate ends nobody can play"},
    # effects
    PLAY_EFFECT: {
        "": "special action effect power card cards",
        "play 2: next draws 2": "draw two pick up pickup picks takes penalty attack plus next player draws",
        "play 5: others draw 1": "everyone everybody else all draw others",
        "play 7: next draws until red": "draw draws drawing until roulette colour color comes turns up finds",
        "play Q: chosen draws 5": "chosen victim somebody player choose picks draws",
        "play 3: you draw 2": "self yourself own penalty draw",
        "play Q: skip next": "skip skips skipped miss misses loses turn pass over stop sits",
        "play A: reverse": "reverse reverses change turn round around back other way",
        "play K: must play again": "again extra another second turn go",
        "play K: may play again": "again extra another turn option",
        "play 2: next misses a turn": "freeze blocked",
        "play 3: cover with same suit, else draw 1": "cover covers covered question follow",
        "play 4: next must play same rank, else draw 1": "forced must answer match same rank",
        "play 5: demand 6 7 9 10, else draw 1": "demand demands request ask asks call rank",
        "play 6: run of same suit": "run dump add suit all cards",
        "play 10: acts as card below": "mirror copy copies same as below",
        "play J: swap hands with chosen": "swap switch exchange trade hands hand",
        "play Q: all pass hands on": "rotate pass move hands along everyone left",
        "play K: give 1 card to chosen": "give gives gift donate hand over pass card away",
        "play 5: swap 1 card with chosen": "swap trade trades exchange card cards choice one each",
        "play K: all pass 1 card left": "everyone everybody passes card neighbour along round",
        "play K: names rank for this alone, all discard 1 same rank card": "names rank everybody who has one lays off "
        "lay discards card of it",
        "play K: all discard 1 card": "discard discards throw away dump drop shed everyone everybody card",
        "play J: you discard all same suit cards": "discard throw away dump get rid all cards same suit colour",
        "play 9: take 1 card from next": "take takes steal steals pull draw blind unseen card from neighbour hand",
        "play K: show hand to next": "show reveal peek look cards",
        "play A: may end hand with at most 25 points": "knock end stop finish hand early",
        "play A: may open round of A, else misses a turn": "round open rounds everybody",
        "play 9: nothing": "plain normal ordinary nothing no effect",
    },
    PLAY_ON: {"": "on top of on another same card twice in a row pair second"},
    PLAY_WHILE: {"": "only if when holding holds hold still another has few cards left condition depends"},
    REVERSE_TWO_PLAYER: {"": "reverse two players heads head"},
    TURN_COVER: {"play A: cover with same suit, else draw 1": "cover covered covering question"},
    ROUND_RANK: {"play A: may open round of same rank, else misses a turn": "round rounds"},
    ROTATE_DIR: {"play 7: all pass hands left": "rotate pass hands left right"},
    # answers
    DEBT_ANSWER: {
        "": "stack stacks stacking answer counter defend respond reply pile on chain",
        "answer 2 with 2": "stack stacking pass add accumulate adds up plus twos draw",
        "answer 2 with A: sends back": "reflect return back sender boomerang send throw",
        "answer 2 with 9: passes on": "pass pass on forward redirect deflect",
        "answer 2 with A: cancels": "cancel block stop shield protect immune defend kill",
        "answer Q with Q": "skip answer counter escape skipped",
        "answer 2 with nothing": "no stacking not forbidden without",
        "answer 2 with 2: doubles": "double doubles twice multiply",
    },
    DRAW_N_CAP: {"": "cap limit maximum most stack stacking debt penalty"},
    DEBT_ANSWERED_BY: {"": "answered passed on sent back"},
    DEBT_ANSWER_ACTS: {"": "answer effect also acts"},
    DRAW_N_PLAY_WHILE_DRAWING: {"": "drawn answer penalty play drawing stack"},
    # calls
    CALL_REQUIRED: {
        'call "last card" at 1 card, else draw 2': "uno mau call say announce knock last card one left shout "
        "forgotten forget forgets penalty"
    },
    CALL_WINDOW: {"": "call forgotten caught late until"},
    CALL_CATCHER: {"": "call forgotten catch catches caught notice"},
    CALL_FALSE: {"": "call false wrong mistake too early"},
    CALL_FALSE_ACCUSATION: {"": "accuse wrongly caught false"},
    CALL_FINAL: {"": "call mau mau finish second zero"},
    # finish
    OUT_LAST_CARD: {
        "": "last card finish go going out end final special",
        "finish on 8: forbidden": "may not cannot end finish not allowed wild eight",
        "finish on 2: acts": "still draws counts effect",
        "finish on 2: acts and may come back": "come back return comeback revive again",
    },
    OUT_FORBIDDEN_COVER: {"": "cover last card"},
    OUT_LAST_WHILE: {"": "last card finish go out while when if only players left remain owing during run debt"},
    OUT_REQUIRED: {"": "last card must finish with only"},
    OUT_CARDLESS_BLOCK: {"": "another player empty no cards wait"},
    OUT_KNOCK: {
        'may say "knock" while holding at most 5 points: hand ends': "knock knocks knocking end ends stop hand early "
        "few points low count instead of playing"
    },
    OUT_HAND_LIMIT: {
        "at 21 cards: leaves hand": "mercy limit too many cards hand out eliminated maximum bust full holds",
        "at 21 cards: loses": "bust loses lost too many cards hand",
    },
    OUT_PLAY_ON: {
        "finish: play on": "play on until player left remains last continue until one loser left places places ranking",
        "finish: hand ends": "ends over first out wins",
        "finish: both partners": "both out",
    },
    # scoring
    SCORE_MODE: {
        "": "score scoring count",
        "score: each pays own hand": "penalty minus own cards hand left counts against",
        "score: winner collects": "winner gets takes collects receives points others",
        "score: winner takes 1": "one point win wins per hand",
        "score: nothing": "no score points without just none",
        "score: places": "place places ranking rank position",
        "score: places 3 2 1 0": "per place first second third tournament",
    },
    SCORE_VALUE: {
        "": "point points worth",
        "value 8: 50": "value worth points counts point eight",
        "value J Q K: 10": "court face picture cards ten",
        "value any: 1": "each every all one per card",
    },
    SCORE_MULTIPLIER: {
        "bonus 8: times 2": "double twice bonus doubles finish out last card",
        "bonus Q: -20": "minus deduct bonus queen",
    },
    SCORE_DRAWN: {"drawn card: costs 1": "each every card drawn draw draws costs cost point penalty pay pays per"},
    SCORE_ROUNDING: {"": "round rounding average"},
    # game
    MATCH_END_KIND: {
        "": "game match end ends goal target play until long",
        "game to 100, lowest wins": "goal target points hundred up to limit lowest fewest",
        "game to 500, who reaches it wins": "goal target points first reach reaches race win five hundred",
        "game past 100, who reaches it loses": "loses loser over exceed",
        "game to 100, who reaches it leaves game": "eliminated drops out leaves elimination",
        "game single hand": "one single hand round no",
        "game 10 hands": "number of hands rounds fixed",
        "game until 1 remains": "last player left standing remains survivor wins",
    },
    LEAVE_WHO: {
        "after each hand: loser leaves game": "worst eliminated knocked drops out leaves knockout tournament",
        "after each hand: winner leaves game": "winner safe finished done leaves",
    },
    MATCH_END_EXACT: {"total 101: becomes 0": "exact exactly total reset resets back falls drops becomes hit"},
    MATCH_END_TIE: {"": "tie ties draw equal tied same points"},
    **TOLD,
}
"""What players say, by the name of the question."""
