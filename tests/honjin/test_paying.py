"""10.1.13, 10.11.3, 15.4.5, 3.2.1: prices that cannot be paid any more, secret arts, and whose text it is."""

from __future__ import annotations

from typing import Any, Final

import pytest

from fuda.games.honjin.chapters.legality import link_refusal, secret_refusal, use_refusal, users_of_last
from fuda.games.honjin.chapters.payment import PayCosts
from fuda.games.honjin.chapters.reached_targets import has_ability, knows_secret, proper_targets, user_remains
from fuda.games.honjin.events import Went
from fuda.games.honjin.table import DISCARDS, EFFECTS, HANDS, Declared, equipment_of
from fuda.games.honjin.texts.resolution import ResolveDeclared
from fuda.games.honjin.texts.values import applied, slots_of
from fuda.games.honjin.unit_events import Finished, SlotsSpent
from fuda.games.honjin.words import modifiers as g
from fuda.kernel.procedure import Flow, Procedure, step
from fuda.kernel.reasons import Reason
from tests.boards import SEATS
from tests.citing import clause
from tests.honjin.texts import Printed, Table, spell, tool, unit

HIT: Final = "対象に【1】ダメージを与える。"
EACH: Final = pytest.mark.parametrize(("m", "d"), [("first", "second"), ("second", "first")])


class Paying(Procedure):
    """Pays a price and keeps whether all of it was paid."""

    kept: Final = [0]

    def __init__(self, declared: Declared | None = None) -> None:
        super().__init__()
        self.declared = declared or Declared()
        self.complete = -1

    @step("")
    def pay(self, state: Any, rules: Any) -> Flow:
        return self.call(state, PayCosts(self.declared), into="complete")

    @step("")
    def keep(self, state: Any, rules: Any) -> Flow:
        self.kept[0] = self.complete
        return self.done(state)


def paid(table: Table, declared: Declared) -> bool:
    table.run(Paying(declared))
    return Paying.kept[0] == 1


def use(cost: str = "", name: str = "払", symbol: str = "◎", target: str = "敵軍ユニット1体") -> Printed:
    price = f"コスト:{cost}/" if cost else ""
    return unit(name, f"{symbol}[普通]{name}\n〈{price}対象:{target}〉\n{HIT}", items=1, spells="火")


def table(*cards: Printed, m: str = "first", own: list[Any] | None = None, **more: Any) -> Table:
    d = "second" if m == "first" else "first"
    board = {"b2": {"terrain": "野", m: own or ["払", "兵"], d: ["兵@敵"]}}
    made = Table(*cards, board=board, turn=m, **{m: more.pop("held", {})}, **more)
    made.battle("b2")
    return made


def named(on: Table, card: str = "払", **more: Any) -> Declared:
    made = on.declared(card, "敵")
    for field, value in more.items():
        setattr(made, field, value)
    about = dict.fromkeys((*made.finishing, *made.leaving, *[unit for unit, _ in made.slots], made.user))
    made.held = tuple([(each, on.state.object[each]) for each in about])
    return made


# --- 10.1.13: paid, or not


@EACH
@clause("honjin", "10.1.13", "10.11.5", "13.1.2.6", "10.11.3")
def test_slots_are_spent_unless_they_are_gone_or_spent_meanwhile(m: str, d: str) -> None:
    on = table(use(), m=m)
    card = on.card("払")
    own = slots_of(on.state, on.rules, card)
    assert paid(on, named(on, slots=((card, own[0]),))) and on.state.spent[card] == own[:1]
    assert not paid(on, named(on, slots=((card, own[0]), (card, own[1]))))
    assert sorted(on.state.spent[card]) == sorted(own)  # what can be paid is paid
    assert not paid(on, named(on, slots=((card, 1 << 40),)))
    spent = [told for told in on.told() if told["event"] == "SlotsSpent"]
    assert [told["clause"] for told in spent] == ["10.1.13"] * 2


@EACH
@clause("honjin", "14.2.3", "10.11.9", "10.11.3", "1.3.4")
def test_who_was_finished_meanwhile_cannot_pay_by_being_finished(m: str, d: str) -> None:
    for tired, complete in (((), True), (("払",), False), (("兵",), False)):
        on = table(use(), m=m)
        both = (on.card("払"), on.card("兵"))
        on.let(*[Finished("3.2.4", on.card(name)) for name in tired])
        before = on.happened().count("Finished")
        assert paid(on, named(on, finishing=both)) == complete
        assert on.happened().count("Finished") - before == 2 - len(tired)
        assert on.is_finished("払") and on.is_finished("兵")


@EACH
@clause("honjin", "10.11.8", "10.11.13", "5.1.7.2", "10.1.13")
def test_cards_pay_from_the_effect_zone_only(m: str, d: str) -> None:
    seat = SEATS.index(m)
    for away, complete in (("", True), ("弓", False), ("術", False)):
        on = table(use("手札1枚破棄"), m=m, held={"hand": ["弓", "術"]})
        for name in ("弓", "術"):
            on.let(Went("10.1.6", on.card(name), EFFECTS[seat], seat, "pay"))
        if away:
            on.let(Went("12.5.1", on.card(away), HANDS[seat], seat, "return"))
        made = named(on, paid=(on.card("弓"),), removed=(on.card("術"),))
        assert paid(on, made) == complete
        gone = [
            (told["deed"], SEATS[told["by"]])
            for told in on.told()
            if told["event"] == "Went" and told["clause"] == "10.1.13"
        ]
        assert gone == [
            each for each in [("discard", m), ("remove", m)] if away != {"discard": "弓", "remove": "術"}[each[0]]
        ]


@EACH
@clause("honjin", "10.11.10", "12.3.1", "10.1.13")
def test_a_refill_that_is_a_price_must_be_possible(m: str, d: str) -> None:
    for deck, complete in ((2, True), (1, False), (0, False)):
        on = table(use("カードを2枚補充する"), m=m, held={"deck": deck})
        assert paid(on, named(on)) == complete
        taken = [told for told in on.told() if told["event"] == "Refilled"]
        assert [(told["clause"], SEATS[told["by"]]) for told in taken] == [("10.1.13", m)] * min(deck, 2)


@EACH
@clause("honjin", "14.3.3", "10.11.7", "2.1.2.1.2.2", "10.11.3")
def test_who_has_left_cannot_be_the_price(m: str, d: str) -> None:
    seat = SEATS.index(m)
    for gone in (False, True):
        on = table(use("", "爆", "×"), m=m, own=["爆", "兵"])
        made = named(on, "爆", leaving=(on.card("爆"),))
        if gone:
            on.let(Went("12.4.1", on.card("爆"), DISCARDS[seat], seat, "discard"))
        assert paid(on, made) == (not gone)
        assert on.zone("爆") == (m, "discard")
        told = [each for each in on.told() if each["event"] == "Went"]
        assert [(each["clause"], SEATS[each["by"]], each["deed"]) for each in told] == [
            ("12.4.1" if gone else "10.1.13", m, "discard")
        ]


@EACH
@clause("honjin", "14.8.1", "14.8.3", "4.1.15")
def test_a_terrain_is_turned_over_as_a_price_while_it_lies_there(m: str, d: str) -> None:
    on = table(use(), m=m)
    home = on.target("b2")
    made = named(on, symbol="▽", user=home)
    made.card = home
    assert paid(on, made) and on.happened()[-1] == "TurnedOver"
    assert not paid(on, made) and on.happened().count("TurnedOver") == 1


# --- 10.1.14: does it take effect?


@EACH
@clause("honjin", "10.1.14", "10.11.3", "10.10.3", "10.15.1.1")
def test_what_was_declared_takes_effect_if_all_of_it_still_holds(m: str, d: str) -> None:
    for spoil, effect in (("", True), ("unpaid", False), ("negated", False), ("target", False)):
        on = table(use(), m=m)
        made = named(on, negated=spoil == "negated")
        if spoil == "target":
            on.let(Went("12.4.1", on.card("敵"), DISCARDS[SEATS.index(d)], 0, "discard"))
        on.run(ResolveDeclared(made, spoil != "unpaid"))
        assert on.took_effect() == [effect]
        told = [each for each in on.told() if each["event"] == "TookEffect"]
        assert [(each["clause"], SEATS[each["seat"]]) for each in told] == [("10.1.14", m)]
        assert ("Damaged" in on.happened()) == effect


@clause("honjin", "14.4.1", "10.1.14", "10.15.2.1")
def test_a_declared_ability_needs_its_user_and_others_do_not() -> None:
    on = table(use(), use("", "槍", "□"), own=["払", "槍"])
    for name, needed in (("払", True), ("槍", False)):
        made = named(on, name)
        assert user_remains(on.state, made) and has_ability(on.state, on.rules, made)
        on.let(Went("12.4.1", on.card(name), DISCARDS[0], 0, "discard"))
        assert user_remains(on.state, made) != needed
        assert has_ability(on.state, on.rules, made)  # as it was when it left


@clause("honjin", "10.10.3", "10.10.5", "10.10.10", "5.1.1.8", "4.1.14")
def test_targets_that_are_not_the_same_or_not_such_any_more_are_left_out() -> None:
    cards = [
        use(target="「レベル:2以下」の敵軍ユニット2体まで"),
        spell("重", "◇[普通]重\n〈対象:ユニット1体〉\n対象を「レベル:+3」する。"),
    ]
    board = {"b2": {"terrain": "野", "first": ["払"], "second": ["兵@敵", "弓@他", "術@三"]}}
    on = Table(*cards, board=board, first={"hand": ["重"]})
    on.battle("b2")
    made = on.declared("払", "敵", "他", "三")
    assert proper_targets(on.state, on.rules, made) == made.targets
    on.let(Went("12.4.1", on.card("他"), DISCARDS[1], 0, "discard"))
    on.let(Went("12.2.7.4.8", on.card("他"), 0, 1, "summon", on.state.battle))
    assert [on.name(card) for card in proper_targets(on.state, on.rules, made)] == ["敵", "三"]
    on.use("重", "三", user="払")
    assert [on.name(card) for card in proper_targets(on.state, on.rules, made)] == ["敵"]


# --- 15.4.5: secret arts


SECRET: Final = spell("秘", f"【秘伝】「種族:エルフ」\n◇[普通|チェイン]環\n〈対象:敵軍ユニット1体〉\n{HIT}")
RING: Final = spell("環", f"◇[普通|チェイン]環\n〈対象:敵軍ユニット1体〉\n{HIT}")


def told(reason: Reason | None) -> tuple[str, str] | None:
    return None if reason is None else (reason.clause, reason.condition)


@EACH
@clause("honjin", "15.4.5.1", "15.4.5.2", "15.4.2")
def test_a_secret_art_is_for_units_that_have_what_it_asks(m: str, d: str) -> None:
    on = table(SECRET, RING, m=m, own=["術", "兵"], held={"hand": ["秘", "環"]})
    seat = SEATS.index(m)
    elf, human, art = on.card("術"), on.card("兵"), on.card("秘")

    def why(*users: int) -> tuple[str, str] | None:
        return told(secret_refusal(on.state, on.rules, seat, art, users))

    assert why(elf) is None and why(human, elf) is None
    assert why(human) == why() == ("15.4.5.2", "secret-art")
    assert secret_refusal(on.state, on.rules, seat, on.card("環"), (human,)) is None


@EACH
@clause("honjin", "15.4.5.2", "15.4.5.3", "15.2.5.4", "10.1.4")
def test_in_a_chain_one_unit_that_knows_the_art_is_enough(m: str, d: str) -> None:
    mage = unit("呪", spells="火火")
    on = table(SECRET, RING, mage, m=m, own=["呪", "術"], held={"hand": ["秘", "環", "秘@二"]})
    seat = SEATS.index(m)
    secret = on.rules.list.cards[on.state.printed[on.card("秘")]].abilities[-1]
    on.put_up("環", "敵", user="呪")
    assert users_of_last(on.state) == (on.card("呪"),)
    knows = on.declared("秘", "敵", user="呪")
    assert not knows_secret(on.state, on.rules, knows, knows)
    helped = on.declared("環", "敵", user="術")
    helped.links = (knows,)
    assert knows_secret(on.state, on.rules, knows, helped)
    on.put_up("環", "敵", user="呪", links=(helped,))
    assert users_of_last(on.state) == (on.card("呪"), on.card("術"))
    on.state.chain = on.state.chain[:1]
    assert told(use_refusal(on.state, on.rules, seat, on.card("秘"), secret, "normal", True)) is None
    on.let(Went("12.4.1", on.card("術"), DISCARDS[seat], seat, "discard"))
    assert told(use_refusal(on.state, on.rules, seat, on.card("秘"), secret, "normal", True)) == (
        "15.4.5.2",
        "secret-art",
    )
    again = table(SECRET, RING, mage, m=m, own=["呪", "術"], held={"hand": ["秘", "環"]})
    again.put_up("環", "敵", user="術")
    again.let(
        Finished("3.2.4", again.card("術")),
        SlotsSpent("10.1.13", again.card("術"), slots_of(again.state, again.rules, again.card("術"))),
    )
    assert use_refusal(again.state, again.rules, seat, again.card("秘"), secret, "normal", True) is None


@EACH
@clause("honjin", "15.2.2", "15.2.5.1", "10.9.6")
def test_only_the_same_chain_of_the_same_player_and_timing_is_chained_on(m: str, d: str) -> None:
    cards = [
        RING,
        spell("別", f"◇[普通|チェイン]別\n〈対象:敵軍ユニット1体〉\n{HIT}"),
        spell("素", f"◇[普通]環\n〈対象:敵軍ユニット1体〉\n{HIT}"),
        spell("抗", f"◇[対抗|チェイン]環\n〈対象:敵軍ユニット1体〉\n{HIT}"),
    ]
    on = table(*cards, m=m, own=["術"], held={"hand": ["環", "別", "素", "抗"]})
    seat = SEATS.index(m)

    def why(name: str, who: int = seat) -> tuple[str, str] | None:
        made = on.rules.list.cards[on.state.printed[on.card(name)]].abilities[0]
        return told(link_refusal(on.state, on.rules, who, made))

    on.put_up("環", "敵", user="術")
    assert why("環") is None
    assert why("別") == why("素") == why("環", 1 - seat) == ("15.2.2", "not-the-same-chain")
    assert why("抗") == ("10.9.5", "wrong-timing")
    on.put_up("素", "敵", user="術")
    assert why("環") == ("15.2.2", "not-the-same-chain")


# --- 3.2.1: whose text it is


@EACH
@clause("honjin", "3.2.1.3", "3.2.1.6")
def test_own_and_enemy_in_a_lasting_text_are_those_of_its_owner(m: str, d: str) -> None:
    lead = unit(
        "将",
        "○将\n〈対象:自軍ユニットすべて〉\n対象を「攻撃力:+1」する。\n○威\n〈対象:敵軍ユニットすべて〉\n対象は進軍できない。",
    )
    curse = tool(
        "呪",
        "◇[メイン]呪\n〈対象:敵軍ユニットすべて〉\n対象は攻撃できない。対象に「攻撃力:+自軍ユニットの数」を付与する。",
    )
    board = {"b2": {"terrain": "野", m: ["将", "術"]}, "b3": {"terrain": "野", d: ["兵@敵"]}}
    held: dict[str, Any] = {m: {"hand": ["呪"]}}
    on = Table(lead, curse, board=board, **held)
    assert (on.attack("術"), on.attack("敵")) == (3, 2)
    assert [bool(applied(on.state, on.rules, g.ToMarch, on.card(name))) for name in ("術", "敵")] == [False, True]
    on.use("呪", "敵", user="術")
    assert [bool(applied(on.state, on.rules, g.ToAttack, on.card(name))) for name in ("術", "敵")] == [False, True]
    assert on.attack("敵") == 4


@clause("honjin", "2.1.2.1.2.1")
def test_the_equipment_of_a_unit_is_what_it_bears_kept_or_not() -> None:
    board: dict[str, Any] = {
        "b2": {"terrain": "野", "first": [{"card": "術", "equipment": ["剣@甲", "剣@乙"]}, "術@空"]}
    }
    on = Table(board=board, first={"hand": ["剣@手"]})
    for _ in range(2):
        assert [on.name(card) for card in equipment_of(on.state, on.card("術"))] == ["甲", "乙"]
        assert equipment_of(on.state, on.card("空")) == ()
        on.state.layout = None


@EACH
@clause("honjin", "12.4.1", "2.1.2.1.2.2")
def test_a_piece_that_a_text_discards_is_chosen_and_told_with_its_player(m: str, d: str) -> None:
    breaker = tool("砕", "◇[メイン]砕\n〈対象:敵軍ユニット1体〉\n対象が装備している装備品を1つ選び、破棄する。")
    board: dict[str, Any] = {
        "b2": {"terrain": "野", m: ["術"]},
        "b3": {"terrain": "野", d: [{"card": "術@敵", "equipment": ["剣@甲", "剣@乙"]}]},
    }
    held: dict[str, Any] = {m: {"hand": ["砕"]}}
    on = Table(breaker, board=board, **held)
    on.use("砕", "敵", user="術")
    while not on.is_resting():
        seat = on.all_asked()[0]
        on.choose(seat, "乙")
    gone = [each for each in on.told() if each["event"] == "Went" and each["source"] == 0]
    assert [(each["clause"], SEATS[each["by"]], each["deed"]) for each in gone] == [("12.4.1", m, "discard")]
    assert [on.name(card) for card in equipment_of(on.state, on.card("敵"))] == ["甲"]


@clause("honjin", "15.4.5.3", "15.4.5.2")
def test_another_rule_beside_the_text_is_no_secret() -> None:
    plain = spell("並", f"【枚数制限解除】\n◇[普通]並\n〈対象:敵軍ユニット1体〉\n{HIT}")
    on = table(plain, own=["術"], held={"hand": ["並"]})
    made = on.declared("並", "敵", user="術", ability=1)
    assert knows_secret(on.state, on.rules, made, made)
    assert secret_refusal(on.state, on.rules, 0, on.card("並"), (on.card("術"),)) is None
