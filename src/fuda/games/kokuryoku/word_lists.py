"""What the closed lists of words in card texts are called: timings, sorts of units, countries, lands, arms, kinds.

`sort` agrees in number with what it is said of; a value is the id that the card files and the rules use.
"""

from typing import Final

from fuda.language.compiler.phrase_book import Phrase

_TIMES: Final = (
    Phrase("timing", "攻撃宣言時", "when you declare an attack", value="attack", clause="X7.24"),
    Phrase("timing", "防御時", "when you are attacked", value="defence", clause="X7.24"),
    Phrase("timing", "反撃時", "when you counter-attack", value="counter", clause="X7.24"),
    Phrase("timing", "戦闘中", "in battle", value="battle", clause="X7.24"),
    Phrase("timing", "移動時", "when you move", value="move", clause="X7.24"),
    Phrase("timing", "敵移動時", "when an enemy moves", value="enemy-move", clause="X7.24"),
    Phrase("timing", "自国力フェイズ", "your national-power phase", value="power", clause="X7.26"),
    Phrase("timing", "エンドフェイズ開始時", "start of the end phase", value="end", clause="K6.1"),
    Phrase("timing", "自軍ユニット離脱時", "when a friendly unit leaves", value="fall", clause="X7.24"),
    Phrase("timing", "行動", "action", value="action", clause="K5.3"),
    Phrase("phase", "国力フェイズ", "national-power phase", value="power", clause="K1.2"),
    Phrase("phase", "侵攻フェイズ", "invasion phase", value="invasion", clause="K5.0"),
    Phrase("phase", "エンドフェイズ", "end phase", value="end", clause="K6.1"),
    Phrase("state", "待機状態", "waiting", value="waiting", clause="K5.4a"),
    Phrase("state", "行動可能状態", "able to act", value="able", clause="K5.1"),
)

_SORTS: Final = (
    Phrase("sort", "{move:movement}", "{move@}"),
    Phrase("sort", "{class:profession}", "{class@}"),
    Phrase("movement", "歩兵", "foot <unit|units>", value="infantry", clause="X4.1"),
    Phrase("movement", "騎兵", "cavalry <unit|units>", value="cavalry", clause="X4.1"),
    Phrase("movement", "飛行兵", "flying <unit|units>", value="flier", clause="X4.1"),
    Phrase("profession", "君主", "<lord|lords>", value="lord"),
    Phrase("profession", "剣士", "<swordfighter|swordfighters>", value="swordsman"),
    Phrase("profession", "槍兵", "<spearman|spearmen>", value="lancer"),
    Phrase("profession", "斧兵", "<axe fighter|axe fighters>", value="axeman"),
    Phrase("profession", "弓兵", "<bowman|bowmen>", value="archer"),
    Phrase("profession", "砲兵", "<gunner|gunners>", value="gunner"),
    Phrase("profession", "騎士", "<knight|knights>", value="knight"),
    Phrase("profession", "翼騎士", "wing <knight|knights>", value="wing-knight"),
    Phrase("profession", "竜騎士", "wyvern <knight|knights>", value="wyvern-knight"),
    Phrase("profession", "重装兵", "heavy <soldier|soldiers>", value="armoured"),
    Phrase("profession", "魔道士", "<mage|mages>", value="mage"),
    Phrase("profession", "僧侶", "<cleric|clerics>", value="cleric"),
    Phrase("profession", "盗賊", "<thief|thieves>", value="thief"),
    Phrase("profession", "踊り手", "<dancer|dancers>", value="dancer"),
    Phrase("profession", "竜", "<dragon|dragons>", value="dragon"),
)

_NAMED: Final = (
    Phrase("crest", "技", "skill", value="技", clause="X7.9"),
    Phrase("crest", "力", "might", value="力", clause="X7.9"),
    Phrase("crest", "速", "speed", value="速", clause="X7.9"),
    Phrase("crest", "守", "guard", value="守", clause="X7.9"),
    Phrase("crest", "魔", "sorcery", value="魔", clause="X7.9"),
    Phrase("crest", "運", "luck", value="運", clause="X7.9"),
    Phrase("crest", "祈", "prayer", value="祈", clause="X7.9"),
    Phrase("crest", "盗", "theft", value="盗", clause="X7.9"),
    Phrase("crest", "舞", "dance", value="舞", clause="X7.9"),
    Phrase("country", "ハルヴェナ", "^halvena", value="halvena"),
    Phrase("country", "ドルガス", "^dorgas", value="dorgas"),
    Phrase("country", "ミレイス", "^mireis", value="mireis"),
    Phrase("country", "ノルドラ", "^nordra", value="nordra"),
    Phrase("ground", "森", "forest", value="forest", clause="K4.4"),
    Phrase("ground", "山", "mountain", value="mountain", clause="K4.4"),
    Phrase("ground", "砦", "fort", value="fort", clause="K4.4"),
    Phrase("ground", "村", "village", value="village", clause="K4.4"),
    Phrase("ground", "沼", "swamp", value="swamp", clause="K4.4"),
    Phrase("ground", "川", "river", value="river", clause="K4.4"),
    Phrase("ground", "平原", "plain", value="plain", clause="K4.4"),
    Phrase("ground", "城", "castle", value="castle", clause="K4.4"),
    Phrase("arms", "剣", "swords", value="sword", clause="X5.5"),
    Phrase("arms", "槍", "lances", value="lance", clause="X5.5"),
    Phrase("arms", "斧", "axes", value="axe", clause="X5.5"),
    Phrase("arms", "弓", "bows", value="bow", clause="X5.5"),
    Phrase("arms", "シューター", "shooters", value="shooter", clause="X5.5"),
    Phrase("arms", "炎", "fire magic", value="fire", clause="X5.5"),
    Phrase("arms", "雷", "thunder magic", value="thunder", clause="X5.5"),
    Phrase("arms", "風", "wind magic", value="wind", clause="X5.5"),
    Phrase("arms", "光", "light magic", value="light", clause="X5.5"),
    Phrase("arms", "杖", "staffs", value="staff", clause="X5.5"),
    Phrase("arms", "ブレス", "breath", value="breath", clause="X5.5"),
    Phrase("arms", "闇", "dark magic", value="dark", clause="X5.5"),
    Phrase("range", "直接", "direct", value="direct", clause="X4.2"),
    Phrase("range", "間接", "indirect", value="indirect", clause="X4.2"),
    Phrase("kind", "ユニット", "unit", value="unit", clause="X2.2"),
    Phrase("kind", "{kind:attachable}", "{kind}"),
    Phrase("kind", "サプライズ", "surprise", value="surprise", clause="X2.2"),
    Phrase("attachable", "武器", "weapon", value="weapon", clause="X2.2"),
    Phrase("attachable", "魔法", "magic", value="magic", clause="X2.2"),
    Phrase("attachable", "アイテム", "item", value="item", clause="X2.2"),
    Phrase("negatable", "サプライズ", "surprise", value="surprise", clause="X5.2"),
    Phrase("negatable", "紋章能力", "crest ability", value="crest", clause="X7.9"),
)

VOCABULARY: Final[tuple[Phrase, ...]] = (*_TIMES, *_SORTS, *_NAMED)
