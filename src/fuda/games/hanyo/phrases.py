"""How the card texts of hanyo are worded.

A text compiles in the category of the card part on which it is printed:

- `unit`, a unit's card text: one ability (`line`) per line, static or triggered; may be empty;
- `skill`, what a skill does beside its printed damage; may be empty;
- `command`, the text of a strategy or tactics;
- `enhancement`, on which units an enhancement may be set;
- `ex`, an EX skill: a `line`, or `自分のターンに使える。` and what is done then; `累積しない。` may follow a triggered
  one, a limit an activated one.

The form of a `line` tells its kind: `…したとき、` and `…開始時、` are triggers, `…であるとき、` is a state trigger, and
everything else is a list of `truth`s, which hold always, `…であるかぎり、` or `…のターン中、`.

What is done once is `effects` > `sentence` > `statement` > `plan` > `deed` > `act`. A deed is an act, someone else's
act or one that may be left; `act_te` holds acts in the form before `もよい`, `act_ren` in the form before `、`, and
`on_it` acts on what the act before it found. A plan is a deed, a `rule` (something that lasts, with or without a
`duration`) or a deed for later. A statement's condition stands before `なら、`; all conditions end in `である`.

What is spoken of: `object` (one unit), `units` (a group, counted 体), `target` (to what units an act is done: with a
number, or すべて), `subject` (what a rule is about: a bare group changes with the game), `someone` (in an event);
`cards` and `kinds` (groups counted 枚), `card` (to what cards an act is done); `skills`.
"""

from typing import Final

from fuda.games.hanyo import words as h
from fuda.language.compiler.phrase_book import MANY, Phrase, PhraseBook
from fuda.language.words import abilities as a
from fuda.language.words import amounts as m
from fuda.language.words import counters as c
from fuda.language.words import decks as d
from fuda.language.words import nodes as n

_TEXTS: Final = (
    Phrase("unit", "{abilities:line*\n}", "^{abilities:\n^}", n.Text, clause="207.1"),
    Phrase("skill", "{steps:sentence*}", "^{steps: ^}", n.Effects, clause="213.1"),
    Phrase("command", "{steps:sentence+}", "^{steps: ^}", n.Effects, clause="801.1d"),
    Phrase(
        "enhancement",
        "{what:units}にセットできる。",
        "^this card can be set on a {what@what}.",
        h.SettableOn,
        clause="804.2b-1",
    ),
    Phrase("ex", "{ability:line}", "^{ability}", clause="801.1f"),
    Phrase("ex", "{ability:line}累積しない。", "^{ability} ^does not accumulate.", a.NotCumulative, clause="807.2a"),
    Phrase("ex", "{ability:activated}", "^{ability}", clause="801.1f"),
    Phrase(
        "ex",
        "{ability:activated}この能力は1ターンに{n}回まで使える。",
        "^{ability} ^this ability can be used up to {n:time} each turn.",
        a.Limited,
        clause="803.1",
    ),
    Phrase(
        "activated",
        "自分のターンに使える。{effects:effects}",
        "usable in your turn: ^{effects}",
        a.Activated,
        clause="801.1a",
    ),
    Phrase("line", "{steps:truth+}", "{steps: ^}", a.Static, clause="805.1"),
    Phrase("line", "{event:event}とき、{effects:effects}", "when {event}, {effects}", n.Triggered, clause="807.1"),
    Phrase("line", "{event:moment}、{effects:effects}", "at {event}, {effects}", n.Triggered, clause="807.1"),
    Phrase(
        "line",
        "{condition:condition}とき、{effects:effects}",
        "whenever {condition}, {effects}",
        a.StateTriggered,
        clause="807.7",
    ),
    Phrase("truth", "{rule:rule}。", "{rule}."),
    Phrase("truth", "{duration:as_long}、{effect:rule}。", "{duration}, {effect}.", n.Lasting, clause="805.1"),
    Phrase("truth", "{period:period}中、{effect:rule}。", "during {period}, {effect}.", n.During, clause="805.1"),
    Phrase("effects", "{steps:sentence+}", "{steps: ^}", n.Effects, clause="801.2a"),
    Phrase("sentence", "{statement:statement}。", "{statement}."),
    Phrase("sentence", "その後、{effect:statement}。", "then {effect}.", n.Then),
    Phrase("sentence", "そうしたなら、{effect:statement}。", "if you do, {effect}.", n.IfYouDo),
    Phrase("statement", "{plan:plan}", "{plan}"),
    Phrase("statement", "{condition:condition}なら、{effects:plan}", "if {condition}, {effects}", n.If),
    Phrase("statement", "{condition:trial}、{effects:deed}", "{condition}, {effects}", n.If, clause="919.1"),
    Phrase("plan", "{deed:deed}", "{deed}"),
    Phrase("plan", "{rule:rule}", "{rule}", clause="801.2b"),
    Phrase("plan", "{later:later}", "{later}"),
    Phrase("plan", "{duration:duration}、{effect:rule}", "{duration}, {effect}", n.Lasting, clause="801.2b"),
    Phrase("plan", "{duration:duration}、{effect:later}", "{duration}, {effect}", n.Lasting, clause="807.6a"),
    Phrase(
        "later", "次に{event:event}とき、{effect:deed}", "the next time {event}, {effect}", a.Delayed, clause="807.6"
    ),
    Phrase("later", "{event:next_moment}、{effect:deed}", "at {event}, {effect}", a.Delayed, clause="807.6"),
    Phrase("deed", "{effect:act}", "{effect}"),
    Phrase("deed", "{player:other}は{effect:act}", "{player} {effect@player}", n.Does),
    Phrase("deed", "{option:option}", "{option}"),
    Phrase("option", "{effect:act_te}もよい", "you may {effect}", n.May, const={"player": n.You()}),
)

_TIMES: Final = (
    Phrase("player", "自分", "you", n.You, number=MANY, clause="105.3"),
    Phrase("player", "相手", "your opponent", n.Opponent, clause="105.3"),
    Phrase("other", "相手", "your opponent", n.Opponent, clause="105.3"),
    Phrase("other", "各プレイヤー", "each player", a.EachPlayer, clause="105.1"),
    Phrase("whose", "自分", "your", n.You, clause="105.3"),
    Phrase("whose", "相手", "your opponent's", n.Opponent, clause="105.3"),
    Phrase("controller", "自分", "you control", n.You, clause="105.3"),
    Phrase("controller", "相手", "your opponent controls", n.Opponent, clause="105.3"),
    Phrase("duration", "{duration:as_long}", "{duration}"),
    Phrase("duration", "このターン", "this turn", n.UntilEndOfTurn, clause="809.8a"),
    Phrase("duration", "次の{player:whose}のターン", "during {player} next turn", a.InNextTurnOf, clause="809.8"),
    Phrase(
        "duration",
        "次の{player:whose}のターンの終了時まで",
        "until the end of {player} next turn",
        a.UntilEndOfNextTurnOf,
        clause="801.2b",
    ),
    Phrase("as_long", "{condition:condition}かぎり", "as long as {condition}", a.AsLongAs, clause="809.7"),
    Phrase("period", "{player:whose}のターン", "{player} turn", n.TurnOf, clause="105.1"),
    Phrase(
        "moment",
        "{player:whose}の{phase:beginning}開始時",
        "the start of {player} {phase}",
        h.Moment,
        const={"edge": "start"},
    ),
    Phrase(
        "moment", "{player:whose}の{phase:ending}終了時", "the end of {player} {phase}", h.Moment, const={"edge": "end"}
    ),
    Phrase(
        "next_moment",
        "次の{player:whose}の{phase:beginning}開始時",
        "the start of {player} next {phase}",
        h.Moment,
        const={"edge": "start"},
    ),
    Phrase("beginning", "ターン", "turn", value="turn", clause="502.2"),
    Phrase("beginning", "メインフェイズ", "main phase", value="main", clause="503.1"),
    Phrase("beginning", "バトルフェイズ", "battle phase", value="battle", clause="702.1"),
    Phrase("ending", "ターン", "turn", value="turn", clause="505.1"),
    Phrase("ending", "バトルフェイズ", "battle phase", value="battle", clause="705.1"),
)

_UNITS: Final = (
    Phrase("object", "このユニット", "this unit", h.ThisUnit, clause="801.1g-1"),
    Phrase("object", "そのユニット", "that unit", n.That),
    Phrase("object", "{player:whose}のメイン・ユニット", "{player} main unit", h.MainUnit, clause="307.2"),
    Phrase("target", "{it:object}", "{it}"),
    Phrase("target", "{what:units}{n}体", "{n} {what@n}", n.Chosen, number="n", clause="910.1"),
    Phrase("target", "{what:units}{n}体まで", "up to {n} {what@n}", n.UpTo, number="n", clause="910.1"),
    Phrase("target", "{what:units}すべて", "all {what}", n.All, number=MANY),
    Phrase("subject", "{it:object}", "{it}"),
    Phrase("subject", "{what:units}{n}体", "{n} {what@n}", n.Chosen, number="n", clause="910.1"),
    Phrase("subject", "{what:units}", "{what}", n.All, number=MANY, clause="809.3b-3"),
    Phrase("someone", "{it:object}", "{it}"),
    Phrase("someone", "{what:units}", "a {what@what}", m.AnyOf),
    Phrase("units", "ユニット", "<unit|units>", n.Units, clause="201.3 306.4"),
    Phrase("units", "スタンバイ・ユニット", "standby <unit|units>", h.StandbyUnits, clause="308.2"),
    Phrase("units", "KOしたユニット", "knocked-out <unit|units>", h.KnockedOutUnits, clause="306.7a-2"),
    Phrase("units", "「{name:name}」", "“{name}”", h.Named, clause="902.1"),
    Phrase("units", "{player:controller}の{what:units}", "{what@} {player}", n.Controlled, clause="105.3"),
    Phrase("units", "{attribute:attribute}属性の{what:units}", "{attribute} {what@}", h.WithAttribute, clause="204.2"),
    Phrase("units", "{state:state}の{what:units}", "{state} {what@}", n.InState, clause="908.2"),
    Phrase("units", "HPが{bound:points}の{what:units}", "{what@} with {bound} HP", h.WithHp, clause="203.2"),
    Phrase(
        "units",
        "表記のHPが{bound:points}の{what:units}",
        "{what@} with a printed HP of {bound}",
        h.WithPrintedHp,
        clause="809.6",
    ),
    Phrase(
        "units",
        "エネルギーが{bound:sheets}の{what:units}",
        "{what@} with {bound} energy",
        h.WithEnergy,
        clause="905.2a",
    ),
    Phrase(
        "units",
        "{counter:counter}カウンターが置かれている{what:units}",
        "{what@} with a {counter} counter",
        c.WithCounter,
        clause="913.3",
    ),
    Phrase("units", "{excluded:object}以外の{what:units}", "{what@} other than {excluded}", n.Except),
    Phrase("state", "レスト状態", "rested", value="rest", clause="908.1"),
    Phrase("state", "スタン状態", "stunned", value="stun", clause="908.1"),
    Phrase("state", "状態異常", "afflicted", value="abnormal", clause="908.2"),
    Phrase("attribute", "火", "fire", value="火", clause="204.1"),
    Phrase("attribute", "水", "water", value="水", clause="204.1"),
    Phrase("attribute", "風", "wind", value="風", clause="204.1"),
    Phrase("attribute", "光", "light", value="光", clause="204.1"),
    Phrase("attribute", "闇", "dark", value="闇", clause="204.1"),
    Phrase("counter", "炎", "flame", value="炎", clause="913.2"),
    Phrase("counter", "潮", "tide", value="潮", clause="913.2"),
    Phrase("counter", "呪", "curse", value="呪", clause="913.2"),
)

_CARDS: Final = (
    Phrase("this_card", "このカード", "this card", n.This),
    Phrase("card", "{it:this_card}", "{it}"),
    Phrase("card", "それら", "them", n.That, number=MANY),
    Phrase("card", "残り", "the rest", d.Remaining, number=MANY),
    Phrase("card", "{it:top_cards}", "{it}"),
    Phrase("card", "{what:cards}{n}枚", "{n} {what@n}", n.Chosen, number="n", clause="910.1"),
    Phrase("card", "{what:cards}{n}枚まで", "up to {n} {what@n}", n.UpTo, number="n", clause="910.1"),
    Phrase("card", "{what:cards}すべて", "all {what}", n.All, number=MANY),
    Phrase(
        "top_cards", "{zone:deck}の上から{n}枚", "the top {n:card} of {zone}", d.TopCards, number="n", clause="304.3"
    ),
    Phrase("cards", "{of:target}のエネルギー", "energy on {of}", h.EnergyOf, clause="905.2a"),
    Phrase("cards", "{of:target}のセット", "<card|cards> set on {of}", h.SetOf, clause="905.3a"),
    Phrase("cards", "{zone:hand}", "<card|cards> in {zone}", n.InZone, const={"what": n.Cards()}, clause="305.4"),
    Phrase("cards", "{zone:discard}の{what:kinds}", "{what@} in {zone}", n.InZone, clause="309.1"),
    Phrase("cards", "{zone:looked}から{what:kinds}", "{what@} from among {zone}", n.InZone),
    Phrase("looked", "その中", "them", d.Looked, number=MANY, clause="910.2"),
    Phrase("kinds", "カード", "<card|cards>", n.Cards, clause="201.3"),
    Phrase("kinds", "ユニットカード", "unit <card|cards>", n.UnitCards, clause="201.3"),
    Phrase("kinds", "コマンドカード", "command <card|cards>", h.CommandCards, clause="201.3"),
    Phrase("kinds", "{kind:kind}カード", "{kind} <card|cards>", h.CommandsOf, clause="201.3a"),
    Phrase("kinds", "{attribute:attribute}属性の{what:kinds}", "{attribute} {what@}", h.WithAttribute, clause="204.2"),
    Phrase(
        "kinds",
        "名前に「{name:name}」を含む{what:kinds}",
        "{what@} with “{name}” in the name",
        h.NameContains,
        clause="902.1a",
    ),
    Phrase("kind", "戦略", "strategy", value="strategy", clause="201.2b"),
    Phrase("kind", "戦術", "tactics", value="tactics", clause="201.2b"),
    Phrase("kind", "強化", "enhancement", value="enhancement", clause="201.2b"),
    Phrase("hand", "{player:whose}の手札", "{player} hand", n.Hand, clause="305.4"),
    Phrase("home", "{player:owner}の手札", "{player} hand", n.Hand, clause="302.5"),
    Phrase("owner", "持ち主", "its owner's", n.Owner, clause="105.2"),
    Phrase("deck", "{player:whose}のデッキ", "{player} deck", d.DeckOf, clause="304.4"),
    Phrase("discard", "{player:whose}の捨て場", "{player} discard", d.DiscardOf, clause="309.1"),
    Phrase("seen", "{zone:hand}", "{zone}"),
    Phrase("seen", "{zone:top_cards}", "{zone}"),
    Phrase("place", "一番上", "the top", value="top", clause="304.2"),
    Phrase("place", "一番下", "the bottom", value="bottom", clause="304.2"),
    Phrase("skills", "このスキル", "this skill", h.ThisSkill),
    Phrase("skills", "{of:whose}のスキル", "{of} skills", h.Skills, number=MANY, clause="208.1"),
    Phrase("skills", "{of:object}のスキル", "the skills of {of}", h.Skills, number=MANY, clause="801.1g-1"),
    Phrase(
        "skills",
        "コスト{cost:points}の{what:skills}",
        "{what} that cost {cost}",
        n.WithCost,
        number=MANY,
        clause="210.1",
    ),
    Phrase("skills", "「{name:name}」", "“{name}”", h.SkillNamed, clause="902.1b"),
)

_AMOUNTS: Final = (
    Phrase("points", "{n}以上", "{n} or more", n.AtLeast),
    Phrase("points", "{n}以下", "{n} or less", n.AtMost),
    Phrase("bodies", "{n}体以上", "{n} or more", n.AtLeast),
    Phrase("bodies", "{n}体以下", "{n} or fewer", n.AtMost),
    Phrase("bodies", "{n}体", "exactly {n}", m.Exactly),
    Phrase("sheets", "{n}枚以上", "{n} or more", n.AtLeast),
    Phrase("sheets", "{n}枚以下", "{n} or fewer", n.AtMost),
    Phrase("sheets", "{n}枚", "exactly {n}", m.Exactly),
    Phrase("pieces", "{n}個以上", "{n} or more", n.AtLeast),
    Phrase(
        "counters",
        "{of:object}の{counter:counter}カウンター",
        "{counter} <counter|counters> on {of}",
        c.CountersOn,
        clause="913.3",
    ),
    Phrase("each", "{what:units}1体", "{what@what}"),
    Phrase("each", "{what:cards}1枚", "{what@what}"),
    Phrase("each", "{what:counters}1個", "{what@what}"),
    Phrase("amount", "{value}", "{value}", n.Number),
    Phrase("amount", "{each:each}につき{n}", "{n} for each {each}", m.PerEach, clause="916.4a"),
    Phrase("change", "{amount:amount}アップする", "raised by {amount}", m.Up, clause="104.6 916.2"),
    Phrase("change", "{amount:amount}ダウンする", "lowered by {amount}", m.Down, clause="104.6 916.2"),
)

_CONDITIONS: Final = (
    Phrase("condition", "{what:units}が{bound:bodies}である", "there are {bound} {what}", m.CountIs, clause="306.4a"),
    Phrase("condition", "{what:cards}が{bound:sheets}である", "there are {bound} {what}", m.CountIs, clause="302.2a"),
    Phrase("condition", "{what:counters}が{bound:pieces}である", "there are {bound} {what}", m.CountIs, clause="913.3"),
    Phrase("condition", "{what:object}が{state:state}である", "{what} is {state}", h.IsInState, clause="908.2"),
    Phrase("condition", "{what:object}がメイン・ユニットである", "{what} is a main unit", h.IsMain, clause="307.2"),
    Phrase(
        "condition",
        "{what:object}がスタンバイ・ユニットである",
        "{what} is a standby unit",
        h.IsStandby,
        clause="308.2",
    ),
    Phrase(
        "condition",
        "{what:object}が{attribute:attribute}属性である",
        "{what} is a {attribute} unit",
        h.HasAttribute,
        clause="204.2",
    ),
    Phrase(
        "condition",
        "{what:object}のダメージが{bound:points}である",
        "{what} has {bound} damage",
        h.DamageIs,
        clause="916.3",
    ),
    Phrase("trial", "じゃんけんして勝てば", "if you win rock-paper-scissors", h.WonRockPaperScissors, clause="919.1"),
    Phrase("event", "{what:someone}がKOした", "{what} is knocked out", h.KnockedOut, clause="909.1"),
    Phrase("event", "{by:object}が{what:someone}をKOした", "{by} knocks out {what}", h.KnockedOutBy, clause="813.5"),
    Phrase("event", "{what:someone}がダメージを受けた", "{what} takes damage", h.Damaged, clause="916.1"),
    Phrase("event", "{what:someone}がスキルを使った", "{what} uses a skill", h.SkillUsed, clause="704.1"),
    Phrase("event", "{what:someone}が状態異常になった", "{what} becomes afflicted", h.Afflicted, clause="908.3"),
    Phrase(
        "event", "{what:someone}がメイン・ユニットになった", "{what} becomes a main unit", h.BecameMain, clause="307.2"
    ),
    Phrase("event", "{what:someone}を出した", "{what} is put into play", n.Entered, clause="603.1"),
    Phrase("event", "{player:player}がチャージした", "{player} <player:charges|charge>", h.Charged, clause="906.1"),
    Phrase(
        "event",
        "{player:player}が{kind:kind}をプレイした",
        "{player} <player:plays|play> a {kind} card",
        h.CommandPlayed,
        clause="804.2",
    ),
    Phrase("event", "{what:this_card}がセットされた", "{what} is set", h.CardSet, clause="905.3"),
    Phrase("would", "{what:someone}がダメージを受ける", "{what} would take damage", h.Damaged, clause="916.1"),
    Phrase("would", "{what:someone}がKOする", "{what} would be knocked out", h.KnockedOut, clause="909.1"),
    Phrase("would", "{what:someone}が状態異常になる", "{what} would become afflicted", h.Afflicted, clause="908.3"),
)

_RULES: Final = (
    Phrase("rule", "{what:subject}のHPを{change:change}", "the HP of {what} is {change}", h.ChangeHp, clause="918.1"),
    Phrase(
        "rule",
        "{what:subject}が与えるダメージを{change:change}",
        "the damage dealt by {what} is {change}",
        h.ChangeDamage,
        clause="916.2",
    ),
    Phrase(
        "rule",
        "{what:subject}が受けるダメージを{change:change}",
        "the damage taken by {what} is {change}",
        h.ChangeDamageTaken,
        clause="916.2",
    ),
    Phrase(
        "rule",
        "{what:skills}のダメージを{change:change}",
        "the damage of {what} is {change}",
        h.ChangeSkillDamage,
        clause="704.3b",
    ),
    Phrase(
        "rule",
        "{what:subject}の退却コストを{change:change}",
        "the retreat cost of {what} is {change}",
        h.ChangeRetreatCost,
        clause="206.1",
    ),
    Phrase(
        "rule",
        "{what:skills}のコストを{change:change}",
        "the cost of {what} is {change}",
        h.ChangeSkillCost,
        clause="210.1",
    ),
    Phrase(
        "rule",
        "{what:subject}は{attribute:attribute}属性を得る",
        "{what} <what:gains|gain> the {attribute} attribute",
        h.GainAttribute,
        clause="809.1b",
    ),
    Phrase(
        "rule",
        "{what:subject}は{attribute:attribute}属性を失う",
        "{what} <what:loses|lose> the {attribute} attribute",
        h.LoseAttribute,
        clause="809.1b",
    ),
    Phrase(
        "rule",
        "{what:this_card}は{attribute:attribute}属性でもある",
        "{what} is also {attribute}",
        h.IsAlso,
        clause="805.2",
    ),
    Phrase(
        "rule",
        "{what:subject}は{attribute:attribute}属性への有利を得る",
        "{what} <what:gains|gain> the advantage over {attribute}",
        h.GainAdvantage,
        clause="809.1b",
    ),
    Phrase(
        "rule", "{what:subject}は有利を失う", "{what} <what:loses|lose> the advantage", h.LoseAdvantage, clause="809.1b"
    ),
    Phrase(
        "rule",
        "{what:subject}の属性は{attribute:attribute}になる",
        "the attribute of {what} becomes {attribute}",
        h.BecomeAttribute,
        clause="809.5",
    ),
    Phrase(
        "rule",
        "{what:subject}は『{ability:line}』を得る",
        "{what} <what:gains|gain> “^{ability}”",
        h.GainAbility,
        clause="809.1c",
    ),
    Phrase(
        "rule",
        "{what:subject}はEXスキルを失う",
        "{what} <what:loses|lose> all EX skills",
        h.LoseExSkills,
        clause="809.1c",
    ),
    Phrase("rule", "{failure:failure}", "{failure}"),
    Phrase("rule", "{condition:trial}、{effects:failure}", "{condition}, {effects}", n.If, clause="920.1b-1"),
    Phrase("failure", "{what:skills}は失敗する", "{what} <what:fails|fail>", h.Fails, clause="920.1a"),
    Phrase("rule", "{what:skills}は使えない", "{what} cannot be used", h.CannotUse, clause="703.2a-3"),
    Phrase("rule", "{what:subject}は退却できない", "{what} cannot retreat", h.CannotRetreat, clause="915.1"),
    Phrase(
        "rule",
        "{player:player}は{kind:kind}をプレイできない",
        "{player} cannot play {kind} cards",
        h.CannotPlay,
        clause="104.4",
    ),
    Phrase(
        "rule", "{what:subject}は状態異常にならない", "{what} cannot become afflicted", h.NotAfflicted, clause="908.3"
    ),
    Phrase(
        "rule",
        "{what:this_card}はデッキに何枚でも入れることができる",
        "any number of copies of {what} can be in a deck",
        h.AnyNumberInDeck,
        clause="402.3",
    ),
    Phrase(
        "rule", "{event:would}なら、代わりに{effect:act}", "if {event}, instead {effect}", a.Instead, clause="810.1"
    ),
    Phrase(
        "rule", "{event:would}なら、代わりに{effect:option}", "if {event}, {effect} instead", a.Instead, clause="810.3"
    ),
)

_ACTS: Final = (
    Phrase(
        "act",
        "{each:each}につき{n}ダメージを与える",
        "deal {n} damage for each {each}",
        h.DamageForEach,
        clause="704.3a-1",
    ),
    Phrase(
        "act",
        "{what:target}に{amount:amount}ダメージを与える",
        "<deals|deal> {amount} damage to {what}",
        h.DealDamage,
        clause="916.1",
    ),
    Phrase("act", "{what:object}がそのダメージを受ける", "{what} takes that damage", h.TakeThatDamage, clause="810.1"),
    Phrase(
        "act",
        "{what:target}のHPを{amount:amount}回復する",
        "<restores|restore> {amount} HP to {what}",
        h.Heal,
        clause="917.1",
    ),
    Phrase(
        "act", "{what:target}のHPをすべて回復する", "<restores|restore> all HP to {what}", h.HealAll, clause="917.1a"
    ),
    Phrase("act", "{what:target}をレストする", "<rests|rest> {what}", h.Rest, clause="908.1"),
    Phrase("act", "{what:target}をスタンする", "<stuns|stun> {what}", h.Stun, clause="908.1"),
    Phrase("act", "{what:target}を復帰する", "<recovers|recover> {what}", h.Recover, clause="907.1"),
    Phrase("act", "{what:target}をKOする", "<knocks|knock> out {what}", h.KnockOut, clause="909.1"),
    Phrase(
        "act", "{one:target}を{other:target}と入れ替える", "<swaps|swap> {one} with {other}", n.Exchange, clause="914.1"
    ),
    Phrase("act_te", "{one:target}を{other:target}と入れ替えて", "swap {one} with {other}", n.Exchange, clause="914.1"),
    Phrase("act", "{what:target}を選ぶ", "<chooses|choose> {what}", n.Choose, clause="910.1"),
    Phrase("act", "{what:target}を{zone:home}に戻す", "<returns|return> {what} to {zone}", n.Return, clause="302.5"),
    Phrase("act", "{what:target}にチャージする", "<charges|charge> {what}", h.Charge, clause="906.1"),
    Phrase("act_te", "{what:target}にチャージして", "charge {what}", h.Charge, clause="906.1"),
    Phrase(
        "act",
        "{what:card}をエネルギーとして{to:target}につける",
        "<attaches|attach> {what} to {to} as energy",
        h.AttachEnergy,
        clause="905.2",
    ),
    Phrase("act", "{what:card}を{to:target}につけ替える", "<moves|move> {what} to {to}", h.MoveEnergy, clause="905.2"),
    Phrase("act", "デッキを{n}枚引く", "<draws|draw> {n:card}", n.Draw, clause="904.1"),
    Phrase("act_te", "デッキを{n}枚引いて", "draw {n:card}", n.Draw, clause="904.1"),
    Phrase("act", "手札を{n}枚捨てる", "<discards|discard> {n:card} from hand", d.DiscardFromHand, clause="911.1"),
    Phrase("act_te", "手札を{n}枚捨てて", "discard {n:card} from hand", d.DiscardFromHand, clause="911.1"),
    Phrase("act", "手札をすべて捨てる", "<discards|discard> all cards from hand", d.DiscardHand, clause="911.2"),
    Phrase("act", "{what:card}を捨てる", "<discards|discard> {what}", n.Discard, clause="911.1"),
    Phrase("act_te", "{what:card}を捨てて", "discard {what}", n.Discard, clause="911.1"),
    Phrase("act_ren", "{what:card}を捨て", "discard {what}", n.Discard, clause="911.1"),
    Phrase("act", "{what:card}を捨て場に置く", "<puts|put> {what} into the discard", d.PutInDiscard, clause="309.2"),
    Phrase("act_te", "{what:card}を捨て場に置いて", "put {what} into the discard", d.PutInDiscard, clause="309.2"),
    Phrase("act", "{what:card}を手札に加える", "<adds|add> {what} to hand", d.AddToHand, clause="305.1"),
    Phrase(
        "act",
        "{what:card}をスタンバイ・エリアに置く",
        "<puts|put> {what} into a standby area",
        h.PutInStandby,
        clause="308.1",
    ),
    Phrase(
        "act",
        "{what:card}を{zone:deck}の{place:place}に置く",
        "<puts|put> {what} on {place} of {zone}",
        d.PutOnDeck,
        clause="304.2",
    ),
    Phrase(
        "act",
        "{what:card}を好きな順番で{zone:deck}の{place:place}に置く",
        "<puts|put> {what} on {place} of {zone} in any order",
        d.PutInAnyOrder,
        clause="304.2",
    ),
    Phrase("act", "{zone:seen}を見る", "<looks|look> at {zone}", n.LookAt, clause="910.2"),
    Phrase("act", "{zone:deck}をシャッフルする", "<shuffles|shuffle> {zone}", d.Shuffle, clause="912.1a"),
    Phrase("act", "{first:act_ren}、{second:act}", "{first} and {second}", a.Both),
    Phrase("act", "{first:act_ren}、{second:on_it}", "{first}, {second@first}", a.Chain),
    Phrase(
        "act_ren",
        "{zone:deck}から{what:kinds}{n}枚を探し",
        "search {zone} for {n} {what@n}",
        d.Search,
        number="n",
        clause="910.2",
    ),
    Phrase("on_it", "手札に加える", "add <it|them> to your hand", d.AddToHand, const={"what": n.That()}),
    Phrase("on_it", "{first:on_it_te}{second:on_it}", "{first@} and {second@}", a.Chain),
    Phrase("on_it_te", "公開して", "reveal <it|them>", d.Reveal, const={"what": n.That()}, clause="903.1"),
    Phrase(
        "act",
        "{what:target}に{counter:counter}カウンターを{n}個置く",
        "<puts|put> {n} {counter} <n:counter|counters> on {what}",
        c.PutCounters,
        clause="913.2",
    ),
    Phrase(
        "act_te",
        "{what:target}の{counter:counter}カウンターを{n}個取り除いて",
        "remove {n} {counter} <n:counter|counters> from {what}",
        c.RemoveCounters,
        clause="913.4",
    ),
    Phrase(
        "act",
        "{what:target}の{counter:counter}カウンターをすべて取り除く",
        "<removes|remove> all {counter} counters from {what}",
        c.RemoveAllCounters,
        clause="913.4",
    ),
)

# The names to which texts refer, as the cards print them in English.
NAMES: Final[dict[str, str]] = {"群れ": "Flock", "群れ雀": "Sparrow Flock", "烈火斬": "Blazing Slash"}

PHRASES: Final[tuple[Phrase, ...]] = (*_TEXTS, *_TIMES, *_UNITS, *_CARDS, *_AMOUNTS, *_CONDITIONS, *_RULES, *_ACTS)

BOOK: Final = PhraseBook(PHRASES, NAMES)
