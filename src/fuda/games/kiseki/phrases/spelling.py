"""Which spellings of kiseki's words are the same? Rules that bring texts and rows to one of them before they are read.

What stands in “” is a name and stays as it is; what stands in 「」 is a text and is respelt like any other. 自分 is the
controller of the text (105.3); of what another player is told to do it is that player, as 自身 is.

>>> SPELLING.respelt("自分のUNITが攻撃したとき、対戦相手は自分の手札を一枚捨てる。")[0]
'あなたのUNITが攻撃した時、相手は自身の手札を1枚捨てる。'
>>> SPELLING.respelt("カード名に“二つの自分”を含むUNITをすべて")[0]
'カード名に“二つの自分”を含むUNITをすべて'
"""

from typing import Final

from fuda.language.compiler.respelling import Respelling
from fuda.language.japanese.usual_spellings import usual

# Who is told to do something, up to what is theirs.
_TOLD: Final = r"((?:相手|各プレイヤー|すべてのプレイヤー|両プレイヤー|全プレイヤー)は[^。:「」\n]*?)自分(?=の|が)"

_PLAYERS: Final = (
    ("互", "お互いのプレイヤー", "各プレイヤー"),
    ("互", "(?:お互い|両者|双方)の(?=(?:[^。、]{0,12}の)?(?:UNIT|ITEM・UNIT|ITEM|BASE)(?:を|は|が|に))", ""),
    ("自", _TOLD, r"\1自身"),
    ("自", _TOLD, r"\1自身"),
    ("自", "自分(?=[のはがと])", "あなた"),
)

_WORDS: Final = (
    ("と度際び", "(?<=[たるうつくぐむぶぬ])(?:とき|度|際|たび|時)に?、", "時、"),
    ("ば", "(?:ならば|であれば|であるならば)、", "なら、"),
    ("れ", "(?<=い|あ)れば、", "るなら、"),
    ("れ", "なければ、", "ないなら、"),
    ("そ", "そう(?:すれば|したら)、", "そうしたなら、"),
    ("す", "することができ(?=る|な|ず)", "でき"),
    ("持", "を持っている", "を持つ"),
    ("持", "を持っていない", "を持たない"),
    ("へ", "(手札|軌跡|拠点|場|下|上|デッキ)へ(?=戻|置|加|出|移)", r"\1に"),
    ("デ", "デッキの(?:一番上|上)を(?=公開|見|確認|軌跡|拠点|手札)", "デッキの一番上のカードを"),
    ("手", r"手札(?:から|の中から)カードを(?=\d+枚)", "手札を"),
    ("以", r"(\d+)(枚|つ|体)以内", r"\1\2まで"),
    ("大", "最大で", "最大"),
    ("順", "(好きな|任意の)順[番序]?[でに]", r"\1順番で"),
    ("し", "(スタン|アクション|レディ)している(?=UNIT|ITEM|カード|あなた|相手|他の)", r"\1状態の"),
    ("し", "(スクラム攻撃|攻撃|応戦|戦闘)している(?=UNIT|ITEM|カード|あなた|相手|他の)", r"\1中の"),
    ("し", "(スクラム攻撃|攻撃|応戦|戦闘)している(?=間|かぎり|限り)", r"\1中である"),
    ("参", "(スクラム攻撃|攻撃)に参加している(?=間|かぎり|限り|なら)", r"\1中である"),
    ("参", "(スクラム攻撃|攻撃)に参加している(?=UNIT)", r"\1中の"),
    ("リ", "戦術リンクしている(?=UNIT)", "戦術リンク中の"),
    ("リ", "戦術リンクしている(?=間|かぎり|限り|なら)", "戦術リンク中である"),
    ("異種", "(?:異なる|互いに異なる)組織", "組織"),
    ("種", r"組織が(\d+)種類", r"組織が\1つ"),
    ("種", r"(\d+)種類(以上|以下|)の組織", r"\1つ\2の組織"),
    ("行", "(攻撃|応戦)を(?:実行し|行っ)た", r"\1した"),
    ("開始", "(ターン|フェイズ|ステップ)の?(?:開始時|はじめ|始め|初め|最初)に?、", r"\1開始時、"),
    ("終", "(ターン|フェイズ)の?(?:終了時|終わり|最後)に?、", r"\1終了時、"),
    ("毎各", "(?:毎|各)ターン(?=[1-9]回)", "1ターンに"),
)

# What the rulebook itself spells so: 任意の, and よい behind a verb (1405.1, 1415.1); and what rows spell both ways.
_KEPT: Final = ("任", "もよ良", "全")

SPELLING: Final = Respelling(
    (
        *[each for each in usual("体|枚|つ|回|度|点|種類") if each[0] not in _KEPT],
        ("良い", "(?<=て|で)も(?:良い|いい)", "もよい"),
        *_PLAYERS,
        *_WORDS,
    ),
    "“[^“”\n]*”",
)
