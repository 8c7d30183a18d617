"""How the card texts of honjin word what is paid for a use."""

from typing import Final

from fuda.games.honjin.words import effects as t
from fuda.games.honjin.words import things as h
from fuda.language.compiler.phrase_book import Phrase, Wording
from fuda.language.japanese.spelling import spellings
from fuda.language.words import nodes as n


def _paid(zone: str, verb: str) -> tuple[Wording, ...]:
    """A price in cards, worded as a sentence."""
    ways = (
        f"<{zone}を{{amount:count}}枚|{zone}{{amount:count}}枚を|{zone}のカードを{{amount:count}}枚|"
        f"{zone}のカード{{amount:count}}枚を><|選び、|選んで>{verb}する"
    )
    many = "<を{amount:count}枚|{amount:count}枚を|{amount:count}枚>"
    such = f"{zone}<の|から>{{what:such_cards?}}{many}{verb}<する|>"
    return (
        *[Wording(each, {"what": ()}) for each in spellings(ways)],
        *[Wording(each) for each in spellings(such)],
    )


COST_PHRASES: Final[tuple[Phrase, ...]] = (
    Phrase("price", "{parts:cost+&}", "{parts: and }", h.Costs, "10.11.1", also=("{parts:cost+、}",)),
    Phrase(
        "cost",
        "{zone:discard_zone}{amount:count}枚破棄{what:filter?}",
        "discard {amount:card} from {zone}{what:}",
        t.DiscardFrom,
        "10.11.8 10.11.12",
        also=_paid("{zone:discard_zone}", "破棄"),
    ),
    Phrase(
        "cost",
        "{zone:remove_zone}{amount:count}枚除外{what:filter?}",
        "remove {amount:card} in {zone}{what:}",
        t.RemoveFrom,
        "10.11.11 10.11.13",
        also=(*_paid("{zone:remove_zone}", "除外"), *_paid("{zone:remove_zone}", "ゲームから除外")),
    ),
    Phrase("price", "なし", "nothing", h.Costs, "10.11.1", {"parts": ()}),
    Phrase("such_cards", "{what:such_card}", "{what}"),
    Phrase("such_card", "{kind:card_kind}カード", "{kind} <card|cards>", h.CardsOf, clause="2.1.6.1"),
    Phrase("such_card", "{feature:quality}の{what:cards}", "{what@} with {feature}", h.Having, clause="10.11.12"),
    Phrase("filter", "({what:cards})", " ({what} only)", clause="2.1.8.4.1 10.11.12"),
    Phrase("discard_zone", "手札", "hand", value="hand", clause="10.11.8"),
    Phrase("discard_zone", "山札", "the deck", value="deck", clause="10.11.10"),
    Phrase("remove_zone", "手札", "hand", value="hand", clause="10.11.13"),
    Phrase("remove_zone", "捨て山", "the discard pile", value="discard", clause="10.11.11"),
    Phrase(
        "cost",
        "{slot:slot_word}{n}つを消費する",
        "spend {n} {slot@n}",
        t.SpendSlots,
        "10.11.5",
        also=(
            "{slot:slot_word}を{n}つ消費する",
            "{slot:slot_word}{n}つ消費",
            "「{slot:slot_quoted}」を{n}つ消費する",
            "「{slot:slot_quoted}」{n}つを消費する",
            *[Wording(f"「アイテム:{'i' * many}」を消費する", {"slot": "item", "n": many}) for many in (1, 2, 3)],
        ),
    ),
    Phrase("cost", "「スペル:{words:slot_icon+}」を消費する", "spend Spell {words:/}", t.SpendSpell, "10.11.5"),
    Phrase("cost", "{what:payable}を破棄する", "discard {what}", t.Discard, "14.3.3"),
    Phrase("cost", "{what:payable}をゲームから除外する", "remove {what} from the game", t.Remove, "5.1.6.2"),
    Phrase("cost", "{what:payable}を手札に戻す", "return {what} to hand", t.ReturnToHand, "10.11.7"),
    Phrase("cost", "{what:payable}を行動完了にする", "make {what} finished", t.Finish, "14.2.3"),
    Phrase(
        "cost", "{what:this}を裏返して代理地形にする", "turn {what} over to be a proxy terrain", t.MakeProxy, "14.8.3"
    ),
    Phrase("cost", "カードを{amount:count}枚補充する", "refill {amount:card}", t.Refill, "10.11.10"),
    Phrase("payable", "{what:this}", "{what}"),
    Phrase("payable", "未行動の{what:this}", "{what} (fresh)", n.InState, "14.2.3", {"state": "fresh"}),
    Phrase("payable", "{what:units}{n}体", "{n} {what@n}", n.Chosen, "10.11.7", number="n"),
    Phrase("payable", "{what:borne}{n}つ", "{n} {what@n}", n.Chosen, "10.11.7", number="n"),
    Phrase("payable", "{what:gear}{n}つ", "{n} {what@n}", n.Chosen, "10.11.7", number="n"),
    Phrase("payable", "{what:terrains}{n}つ", "{n} {what@n}", n.Chosen, "10.11.7", number="n"),
    Phrase(
        "borne",
        "このユニットが装備している装備品",
        "<piece|pieces> of equipment of this unit",
        h.EquipmentOf,
        "10.11.7",
        {"what": h.ThisUnit()},
    ),
)
