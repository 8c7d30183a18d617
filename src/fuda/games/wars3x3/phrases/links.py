"""How the sentences of a text hang together: conditions, durations and times around an effect, choices and prices."""

from typing import Final

from fuda.games.wars3x3.words import bans as u
from fuda.games.wars3x3.words import links as k
from fuda.games.wars3x3.words import things as w
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import row
from fuda.language.words import abilities as a
from fuda.language.words import nodes as n

_AROUND: Final = (
    Phrase("statement", "{effect:effect}", "{effect}"),
    row(
        "statement",
        "{duration:duration}、{effect:timed}",
        "{duration}, {effect}",
        n.Lasting,
        also=("{duration:duration}<、|は、|は|で|>{effect:timed}",),
    ),
    Phrase("timed", "{effect:effect}", "{effect}"),
    row(
        "timed",
        "{event:event}たびに、{effect:statement}",
        "whenever {event}, {effect}",
        a.Repeated,
        clause="M6",
        also=("{event:event}<時|たび|場合>、{effect:statement}",),
    ),
    row(
        "timed",
        "{condition:iffed}、{effects:effect}",
        "if {condition}, {effects}",
        n.If,
        clause="M6",
        also=("{condition:iffed}{effects:effect}",),
    ),
    row(
        "statement",
        "{duration:as_long}、{effect:effect}",
        "{duration}, {effect}",
        n.Lasting,
        also=("{duration:as_long}{effect:effect}",),
    ),
    row(
        "statement",
        "{period:period}中、{effect:timed}",
        "during {period}, {effect}",
        n.During,
        clause="S4",
        also=("{period:period}<の間|の間は|中は|中><、|>{effect:timed}",),
    ),
)

_LINKED: Final = (
    row(
        "statement",
        "{condition:iffed}、{effect:acts_ren}、そうでなければ{otherwise:effect}",
        "if {condition}, {effect}; otherwise {otherwise}",
        k.IfElse,
        clause="M6",
        also=(
            "{condition:iffed}<、|>{effect:bare_ren}、<そうでなければ|そうでないなら|そうでない場合|そうでない場合は|違えば|違うなら|それ以外なら|それ以外の場合は><、|>{otherwise:bare}",
            "{condition:iffed}<、|>{effect:acts_ren}、<そうでないなら|そうでない場合|そうでない場合は|そうでなければ|違えば|違うなら|それ以外なら|それ以外の場合は><、|>{otherwise:effect}",
        ),
    ),
    row(
        "statement",
        "{first:acts_ren}、{second:by_another}",
        "{first} and {second}",
        k.AndThen,
        clause="M6",
        also=("{first:acts_ren}、<その後|さらに|そして>、?{second:by_another}",),
    ),
    row(
        "statement",
        "{condition:iffed}、{effect:acts_ren}、{otherwise:when_it_is}",
        "if {condition}, {effect}; otherwise {otherwise}",
        k.IfElse,
        clause="M6",
        also=("{condition:iffed}<、|>{effect:bare_ren}、{otherwise:when_it_is}",),
    ),
    row(
        "when_it_is",
        "{condition:iffed_it}、{effects:statement}",
        "if {condition}, {effects}",
        n.If,
        clause="M6",
        also=("{condition:iffed_it}、?{effects:done_to_it}",),
    ),
    Phrase("dids_ren", "{effect:did_ren}", "{effect}"),
    row("dids_ren", "{first:act_ren}、{second:did_ren}", "{first} and {second}", a.Both),
    row("does_ren", "{player:actor}は{effect:acts_ren}", "{player} must {effect}", n.Does),
    row(
        "statement",
        "{first:does_ren}、{second:by_another}",
        "{first} and {second}",
        k.AndThen,
        clause="M6",
        also=("{first:does_ren}、<その後|さらに|そして>、?{second:by_another}",),
    ),
    row(
        "statement",
        "{first:dids_ren}、{second:when_so}",
        "{first} and {second}",
        k.AndThen,
        clause="M6",
        also=("{first:dids_ren}、<その後|さらに|そして>、?{second:when_so}",),
    ),
    row("statement", "{first:does_ren}、{second:when_so}", "{first} and {second}", k.AndThen, clause="M6"),
    row(
        "when_so",
        "{condition:iffed}、{effects:statement}",
        "if {condition}, {effects}",
        n.If,
        clause="M6",
        also=("{condition:iffed}{effects:statement}", "{condition:iffed}、?{effects:done_to_it}"),
    ),
    row("by_another", "{player:actor}は{effect:acts}", "{player} {effect@player}", n.Does),
    row(
        "by_another",
        "{player:actor}は{effect:acts_te}もよい",
        "{player} may {effect}",
        n.May,
        also=("{player:actor}は{effect:acts_can}",),
    ),
    row(
        "statement",
        "{player:player}が{deed:acts_not}限り、{effect:effect}",
        "unless {player} {deed@player}, {effect}",
        k.Unless,
        clause="Q3",
        also=(
            "{player:player}が{deed:acts_not}<限り|かぎり|なら|場合|のなら|ならば|とき><、|>{effect:effect}",
            "{player:player}が{deed:acts_ba_not}<、|>{effect:effect}",
        ),
    ),
    row(
        "effect",
        "{player:player}は、{duration:while}、{effect:acts}",
        "{duration}, {player} {effect@player}",
        k.DoesFor,
        also=("{player:player}は<、|>{duration:while}<、|>{effect:acts}",),
    ),
    row(
        "effect",
        "{player:player}は、{duration:while}、{effect:acts}ことができない",
        "{duration}, {player} cannot {effect}",
        k.CannotFor,
        clause="P2",
        also=(
            "{player:player}は<、|>{duration:while}<、|>{effect:acts}ことができない",
            "{player:player}は<、|>{duration:while}<、|>{effect:acts_cannot}",
            "{player:player}は<、|>{duration:while}<、|>{effect:acts_te}はならない",
        ),
    ),
    row(
        "effect",
        "{what:what}は、{duration:while}、{deed:undone}",
        "{duration}, {what} {deed@what}",
        k.ForbidFor,
        clause="P2",
        also=(
            "{what:what}は<、|>{duration:while}<、|>{deed:undone}",
            "{what:what}を<、|>{duration:while}<、|>{deed:undoable}",
            "{what:picked}<、|>{duration:while}<、|><そのユニットは|それは|それらは|それらのユニットは|>{deed:undone}",
            "{what:picked}<、|>{duration:while}<、|><そのユニットを|それを>{deed:undoable}",
        ),
    ),
    row(
        "statement",
        "{price:acts}ことで、{effect:statement}",
        "you may {price}; if you do, {effect}",
        k.ByDoing,
        clause="Q3",
        also=("<あなたは|>{price:acts}ことで<、|>{effect:statement}",),
    ),
    row(
        "effect",
        "{player:player}は、{duration:duration}、{effect:acts_te}もよい",
        "{duration}, {player} may {effect}",
        k.MayFor,
        also=(
            "{player:player}は<、|>{duration:duration}<、|>{effect:acts_te}もよい",
            "{player:player}は<、|>{duration:duration}<、|>{effect:acts}ことができる",
            "{player:player}は<、|>{duration:duration}<、|>{effect:acts_can}",
        ),
    ),
)

_RULES: Final = (
    row(
        "effect",
        "{first:rule_ren}、{second:effect}",
        "{first} and {second}",
        a.Both,
        also=("{first:rule_ren}<、かつ|、さらに|>、?{second:effect}",),
    ),
    row(
        "rule_ren",
        "{what:subject}は{deed:undone_zu}",
        "{what} {deed@what}",
        u.Forbid,
        clause="P2",
        also=("{what:subject}は、?{deed:undone_zu}",),
    ),
    row(
        "rule_ren",
        "{what:object}のコストは{n}であり",
        "the cost of {what} is {n}",
        u.CostIs,
        also=("{what:object}<の|は>コスト<は|>{n}<であり|で|として扱い|として扱われ>",),
    ),
    row(
        "rule_ren",
        "{what:object}はどの属性とも一致し",
        "{what} matches any colour",
        u.MatchesAnyColour,
        also=(
            "{what:object}は<すべての|全ての|あらゆる|どの>属性<を持ち|として扱い|として扱われ|のカードとして扱い>",
            "{what:object}はどの属性のユニット<も|でも>強化<でき|することができ>",
            "{what:object}はどの属性のユニットの強化にも使え",
        ),
    ),
    row(
        "rule_ren",
        "{what:object}は{operation:operation}にのみ使え",
        "{what} can only be used for a {operation}",
        w.OnlyUsableFor,
        also=(
            "{what:object}は{operation:operation}に<のみ使え|しか使えず|だけ使え|のみ使用でき|のみ使うことができ|のみ使用することができ>",
        ),
    ),
)
LINK_PHRASES: Final[tuple[Phrase, ...]] = (*_AROUND, *_LINKED, *_RULES)
