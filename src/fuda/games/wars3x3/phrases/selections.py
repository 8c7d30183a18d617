"""How one, some or all of a group are named, chosen, counted or taken by chance; what is uppermost or left."""

from typing import Final

from fuda.games.wars3x3.words import groups as g
from fuda.games.wars3x3.words import links as k
from fuda.language.compiler.phrase_book import MANY, Phrase
from fuda.language.japanese.spelling import Spelt, row
from fuda.language.words import amounts as m
from fuda.language.words import measures as q
from fuda.language.words import nodes as n

_ALL: Final = "<すべて|全て|全部|全員>"


def _few(groups: str, counter: str) -> tuple[Phrase, ...]:
    """Some of a group, where all of it is said in another way."""
    some = f"{{what:{groups}}}"
    by_chance = f"{some}<から|を|の中から|><無作為に|ランダムに>{{n}}{counter}"
    return (
        row(
            "few",
            f"{some}{{n}}{counter}",
            "{n} {what@n}",
            n.Chosen,
            number="n",
            also=(f"{some}<のうち|の中から|から>{{n}}{counter}",),
        ),
        row(
            "few",
            f"{some}{{n}}{counter}まで",
            "up to {n} {what@n}",
            n.UpTo,
            number="n",
            also=(f"{some}を{{n}}{counter}まで",),
        ),
        row(
            "few", f"無作為な{some}{{n}}{counter}", "{n} {what@n} at random", q.AtRandom, number="n", also=(by_chance,)
        ),
        row("few", f"すべての{some}", "{what}", n.All, number=MANY, also=(f"<全ての|全>{some}", f"{some}{_ALL}")),
        row("counted_few", f"{some}をすべて", "{what}", n.All, number=MANY, also=(f"{some}を{_ALL}",)),
        row(
            "counted_few",
            f"{some}を{{n}}{counter}",
            "{n} {what@n}",
            n.Chosen,
            number="n",
            also=(f"{some}を{{n}}{counter}選<び、|んで>",),
        ),
        row(
            "counted_few",
            f"{some}を無作為に{{n}}{counter}",
            "{n} {what@n} at random",
            q.AtRandom,
            number="n",
            also=(f"{some}をランダムに{{n}}{counter}",),
        ),
    )


def _extreme(groups: str, counter: str) -> tuple[Phrase, ...]:
    """The highest or lowest of a group, named behind it."""
    some = f"{{what:{groups}}}<の中で|のうち|のうちで|の中から|の内|の中で、|のうち、>"
    return (
        row(
            f"top_{groups}",
            f"{{what:{groups}}}の中で最も{{figure:figure}}の{{end:end}}もの",
            "{what@} with the {end} {figure}",
            g.Extreme,
            also=(f"{some}<最も|一番|もっとも>{{figure:figure}}<が|の>{{end:end}}<もの|ユニット|カード>",),
        ),
    )


def _within(some: str, counter: str) -> tuple[Phrase, ...]:
    """As many of a group as some figure of theirs together allows."""
    total = "{figure:figure}の合計が{most}以下<になるように|となるように|になるよう|となるよう|の範囲で>、?"
    many = f"<好きな数|好きなだけ|好きな枚数|何{counter}でも|任意の数>"
    english = "any number of {what} with a total {figure} of {most} or less"
    return (
        row(
            "what",
            f"{{figure:figure}}の合計が{{most}}以下になるように好きな数の{some}",
            english,
            g.WithinTotal,
            number=MANY,
            also=(
                f"{total}{some}を{many}",
                f"{some}を、?{total}{many}",
                f"{{figure:figure}}の合計が{{most}}以下<の|になる>{some}を{many}",
            ),
        ),
        row(
            "picked",
            f"{{figure:figure}}の合計が{{most}}以下になるように{some}を好きな数選び、",
            english,
            g.WithinTotal,
            number=MANY,
            also=(f"{total}{some}を{many}選<び、|んで|んで、>", f"{some}を、?{total}{many}選<び、|んで|んで、>"),
        ),
        row(
            "counted",
            f"{{figure:figure}}の合計が{{most}}以下になるように{some}を好きな数",
            english,
            g.WithinTotal,
            number=MANY,
            also=(f"{total}{some}を{many}", f"{some}を、?{total}{many}"),
        ),
    )


def _selected(groups: str, counter: str) -> tuple[Phrase, ...]:
    """The selections from a group, by its counter word: plain, …を1体選び、 and …を1体."""
    some = f"{{what:{groups}}}"
    highest = f"{{what:top_{groups}}}"
    top = () if groups == "lands" else (f"{highest}{{n}}{counter}", Spelt(highest, {"n": 1}))
    chosen = "選<び、|んで|んで、|び>"
    return (
        row(
            "what",
            f"{some}{{n}}{counter}",
            "{n} {what@n}",
            n.Chosen,
            number="n",
            also=(
                f"{{n}}{counter}の{some}",
                f"{some}<のうち|の中から|の中の|から|の>{{n}}{counter}",
                Spelt(f"<いずれか|どれか>の{some}", {"n": 1}),
                *top,
            ),
        ),
        row(
            "what",
            f"{some}{{n}}{counter}まで",
            "up to {n} {what@n}",
            n.UpTo,
            number="n",
            also=(
                f"{{n}}{counter}までの{some}",
                f"{some}<のうち|の中から|から|を>{{n}}{counter}まで",
                f"{some}最大{{n}}{counter}",
            ),
        ),
        row(
            "what",
            f"好きな数の{some}",
            "any number of {what}",
            q.AnyNumber,
            number=MANY,
            also=(
                f"<任意の数の|好きなだけの|何{counter}でも|好きな枚数の|任意の枚数の>{some}",
                f"{some}<を好きな数|を好きなだけ|を何{counter}でも|を任意の数|を好きな枚数|を任意の枚数>",
            ),
        ),
        row(
            "what",
            f"無作為な{some}{{n}}{counter}",
            "{n} {what@n} at random",
            q.AtRandom,
            number="n",
            also=(
                f"<無作為に|ランダムに|無作為に選んだ|ランダムに選んだ|ランダムな|無作為に選ばれた>{some}{{n}}{counter}",
                f"{some}<から|を|の中から|のうち|><無作為に|ランダムに><|選んだ|選ばれた>{{n}}{counter}",
            ),
        ),
        row(
            "what",
            some,
            "{what}",
            n.All,
            number=MANY,
            also=(f"<すべての|全ての|各|全>{some}", f"{some}{_ALL}"),
        ),
        *_few(groups, counter),
        row(
            "picked",
            f"{some}を{{n}}{counter}選び、",
            "{n} {what@n}",
            n.Chosen,
            number="n",
            also=(
                f"{some}<を{{n}}{counter}|{{n}}{counter}を|のうち{{n}}{counter}を|の中から{{n}}{counter}を|から{{n}}{counter}を|から{{n}}{counter}>{chosen}",
                f"{{n}}{counter}の{some}を{chosen}",
                f"{some}を{{n}}{counter}<探し、|探して|見つけ、>",
            ),
        ),
        row(
            "picked",
            f"{some}を{{n}}{counter}まで選び、",
            "up to {n} {what@n}",
            n.UpTo,
            number="n",
            also=(
                f"{some}<を{{n}}{counter}まで|{{n}}{counter}までを|から{{n}}{counter}まで|の中から{{n}}{counter}まで>{chosen}",
            ),
        ),
        row(
            "picked",
            f"{some}を好きな数選び、",
            "any number of {what}",
            q.AnyNumber,
            number=MANY,
            also=(
                f"{some}を<好きな数|好きなだけ|任意の数|何{counter}でも>{chosen}",
                f"好きな数の{some}を{chosen}",
            ),
        ),
        row(
            "picked",
            f"無作為に{some}を{{n}}{counter}選び、",
            "{n} {what@n} at random",
            q.AtRandom,
            number="n",
            also=(f"{some}<を|から|の中から><無作為に|ランダムに>{{n}}{counter}<を|>{chosen}",),
        ),
        row(
            "counted",
            f"{some}を{{n}}{counter}",
            "{n} {what@n}",
            n.Chosen,
            number="n",
            also=(f"{some}から{{n}}{counter}を",),
        ),
        row("counted", f"{some}を{{n}}{counter}まで", "up to {n} {what@n}", n.UpTo, number="n"),
        row(
            "counted",
            f"{some}を好きな数",
            "any number of {what}",
            q.AnyNumber,
            number=MANY,
            also=(f"{some}を<好きなだけ|任意の数|何{counter}でも|好きな枚数|任意の枚数>",),
        ),
        row(
            "counted",
            f"{some}を無作為に{{n}}{counter}",
            "{n} {what@n} at random",
            q.AtRandom,
            number="n",
            also=(
                f"{some}<を|から><無作為に|ランダムに>{{n}}{counter}<を|>",
                f"<無作為に|ランダムに>{some}を{{n}}{counter}",
            ),
        ),
        *_within(some, counter),
        row("counted", f"{some}をすべて", "{what}", n.All, number=MANY, also=(f"{some}を<全て|全部|全員>",)),
        row("subject", some, "{what}", n.All, number=MANY, also=(f"<すべての|全ての|各|全>{some}", f"{some}{_ALL}")),
        row("someone", some, "any {what@what}", m.AnyOf, also=(f"いずれかの{some}", f"{some}1{counter}")),
    )


def _of_each(groups: str, counter: str) -> tuple[Phrase, ...]:
    """So many of each player's; …を1体ずつ is spelt …各1体を."""
    some = f"お互いの{{what:{groups}}}各{{n}}{counter}"
    return (
        row("what", some, "{n} {what@n} of each player", k.OfEach, number=MANY),
        row("picked", f"{some}を選<び、|んで>", "{n} {what@n} of each player", k.OfEach, number=MANY),
    )


def _with_either(rows: tuple[Phrase, ...], others: tuple[Phrase, ...]) -> tuple[Phrase, ...]:
    """Rows that can be said with another counter word as well."""
    found: list[Phrase] = []
    for one, other in zip(rows, others, strict=True):
        known = {each.ja for each in one.wordings}
        more = tuple([each for each in other.wordings if each.ja not in known])
        also = (*one.wordings[1:], *more)
        found.append(Phrase(one.category, one.ja, one.en, one.node, one.clause, one.const, one.value, one.number, also))
    return tuple(found)


def _tops(category: str, counted: str) -> tuple[Phrase, ...]:
    """The uppermost cards of the deck."""
    return (
        row(
            category,
            "デッキの上からカード{n}枚",
            "the top {n:card} of the deck",
            g.TopCards,
            clause="W2.2",
            also=(
                "<デッキ|山札|自分のデッキ|相手のデッキ|あなたのデッキ>の<一番|>上<の|から|から、><カード|>{n}枚",
                "<デッキ|山札>の<一番|>上から{n}枚の<カード|>",
                Spelt("<デッキ|山札>の一番上<のカード|のカード1枚|>", {"n": 1}),
            ),
        ),
        row(
            counted,
            "デッキの上からカードを{n}枚",
            "the top {n:card} of the deck",
            g.TopCards,
            clause="W2.2",
            also=("<デッキ|山札>の<一番|>上から<カードを|>{n}枚<を|>",),
        ),
    )


_SELECTED: Final = (
    Phrase("what", "{it:object}", "{it}"),
    Phrase("subject", "{it:object}", "{it}"),
    Phrase("someone", "{it:object}", "{it}"),
    *_extreme("units", "体"),
    *_extreme("cards", "枚"),
    *_selected("units", "体"),
    *_selected("cards", "枚"),
    *_with_either(_selected("lands", "つ"), _selected("lands", "枚")),
    *_of_each("units", "体"),
    *_of_each("onboard", "枚"),
    *_tops("what", "counted"),
    *_tops("few", "counted_few"),
    row(
        "what",
        "残り",
        "the rest",
        g.Rest,
        number=MANY,
        also=("<残りのカード|残りすべて|残ったもの|残りをすべて|残り全て>",),
    ),
    Phrase("topic", "{what:rest}", "{what}"),
    row(
        "rest",
        "残りは",
        "the rest",
        g.Rest,
        number=MANY,
        also=("<残りのカードは|残ったカードは|残りは、|残りはすべて|残りのカードはすべて|残りは全て>",),
    ),
    row("rest", "それは", "it", n.That, also=("<そのカードは|そのユニットは|そのカードは、|その領土は|その魔法は>",)),
    row("what", "{zone:zone}より選ぶ{what:what}", "{what} from {zone}", g.TakenFrom),
    row(
        "from_zone",
        "{what:what}を{zone:zone}から",
        "{what} from {zone}",
        g.TakenFrom,
        also=("{what:what}を、?{zone:zone}<から|より>、?",),
    ),
)

SELECTED_PHRASES: Final[tuple[Phrase, ...]] = _SELECTED
