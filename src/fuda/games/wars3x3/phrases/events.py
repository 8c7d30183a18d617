"""How texts name events, and the moments at which something happens."""

from typing import Final

from fuda.games.wars3x3.words import events as v
from fuda.games.wars3x3.words import things as w
from fuda.games.wars3x3.words import uses as x
from fuda.language.compiler.phrase import Wording
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import abilities as a
from fuda.language.words import measures as q
from fuda.language.words import nodes as n

_EVENTS: Final = (
    row(
        "event",
        "{what:someone}が破壊された",
        "{what} is destroyed",
        n.Destroyed,
        clause="S1",
        also=(Spelt("破壊された", {"what": n.This()}),),
    ),
    row(
        "event",
        "{what:someone}が場に出た",
        "{what} enters the field",
        n.Entered,
        clause="4.2",
        also=("{what:someone}が場に出る", Spelt("場に出た", {"what": n.This()})),
    ),
    row(
        "event",
        "{what:someone}が{player:player}の場に出た",
        "{what} enters the field of {player}",
        v.EnteredSide,
        clause="4.2",
        also=(
            "{what:someone}が{player:player}の<場|配備エリア>に出<た|る>",
            "{player:player}が{what:someone}を<場に|配備エリアに>出した",
        ),
    ),
    row(
        "event",
        "{what:someone}が{operations:entry+または}で場に出た",
        "{what} enters the field by a {operations: or a }",
        v.EnteredBy,
        clause="4.2",
        also=(
            *[
                f"{{what:someone}}{said}"
                for each in ("{operations:entry+または}", "{operations:entry+か}", "{operations:entry+や}")
                for said in (f"が{each}<によって|により|で>場に<出た|置かれた>", f"が{each}された", f"を{each}した")
            ],
            *[
                f"{each}<で|によって|により>{{what:someone}}<を場に出した|が場に出た>"
                for each in ("{operations:entry+または}", "{operations:entry+か}", "{operations:entry+や}")
            ],
            "{what:someone}を{operations:entry+または}<で|によって|により>場に<出した|置いた>",
        ),
    ),
    row(
        "event",
        "{what:someone}が再配備によって捨札に置かれた",
        "{what} is given up for a redeployment",
        v.GivenUp,
        clause="4.2b",
        also=(
            "{what:someone}が再配備<で|により|のために>捨札に置かれた",
            "{what:someone}を再配備<で|によって|のために>捨札に置いた",
            "{what:someone}が再配備の<コスト|素材>に<使われた|された>",
            "{what:someone}が再配備に使われた",
            "{what:someone}を再配備の<コスト|素材>に<した|使った>",
        ),
    ),
    row(
        "event",
        "{what:someone}が捨札に置かれた",
        "{what} is put into the discard pile from the field",
        v.Fell,
        clause="S1",
        also=("{what:someone}が場から<捨札に置かれた|捨札に送られた>", "{what:someone}が捨札に送られた"),
    ),
    row(
        "event",
        "{what:someone}が場を離れた",
        "{what} leaves the field",
        v.Left,
        clause="S1",
        also=("{what:someone}が場から離れた",),
    ),
    row(
        "event",
        "{what:someone}が手札に戻った",
        "{what} goes back to hand",
        v.WentBack,
        clause="M6",
        also=(
            "{what:someone}が<|持ち主の|あなたの|相手の>手札に<戻った|戻された>",
            "{what:someone}が場から手札に<戻った|戻された>",
        ),
    ),
    row(
        "event",
        "{what:someone}が手札から捨てられた",
        "{what} is discarded from hand",
        v.Thrown,
        clause="Q4",
        also=("{what:someone}を手札から捨てた", "{what:someone}が捨てられた"),
    ),
    row(
        "event",
        "{what:object}を{operation:use}に使った",
        "{what} is used for a {operation}",
        w.UsedFor,
        also=(
            "{what:object}が{operation:use}に使われた",
            "{what:object}を{operation:use}に使う",
            Spelt("{what:object}を<使った|呪文として使った>", {"operation": "spell"}),
        ),
    ),
    row(
        "event",
        "{operations:operation+または}が発動された",
        "a {operations: or a } is activated",
        w.Activated,
        also=("{operations:operation+か}が発動された", "{operations:operation+や}が発動された"),
    ),
    row(
        "event",
        "{player:player}が{operations:operation+または}を発動した",
        "{player} <player:uses|use> a {operations: or a }",
        v.Did,
        clause="M1",
        also=(
            "{player:player}が{operations:operation+または}を<発動する|行った|行う|使った|使用した|宣言した|発動させた>",
            "{player:player}が{operations:operation+か}を<発動した|発動する|行った|行う>",
            "{player:player}が{operations:operation+または}<した|する>",
            "{player:player}がユニット<・カード|>を{operations:operation+または}<した|する>",
        ),
    ),
    row(
        "event",
        "{what:someone}が{operations:operation+または}の対象になった",
        "{what} is the target of a {operations: or a }",
        v.Targeted,
        clause="2.0a",
        also=(
            "{what:someone}が{operations:operation+または}の対象<となった|に選ばれた|にされた>",
            "{what:someone}<を対象に|を対象として|に>{operations:operation+または}が発動された",
        ),
    ),
    row(
        "event",
        "{what:someone}が強化された",
        "{what} is boosted",
        v.GotBoosted,
        clause="2.2",
        also=("{what:someone}が強化を受けた", "{what:someone}を強化した"),
    ),
    row(
        "event",
        "{what:someone}が攻撃した",
        "{what} attacks",
        v.Attacked,
        clause="3.2",
        also=("{what:someone}が攻撃<する|を行う|を行った|を加える|に参加した>",),
    ),
    row(
        "event",
        "{player:player}がダメージを受けた",
        "{player} <player:takes|take> damage",
        v.TookDamage,
        clause="W1.1",
        also=("{player:player}にダメージ<を与えた|が与えられた|が入った>",),
    ),
    row(
        "event",
        "{player:player}が{n}点以上のダメージを受けた",
        "{player} <player:takes|take> {n} or more damage",
        v.TookSoMuch,
        clause="W1.1",
        also=("{player:player}に{n}点以上のダメージを与えた", "{player:player}が一度に{n}点以上のダメージを受けた"),
    ),
    row(
        "event",
        "{player:player}が戦闘でダメージを受けた",
        "{player} <player:takes|take> damage in battle",
        v.StruckPlayer,
        clause="3.2",
        also=(
            "{player:player}が<戦闘|攻撃><によって|により|によって、>ダメージを受けた",
            "{player:player}に<戦闘|攻撃><で|によって|により>ダメージを与えた",
            "{player:player}が戦闘ダメージを受けた",
            "{player:player}に戦闘ダメージを与えた",
        ),
    ),
    row(
        "event",
        "{player:player}がライフを得た",
        "{player} <player:gains|gain> life",
        v.GotLife,
        clause="W1.1",
        also=("{player:player}が<|1点以上の>ライフを<回復した|得る>",),
    ),
    row(
        "event",
        "{player:player}がライフを失った",
        "{player} <player:loses|lose> life",
        v.LostLife,
        clause="W1.1",
        also=("{player:player}のライフが減った",),
    ),
    row(
        "event",
        "{player:player}がカードを引いた",
        "{player} <player:draws|draw> a card",
        v.Drew,
        clause="1.1",
        also=("{player:player}が<デッキから|>カードを<1枚|>引<いた|く>",),
    ),
    row(
        "event",
        "{player:player}が手札を捨てた",
        "{player} <player:discards|discard> a card",
        v.Threw,
        clause="Q4",
        also=(
            "{player:player}が<手札を1枚|手札から|手札から1枚|カードを|手札からカードを|手札のカードを><捨てた|捨てる>",
        ),
    ),
    row(
        "event",
        "{player:player}の呪文が打消された",
        "a spell that {player} used is countered",
        v.WasCountered,
        clause="2.3c",
        also=("{player:player}の呪文が打ち消された", "{player:player}が呪文を打消された"),
    ),
    row(
        "event",
        "{player:player}の魔法が無効化された",
        "what {player} used is negated",
        v.WasNegated,
        clause="S15",
        also=("{player:player}の魔法<または強化|>が無効に<された|なった>",),
    ),
    row(
        "event",
        "{what:someone}が{state:state}になった",
        "{what} is turned {state}",
        v.BecameFaceUp,
        clause="M5",
        also=("{what:someone}が{state:state}に<された|なる>",),
    ),
    row(
        "moment",
        "{condition:iffed}、{event:moment}",
        "if {condition}, {event}",
        x.EventIf,
        clause="W5.0",
        also=("{condition:condition}<間|限り|の間>、{event:moment}", "{condition:happened}、{event:moment}"),
    ),
    row(
        "event",
        "{condition:iffed}、{event:event}",
        "if {condition}, {event}",
        x.EventIf,
        clause="M6",
        also=("{condition:condition}<間|限り|の間>、{event:event}",),
    ),
    row(
        "moment",
        "{player:turner}の{step:step}の開始時",
        "at the beginning of {player} {step}",
        v.StepBegins,
        clause="W5.0",
        also=(
            "{player:turner}の{step:step}<に|の開始時に|の始めに|開始時|ごとに>",
            Spelt("{step:step}<の開始時|の開始時に|に>", {"player": n.You()}),
        ),
    ),
    row(
        "moment",
        "{player:turner}の{phase:phase}の開始時",
        "at the beginning of {player} {phase}",
        v.PhaseBegins,
        clause="W5.0",
        also=(
            "{player:turner}の{phase:phase}<に|の開始時に|の始めに|開始時|開始時に>",
            Spelt("{phase:phase}<の開始時|の開始時に>", {"player": n.You()}),
        ),
    ),
    row(
        "moment",
        "{player:turner}の{phase:phase}の終了時",
        "at the end of {player} {phase}",
        v.PhaseEnds,
        clause="W5.0",
        also=("{player:turner}の{phase:phase}<の終了時に|の終わりに|終了時|終了時に>",),
    ),
    row(
        "moment",
        "{player:turner}のターンの開始時",
        "at the beginning of {player} turn",
        v.TurnBegins,
        clause="W5.0",
        also=(
            "{player:turner}の<ターン|手番><の開始時に|の始めに|開始時|開始時に|の開始時>",
            Spelt("<各ターンの|毎ターンの>開始時<に|>", {"player": a.EachPlayer()}),
        ),
    ),
    row(
        "moment",
        "{player:turner}のターンの終了時",
        "at the end of {player} turn",
        v.TurnEnds,
        clause="5.1",
        also=(
            "{player:turner}の<ターン|手番><の終了時に|の終わりに|終了時|終了時に|の終了時>",
            Spelt("<各ターンの|毎ターンの>終了時<に|>", {"player": a.EachPlayer()}),
        ),
    ),
    row(
        "next_moment",
        "次の{player:turner}の{step:step}",
        "{player} next {step}",
        v.StepBegins,
        clause="W5.0",
        also=(
            "次の{player:turner}の<ターンの|>{step:step}<の開始時|>",
            "{player:turner}の次の<ターンの|>{step:step}<の開始時|>",
            Spelt("次の{step:step}<の開始時|>", {"player": a.EachPlayer()}),
        ),
    ),
    row(
        "next_moment",
        "次の{player:turner}の{phase:phase}",
        "{player} next {phase}",
        v.PhaseBegins,
        clause="W5.0",
        also=(
            "次の{player:turner}の<ターンの|>{phase:phase}<の開始時|>",
            "{player:turner}の次の<ターンの|>{phase:phase}<の開始時|>",
        ),
    ),
    row(
        "next_moment",
        "次の{player:turner}のターンの開始時",
        "the beginning of {player} next turn",
        v.TurnBegins,
        clause="W5.0",
        also=("次の{player:turner}の<ターン|手番>開始時", "{player:turner}の次の<ターン|手番><の開始時|開始時>"),
    ),
    row(
        "next_moment",
        "次の{player:turner}のターンの終了時",
        "the end of {player} next turn",
        v.TurnEnds,
        clause="5.1",
        also=("次の{player:turner}の<ターン|手番>終了時", "{player:turner}の次の<ターン|手番><の終了時|終了時>"),
    ),
    row(
        "next_moment",
        "このターンの{step:step}",
        "this turn's {step}",
        v.StepBegins,
        const={"player": q.TurnPlayer()},
        clause="W5.0",
        also=("このターンの{step:step}<の開始時|開始時>",),
    ),
    row(
        "next_moment",
        "このターンの{phase:phase}",
        "this turn's {phase}",
        v.PhaseBegins,
        const={"player": q.TurnPlayer()},
        clause="W5.0",
        also=("このターンの{phase:phase}<の開始時|開始時>",),
    ),
    row(
        "next_moment",
        "このターンの{phase:phase}の終了時",
        "the end of this turn's {phase}",
        v.PhaseEnds,
        const={"player": q.TurnPlayer()},
        clause="W5.0",
        also=("この{phase:phase}の終了時",),
    ),
    row(
        "next_moment",
        "このターンの終了時",
        "the end of this turn",
        v.TurnEnds,
        const={"player": q.TurnPlayer()},
        clause="5.1",
        also=("ターン終了時",),
    ),
    row(
        "instead",
        "{what:someone}が破壊される",
        "{what} would be destroyed",
        v.Dying,
        clause="S1",
    ),
    row(
        "instead",
        "{player:player}がドローステップにカードを引く",
        "{player} would draw in the draw step",
        v.Drawing,
        clause="1.1",
        also=(
            "{player:player}が<|自分の>ドローステップ<に|で>カードを<1枚|>引く",
            "{player:holder}のドローステップ<に|で>カードを<1枚|>引く",
        ),
    ),
    row(
        "intent",
        "{what:object}を{operations:operation+または}する",
        "you {operations: or } {what}",
        w.Doing,
        also=(
            "{what:object}を{operations:operation+か}する",
            "{what:object}を{operations:operation+や}する",
            "{what:object}を{operations:operation+・}する",
        ),
    ),
)


# What the end of a verb in the past becomes where an event is said to happen whenever it does.
_PRESENT: Final = (
    ("された", "される"),
    ("した", "する"),
    ("れた", "れる"),
    ("出た", "出る"),
    ("得た", "得る"),
    ("けた", "ける"),
    ("てた", "てる"),
    ("えた", "える"),
    ("引いた", "引く"),
    ("置いた", "置く"),
    ("入った", "入る"),
    ("失った", "失う"),
    ("行った", "行う"),
    ("使った", "使う"),
    ("なった", "なる"),
    ("戻った", "戻る"),
    ("減った", "減る"),
    ("った", "る"),
)
# Where the present means something else: what is about to be done, or what can be replaced.
_ONLY_PAST: Final = ("破壊された", "{operation:use}に使った", "}を{operations:entry", "に使い、")


def in_the_present(rows: tuple[Phrase, ...]) -> tuple[Phrase, ...]:
    """The same rows with each event also said in the present."""
    return tuple([_with_present(each) if each.category == "event" else each for each in rows])


def _with_present(event: Phrase) -> Phrase:
    known = {wording.ja for wording in event.wordings}
    more: list[str | Wording] = []
    for wording in event.wordings:
        end = next(((past, now) for past, now in _PRESENT if wording.ja.endswith(past)), None)
        if end is None or any([each in wording.ja for each in _ONLY_PAST]):
            continue
        spelt = wording.ja[: -len(end[0])] + end[1]
        if spelt not in known:
            known.add(spelt)
            more.append(Wording(spelt, wording.const))
    it = event
    also = (*it.wordings[1:], *more)
    return Phrase(it.category, it.ja, it.en, it.node, it.clause, it.const, it.value, it.number, also)


EVENT_PHRASES: Final[tuple[Phrase, ...]] = (*_EVENTS,)
