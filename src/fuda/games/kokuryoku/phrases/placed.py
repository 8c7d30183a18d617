"""How conditions are worded about squares and distances, equipment, who fights, and by how much amounts differ."""

from typing import Final

from fuda.games.kokuryoku.phrases.conditions import given
from fuda.games.kokuryoku.words import amounts as q
from fuda.games.kokuryoku.words import groups as g
from fuda.language.compiler.phrase_book import Phrase
from fuda.language.japanese.spelling import Spelt, row

PLACED_PHRASES: Final[tuple[Phrase, ...]] = (
    *given(
        "{what:one}が{land:ground}か{other:ground}に%",
        "iru",
        "{what} is on a {land} or {other} square",
        "{what} is on a {land} or {other} square",
        q.IsOnEither,
        "K4.4",
        also=("{what:one}が{land:ground}<か|または|、>{other:ground}<|のマス|の上>に%",),
    ),
    *given(
        "{what:one}が{where:owned_ground}に%",
        "iru",
        "{what} is on {where}",
        "{what} is on {where}",
        q.IsAt,
        "K4.4",
    ),
    *given(
        "{what:one}が{where:spot}に%",
        "iru",
        "{what} is on {where}",
        "{what} is on {where}",
        q.IsAt,
        "K4.4",
    ),
    *given(
        "{what:one}が{of:object}から{n}マス以内に%",
        "iru",
        "{what} is within {n:square} of {of}",
        "{what} is within {n:square} of {of}",
        q.IsWithin,
        "X4.2",
        also=("{what:one}が{of:object}の周囲{n}マス<以内に|に>%",),
    ),
    row(
        "simple",
        "{what:units}が攻撃している",
        "one of the {what} is attacking",
        q.OneFights,
        const={"side": "attack"},
        clause="X5.1",
        also=("{what:units}が攻撃ユニットである",),
    ),
    row(
        "simple",
        "{what:units}が攻撃されている",
        "one of the {what} is being attacked",
        q.OneFights,
        const={"side": "defence"},
        clause="X5.1",
        also=("{what:units}が<攻撃を受けている|防御ユニットである>",),
    ),
    row(
        "simple",
        "{amount:compared}が{than:compared}より{n}{how:by_so_much}",
        "{amount} is at least {n} {how} than {than}",
        q.ComparesBy,
        also=("{amount:compared}が{than:compared}より<も|>{n}<枚|体|個|点|>以上{how:by_so_many}",),
    ),
    row("by_so_much", "以上多い", "more", value="more", also=("<以上高い|以上大きい>",)),
    row("by_so_much", "以上少ない", "less", value="less", also=("<以上低い|以上小さい>",)),
    row("by_so_many", "多い", "more", value="more", also=("<高い|大きい>",)),
    row("by_so_many", "少ない", "less", value="less", also=("<低い|小さい>",)),
    *given(
        "{what:one}が{arms:arms}を装備し%",
        "tear",
        "{what} is armed with {arms}",
        "{what} is armed with {arms}",
        q.IsArmed,
        "X5.5",
        also=(
            "{what:one}が{arms:arms}の<武器|魔法|武器カード|魔法カード>を装備し%",
            "{what:one}に{arms:arms}が付与され%",
        ),
    ),
    *[
        row(
            category,
            f"{{what:one}}がこのターンに{{deed:doing_noun}}または{{other:doing_noun}}をし{verb}",
            "{what} has {deed} or {other} this turn",
            q.DidEither,
            clause="K5.0",
            also=(
                f"{{what:one}}がこのターン<に|中に|中|>、?{{deed:doing_noun}}<または|か|や|、>{{other:doing_noun}}<を|>し{verb}",
                f"このターン<に|中に|中|>、?{{what:one}}が{{deed:doing_noun}}<または|か|や|、>{{other:doing_noun}}<を|>し{verb}",
                Spelt(
                    f"このターン<に|中に|中|>、?{{deed:doing_noun}}<または|か|や|、>{{other:doing_noun}}<を|>し{verb}",
                    {"what": g.Its()},
                ),
            ),
        )
        for category, verb in (("simple", "ている"), ("denied", "ていない"), ("joined", "ており"))
    ],
    row("doing_noun", "移動", "moved", value="move"),
    row("doing_noun", "攻撃", "attacked", value="attack"),
    row("doing_noun", "反撃", "counter-attacked", value="counter"),
    row("doing_noun", "行動", "acted", value="act"),
    *given(
        "{where:watched}に{what:units}が%",
        "iru",
        "there is {what} on {where}",
        "there is {what} on {where}",
        q.StandThere,
        "X2.3",
        also=("{what:units}が{where:watched}に%", "{where:watched}に{what:units}が1体<でも|も>%"),
    ),
    *[
        row(
            category,
            f"{{where:watched}}に{{what:units}}が{{bound:bodies}}{verb}",
            "there are {bound} {what} on {where}",
            q.SoManyThere,
            clause="X2.3",
        )
        for category, verb in (("simple", "いる"), ("denied", "いない"), ("joined", "<いて|おり>"))
    ],
    *given(
        "{where:watched}に{land:some_ground}が%",
        "aru",
        "there is {land} on {where}",
        "there is {land} on {where}",
        q.LandLies,
        "K4.4",
    ),
    row("some_ground", "土地", "a land", value="any", clause="K4.4", also=("土地カード",)),
    row("some_ground", "森", "a forest", value="forest", clause="K4.4"),
    *[
        row("some_ground", ja, f"a {en}", value=en, clause="K4.4")
        for ja, en in (
            ("山", "mountain"),
            ("砦", "fort"),
            ("村", "village"),
            ("沼", "swamp"),
            ("川", "river"),
            ("平原", "plain"),
            ("城", "castle"),
        )
    ],
)
