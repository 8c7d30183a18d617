"""Who may act, and what do the rules do before? Priority (900), the rule check (1000, 1100), loops (1501)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fuda.games.kiseki.cards import BASE, EVENT
from fuda.games.kiseki.chapters.actions import PASSING, options_of
from fuda.games.kiseki.chapters.attacks import unit_refusal
from fuda.games.kiseki.chapters.legality import (
    art_refusal,
    craft_refusal,
    play_refusal,
    support_refusal,
    ways_to_play,
)
from fuda.games.kiseki.chapters.loops import (
    course_key,
    keepers_of,
    loop_key,
    names_of,
    round_key,
    rounds_alike,
    rounds_passed,
    row_key,
    row_of,
    totals_of,
    wealth_of,
)
from fuda.games.kiseki.chapters.payment import crew_refusal, gain_refusal
from fuda.games.kiseki.chapters.play import Play, ResolveWaiting, Support
from fuda.games.kiseki.chapters.rule_check import RuleCheck, check_needed
from fuda.games.kiseki.events import EnergyGained, RowResolved
from fuda.games.kiseki.table import (
    ART,
    CARD,
    CRAFT,
    HOMEBASES,
    PSEUDO,
    KisekiState,
    controller,
    primary,
)
from fuda.games.kiseki.texts.values import derived
from fuda.games.kiseki.words.events import Actioned
from fuda.kernel.decisions import Act, Action, Answer, Decision, equal_actions
from fuda.kernel.machine import advance, end, happen, was_decided
from fuda.kernel.procedure import NEXT, Flow, Procedure, rule, step
from fuda.kernel.reasons import Reason
from fuda.language.running.printed import ACTIVATED, REFERENCE
from fuda.language.running.text_facts import TextFacts
from fuda.mechanics.former_loops import former_frame
from fuda.mechanics.loops import PASS, Course, LoopWatch, NameRounds, Taken, can_be_stopped, is_among

if TYPE_CHECKING:
    from fuda.games.kiseki.rules import Kiseki


MANY: Final = 20  # things that wait before it is asked whether they do anything
LONG: Final = 10  # things that resolve in a row before it is asked whether that ever ends
TRIED: Final = -1_000_000
FORMER_VERBS: Final = ("pass", "gain-ep", "support", "craft", "art", "play")  # written as numbers before


# --- priority


class Priority(Procedure):
    """902. Players act in turn until both pass in a row with nothing left to resolve."""

    def __init__(self, clause: str = "") -> None:
        super().__init__()
        self.clause = clause  # the clause that calls for it
        self.holder = -1
        self.passes = 0  # in a row
        self.passes_before = 0  # the last action
        self.played = 0  # crafts that the rule check has played
        self.action = Action()
        self.undone = 0
        # loops
        self.table = 0  # the key of the position without holder and passes, while it stays as it is; 0: not known
        self.key = 0
        self.loop = LoopWatch()  # what was undone again is closed, too
        self.keepers: tuple[int, ...] = ()  # who keeps a round up
        self.rounds = 0  # as often as was named
        self.failed: tuple[Action, ...] = ()  # plays that were undone
        self.is_other = False  # whether the last action opens what is closed
        self.resolved = 0  # how much has resolved since somebody did more than pass; below 0: not looked at
        self.marks: tuple[int, ...] = ()  # the keys of the positions that came up meanwhile
        self.row = 0  # while many things wait: the key of what is there when the next one has resolved and done nothing
        self.idle: tuple[int, ...] = ()  # of those that did nothing, what they are
        self.unwatched = 0  # how many more resolve before it is looked at again whether they do anything

    @classmethod
    def upgraded(cls, written: dict[str, Any]) -> dict[str, Any]:
        """Rounds that nobody can stop, and long rows, were not looked for before."""
        known = {"resolved": 0, "marks": [], "row": 0, "idle": [], "unwatched": 0, **written}
        return former_frame(known, naming=3, verbs=FORMER_VERBS)

    def forget_choices(self) -> None:
        self.loop = self.loop.without_keys()
        self.row, self.idle, self.unwatched = 0, (), 0

    @step("901.1 902.1 902.2")
    def begin(self, state: KisekiState, rules: Kiseki) -> Flow:
        """The primary player has it first."""
        self.holder = primary(state)
        return NEXT

    @step("902.3 902.6")
    def check(self, state: KisekiState, rules: Kiseki) -> Flow:
        """A rule check before every action."""
        self.played = 0
        if not check_needed(state, rules):
            return self.run_on("notice_loop", state, rules)
        self.table = 0
        return self.call(state, RuleCheck(), into="played")

    @step("902.5b 104.5 1501.1 1501.1a 1501.1b")
    def notice_loop(self, state: KisekiState, rules: Kiseki) -> Flow:
        """A craft that came between parts two passes. Whoever leads the game back to the same position names a number
        of rounds, the primary player first; the lower one counts."""
        if self.undone or self.is_other:
            self._open_or_close()
        if self.played > 0:
            self.passes = 0
        if self.resolved >= LONG and self._nobody_can_stop(state, rules):
            return end(state, rules.loop(state))
        if self.loop.again:
            self._let_pass(state, rules)
            return self.run_on("choose", state, rules)
        if not self.loop.past or not self._comes_back(state, rules):
            return self.run_on("choose", state, rules)
        clause = "1501.1a" if len(self.keepers) == 1 else "1501.1b"
        return self.call(state, NameRounds(self.keepers, clause, least=0), into="rounds")

    @rule("1501.1c")
    def _nobody_can_stop(self, state: KisekiState, rules: Kiseki) -> bool:
        """Whether things resolve in a round while everybody passes, and whatever else anybody could do ends it not."""
        if self.passes or not state.waiting or state.looks_ahead:
            return False
        mark = loop_key(state, rules)
        if mark not in self.marks:
            self.marks = (*self.marks, mark)
            return False
        self.resolved, self.marks = -LONG * LONG, ()  # somebody can: it is looked at again much later
        twin = state.clone()
        depth = len(twin.frames)
        frame = twin.frames[-1]
        assert isinstance(frame, Priority)
        frame.resolved = TRIED
        frame.go("choose")
        advance(twin, rules)
        return not can_be_stopped(twin, WithPriority(rules, depth))

    def _comes_back(self, state: KisekiState, rules: Kiseki) -> bool:
        """Whether somebody has kept up a round that led back to this position, and not with what is closed alone."""
        if self.table == 0:
            self.table = loop_key(state, rules)
        self.key = hash((self.holder, self.passes, self.table))
        if self.key not in self.loop.keys:
            self.keepers = ()
            return False
        found = self.loop.came_back(self.key, wealth_of(state))
        self.keepers = keepers_of(found, primary(state)) if found else ()
        return bool(found)

    @rule("1501.1a 1501.1b")
    def _let_pass(self, state: KisekiState, rules: Kiseki) -> None:
        """The rounds that are left of the number have passed if they leave everything alike, or only add up."""
        if not self.loop.is_between_rounds:
            return
        asked, totals = tuple(state.choices), totals_of(state)
        added = self.loop.added(totals)
        left = hash((round_key(state, rules, self.loop.newest), added)) if asked == self.loop.asked else 0
        self.loop = self.loop.compare(left).begin_round(state.next_object, asked, totals)
        rounds = rounds_alike(state, rules, self.loop.rounds_left, added) if self.loop.leaves_all_alike else 0
        if rounds:
            happen(state, rules, rounds_passed(self.keepers[0], rounds, added))
            self.loop = self.loop.skip(rounds)
            self.loop = self.loop.begin_round(state.next_object, asked, totals_of(state))
            self.key = self._key(state, rules)

    @rule("1204.2h 1501.1a")
    def _open_or_close(self) -> None:
        """A play that was undone may be tried otherwise; undone again it is closed, until something else was done."""
        if self.undone > 0:
            if is_among(self.action, self.failed):
                self.loop = self.loop.close((*self.loop.closed, self.action))
            else:
                self.failed = (*self.failed, self.action)
            self.loop = self.loop.only(max(0, len(self.loop.past) - 1))
            self.passes = self.passes_before
        elif self.is_other:
            self.failed = ()
            if self.loop.closed:
                self.loop = self.loop.close(())
        self.undone, self.is_other = 0, False

    @step("1501.1a 1501.1b")
    def begin_rounds(self, state: KisekiState, rules: Kiseki) -> Flow:
        """After them these actions wait until another one is taken."""
        self.row, self.idle, self.unwatched = 0, (), 0
        self.loop = self.loop.repeat(self.key, wealth_of(state), self.rounds)
        self.loop = self.loop.begin_round(state.next_object, tuple(state.choices), totals_of(state))
        return NEXT

    @step("902.4")
    def choose(self, state: KisekiState, rules: Kiseki) -> Flow:
        """One of the things that are possible now; a loop goes on by itself for those who keep it up."""
        if state.looks_ahead:
            return self._pass_by_itself(state)
        options = options_of(state, rules, self.holder)
        again = self.loop.again
        if again and again[0].seat == self.holder and self.holder in self.keepers:
            if is_among(again[0].action, options):
                self.action = again[0].action
                was_decided(state)
                return NEXT
            self.loop = self.loop.stop()
            self.key = self._key(state, rules)
        closed = () if self.loop.again else self.loop.closed
        open_ones = tuple([each for each in options if not is_among(each, closed)]) if closed else options
        if open_ones[0].verb == PASS and not state.hide_forced:
            self.action = PASSING
            return self.run_on("act", state, rules)
        return self.ask(state, Act(self.holder, "902.4", "priority", open_ones), into="action")

    def _pass_by_itself(self, state: KisekiState) -> Flow:
        """Nobody does anything more; where nothing is under way the bot that looks ahead judges the position."""
        self.action = PASSING
        if state.waiting or state.attackers:
            return NEXT
        return self.ask(state, Act(self.holder, "902.4", "priority", (PASSING,)), into="action")

    @step("902.4a 902.5 902.5a 902.5b 902.5c")
    def act(self, state: KisekiState, rules: Kiseki) -> Flow:
        """Who acts keeps priority; after a pass the other has it; after two the last thing that waits is resolved."""
        action = self.action
        self._remember(state, rules)
        self.passes_before = self.passes
        if action.verb == PASS:
            return self._pass(state, rules)
        self.go("check")
        self.passes = 0
        self._break_row()
        return self._carry_out(state, rules, action)

    @rule("1501.1c")
    def _break_row(self) -> None:
        """Somebody did more than pass: what resolved in a row before is of no interest any more."""
        self.table = 0
        self.row, self.idle, self.unwatched = 0, (), 0
        if self.resolved > 0:
            self.resolved, self.marks = 0, ()

    def _pass(self, state: KisekiState, rules: Kiseki) -> Flow:
        """After the first the other player has priority; after two in a row the last thing that waits is resolved."""
        self.passes += 1
        if self.passes < 2:
            self.holder = 1 - self.holder
            return self.run_on("check", state, rules)
        if not state.waiting:
            return self.done(state)
        self.go("check")
        self.passes = 0
        self.table = 0
        self.resolved += 1
        self.holder = primary(state)
        if len(state.waiting) >= MANY:
            self._let_resolve(state, rules)
        elif self.row:
            self.row, self.idle = 0, ()
        return self.call(state, ResolveWaiting())

    @rule("509.2 1205.1")
    def _let_resolve(self, state: KisekiState, rules: Kiseki) -> None:
        """Where many things wait: those resolve together, but for the last, whose like has resolved in this very
        position and done nothing."""
        if self.loop.again:
            return
        if self.unwatched:
            self.unwatched -= 1
            return
        position = row_key(state, rules)
        if self.row == hash((position, names_of(state.waiting))):
            row = row_of(state.waiting, self.idle) - 1
            if row >= MANY:
                happen(state, rules, RowResolved("1205.1", row))
        elif self.row:
            self.unwatched, self.row, self.idle = MANY, 0, ()
            return
        top = state.waiting[-1].told
        self.row = hash((position, names_of(state.waiting[:-1]))) if top else 0
        if top not in self.idle:
            self.idle = (*self.idle, top) if top else ()

    def _key(self, state: KisekiState, rules: Kiseki) -> int:
        """Equal for positions with priority that differ in counts only."""
        if self.table == 0:
            self.table = loop_key(state, rules)
        return hash((self.holder, self.passes, self.table))

    @rule("1501.1a")
    def _remember(self, state: KisekiState, rules: Kiseki) -> None:
        action = self.action
        again = self.loop.again
        if again:
            right = again[0].seat == self.holder and equal_actions(again[0].action, action)
            self.loop = self.loop.go_on() if right else self.loop.stop()
            if right:
                return
            self.key = self._key(state, rules)
        if action.verb != PASS:
            self.is_other = not is_among(action, self.loop.closed)
            if not self.loop.past:
                self.key = self._key(state, rules)
        elif not self.loop.past:
            return
        self.loop = self.loop.remember(Taken(action, self.key, wealth_of(state), self.holder))

    @rule("902.4b 902.4c 902.4d 902.4e 902.4f 902.4g 1217.1 1217.4")
    def _carry_out(self, state: KisekiState, rules: Kiseki, action: Action) -> Flow:
        seat, card = self.holder, action.card
        if action.verb == "gain-ep":
            return happen(state, rules, EnergyGained("1217.2", seat, card))
        if action.verb == "support":
            return self.call(state, Support(seat, card, action.cards[0]), into="undone")
        if action.verb == "craft":
            craft = rules.list.ability(action.numbers[0])
            return self.call(state, Play(seat, CRAFT, card, craft.printed, craft.place), into="undone")
        if action.verb == "art":
            return self.call(state, Play(seat, ART, card), into="undone")
        as_kind = action.numbers[0] if action.numbers else ways_to_play(state, rules, card)[0]
        stays = state.zone[card] in HOMEBASES and as_kind in (EVENT, BASE)
        return self.call(state, Play(seat, PSEUDO if stays else CARD, card, as_kind=as_kind), into="undone")


class WithPriority(Course):
    """1501.1c. What goes on in one priority while everybody passes."""

    def __init__(self, rules: Kiseki, depth: int) -> None:
        super().__init__(rules)
        self.depth = depth  # of its frame

    def goes_on(self, state: KisekiState) -> bool:
        frame = state.frames[self.depth - 1] if len(state.frames) >= self.depth else None
        return isinstance(frame, Priority) and frame.resolved < 0

    def key(self, state: KisekiState) -> int:
        return course_key(state, self.rules)

    def passing(self, state: KisekiState, question: Decision) -> int:
        return len(question.options) - 1 if isinstance(question, Act) and question.purpose == "priority" else -1

    @rule("1217.3")
    def is_idle(self, state: KisekiState, question: Decision, answer: Answer) -> bool:
        """EP can be gained when they are needed; unless a craft waits for it."""
        assert isinstance(question, Act) and isinstance(answer, int)
        if question.options[answer].verb != "gain-ep":
            return False
        facts: TextFacts = state.facts if state.facts is not None else derived(state, self.rules)
        return Actioned not in facts.listeners


# --- why not


@rule("902.1 902.2")
def priority_of(state: KisekiState) -> Priority | None:
    """The priority in which somebody is to act now."""
    frame = state.frames[-1] if state.frames else None
    return frame if isinstance(frame, Priority) else None


def action_refusal(state: KisekiState, rules: Kiseki, seat: int, action: Action) -> Reason | None:
    """Why the seat may not do this now."""
    if action.verb == "board":
        return crew_refusal(state, rules, seat, action)
    if action.verb == "craft" and not action.numbers:
        reference = _craft_named(state, rules, action)
        action = Action("craft", action.card, numbers=(reference,)) if reference >= 0 else action
    reason = own_refusal(state, rules, seat, action)
    if reason is not None or action.verb in ("attack", "join", "target", "target-player", "go-on", "trigger"):
        return reason
    frame = priority_of(state)
    if frame is None or frame.holder != seat:
        return Reason("902.4", "no-priority")
    if is_among(action, frame.loop.closed):
        return Reason("1501.1a", "loop-closed")
    return None


def own_refusal(state: KisekiState, rules: Kiseki, seat: int, action: Action) -> Reason | None:
    """Why the action itself is not possible, whoever has priority."""
    if action.verb == "play":
        ways = ways_to_play(state, rules, action.card) if 0 <= action.card < len(state.zone) else ()
        as_kind = action.numbers[0] if action.numbers else ways[0] if ways else EVENT
        return play_refusal(state, rules, seat, action.card, as_kind)
    if action.verb == "craft":
        reference = _craft_named(state, rules, action)
        if reference < 0:
            own = not 0 <= action.card < len(state.zone) or controller(state, action.card) == seat
            return Reason("1210.1", "no-craft-named") if own else Reason("902.4d", "not-your-card")
        return craft_refusal(state, rules, seat, action.card, reference)
    if action.verb == "art":
        return art_refusal(state, rules, seat, action.card)
    if action.verb == "gain-ep":
        return gain_refusal(state, seat, action.card)
    if action.verb == "support":
        if len(action.cards) != 1:
            return Reason("1219.2a", "one-target", cards=len(action.cards))
        return support_refusal(state, rules, seat, action.card, action.cards[0])
    if action.verb in ("attack", "join"):
        return unit_refusal(state, rules, seat, action.card)
    return None


def _craft_named(state: KisekiState, rules: Kiseki, action: Action) -> int:
    """The craft that is meant: the one that is named, or the only activated one printed on the card; -1 otherwise."""
    if action.numbers:
        number = action.numbers[0]
        return number if len(action.numbers) == 1 and 0 <= number <= REFERENCE else -1
    if not 0 <= action.card < len(state.zone):
        return -1
    own = [each for each in rules.card(state, action.card).own if rules.list.ability(each).form == ACTIVATED]
    return own[0] if len(own) == 1 else -1
