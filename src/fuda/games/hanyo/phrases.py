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

What is done once is `effects` > `sentence` > `statement` > `plan` > `deed` > `acts` > `act`. A deed is an act, someone
else's act or one that may be left. A plan is a deed, a rule (something that lasts, with or without a `duration`) or a
deed for later. A statement's condition stands before `なら、`.

The rows of units, cards, amounts, conditions, events, rules and acts stand in the modules named after them.
"""

from typing import Final

from fuda.games.hanyo import act_words as t
from fuda.games.hanyo import rule_words as u
from fuda.games.hanyo import words as h
from fuda.games.hanyo.act_phrases import ACT_PHRASES
from fuda.games.hanyo.amount_phrases import AMOUNT_PHRASES
from fuda.games.hanyo.card_phrases import CARD_PHRASES
from fuda.games.hanyo.condition_phrases import CONDITION_PHRASES
from fuda.games.hanyo.event_phrases import EVENT_PHRASES
from fuda.games.hanyo.rule_phrases import RULE_PHRASES
from fuda.games.hanyo.unit_phrases import UNIT_PHRASES
from fuda.language.compiler.phrase_book import Phrase, PhraseBook
from fuda.language.japanese.spelling import row
from fuda.language.words import abilities as a
from fuda.language.words import nodes as n

_TEXTS: Final = (
    Phrase("unit", "{abilities:unit_line*\n}", "^{abilities:\n^}", n.Text, clause="207.1"),
    Phrase("unit_line", "{ability:line}", "{ability}"),
    Phrase("unit_line", "{ability:limited}", "{ability}"),
    Phrase("skill", "{steps:sentence*}", "^{steps: ^}", n.Effects, clause="213.1"),
    Phrase("skill", "{modes:modes}", "^{modes}", clause="213.1"),
    Phrase("command", "{steps:sentence+}", "^{steps: ^}", n.Effects, clause="801.1d"),
    Phrase("command", "{modes:modes}", "^{modes}", clause="801.1d"),
    row(
        "enhancement",
        "{what:units}にセットできる。",
        "^this card can be set on a {what@what}.",
        h.SettableOn,
        clause="804.2b-1",
        also=(
            "<このカードは、|このカードは|>{what:units}<にのみ|にだけ|に><セットできる|セットすることができる>。",
            "<このカードは、|このカードは|>{what:units}<以外にはセットできない|にしかセットできない>。",
        ),
    ),
    Phrase("ex", "{ability:line}", "^{ability}", clause="801.1f"),
    row(
        "ex",
        "{ability:line}累積しない。",
        "^{ability} ^does not accumulate.",
        a.NotCumulative,
        clause="807.2a",
        also=("{ability:line}この<EXスキル|能力|スキル>は、?累積しない。",),
    ),
    Phrase("ex", "{ability:limited}", "^{ability}", clause="803.1"),
    row(
        "limited",
        "{ability:line}この能力は1ターンに{n}回まで誘発する。",
        "{ability} ^this ability triggers up to {n:time} each turn.",
        u.TriggersOnce,
        clause="803.1",
        also=(
            "1ターンに{n}<回|度><|まで|だけ>、{ability:line}",
            "{ability:line}この<能力|EXスキル|効果>は、?1ターンに{n}<回|度><まで|だけ|しか|のみ><誘発する|誘発しない|使える|使えない|発動する>。",
        ),
    ),
    Phrase("ex", "{ability:activated}", "^{ability}", clause="801.1f"),
    row(
        "ex",
        "{ability:activated}この能力は1ターンに{n}回まで使える。",
        "^{ability} ^this ability can be used up to {n:time} each turn.",
        a.Limited,
        clause="803.1",
        also=(
            "{ability:activated}この<能力|EXスキル|スキル>は、?1ターンに{n}<回|度><まで|だけ|しか|のみ><使える|使えない|使用できる|使用できない|プレイできる>。",
            "{ability:activated}(1ターンに{n}回まで)",
        ),
    ),
    row(
        "activated",
        "自分のターンに使える。{effects:effects}",
        "usable in your turn: ^{effects}",
        a.Activated,
        clause="801.1a",
    ),
    row("line", "{steps:truth+}", "{steps: ^}", a.Static, clause="805.1"),
    row(
        "line",
        "{event:event}とき、{effects:effects}",
        "when {event}, {effects}",
        n.Triggered,
        clause="807.1",
        also=("{event:event}<時|ときに|時に|たび|たびに|場合|なら|ら|際|度に>、{effects:effects}",),
    ),
    row(
        "line",
        "{event:moment}、{effects:effects}",
        "at {event}, {effects}",
        n.Triggered,
        clause="807.1",
        also=("{event:moment}<に、|に|ごとに、>{effects:effects}",),
    ),
    row(
        "line",
        "{condition:condition}とき、{effects:effects}",
        "whenever {condition}, {effects}",
        a.StateTriggered,
        clause="807.7",
        also=("{condition:condition}時、{effects:effects}",),
    ),
    Phrase("truth", "{rule:rules}。", "{rule}."),
    row(
        "truth",
        "{duration:as_long}、{effect:rules}。",
        "{duration}, {effect}.",
        n.Lasting,
        clause="805.1",
        also=("{duration:if_so}、{effect:rules}。",),
    ),
    row(
        "if_so",
        "{condition:condition}なら",
        "as long as {condition}",
        a.AsLongAs,
        clause="809.7",
        also=(
            "{condition:unless_so}",
            "{condition:condition}<場合|場合は|ならば>",
        ),
    ),
    row(
        "truth",
        "{period:period}中、{effect:rules}。",
        "during {period}, {effect}.",
        n.During,
        clause="805.1",
        also=(
            "{period:period}<の間|の間は|中は|、>、?{effect:rules}。",
            "{period:period}中{effect:rules}。",
        ),
    ),
    row(
        "truth",
        "{what:subject}は{duration:as_long}、{effect:tail}。",
        "{what}, {duration}, {effect}.",
        t.LastingOn,
        clause="805.1",
        also=("{what:subject}は、{duration:as_long}、?{effect:tail}。",),
    ),
)

_SENTENCES: Final = (
    row("effects", "{steps:sentence+}", "{steps: ^}", n.Effects, clause="801.2a"),
    Phrase("effects", "{modes:modes}", "{modes}"),
    row(
        "modes",
        "以下から{n}つを選ぶ。{options:option+}",
        "choose {n} of these: {options: }",
        a.Modes,
        clause="910.1",
        also=(
            "<以下|次>の<うち|中から|いずれか|効果から|効果のうち>{n}つを<選ぶ|行う|選んで行う|選び、行う|選び、それを行う|選び行う|選んで実行する>。{options:option+}",
            "<以下から|次から>{n}つを<選ぶ|行う|選んで行う|選び、行う|選び、それを行う|選んで実行する>。{options:option+}",
            "<以下から|次から|次の効果から|以下の効果から>{n}つ選<ぶ|んで行う|び、行う>。{options:option+}",
        ),
    ),
    row(
        "option",
        "\n・{effects:plain_effects}",
        "• ^{effects}",
        also=("<・|●|■|○|◆|\n●|\n■|\n○|\n◆>{effects:plain_effects}",),
    ),
    Phrase("plain_effects", "{steps:sentence+}", "{steps: ^}", n.Effects),
    Phrase("sentence", "{statement:statement}。", "{statement}."),
    row(
        "sentence",
        "その後、{effect:statement}。",
        "then {effect}.",
        n.Then,
        also=("<そして、|次に、|さらに、|また、|それから、|その後>{effect:statement}。",),
    ),
    row(
        "sentence",
        "そうしたなら、{effect:statement}。",
        "if you do, {effect}.",
        n.IfYouDo,
        also=("<そうした場合|そうしたら|そうすれば|そうした場合は|その場合|そうしたとき>、{effect:statement}。",),
    ),
    row(
        "sentence",
        "そうしないなら、{effect:statement}。",
        "if you do not, {effect}.",
        a.IfYouDoNot,
        also=(
            "<そうしなかった場合|そうしなかったなら|そうしない場合|そうしなければ|しない場合|捨てない場合|捨てなかった場合|捨てないなら|捨てなかったなら|できない場合|できなかった場合|できなかったなら>、{effect:statement}。",
        ),
    ),
    row(
        "sentence",
        "そうでないなら、{effect:statement}。",
        "otherwise {effect}.",
        t.Otherwise,
        also=("<そうでなければ|そうでない場合|それ以外の場合|それ以外なら|違うなら|違う場合>、{effect:statement}。",),
    ),
    Phrase("statement", "{plan:plan}", "{plan}"),
    row(
        "statement",
        "{condition:condition}なら、{effects:plan}",
        "if {condition}, {effects}",
        n.If,
        also=(
            "{condition:condition}<場合|場合は|ならば|なら|とき|時|ときは|のであれば|ら>、?{effects:plan}",
            "もし{condition:condition}<なら|ならば|場合>、{effects:plan}",
            "{condition:unless_so}、{effects:plan}",
        ),
    ),
    row(
        "statement",
        "{condition:trial}、{effects:tried}",
        "{condition}, {effects}",
        n.If,
        clause="919.1",
        also=("{condition:trial}{effects:tried}",),
    ),
    Phrase("tried", "{deed:deed}", "{deed}"),
    Phrase("tried", "{timed:timed}", "{timed}"),
    Phrase("tried", "{later:later}", "{later}"),
    row(
        "statement",
        "{condition:condition}なら{first:acts_ren}、そうでないなら{second:acts}",
        "if {condition}, {first}; otherwise {second}",
        t.IfElse,
        also=(
            "{condition:condition}<なら|場合|ならば>、?{first:acts_ren}、<そうでないなら|そうでなければ|そうでない場合|それ以外なら|違うなら>、?{second:acts}",
            "{condition:condition}<なら|場合|ならば>、?{first:on_this_ren}、<そうでないなら|そうでなければ|そうでない場合|それ以外なら|違うなら>、?{second:on_this}",
        ),
    ),
    Phrase("plan", "{deed:deed}", "{deed}"),
    row(
        "plan",
        "{first:acts}ことで、{second:timed}",
        "{first}; if you do, {second}",
        t.ByDoing,
        clause="104.2",
        also=("{first:acts}<ことで|ことにより、|ことによって、>{second:timed}",),
    ),
    row("plan", "{rule:rules}", "{rule}", clause="801.2b"),
    Phrase("plan", "{later:later}", "{later}"),
    row(
        "plan",
        "{duration:duration}、{effect:rules}",
        "{duration}, {effect}",
        n.Lasting,
        clause="801.2b",
        also=("{duration:duration}{effect:rules}",),
    ),
    row("plan", "{duration:duration}、{effect:later}", "{duration}, {effect}", n.Lasting, clause="807.6a"),
    row(
        "plan",
        "{what:subject}は{duration:duration}、{effect:tail}",
        "{what}, {duration}, {effect}",
        t.LastingOn,
        clause="801.2b",
        also=(
            "{what:subject}は、{duration:duration}、?{effect:tail}",
            "{what:subject}は{duration:duration}{effect:tail}",
        ),
    ),
    row("plan", "{what:picked}{effect:timed}", "choose {what}; {effect}", t.ChooseThen, clause="910.1"),
    row(
        "timed",
        "{duration:duration}、{effect:rules}",
        "{duration}, {effect}",
        n.Lasting,
        clause="801.2b",
        also=("{duration:duration}{effect:rules}",),
    ),
    row(
        "later",
        "次に{event:event}とき、{effect:deed}",
        "the next time {event}, {effect}",
        a.Delayed,
        clause="807.6",
        also=("次に{event:event}<時|場合>、{effect:deed}",),
    ),
    row(
        "later",
        "{event:next_moment}、{effect:deed}",
        "at {event}, {effect}",
        a.Delayed,
        clause="807.6",
        also=("{event:next_moment}に、?{effect:deed}",),
    ),
    row(
        "later",
        "{event:this_end}、{effect:deed}",
        "at {event}, {effect}",
        a.Delayed,
        clause="807.6",
        also=("{event:this_end}{effect:deed}",),
    ),
    row("deed", "{effect:acts}", "{effect}", also=("<自分|あなた>は、?{effect:acts}",)),
    row(
        "deed",
        "{player:other}は{effect:acts}",
        "{player} {effect@player}",
        n.Does,
        also=("{player:other}は、{effect:acts}",),
    ),
    Phrase("deed", "{option:option_deed}", "{option}"),
    row(
        "option_deed",
        "{effect:acts_te}もよい",
        "you may {effect}",
        n.May,
        const={"player": n.You()},
        also=(
            "{effect:acts_te}よい",
            "{effect:acts}ことができる",
            "{effect:acts_can}",
            "<自分|あなた>は、?{effect:acts_te}もよい",
            "<自分|あなた>は、?{effect:acts}ことができる",
            "<自分|あなた>は、?{effect:acts_can}",
        ),
    ),
    row(
        "option_deed",
        "{player:other}は{effect:acts_te}もよい",
        "{player} may {effect}",
        n.May,
        also=(
            "{player:other}は、{effect:acts_te}もよい",
            "{player:other}は、?{effect:acts}ことができる",
            "{player:other}は、?{effect:acts_can}",
        ),
    ),
    row(
        "deed",
        "{first:acts}ことで、{second:deed}",
        "{first}; if you do, {second}",
        t.ByDoing,
        clause="104.2",
        also=("{first:acts}<ことで|ことにより、|ことによって、>{second:deed}",),
    ),
    row(
        "deed",
        "{each:each}につき、{effect:acts}",
        "for each {each}, {effect}",
        t.ForEach,
        clause="916.4a",
        also=("{each:each}ごとに、?{effect:acts}",),
    ),
    row(
        "deed",
        "{amount:done_each}につき、{effect:acts}",
        "for each {amount}, {effect}",
        t.ForCount,
        clause="916.4a",
        also=("{amount:done_each}ごとに、?{effect:acts}",),
    ),
)

# The names to which texts refer, as the cards print them in English.
NAMES: Final[dict[str, str]] = {
    "群れ": "Flock",
    "群れ雀": "Sparrow Flock",
    "烈火斬": "Blazing Slash",
    "炎": "flame",
    "潮": "tide",
    "呪": "curse",
}

PHRASES: Final[tuple[Phrase, ...]] = (
    *_TEXTS,
    *_SENTENCES,
    *UNIT_PHRASES,
    *CARD_PHRASES,
    *AMOUNT_PHRASES,
    *CONDITION_PHRASES,
    *EVENT_PHRASES,
    *RULE_PHRASES,
    *ACT_PHRASES,
)

BOOK: Final = PhraseBook(PHRASES, NAMES)
