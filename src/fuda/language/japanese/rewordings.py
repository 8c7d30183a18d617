"""How can a sentence be worded otherwise and mean the same? For proposing a wording, never for reading.

Each rule finds a stretch and says what can stand in its place: plain for polite forms, other particles, links and
counters, commas more or fewer, words that writers use for one another. Whether the text means the same then only the
writer can say, who is shown its English.

>>> [each for each in reworded("カードを2枚引きます。", 0, 99) if each.endswith("引く。")]
['カードを2枚引く。']
"""

import re
from collections.abc import Iterator
from typing import Final

from fuda.language.japanese.synonyms import SYNONYMS

_GODAN: Final = tuple(zip("きぎちびみりい", "くぐつぶむるう", strict=True))

# A pattern, and what can stand in the place of what it finds. The ones before are tried before.
_RULES: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    # polite and roundabout forms
    ("します", ("する", "す")),
    *[(f"(?<!し){stem}ます", (plain, f"{stem}る")) for stem, plain in _GODAN],
    ("ます", ("る",)),
    ("しません", ("しない",)),
    ("きません", ("かない", "きない")),
    ("りません", ("らない", "りない")),
    ("ません", ("ない",)),
    ("ください", ("",)),
    ("です(?=。|、|$)", ("である", "")),
    ("しました", ("した",)),
    ("ました", ("た",)),
    ("て(?:も)?(?:かまわない|構わない|良い|いい|よろしい|よい)", ("てもよい",)),
    ("で(?:も)?(?:かまわない|構わない|良い|いい|よろしい)", ("でもよい",)),
    ("することが(?:可能である|可能|できる)", ("できる", "することができる", "してもよい")),
    ("ことが(?:可能である|可能だ|可能)", ("ことができる",)),
    ("(?:することは|することが|は|が)できない", ("できない", "することができない")),
    ("(?<=[るうくすつぬぶむぐ])ことはできない", ("ことができない", "ない")),
    ("こととする|ものとする", ("",)),
    ("なければならない|ねばならない|なくてはならない|必要がある", ("",)),
    ("しなければならない", ("する",)),
    # links between sentences, and one sentence for two
    (
        "それから、?|そのあと、?|その後に、?|そのあとで、?|続いて、?|続けて、?|次いで、?|さらに、?|また、?|そして、?|次に、?|加えて、?",
        ("その後、", ""),
    ),
    ("(?<=。)その後、?", ("", "さらに、")),
    ("する。(?:その後|さらに|そして|また|それから)、", ("し、", "して、", "する。")),
    ("く。(?:その後|さらに|そして|また|それから)、", ("き、", "いて、", "く。")),
    ("る。(?:その後|さらに|そして|また|それから)、", ("り、", "、", "って、", "る。")),
    ("う。(?:その後|さらに|そして|また|それから)、", ("い、", "って、", "う。")),
    ("す。(?:その後|さらに|そして|また|それから)、", ("し、", "して、", "す。")),
    ("ぶ。(?:その後|さらに|そして|また|それから)、", ("び、", "んで、", "ぶ。")),
    ("し、(?=[^。]*。)", ("する。その後、", "する。", "して、")),
    ("して、", ("し、", "する。その後、")),
    ("(?<=[きしちびみりいけせてねべめれえげじ])、", ("。その後、",)),
    # when and if
    (
        "(?<=[るたいのんく])(?:ときには|ときに|ときは|とき|時には|時に|時は|場合には|場合は|場合に|場合|際に|際は|際)、?",
        ("時、", "なら、", "場合、", "とき、"),
    ),
    (
        "(?:であれば|ならば|だったら|であるなら|であった場合|である場合|の場合|だった場合|の時|なら)、?",
        ("なら、", "であるなら、", "の場合、", "である場合、"),
    ),
    ("たら、?", ("た時、", "たなら、", "た場合、")),
    ("(?:かぎりは|限りは|限り|かぎり|間は|間|あいだ)、?", ("かぎり、", "間、", "限り、")),
    ("(?:たびに|度に|毎に|ごとに)、?", ("時、", "たびに、")),
    # commas
    ("、", ("",)),
    ("(?<=[時中ばらり後合際間に])(?=[^、。はがをにのとで])", ("、",)),
    ("(?<=[はをがでに])(?=[^、。])", ("、",)),
    ("$", ("。",)),
    ("(?<=[^。])(?=\n)", ("。",)),
    # particles
    ("(?<=[^、。])は、?", ("が", "の", "を", "は、")),
    ("(?<=[^、。])が、?", ("は", "の", "を")),
    ("(?<=[^、。])を、?", ("は", "が", "の")),
    ("へ", ("に",)),
    ("に", ("へ", "を", "で", "の", "から")),
    ("で", ("に", "から", "によって")),
    ("から", ("の", "より", "を", "で")),
    ("の", ("が", "にある", "にいる", "", "から")),
    ("も(?=[0-90-9])", ("を",)),
    ("も", ("は", "を", "が")),
    ("と、?", ("か", "または", "や", "および")),
    ("(?:かつ|および|及び|ならびに)、?", ("と", "、かつ、")),
    ("(?:もしくは|あるいは|または|又は)、?", ("か", "または")),
    # counters and numbers
    (
        r"(?<=[0-9])(?:枚|体|つ|個|人|匹|点|回|度|名|ポイント|ダメージ|チップ|コ|ケ|箇所)",
        ("枚", "体", "つ", "個", "点", "回", ""),
    ),
    (r"(?<=[0-9])(?=[をがは引捨回])", ("枚", "体", "つ", "点")),
    (r"([^、。をはがに\[\]()「」]{1,8})を([0-9])(枚|体|つ|個)", (r"\1\2\3を", r"\2\3の\1を")),
    (r"([^、。をはがに\[\]()「」]{1,8}?)([0-9])(枚|体|つ|個)を", (r"\1を\2\3", r"\2\3の\1を")),
    (r"([0-9])(枚|体|つ|個)の([^、。をはがに\[\]()「」]{1,8})を", (r"\3を\1\2", r"\3\1\2を")),
    (r"最大([0-9])(枚|体|つ|個|点)", (r"\1\2まで",)),
    (r"([0-9])(枚|体|つ|個|点)以下(?=を|の|選)", (r"\1\2まで",)),
    # what is said in another order
    (r"(この(?:ターン|戦闘|フェイズ)中|ターン終了時まで)、([^、。]{2,24}?は)", (r"\2\1", r"\2、\1、")),
    (r"([^、。]{2,24}?は)、?(この(?:ターン|戦闘|フェイズ)中|ターン終了時まで)、?", (r"\2、\1",)),
    (r"を(?:指定|指名|決め|選択)し", ("を選び", "を選んで")),
    (r"を(?:指定|指名|選択)する", ("を選ぶ",)),
    (r"(?:指定|指名|選択)した", ("選んだ",)),
    # nothing is lost with these
    ("(?:ただし|なお|もし|必ず|即座に|ただちに|すぐに|このとき|この時|それぞれ)、?", ("",)),
    ("そのカード|そのユニット|このとき選んだ[^、。をはが]{1,6}", ("それ",)),
    ("それらすべて|それら", ("それ", "それらのカード", "それらのユニット")),
    ("それ(?=[をはがにの])", ("そのカード", "そのユニット")),
    ("自身|自分自身|これ自身", ("このユニット", "これ", "このカード")),
    ("(?<=[0-9])(?:の|点の)ダメージ", ("ダメージ", "点のダメージ", "のダメージ")),
)
RULES: Final = tuple([(re.compile(pattern), instead) for pattern, instead in _RULES])
WORDS: Final = tuple(
    [(word, tuple([each for each in group if each != word])) for group in SYNONYMS for word in group if len(word) > 1]
)


# Words that a text can be read with and mean nothing where they stand: what a writer may have meant by them there.
_REFERENTS: Final = (
    ("自軍(?=ユニット|パーティ)", ("そのプレイヤーの", "")),
    ("自軍(?=手札|山札|捨て山|除外ゾーン)", ("",)),
    ("(?<!に)隣接(?=した|する)", ("対象に隣接",)),
    ("この(?=地形)", ("戦闘が発生している",)),
)
REFERENTS: Final = tuple([(re.compile(pattern), instead) for pattern, instead in _REFERENTS])


def referred(text: str) -> Iterator[str]:
    """The text with words that mean nothing there said in another way, wherever they stand.

    >>> next(referred("対象は自軍ユニットを1体選び、破棄する。"))
    '対象はそのプレイヤーのユニットを1体選び、破棄する。'
    """
    for rule, several in REFERENTS:
        for instead in several:
            made = rule.sub(instead, text)
            if made != text:
                yield made


def reworded(text: str, begin: int, end: int) -> Iterator[str]:
    """The text with one stretch worded otherwise, where the stretch touches these places; each once."""
    seen = {text}
    for made in _changed(text, begin, end):
        if made not in seen:
            seen.add(made)
            yield made


def _changed(text: str, begin: int, end: int) -> Iterator[str]:
    for rule, several in RULES:
        for found in rule.finditer(text, max(0, begin - 24)):
            if found.start() > end:
                break
            if found.end() >= begin:
                for instead in several:
                    yield text[: found.start()] + found.expand(instead) + text[found.end() :]
    near = text[max(0, begin - 12) : end + 12]
    for word, others in WORDS:
        if word in near:
            at = text.find(word, max(0, begin - 12))
            while 0 <= at <= end:
                for other in others:
                    yield text[:at] + other + text[at + len(word) :]
                at = text.find(word, at + 1)
