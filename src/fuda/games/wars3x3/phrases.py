"""How the card texts of 3x3Wars are worded.

Categories: text > line > body > effects > sentence > statement > effect > act; `act_te` holds acts in the form that
`もよい` follows. `what` is a selection: an object, or a number of `units` (counted 体) or `cards` (counted 枚).
"""

from typing import Final

from fuda.games.wars3x3 import words as w
from fuda.language.compiler.phrase_book import MANY, Phrase, PhraseBook
from fuda.language.words import nodes as n

_LINES: Final = (
    Phrase("text", "{abilities:line*\n}", "^{abilities:\n^}", n.Text),
    Phrase("line", "【{label:trait}】{body:body}", "{label}: ^{body}", n.Trait),
    Phrase(
        "line",
        "{conditions:bracket?}{extensions:extension?}{effects:effects}",
        "{conditions}{extensions}^{effects}",
        w.Magic,
        clause="M4",
    ),
    Phrase(
        "line",
        "★{name:grand}{conditions:bracket?}{extensions:extension?}{effects:effects}",
        "★{name}: {conditions}{extensions}^{effects}",
        w.GrandMagic,
        clause="G3",
    ),
    Phrase("bracket", "[{condition:condition}]", "[^{condition}] ", clause="M4"),
    Phrase("condition", "{period:period}限定", "only during {period}", n.OnlyDuring, clause="M4"),
    Phrase("condition", "{event:event}時", "when {event}", n.When, clause="S15"),
    Phrase("condition", "{effect:act}", "{effect}", n.Pay, clause="Q17"),
    Phrase("extension", "『{period:period}中も発動可』", "(^also usable during {period}) ", n.AlsoDuring, clause="G3"),
    Phrase("body", "{effects:effects}", "{effects}"),
    Phrase("body", "{event:event}時、{effects:effects}", "when {event}, {effects}", n.Triggered),
    Phrase("body", "{condition:intent}場合、{effects:effects}", "if {condition}, {effects}", n.If),
    Phrase("effects", "{steps:sentence+}", "{steps: ^}", n.Effects, clause="M6"),
    Phrase("sentence", "{statement:statement}。", "{statement}."),
    Phrase("sentence", "その後、{effect:statement}。", "then {effect}.", n.Then),
    Phrase("sentence", "そうした場合、{effect:statement}。", "if you do, {effect}.", n.IfYouDo, clause="Q3"),
    Phrase("statement", "{effect:effect}", "{effect}"),
    Phrase("statement", "{duration:duration}、{effect:effect}", "{duration}, {effect}", n.Lasting),
    Phrase("statement", "{period:period}中、{effect:effect}", "during {period}, {effect}", n.During, clause="S4"),
)

_TRAITS: Final = (
    Phrase("trait", "透過", "Piercing", value="透過", clause="3.1"),
    Phrase("trait", "双壁", "Twin Wall", value="双壁", clause="3.2"),
    Phrase("trait", "透化", "Imbue", value="透化", clause="S2"),
    Phrase("trait", "豊穣", "Harvest", value="豊穣", clause="S3"),
    Phrase("trait", "膨張", "Swell", value="膨張", clause="S4"),
    Phrase("trait", "占有", "Claim", value="占有", clause="S5"),
    Phrase("trait", "不死", "Undying", value="不死", clause="S6"),
    Phrase("trait", "宝掘", "Treasure Dig", value="宝掘", clause="Q3"),
    Phrase("trait", "速攻", "Haste", value="速攻", clause="S7"),
    Phrase("trait", "ワイルドカード", "Wild Card", value="ワイルドカード", clause="S8"),
    Phrase("trait", "変幻", "Protean", value="変幻", clause="S9"),
    Phrase("trait", "残響", "Echo", value="残響", clause="S12"),
    Phrase("trait", "顕在", "Manifest", value="顕在", clause="S13"),
    Phrase("grand", "不許火", "Forbidding Flame", value="不許火", clause="S15"),
    Phrase("grand", "海癒", "Healing Sea", value="海癒", clause="S16"),
    Phrase("grand", "探生", "Seeking Life", value="探生", clause="S17"),
    Phrase("grand", "天写", "Mirrored Heaven", value="天写", clause="S18"),
    Phrase("grand", "無尽増", "Endless Surge", value="無尽増", clause="Q13"),
    Phrase("card_name", "呪文砕き", "Spellbreaker", value="呪文砕き", clause="S8"),
)

_TIMES: Final = (
    Phrase("player", "あなた", "you", n.You, number=MANY),
    Phrase("player", "相手", "your opponent", n.Opponent),
    Phrase("whose", "あなた", "your", n.You),
    Phrase("whose", "相手", "your opponent's", n.Opponent),
    Phrase("whose", "持ち主", "its owner's", n.Owner),
    Phrase("period", "{player:whose}のターン", "{player} turn", n.TurnOf, clause="W5.0"),
    Phrase("period", "{player:whose}の{phase:phase}", "{player} {phase}", n.PhaseOf, clause="W5.0"),
    Phrase("phase", "呪文フェイズ", "spell phase", value="spell", clause="2.0"),
    Phrase("phase", "戦闘フェイズ", "battle phase", value="battle", clause="3.0"),
    Phrase("phase", "メインフェイズ", "main phase", value="main", clause="4.1"),
    Phrase("step", "透過攻撃ステップ", "piercing attack step", value="piercing_attack", clause="3.1"),
    Phrase("step", "戦闘終了ステップ", "end-of-battle step", value="end_of_battle", clause="3.3"),
    Phrase("step", "戦略ステップ", "strategy step", value="strategy", clause="4.2"),
    Phrase("duration", "このターンの終了まで", "until end of turn", n.UntilEndOfTurn, clause="Q13"),
    Phrase("duration", "{step:step}まで", "until the {step}", n.UntilStep, clause="3.3"),
    Phrase("duration", "このターンの{step:step}の間", "during this turn's {step}", n.ThisTurnIn, clause="Q10"),
)

_SELECTIONS: Final = (
    Phrase("what", "{it:object}", "{it}"),
    Phrase("what", "{what:units}{n}体", "{n} {what@n}", n.Chosen, number="n"),
    Phrase("what", "{what:cards}{n}枚", "{n} {what@n}", n.Chosen, number="n"),
    Phrase("what", "{what:units}{n}体まで", "up to {n} {what@n}", n.UpTo, number="n"),
    Phrase("what", "{what:units}", "{what}", n.All, number=MANY),
    Phrase("what", "{what:cards}", "{what}", n.All, number=MANY),
    Phrase("object", "これ", "this card", n.This),
    Phrase("object", "それ", "it", n.That),
    Phrase("object", "対象のユニット", "the target unit", w.TargetUnit, clause="2.2"),
    Phrase("object", "{state:state}の{what:object}", "{what} while {state}", n.InState, clause="M5"),
    Phrase("units", "ユニット", "<unit|units>", n.Units, clause="2.0"),
    Phrase("units", "{player:player}の{what:units}", "{what@} {player} <player:controls|control>", n.Controlled),
    Phrase("units", "コスト{cost:bound}の{what:units}", "{what@} with cost {cost}", n.WithCost),
    Phrase("units", "{label:trait}を持つ{what:units}", "{what@} with {label}", n.WithTrait),
    Phrase("bound", "{n}以下", "{n} or less", n.AtMost),
    Phrase("cards", "カード", "<card|cards>", n.Cards),
    Phrase("cards", "ユニット・カード", "unit <card|cards>", n.UnitCards, clause="Q17"),
    Phrase("cards", "魔法", "<magic|magics>", w.Magics, clause="M1"),
    Phrase("cards", "残ったカード", "remaining <card|cards>", w.Kept, clause="S16"),
    Phrase("cards", "{player:player}の{what:cards}", "{what@} {player} <player:controls|control>", n.Controlled),
    Phrase("cards", "{zone:zone}の{what:cards}", "{what@} in {zone}", n.InZone),
    Phrase("cards", "{state:state}の{what:cards}", "{state} {what@}", n.InState, clause="M5"),
    Phrase("cards", "{excluded:object}以外の{what:cards}", "{what@} other than {excluded}", n.Except),
    Phrase("state", "裏側", "face-down", value="face_down", clause="M5"),
    Phrase("state", "表側", "face-up", value="face_up", clause="M5"),
    Phrase("state", "横側", "sideways", value="sideways", clause="M5"),
    Phrase("zone", "{player:whose}の手札", "{player} hand", n.Hand, clause="W3.3"),
    Phrase("zone", "{player:whose}の領土", "{player} territories", w.Territory, clause="4.1"),
    Phrase("zone", "捨札", "the discard pile", n.DiscardPile, clause="S1"),
    Phrase("zone", "デッキ", "the deck", n.Deck, clause="W2.2"),
    Phrase("life", "{value}点のライフ", "{value} life", n.Number, clause="W1.1"),
    Phrase(
        "life", "{what:object}のコストに等しい点数のライフ", "life equal to the cost of {what}", w.CostOf, clause="S16"
    ),
    Phrase("damage", "{value}点のダメージ", "{value} damage", n.Number, clause="W1.1"),
)

_EVENTS: Final = (
    Phrase("event", "{what:object}が破壊された", "{what} is destroyed", n.Destroyed, clause="S1"),
    Phrase("event", "{what:object}が場に出た", "{what} enters the field", n.Entered, clause="4.2"),
    Phrase("event", "{what:object}を{operation:operation}に使った", "{what} is used for a {operation}", w.UsedFor),
    Phrase("event", "{operations:operation+または}が発動された", "a {operations: or a } is activated", w.Activated),
    Phrase("intent", "{what:object}を{operations:operation+または}する", "you {operations: or } {what}", w.Doing),
    Phrase("operation", "強化", "boost", value="boost", clause="2.2"),
    Phrase("operation", "打消", "counter", value="counter", clause="2.3a"),
    Phrase("operation", "魔法", "magic", value="magic", clause="M1"),
    Phrase("operation", "配備", "deploy", value="deploy", clause="4.2a"),
    Phrase("operation", "再配備", "redeploy", value="redeploy", clause="4.2b"),
    Phrase("requirement", "必要魔力", "required power", value="power", clause="M3"),
    Phrase("requirement", "発動コスト", "activation cost", value="cost", clause="M5"),
    Phrase("colour", "好きな属性", "any colour", value="any", clause="Q13"),
)

_EFFECTS: Final = (
    Phrase("effect", "{effect:act}", "{effect}"),
    Phrase("effect", "{player:player}は{effect:act}", "{player} {effect@player}", n.Does),
    Phrase("effect", "{player:player}は{effect:act_te}もよい", "{player} may {effect}", n.May),
    Phrase("effect", "{player:player}は{effect:act}ことができない", "{player} cannot {effect}", n.Cannot, clause="P2"),
    Phrase("effect", "{what:what}は{label:trait}を得る", "{what} <what:gains|gain> {label}", n.GainTrait),
    Phrase("effect", "{what:object}は{step:step}に攻撃する", "{what} attacks in the {step}", w.AttacksIn, clause="3.1"),
    Phrase(
        "effect",
        "{what:object}は{step:step}にも防御に参加する",
        "{what} also defends in the {step}",
        w.DefendsAlsoIn,
        clause="3.2",
    ),
    Phrase(
        "effect",
        "{what:object}は{operation:operation}にのみ使える",
        "{what} can only be used for a {operation}",
        w.OnlyUsableFor,
        clause="S8",
    ),
    Phrase(
        "effect",
        "{what:object}はどの数字とも一致する",
        "{what} matches any number",
        w.MatchesAnyNumber,
        clause="S8",
    ),
    Phrase(
        "effect",
        "{what:object}を打消せるのは《{name:card_name}》のみである",
        "{what} can only be countered by {name}",
        w.OnlyCounteredBy,
        clause="S8",
    ),
    Phrase("effect", "{what:what}は無効化されない", "{what} cannot be negated", w.NotNegated, clause="Q13"),
)

_ACTS: Final = (
    Phrase("act", "カードを{n}枚引く", "<draws|draw> {n:card}", n.Draw, clause="1.1"),
    Phrase("act_te", "カードを{n}枚引いて", "draw {n:card}", n.Draw, clause="1.1"),
    Phrase("act", "{what:what}を捨てる", "<discards|discard> {what}", n.Discard),
    Phrase(
        "act", "{player:player}に{amount:damage}を与える", "<deals|deal> {amount} to {player}", n.Damage, clause="W1.1"
    ),
    Phrase("act", "{amount:life}を得る", "<gains|gain> {amount}", n.GainLife, clause="W1.1"),
    Phrase("act", "{what:what}を破壊する", "<destroys|destroy> {what}", n.Destroy, clause="S1"),
    Phrase("act_te", "{what:object}を除外して", "exile {what}", n.Exile, clause="G5"),
    Phrase("act", "{what:what}を{zone:zone}に戻す", "<returns|return> {what} to {zone}", n.Return),
    Phrase("act_te", "{what:what}を{zone:zone}に戻して", "return {what} to {zone}", n.Return),
    Phrase(
        "act",
        "{what:what}を{state:state}で{zone:zone}に置く",
        "<puts|put> {what} {state} into {zone}",
        n.Put,
        clause="4.1",
    ),
    Phrase("act", "{what:what}を{zone:zone}の一番下に置く", "<puts|put> {what} on the bottom of {zone}", n.PutUnder),
    Phrase("act", "{what:what}を{state:state}にする", "<turns|turn> {what} {state}", n.Turn, clause="M5"),
    Phrase("act", "{what:what}を選ぶ", "<chooses|choose> {what}", n.Choose),
    Phrase(
        "act", "{one:what}と{other:what}を交換する", "<exchanges|exchange> {one} with {other}", n.Exchange, clause="S17"
    ),
    Phrase("act", "{zone:zone}を見る", "<looks|look> at {zone}", n.LookAt),
    Phrase(
        "act",
        "{what:what}のパワーを{n}増加する",
        "<increases|increase> the power of {what} by {n}",
        n.IncreasePower,
        clause="S10",
    ),
    Phrase("act", "{what:what}を+{n}強化する", "<boosts|boost> {what} by +{n}", w.Boost, clause="S10"),
    Phrase("act", "{what:object}を無効化する", "<negates|negate> {what}", w.Negate, clause="S15"),
    Phrase(
        "act",
        "{player:whose}の領土に+{n}の修正を加える",
        "<gives|give> {player} territories a +{n} modifier",
        w.ModifyTerritory,
        clause="S3",
    ),
    Phrase(
        "act",
        "必要魔力に{what:object}を数える",
        "<counts|count> {what} towards required power",
        w.CountForPower,
        clause="S5",
    ),
    Phrase("act", "{operation:operation}を発動する", "<activates|activate> a {operation}", w.Activate, clause="2.3a"),
    Phrase("act", "{operation:operation}を{n}回行う", "{operation} {n:time}", w.Perform, clause="Q10"),
    Phrase(
        "act",
        "{what:object}のコストを{low}~{high}の好きな数として扱う",
        "<treats|treat> the cost of {what} as any number from {low} to {high}",
        w.TreatCostAs,
        clause="S9",
    ),
    Phrase(
        "act_te",
        "{step:step}を{phase:phase}の前に移して",
        "move the {step} to before the {phase}",
        w.MoveStep,
        clause="S7",
    ),
    Phrase(
        "act_te",
        "発動コストを支払う代わりに{effect:act_te}",
        "{effect} instead of paying the activation cost",
        w.InsteadOfPaying,
        clause="S12",
    ),
    Phrase(
        "act",
        "{zone:zone}に無作為な{n}枚を残して他を除外する",
        "<leaves|leave> {n} random <n:card|cards> in {zone} and <exiles|exile> the others",
        w.KeepAtRandom,
        clause="S16",
    ),
    Phrase(
        "act",
        "{ignored:requirement+と}を無視して{what:what}を魔法として発動する",
        "<activates|activate> {what} as a magic, ignoring its {ignored: and }",
        w.ActivateAsMagic,
        clause="S18",
    ),
    Phrase(
        "act", "{colour:colour}の魔力を{n}点得る", "<has|have> {n} more power of {colour}", w.GainPower, clause="Q13"
    ),
)

PHRASES: Final[tuple[Phrase, ...]] = (*_LINES, *_TRAITS, *_TIMES, *_SELECTIONS, *_EVENTS, *_EFFECTS, *_ACTS)

BOOK: Final = PhraseBook(PHRASES)
