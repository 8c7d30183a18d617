"""Does the machine run procedures as written? Steps, jumps, calls, questions, interruptions, loops and errors."""

from __future__ import annotations

import json
from typing import Any, ClassVar

import pytest

from fuda.kernel.codec import encode
from fuda.kernel.decisions import Cards, Decision, Number, Option, Roll
from fuda.kernel.events import Event
from fuda.kernel.machine import (
    HOPELESS,
    SUSPICIOUS,
    advance,
    apply_now,
    ask_again,
    asked,
    end,
    happen,
    standing_in,
    submit,
    waiting,
    was_decided,
)
from fuda.kernel.procedure import NEXT, Flow, Procedure, rule, step, steps_of
from fuda.kernel.reasons import Illegal, Malformed, NotAsked, Outcome, Unanswerable
from fuda.kernel.rules import Replacement, Rules
from fuda.kernel.state import CHANCE, State


class Table(State):
    """A state with a log of what was done and one number."""

    def __init__(self) -> None:
        super().__init__()
        self.log: tuple[str, ...] = ()
        self.number = 0


class Done(Event):
    """A word was written to the log."""

    shown: ClassVar[tuple[str, ...]] = ("word",)

    def __init__(self, clause: str = "", word: str = "") -> None:
        super().__init__(clause)
        self.word = word

    def apply(self, state: Any, rules: Any) -> None:
        state.log = (*state.log, self.word)


class Hurt(Event):
    """The number fell; replaceable."""

    replaceable: ClassVar[bool] = True

    def __init__(self, clause: str = "", amount: int = 0, seat: int = 0) -> None:
        super().__init__(clause)
        self.amount = amount
        self.seat = seat
        self.met = -1

    def apply(self, state: Any, rules: Any) -> None:
        self.met = state.number
        state.number -= self.amount
        state.log = (*state.log, f"hurt {self.amount}")

    def affected(self, state: Any, rules: Any) -> int:
        return self.seat


class Plain(Rules):
    """Rules that end loops as a draw and let the tests set what replaces and interrupts."""

    def __init__(self) -> None:
        super().__init__("plain", "1", ())
        self.halving = False
        self.doubling = False
        self.sparing = False
        self.interrupts: tuple[str, ...] = ()

    def loop(self, state: Any) -> Outcome:
        return Outcome(-1, "loop", "T9")

    def replacements(self, state: Any, event: Event) -> tuple[Replacement, ...]:
        found = []
        if isinstance(event, Hurt) and event.amount > 0:
            if self.halving:
                found.append(Replacement(1))
            if self.doubling:
                found.append(Replacement(2))
            if self.sparing:
                found.append(Replacement(3, optional=True))
        return tuple(found)

    def replace(self, state: Any, name: int, event: Event) -> tuple[Event, ...]:
        assert isinstance(event, Hurt)
        if name == 1:
            return (Hurt(event.clause, event.amount // 2, event.seat),)
        if name == 2:
            return (Hurt(event.clause, event.amount, event.seat), Hurt(event.clause, event.amount, event.seat))
        return (Done("", "spared"),)

    def interrupt(self, state: Any, event: Event) -> Procedure | None:
        if isinstance(event, Done) and event.word in self.interrupts:
            return Interruption(event.word)
        return None


class Interruption(Procedure):
    """Comes in the very moment."""

    def __init__(self, word: str = "") -> None:
        super().__init__()
        self.word = word

    @step("T6")
    def note(self, state: Table, rules: Rules) -> Flow:
        return happen(state, rules, Done("T6", f"interrupted by {self.word}"))


def run(procedure: Procedure, rules: Rules | None = None, hide_forced: bool = False) -> Table:
    state = Table()
    state.hide_forced = hide_forced
    state.frames.append(procedure)
    advance(state, rules or Plain())
    return state


class Finish(Procedure):
    """Ends the game at its end; the tests put their procedures in its steps."""

    def __init__(self, inner: Procedure | None = None) -> None:
        super().__init__()
        self.inner = inner
        self.result: Any = None

    @step("T1")
    def call_inner(self, state: Table, rules: Rules) -> Flow:
        return NEXT if self.inner is None else self.call(state, self.inner, into="result")

    @step("T2")
    def finish(self, state: Table, rules: Rules) -> Flow:
        apply_now(state, rules, Done("T2", f"result {self.result}"))
        return end(state, Outcome(0, "finished", "T2"))


class Three(Procedure):
    """Three steps in source order, not in the order of names."""

    @step("T3.1")
    def zebra(self, state: Table, rules: Rules) -> Flow:
        return happen(state, rules, Done("T3.1", "zebra"))

    @step("T3.2 T3.3")
    def ant(self, state: Table, rules: Rules) -> Flow:
        return happen(state, rules, Done("T3.2", "ant"))

    @step("T3.4")
    def mouse(self, state: Table, rules: Rules) -> Flow:
        return happen(state, rules, Done("T3.4", "mouse"))


def test_steps_run_in_source_order_and_the_end_hands_over_minus_one() -> None:
    state = run(Finish(Three()))
    assert state.log == ("zebra", "ant", "mouse", "result -1")
    assert state.outcome is not None and (state.outcome.winner, state.outcome.clause) == (0, "T2")


def test_a_step_table_has_names_and_clauses() -> None:
    assert [(each.name, each.clause) for each in steps_of(Three)] == [
        ("zebra", "T3.1"),
        ("ant", "T3.2 T3.3"),
        ("mouse", "T3.4"),
    ]


class Jumping(Procedure):
    """Goes back once, then over a step to its end with a result."""

    def __init__(self) -> None:
        super().__init__()
        self.times = 0

    @step("T4.1")
    def count(self, state: Table, rules: Rules) -> Flow:
        self.times += 1
        return happen(state, rules, Done("", f"count {self.times}"))

    @step("T4.2")
    def back(self, state: Table, rules: Rules) -> Flow:
        return self.go("count") if self.times < 2 else self.go("over")

    @step("T4.3")
    def skipped(self, state: Table, rules: Rules) -> Flow:
        raise AssertionError

    @step("T4.4")
    def over(self, state: Table, rules: Rules) -> Flow:
        return self.done(state, 5)

    @step("T4.5")
    def never(self, state: Table, rules: Rules) -> Flow:
        raise AssertionError


def test_go_jumps_and_done_returns_at_once() -> None:
    assert run(Finish(Jumping())).log == ("count 1", "count 2", "result 5")


def test_there_is_no_jump_to_an_unknown_step() -> None:
    with pytest.raises(LookupError, match="has no step 'nowhere'"):
        Jumping().go("nowhere")


class Mouseless(Three):
    """Inherits the table, and one step is defined anew."""

    def ant(self, state: Table, rules: Rules) -> Flow:
        return happen(state, rules, Done("", "termite"))


def test_a_subclass_inherits_the_table_and_its_own_methods_run() -> None:
    assert run(Finish(Mouseless())).log == ("zebra", "termite", "mouse", "result -1")


def test_a_class_defined_a_second_time_has_each_step_once() -> None:
    def define() -> type[Procedure]:
        class Local(Procedure):
            @step("T1")
            def one(self, state: Table, rules: Rules) -> Flow:
                return NEXT

            @step("T2")
            def two(self, state: Table, rules: Rules) -> Flow:
                return NEXT

        return Local

    define()
    assert [each.name for each in steps_of(define())] == ["one", "two"]


def test_a_procedure_without_steps_is_an_error() -> None:
    class Empty(Procedure):
        pass

    with pytest.raises(LookupError, match="Empty has no steps"):
        steps_of(Empty)


def test_a_rule_label_leaves_the_function_alone() -> None:
    def may() -> int:
        return 1

    assert rule("T1")(may) is may


# Questions.


class Asking(Procedure):
    """Asks for one of some numbers."""

    def __init__(self, low: int = 0, high: int = 3) -> None:
        super().__init__()
        self.low = low
        self.high = high
        self.number = -1

    @step("T5.1")
    def ask_number(self, state: Table, rules: Rules) -> Flow:
        return self.ask(state, Number(1, "T5.1", "number", self.low, self.high), into="number")

    @step("T5.2")
    def give_back(self, state: Table, rules: Rules) -> Flow:
        return self.done(state, self.number)


def written(state: State) -> str:
    return json.dumps(encode(state), sort_keys=True)


def test_an_answer_arrives_in_its_field() -> None:
    state = run(Finish(Asking()))
    assert waiting(state) == (1,) and standing_in(state) == ("T1", "T5.1")
    submit(state, Plain(), 1, 2)
    assert state.log == ("result 2",)
    assert waiting(state) == ()


def test_a_question_with_one_answer_answers_itself() -> None:
    assert run(Finish(Asking(3, 3))).log == ("result 3",)


def test_a_question_with_one_answer_is_asked_where_silence_would_tell() -> None:
    rules = Plain()
    state = run(Finish(Asking(3, 3)), rules, hide_forced=True)
    assert waiting(state) == (1,)
    submit(state, rules, 1, 3)
    assert state.log == ("result 3",)


def test_a_question_without_an_answer_is_an_error_of_the_rules() -> None:
    with pytest.raises(Unanswerable, match="has no answer"):
        run(Finish(Asking(3, 2)))


@pytest.mark.parametrize(
    ("seat", "answer", "error"),
    [
        (0, 2, NotAsked),
        (CHANCE, 2, NotAsked),
        (7, 2, NotAsked),
        (1, True, Malformed),
        (1, "2", Malformed),
        (1, [2], Malformed),
        (1, None, Malformed),
        (1, 2.0, Malformed),
        (1, (1, True), Malformed),
        (1, ("1",), Malformed),
        (1, 4, Illegal),
        (1, -1, Illegal),
        (1, (2,), Illegal),
        (1, (), Illegal),
    ],
)
def test_a_wrong_answer_is_refused_and_changes_nothing(seat: int, answer: Any, error: type[ValueError]) -> None:
    state = run(Finish(Asking()))
    before, key = written(state), state.key()
    with pytest.raises(error):
        submit(state, Plain(), seat, answer)
    assert written(state) == before and state.key() == key
    submit(state, Plain(), 1, 1)
    assert state.log == ("result 1",)


def test_an_illegal_answer_names_the_clause_and_the_values() -> None:
    state = run(Finish(Asking()))
    with pytest.raises(Illegal, match=r"T5\.1: number-out-of-range") as caught:
        submit(state, Plain(), 1, 9)
    reason = caught.value.reason
    assert (reason.clause, dict(reason.values)) == ("T5.1", {"answer": 9, "low": 0, "high": 3})


def test_nobody_is_asked_after_the_end() -> None:
    state = run(Finish())
    with pytest.raises(NotAsked):
        submit(state, Plain(), 0, 0)


class JumpThenAsk(Procedure):
    """Jumps before it asks, as a loop does."""

    def __init__(self) -> None:
        super().__init__()
        self.number = 0
        self.asked = 0

    @step("T5.3")
    def first(self, state: Table, rules: Rules) -> Flow:
        self.go("last")
        return self.ask(state, Number(0, "T5.3", "number", 1, state.number + 2), into="number")

    @step("T5.4")
    def between(self, state: Table, rules: Rules) -> Flow:
        raise AssertionError

    @step("T5.5")
    def last(self, state: Table, rules: Rules) -> Flow:
        return self.done(state, self.number)


def test_asking_again_runs_the_step_that_asked_even_after_a_jump() -> None:
    state = run(Finish(JumpThenAsk()))
    assert standing_in(state) == ("T1", "T5.3")
    state.number = 7
    ask_again(state, Plain())
    decision = asked(state, 0)
    assert isinstance(decision, Number) and decision.high == 9
    submit(state, Plain(), 0, 8)
    assert state.log == ("result 8",)


# Several seats at once.


class AskingAll(Procedure):
    """Asks the given seats at once."""

    def __init__(self, seats: tuple[int, ...] = (0, 1), highs: tuple[int, ...] = (3, 3)) -> None:
        super().__init__()
        self.seats = seats
        self.highs = highs
        self.numbers: tuple[int, ...] = (9, 9, 9)

    @step("T5.6")
    def ask_numbers(self, state: Table, rules: Rules) -> Flow:
        decisions: tuple[Decision, ...] = tuple(
            [Number(seat, "T5.6", "number", 0, high) for seat, high in zip(self.seats, self.highs, strict=True)]
        )
        return self.ask_all(state, decisions, into="numbers")

    @step("T5.7")
    def give_back(self, state: Table, rules: Rules) -> Flow:
        return self.done(state, self.numbers)


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_simultaneous_answers_arrive_together_in_whatever_order_they_come(order: tuple[int, ...]) -> None:
    state = run(Finish(AskingAll()))
    assert waiting(state) == (0, 1)
    submit(state, Plain(), order[0], order[0] + 1)
    assert not state.log and waiting(state) == (order[1],)
    with pytest.raises(NotAsked):
        submit(state, Plain(), order[0], 0)
    submit(state, Plain(), order[1], order[1] + 1)
    assert state.log == ("result (1, 2)",)


def test_of_simultaneous_questions_only_the_open_ones_are_asked() -> None:
    state = run(Finish(AskingAll(highs=(0, 3))))
    assert waiting(state) == (1,)
    submit(state, Plain(), 1, 2)
    assert state.log == ("result (0, 2)",)
    assert run(Finish(AskingAll(highs=(0, 0)))).log == ("result (0, 0)",)


def test_asking_all_of_one_seat_or_of_none_gives_a_tuple_too() -> None:
    state = run(Finish(AskingAll((1,), (3,))))
    submit(state, Plain(), 1, 2)
    assert state.log == ("result (2,)",)
    assert run(Finish(AskingAll((1,), (0,)))).log == ("result (0,)",)
    assert run(Finish(AskingAll((), ()))).log == ("result ()",)


def test_a_refused_simultaneous_answer_changes_nothing() -> None:
    state = run(Finish(AskingAll()))
    submit(state, Plain(), 0, 1)
    before = written(state)
    with pytest.raises(Illegal):
        submit(state, Plain(), 1, 9)
    assert written(state) == before


# Events.


class Hurting(Procedure):
    """Lets Hurts happen together, then says so."""

    def __init__(self, amounts: tuple[int, ...] = (4,)) -> None:
        super().__init__()
        self.amounts = amounts

    @step("T7.1")
    def hurt(self, state: Table, rules: Rules) -> Flow:
        return happen(state, rules, *[Hurt("T7.1", amount, place % 2) for place, amount in enumerate(self.amounts)])

    @step("T7.2")
    def after(self, state: Table, rules: Rules) -> Flow:
        return happen(state, rules, Done("", "after"))


def options(state: State) -> tuple[int, tuple[str, ...]]:
    (decision,) = state.pending
    assert isinstance(decision, Option)
    return decision.seat, decision.options


def test_without_replacements_an_event_just_happens() -> None:
    assert run(Finish(Hurting())).log == ("hurt 4", "after", "result -1")


def test_a_single_replacement_that_must_be_used_is_used_once() -> None:
    rules = Plain()
    rules.halving = True
    assert run(Finish(Hurting()), rules).log == ("hurt 2", "after", "result -1")


def test_of_two_replacements_the_affected_player_chooses_and_each_works_once() -> None:
    rules = Plain()
    rules.halving = rules.doubling = True
    state = run(Finish(Hurting()), rules)
    assert options(state) == (0, ("1", "2"))
    submit(state, rules, 0, 1)  # doubling first: both halves are then halved
    assert state.log == ("hurt 2", "hurt 2", "after", "result -1")
    state = run(Finish(Hurting()), rules)
    submit(state, rules, 0, 0)
    assert state.log == ("hurt 2", "hurt 2", "after", "result -1") and state.number == -4


def test_an_optional_replacement_can_be_declined_or_used() -> None:
    rules = Plain()
    rules.sparing = True
    for answer, log in ((0, "spared"), (1, "hurt 4")):
        state = run(Finish(Hurting()), rules)
        assert options(state) == (0, ("3", "decline"))
        submit(state, rules, 0, answer)
        assert state.log == (log, "after", "result -1")


def test_beside_one_that_must_be_used_an_optional_one_can_be_declined_only_afterwards() -> None:
    rules = Plain()
    rules.halving = rules.sparing = True
    state = run(Finish(Hurting()), rules)
    assert options(state) == (0, ("1", "3"))
    submit(state, rules, 0, 0)
    assert options(state) == (0, ("3", "decline"))
    submit(state, rules, 0, 1)
    assert state.log == ("hurt 2", "after", "result -1")


def test_events_that_happen_together_are_replaced_one_by_one_and_applied_together() -> None:
    rules = Plain()
    rules.sparing = True
    state = run(Finish(Hurting((4, 6))), rules)
    assert options(state) == (0, ("3", "decline"))
    submit(state, rules, 0, 1)
    assert not state.log and options(state) == (1, ("3", "decline"))
    submit(state, rules, 1, 0)
    assert state.log == ("hurt 4", "spared", "after", "result -1")


def test_an_event_in_a_frame_is_not_written_by_a_clone() -> None:
    rules = Plain()
    rules.sparing = True
    state = run(Finish(Hurting()), rules)
    before = written(state)
    clone = state.clone()
    clone.number = 50
    submit(clone, rules, 0, 1)
    assert clone.number == 46 and written(state) == before


def test_a_replaceable_event_cannot_happen_in_the_middle_of_a_step() -> None:
    with pytest.raises(AssertionError, match="can be replaced"):
        apply_now(Table(), Plain(), Hurt())


class Busy(Procedure):
    """Something is interrupted in the middle of a step that goes on in one of three ways."""

    def __init__(self, then: str = "") -> None:
        super().__init__()
        self.then = then
        self.number = 0

    @step("T8.1")
    def work(self, state: Table, rules: Rules) -> Flow:
        apply_now(state, rules, Done("T8.1", "work"))
        if self.then == "done":
            return self.done(state, 8)
        if self.then == "call":
            return self.call(state, Three(), into="number")
        if self.then == "ask":
            return self.ask(state, Number(0, "T8.1", "number", 0, 3), into="number")
        return NEXT

    @step("T8.2")
    def rest(self, state: Table, rules: Rules) -> Flow:
        return happen(state, rules, Done("T8.2", f"rest {self.number}"))


@pytest.mark.parametrize(
    ("then", "log"),
    [
        ("", ("rest 0", "result -1")),
        ("done", ("result 8",)),
        ("call", ("zebra", "ant", "mouse", "rest -1", "result -1")),
    ],
)
def test_an_interruption_comes_before_whatever_the_step_does_next(then: str, log: tuple[str, ...]) -> None:
    rules = Plain()
    rules.interrupts = ("work",)
    assert run(Finish(Busy(then)), rules).log == ("work", "interrupted by work", *log)


def test_a_step_that_asks_after_something_interrupted_it_is_an_error_of_the_rules() -> None:
    rules = Plain()
    rules.interrupts = ("work",)
    with pytest.raises(AssertionError, match="Busy asks after something has happened"):
        run(Finish(Busy("ask")), rules)


class OfNobody(Procedure):
    """Asks a seat that there is not."""

    @step("T8.2")
    def work(self, state: Table, rules: Rules) -> Flow:
        return self.ask(state, Option(-1, "T8.2", "what", ("yes", "no")), into="result")


def test_a_question_to_nobody_is_an_error_of_the_rules() -> None:
    with pytest.raises(AssertionError, match="OfNobody asks nobody"):
        run(Finish(OfNobody()), Plain())


class Several(Procedure):
    """Three things at once."""

    @step("T8.3")
    def work(self, state: Table, rules: Rules) -> Flow:
        return happen(state, rules, Done("", "a"), Done("", "b"), Done("", "c"))


def test_interruptions_of_events_at_once_come_after_all_of_them_in_their_order() -> None:
    rules = Plain()
    rules.interrupts = ("a", "c")
    assert run(Finish(Several()), rules).log == ("a", "b", "c", "interrupted by a", "interrupted by c", "result -1")


# Announcements.


class Announcing(Procedure):
    """Announces, knows whether it was rewound, and tries twice at most."""

    def __init__(self) -> None:
        super().__init__()
        self.tries = 0
        self.announced = -1

    @step("T10.1")
    def begin(self, state: Table, rules: Rules) -> Flow:
        self.tries += 1
        self.announced = -1
        self.begin_announcement(state)
        return self.call(state, Outer(), into="announced")

    @step("T10.2")
    def after(self, state: Table, rules: Rules) -> Flow:
        if self.announced < 0 and self.tries < 2:
            return self.go("begin")
        return self.done(state, (self.tries, self.announced))


class Outer(Procedure):
    """The outer transaction, with an inner one."""

    def __init__(self) -> None:
        super().__init__()
        self.inner = -1
        self.choice = 0

    @step("T10.3")
    def begin(self, state: Table, rules: Rules) -> Flow:
        apply_now(state, rules, Done("", "outer"))
        self.begin_announcement(state)
        return self.call(state, Inner(), into="inner")

    @step("T10.4")
    def choose(self, state: Table, rules: Rules) -> Flow:
        return self.ask(state, Option(0, "T10.4", f"outer {self.inner}", ("rewind", "stand")), into="choice")

    @step("T10.4")
    def act(self, state: Table, rules: Rules) -> Flow:
        if self.choice == 0:
            return self.rewind(state)
        self.complete_announcement(state)
        return self.done(state, 1)


class Inner(Procedure):
    """The inner transaction."""

    def __init__(self) -> None:
        super().__init__()
        self.choice = 0

    @step("T10.5")
    def choose(self, state: Table, rules: Rules) -> Flow:
        return self.ask(state, Option(0, "T10.5", "inner", ("rewind", "stand")), into="choice")

    @step("T10.6")
    def act(self, state: Table, rules: Rules) -> Flow:
        apply_now(state, rules, Done("", "inner"))
        if self.choice == 0:
            return self.rewind(state)
        self.complete_announcement(state)
        return self.done(state, 1)


@pytest.mark.parametrize(
    ("answers", "log"),
    [
        ((1, 1), ("outer", "inner", "result (1, 1)")),
        ((0, 1), ("outer", "result (1, 1)")),
        ((1, 0, 1, 1), ("outer", "inner", "result (2, 1)")),
        ((0, 0, 0, 1), ("outer", "result (2, 1)")),
        ((1, 0, 0, 0), ("result (2, -1)",)),
    ],
)
def test_an_announcement_stands_whole_or_not_at_all(answers: tuple[int, ...], log: tuple[str, ...]) -> None:
    rules = Plain()
    state = run(Finish(Announcing()))
    for answer in answers:
        assert state.outcome is None
        submit(state, rules, 0, answer)
    assert state.log == log
    assert state.saved == ()


def test_a_listener_is_told_that_an_announcement_was_rewound() -> None:
    rules = Plain()
    state = run(Finish(Announcing()))
    state.notes = []
    submit(state, rules, 0, 0)
    assert [note.told[0]["event"] for note in state.notes] == ["Done", "Rewound"]


class Lost(Procedure):
    """Goes on after it was rewound."""

    @step("")
    def begin(self, state: Table, rules: Rules) -> Flow:
        self.begin_announcement(state)
        self.rewind(state)
        return self.done(state)


def test_a_rewound_frame_cannot_go_on() -> None:
    with pytest.raises(AssertionError, match="not on the control stack"):
        run(Finish(Lost()))


# Loops.


class Wheel(Procedure):
    """Turns for ever, or as long as told."""

    def __init__(self, times: int = -1) -> None:
        super().__init__()
        self.times = times
        self.turned = 0

    @step("T9.1")
    def turn(self, state: Table, rules: Rules) -> Flow:
        self.turned = (self.turned + 1) % 3 if self.times < 0 else self.turned + 1
        return self.go("turn") if self.turned != self.times else NEXT


def test_a_loop_that_nobody_can_stop_ends_as_the_rules_say() -> None:
    state = run(Finish(Wheel()))
    assert state.outcome is not None and (state.outcome.kind, state.outcome.clause) == ("loop", "T9")
    assert SUSPICIOUS < state.steps < SUSPICIOUS + 10 and state.seen == ()


class Late(Procedure):
    """Is in a loop only after a while."""

    def __init__(self, steps: int = 0) -> None:
        super().__init__()
        self.left = steps

    @step("T9.4")
    def come_closer(self, state: Table, rules: Rules) -> Flow:
        self.left -= 1
        return self.go("come_closer") if self.left else NEXT

    @step("T9.4")
    def turn(self, state: Table, rules: Rules) -> Flow:
        return self.call(state, Wheel())


@pytest.mark.parametrize("steps", [SUSPICIOUS - 100, SUSPICIOUS + 100, 3 * SUSPICIOUS, 7 * SUSPICIOUS])
def test_a_loop_that_begins_late_is_found(steps: int) -> None:
    state = run(Finish(Late(steps)))
    assert state.outcome is not None and (state.outcome.kind, state.outcome.clause) == ("loop", "T9")
    assert steps < state.steps < 2 * max(steps, SUSPICIOUS) + 20


def test_many_steps_that_lead_somewhere_are_no_loop() -> None:
    state = run(Finish(Wheel(2 * SUSPICIOUS)))
    assert state.outcome is not None and state.outcome.kind == "finished"


class Round(Procedure):
    """Comes round as often as somebody has said."""

    def __init__(self, times: int = 0) -> None:
        super().__init__()
        self.times = times

    @step("T9.2")
    def come_round(self, state: Table, rules: Rules) -> Flow:
        if self.times == 0:
            return self.done(state)
        self.times -= 1
        was_decided(state)
        return self.go("come_round")


def test_what_goes_on_as_often_as_somebody_said_is_no_loop() -> None:
    state = run(Finish(Round(HOPELESS + SUSPICIOUS)))
    assert state.outcome is not None and state.outcome.kind == "finished"
    assert state.steps > HOPELESS + SUSPICIOUS and state.seen == ()


class Endless(Procedure):
    """A round that somebody has asked for and that never ends."""

    @step("T9.3")
    def begin(self, state: Table, rules: Rules) -> Flow:
        was_decided(state)
        return self.call(state, Wheel())


def test_a_loop_inside_a_round_that_somebody_asked_for_is_a_loop() -> None:
    state = run(Finish(Endless()))
    assert state.outcome is not None and (state.outcome.kind, state.outcome.clause) == ("loop", "T9")


def test_an_empty_control_stack_without_an_outcome_is_an_error_of_the_rules() -> None:
    with pytest.raises(AssertionError, match="control stack is empty"):
        run(Three())


class Chance(Procedure):
    """Chance is a seat like others."""

    def __init__(self) -> None:
        super().__init__()
        self.dice: tuple[int, ...] = ()
        self.cards: tuple[int, ...] = ()

    @step("T11.1")
    def roll(self, state: Table, rules: Rules) -> Flow:
        return self.ask(state, Roll("T11.1", "dice", 2, 6), into="dice")

    @step("T11.2")
    def nothing(self, state: Table, rules: Rules) -> Flow:
        return self.ask(state, Cards(0, "T11.2", "none", (), 0, 0), into="cards")

    @step("T11.3")
    def give_back(self, state: Table, rules: Rules) -> Flow:
        return self.done(state, self.dice)


def test_chance_answers_like_a_player_even_where_forced_answers_are_hidden() -> None:
    state = run(Finish(Chance()))
    assert waiting(state) == (CHANCE,)
    with pytest.raises(NotAsked):
        submit(state, Plain(), 0, (1, 1))
    submit(state, Plain(), CHANCE, (3, 4))
    assert state.log == ("result (3, 4)",)
