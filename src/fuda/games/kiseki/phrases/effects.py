"""How the card texts of kiseki word what happens once.

Each deed has three forms, made from one row: `act` at the end of a sentence or as a cost, `act_te` before もよい,
`act_ren` before 、 with another deed to follow.
"""

from collections.abc import Mapping
from typing import Final

from fuda.games.kiseki.words import effects as c
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.words import decks as d
from fuda.language.words import nodes as n
from fuda.language.words.nodes import Node, Value

# The endings of a verb: at the end, before もよい, before 、.
SURU: Final = ("する", "して", "し")
SU: Final = ("す", "して", "し")
KU: Final = ("く", "いて", "き")
U: Final = ("う", "って", "い")
RU: Final = ("る", "て", "")
NOTHING: Final = ("", "を行って", "を行い")


def verb(
    endings: tuple[str, str, str],
    ja: str,
    en: str,
    node: type[Node],
    clause: str,
    const: Mapping[str, Value] | None = None,
) -> tuple[Phrase, ...]:
    """The three forms of a deed.

    >>> [row.ja for row in verb(SURU, "{what:prey}スタン", "<stuns|stun> {what}", c.Stun, "1306.1")]
    ['{what:prey}スタンする', '{what:prey}スタンして', '{what:prey}スタンし']
    """
    forms = ("act", "act_te", "act_ren")
    return tuple([Phrase(form, ja + end, en, node, clause, const) for form, end in zip(forms, endings, strict=True)])


_STATES: Final = (
    *verb(SURU, "{what:prey}スタン", "<stuns|stun> {what}", c.Stun, "1306.1"),
    *verb(SURU, "{what:prey}回復", "<recovers|recover> {what}", c.Recover, "1308.1"),
    *verb(SURU, "{what:prey}レディ", "<readies|ready> {what}", c.Ready, "1315.1"),
    *verb(SURU, "{what:prey}アクション", "<actions|action> {what}", c.Action, "1315.2"),
    *verb(SURU, "{what:prey}表向きに", "<turns|turn> {what} face up", c.TurnUp, "1316.1"),
    *verb(SURU, "{what:prey}裏向きに", "<turns|turn> {what} face down", c.TurnDown, "1316.2"),
    *verb(SURU, "{what:prey}戦術リンク", "tactically <links|link> {what}", c.LinkTactically, "1336.1"),
    *verb(RU, "{what:prey}{on:it}に搭乗させ", "<lets|let> {what} board {on}", c.Board, "1337.1"),
    *verb(
        SURU,
        "{what:it}に適用されている効果を無効化",
        "<nullifies|nullify> the effects that apply to {what}",
        c.Nullify,
        "1325.1",
    ),
    *verb(SURU, "{what:prey}無効に", "<negates|negate> {what}", c.Negate, "1324.1"),
    *verb(SURU, "{what:prey}公開", "<reveals|reveal> {what}", d.Reveal, "1311.1"),
    *verb(SURU, "{zone:hand}を公開", "<reveals|reveal> {zone}", c.RevealHand, "1311.1"),
    Phrase("act", "{what:prey}選ぶ", "<chooses|choose> {what}", n.Choose, "1312.1"),
    Phrase("act_te", "{what:prey}選んで", "<chooses|choose> {what}", n.Choose, "1312.1"),
    Phrase("choose_ren", "{what:prey}選び", "<chooses|choose> {what}", n.Choose, "1312.1"),
    Phrase(
        "act",
        "場にある組織を{n}つ選ぶ",
        "<chooses|choose> {n:organisation} on the field",
        c.ChooseOrganisations,
        "1312.4",
    ),
)

_MOVES: Final = (
    *verb(SURU, "{what:prey}破壊", "<destroys|destroy> {what}", n.Destroy, "1317.2"),
    *verb(RU, "{what:prey}即死させ", "<slays|slay> {what}", c.Slay, "1317.1"),
    *verb(SURU, "{what:prey}ゲームから除外", "<removes|remove> {what} from the game", n.Exile, "1330.1"),
    *verb(SURU, "{what:prey}除外", "<removes|remove> {what}", c.Remove, "1330.1"),
    *verb(SURU, "{what:prey}再構築", "<rebuilds|rebuild> {what}", c.Rebuild, "1335.1"),
    *verb(RU, "{what:prey}捨て", "<discards|discard> {what}", n.Discard, "1314.1"),
    *verb(RU, "{zone:hand}を捨て", "<discards|discard> all of {zone}", c.DiscardHand, "1314.2"),
    *verb(KU, "{what:prey}軌跡に置", "<puts|put> {what} into the trail", c.PutInTrail, "508.1"),
    *verb(
        SU,
        "{what:prey}手札に戻",
        "<returns|return> {what} to hand",
        n.Return,
        "502.5",
        {"zone": n.Hand(n.Owner())},
    ),
    *verb(RU, "{what:prey}手札に加え", "<adds|add> {what} to hand", d.AddToHand, "505.1"),
    *verb(SU, "{what:prey}場に出", "<puts|put> {what} onto the field", c.PutOntoField, "1320.1", {"manner": ""}),
    *verb(
        SU, "{what:prey}{manner:manner}で場に出", "<puts|put> {what} onto the field {manner}", c.PutOntoField, "1320.1"
    ),
    *verb(
        SU,
        "{what:prey}{player:whose}の場に出",
        "<puts|put> {what} onto {player} field",
        c.PutOntoFieldOf,
        "1320.1",
        {"manner": ""},
    ),
    *verb(
        KU,
        "{what:prey}拠点に{manner:manner}で置",
        "<puts|put> {what} into the homebase {manner}",
        c.PutInHomebase,
        "507.1",
    ),
    *verb(KU, "{what:prey}{zone:deck}の{place:place}に置", "<puts|put> {what} {place} of {zone}", d.PutOnDeck, "504.2"),
    *verb(
        KU,
        "{what:prey}好きな順番で{zone:deck}の{place:place}に置",
        "<puts|put> {what} {place} of {zone} in any order",
        d.PutInAnyOrder,
        "504.2",
    ),
    *verb(
        KU,
        "{zone:deck}の上を{amount:count}枚軌跡に置",
        "<puts|put> the top {amount} <amount:card|cards> of {zone} into the trail",
        c.PutTop,
        "504.3",
    ),
    *verb(
        KU,
        "{zone:deck}の上を{amount:count}枚拠点に{manner:manner}で置",
        "<puts|put> the top {amount} <amount:card|cards> of {zone} into the homebase {manner}",
        c.PutTopInHomebase,
        "504.3",
    ),
    *verb(
        RU,
        "{zone:deck}の上を{amount:count}枚見",
        "<looks|look> at the top {amount} <amount:card|cards> of {zone}",
        c.LookAtTop,
        "1312.2",
    ),
    *verb(("る", "って", "り"), "{zone:deck}を切", "<shuffles|shuffle> {zone}", d.Shuffle, "603.1b"),
    Phrase("manner", "表向き", "face up", value="up", clause="503.2"),
    Phrase("manner", "裏向き", "face down", value="down", clause="503.2"),
    Phrase("manner", "アクション状態", "actioned", value="actioned", clause="503.1"),
    Phrase("manner", "表向きのアクション状態", "face up and actioned", value="up actioned", clause="503.1"),
    Phrase("manner", "裏向きのアクション状態", "face down and actioned", value="down actioned", clause="503.1"),
    Phrase("place", "上", "on the top", value="top", clause="504.2"),
    Phrase("place", "下", "at the bottom", value="bottom", clause="504.2"),
)

_FIGURES: Final = (
    *verb(U, "{amount:count}CP支払", "<pays|pay> {amount} CP", c.PayCp, "1318.1"),
    *verb(U, "{amount:count}EP支払", "<pays|pay> {amount} EP", c.PayEp, "1318.2"),
    *verb(RU, "{amount:count}CPを得", "<gains|gain> {amount} CP", c.GainCp, "302.1"),
    *verb(RU, "{amount:count}EPを得", "<gains|gain> {amount} EP", c.GainEp, "302.1"),
    *verb(RU, "絆を{amount:count}点得", "<gains|gain> {amount:bond}", c.GainBonds, "705.5"),
    *verb(U, "絆を{amount:count}点失", "<loses|lose> {amount:bond}", c.LoseBonds, "705.5"),
    *verb(KU, "カードを{amount:count}枚引", "<draws|draw> {amount:card}", c.DrawCards, "1313.1"),
    *verb(NOTHING, "計画{amount:count}", "<plans|plan> {amount}", c.Plan, "1323.1"),
    Phrase("definition", "{letter:letter}は{amount:measure}である", "{letter} is {amount}", c.Define, "1305.3"),
)

_SEARCHES: Final = (
    Phrase(
        "search_ren",
        "{zone:deck}から{what:kinds}を{n}枚探し",
        "<searches|search> {zone} for {n} {what@n}",
        d.Search,
        "1312.2",
        number="n",
    ),
    Phrase("on_it", "手札に加える", "adding <it|them> to hand", d.AddToHand, "505.1", {"what": n.That()}),
    Phrase(
        "on_it",
        "場に出す",
        "putting <it|them> onto the field",
        c.PutOntoField,
        "1320.1",
        {"what": n.That(), "manner": ""},
    ),
    Phrase("on_it", "軌跡に置く", "putting <it|them> into the trail", c.PutInTrail, "508.1", {"what": n.That()}),
    Phrase(
        "on_it",
        "拠点に{manner:manner}で置く",
        "putting <it|them> into the homebase {manner}",
        c.PutInHomebase,
        "507.1",
        {"what": n.That()},
    ),
    Phrase("shown_ren", "公開し", "revealing <it|them>", d.Reveal, "1312.3", {"what": n.That()}),
)

ACT_PHRASES: Final[tuple[Phrase, ...]] = (*_STATES, *_MOVES, *_FIGURES, *_SEARCHES)
