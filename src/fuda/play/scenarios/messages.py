"""What is said about a scenario that is wrong or fails? Every message in Japanese and English."""

from __future__ import annotations

from typing import Any, Final

_TEXTS: Final[dict[str, tuple[str, str]]] = {
    # the file
    "malformed-yaml": ("YAMLとして読めません：{why}", "This is not valid YAML: {why}."),
    "no-anchors": (
        "&・*・!は使えません。そのまま書いてください。",
        "Anchors, aliases and tags are not used; write it out.",
    ),
    "too-deep": ("入れ子が深すぎます。", "This is nested too deeply."),
    "not-one-table": ("ファイル全体を1つの表で書きます。", "The file must be one table."),
    "key-not-a-word": ("項目名は1つの語です。", "A key must be a single word."),
    "key-twice": (
        "項目{word!r}は{line_before}行目にもあります。片方を消してください。",
        "The key {word!r} stands in line {line_before} already; remove one of them.",
    ),
    "nearest": ("（近いもの：{words}）", " Nearest: {words}."),
    "no-such-key": ("{word!r}という項目はありません。", "There is no key {word!r} here."),
    "key-missing": ("項目{word!r}がありません。", "The key {word!r} is missing."),
    "not-a-table-here": ("ここには表（項目: 値）を書きます。", "A table (key: value) belongs here."),
    "not-a-list-here": ("ここには並び（[…]）を書きます。", "A list ([…]) belongs here."),
    "not-a-word": ("ここには語を書きます。", "A word belongs here."),
    "not-a-flag": ("ここにはtrueかfalseを書きます。", "true or false belongs here."),
    "not-a-whole-number": ("ここには整数を書きます。", "A whole number belongs here."),
    "nothing-listed": ("少なくとも1つ書きます。", "List at least one."),
    "nothing-expected": (
        "scriptに期待（expect、legal、illegal、sees、hidden）がありません。失敗しうるものを書いてください。",
        "The script expects nothing; add an expect, legal, illegal, sees or hidden that can fail.",
    ),
    "position-or-set-up": (
        "positionを書く時、variantとdecksは書きません（それらは最初の準備から始める時のものです）。",
        "With a position there is no variant and no decks: those belong to a game from its set-up.",
    ),
    "not-a-step": (
        "scriptの1行は「席 動詞」か、答えか期待の表です。",
        "A step is 'SEAT VERB', or a table with an answer or with expectations.",
    ),
    "stop-too-late": (
        "stop atは答えのすぐ後に書きます。ここではもう次の質問の局面を見ています。",
        "A stop comes right after an answer; here the game has been looked at in its next question already.",
    ),
    "one-kind-of-answer": ("答えの種類をちょうど1つ書きます。", "A step has exactly one kind of answer."),
    "not-for-chance": ("運の答えには使えません。", "This cannot be said of chance."),
    "not-played": (
        "playedの1行は「席 答え」（first 3、chance [2, 0, 1]）か、{{fix: […]}}です。",
        "What was played is written 'SEAT ANSWER' (first 3, chance [2, 0, 1]) or {{fix: […]}}.",
    ),
    "played-not-asked": ("ここで{word}は何も聞かれていません。", "{word} is not asked anything here."),
    "played-unfit": ("ここには合いません：{why:ja}", "This does not fit here: {why:en}"),
    "played-broke": ("この答えでルールが異常終了します：{why}", "The rules break down upon this answer: {why}"),
    # what it speaks of
    "unknown-game": ("{word!r}というゲームはありません。", "There is no game {word!r}."),
    "unknown-variant": ("{word!r}という形式はありません。", "There is no variant {word!r}."),
    "unknown-clause": ("条項{word!r}はルールブックにありません。", "The rulebook has no clause {word!r}."),
    "no-such-seat": ("席{word!r}はありません。", "There is no seat {word!r}."),
    "no-such-card": ("{word!r}というカードも別名もありません。", "No card and no alias is called {word!r}."),
    "not-in-the-game": ("《{word}》はこの局面にありません。", "{word!r} is not among the cards of this position."),
    "no-such-zone": ("{word!r}という領域はありません。", "There is no zone {word!r}."),
    "no-such-verb": ("{word!r}という行動はこのゲームにありません。", "The game knows no action {word!r}."),
    "nobody-has-that": ("{word!r}を持つユニットがいません。", "No unit of that seat has {word!r}."),
    "several-cards": (
        "{word!r}に当たるカードが複数あります（{places}）。「名前@別名」で区別するか「領域/名前」と書いてください。",
        "{word!r} could mean several cards ({places}); give it a name of its own (name@alias) or write zone/name.",
    ),
    "which-zone": ("どの領域を混ぜるのか分かりません。zoneを書いてください。", "Say with 'zone' what is shuffled."),
    "no-such-expectation": ("{word!r}は確かめられません。", "{word!r} is nothing that can be looked up."),
    "checks-nothing": ("{word!r}は空なので、何も確かめません。", "{word!r} is empty, so nothing is checked."),
    "no-positions": ("{word}は局面を置けません。", "{word} cannot set up a position."),
    "bad-position": ("局面を置けません：{why:ja}", "The position cannot be set up: {why:en}."),
    "bad-decks": ("このデッキでは始められません：{why}", "The game cannot begin with these decks: {why}."),
    "deck-forbidden": (
        "{seat}のデッキはルールで使えません：{why:ja}。直すか、わざとならfree_decks: trueと書いてください。",
        "The rules forbid the deck of {seat}: {why:en}. Mend it, or write free_decks: true if this is meant.",
    ),
    "free-without-decks": (
        "free_decksは、decksを書いた時だけのものです。",
        "free_decks says something about decks, and there are none here.",
    ),
    "card-number-used": ("番号{word!r}のカードはすでにあります。", "There is a card {word!r} already."),
    "no-inline-cards": ("{word}にはカードを書き足せません。", "No cards can be added to {word}."),
    "bad-fact": (
        "{key}は{value!r}にできません。このゲームの他のカードでは：{wanted}",
        "{key} cannot be {value!r}; on the other cards of the game it is: {wanted}.",
    ),
    "card-refused": ("このカードをルールが扱えません：{why}", "The rules cannot use this card: {why}."),
    "no-round-trip": ("文を書き出すと{printed!r}になります。", "The text would print as {printed!r}."),
    "problem.one-card": ("表は1枚分（名前: 向き）だけ書きます", "a table holds one card (name: how it lies)"),
    "problem.no-such-way-to-lie": ("その向きはありません：{value}", "no card lies like that: {value}"),
    "problem.not-a-card": ("カードではありません：{value}", "this is not a card: {value}"),
    "problem.wrong-zone-for-card": ("そこに置くカードではありません：{value}", "this card cannot lie there: {value}"),
    "problem.alias-used-twice": ("別名が2回使われています：{value}", "the alias is used twice: {value}"),
    "problem.not-a-list": (
        "並びか枚数（999以下）を書きます：{value}",
        "a list or a number of cards, at most 999, belongs here: {value}",
    ),
    "problem.too-many-units": ("ユニットが多すぎます：{value}体", "so many units do not fit there: {value}"),
    "problem.not-such-a-number": (
        "その数にはできません：{value}",
        "this must be a whole number, and not so low: {value}",
    ),
    "problem.not-true-or-false": ("trueかfalseを書きます：{value}", "true or false belongs here: {value}"),
    "problem.not-a-table": ("表を書きます：{value}", "a table belongs here: {value}"),
    "problem.no-such-key": ("その項目はありません：{value}", "there is no such key: {value}"),
    "problem.no-such-card": ("そのカードはありません：{value}", "there is no such card: {value}"),
    "problem.no-such-seat": ("その席はありません：{value}", "there is no such seat: {value}"),
    "problem.no-such-step": ("そのステップはありません：{value}", "there is no such step: {value}"),
    # the play
    "seat-not-asked": (
        "{seat}は何も聞かれていません。いま聞かれているのは：{asked}",
        "{seat} is not asked anything. Asked now: {asked}",
    ),
    "other-question": (
        "この答えは、いまの質問に合いません。{asked}",
        "This does not answer what is asked: {asked}",
    ),
    "other-clause": ("質問の{key}は{wanted}ではなく{found}です。", "The question has the {key} {found}, not {wanted}."),
    "game-over": (
        "ゲームはすでに終わっています（{kind}、条項{clause}）。",
        "The game is over already ({kind}, clause {clause}).",
    ),
    "not-offered": ("{action}はいまできません。できるのは：{offered}", "{action} is not offered. Offered: {offered}"),
    "several-fit": (
        "{action}に当たるものが複数あります。詳しく書いてください：{offered}",
        "{action} could mean several things; say more: {offered}",
    ),
    "not-accepted": ("答えが合いません：{why}", "The answer does not fit: {why}"),
    "cannot-choose": ("{word}は選べません。選べるのは：{offered}", "{word} cannot be chosen. Possible: {offered}"),
    "there-already": (
        "すでに条項{clause}にいるので、パスするものがありません。この行を消すか、先に答えを書いてください。",
        "The game stands in clause {clause} already, so there is nothing to pass; remove this, or answer first.",
    ),
    "passed-for-nothing": (
        "{count}回パスしても、条項{clause}に着きません。いま聞かれているのは：{asked}",
        "Clause {clause} was not reached with passive answers: {count}. Asked now: {asked}",
    ),
    "dice-not-passed": (
        "条項{clause}に着く前にダイスを振ります。そこまでパスし、rollを書いてください：{asked}",
        "Dice are rolled before clause {clause} is reached; pass until there and write the roll: {asked}",
    ),
    "not-run": (
        "ここまでに条項{clause}の段階はもうありません。実行された条項：{run}",
        "No (further) step of clause {clause} was run up to here. Clauses that were run: {run}",
    ),
    "rules-broke": ("ルールが続けられません：{why}", "The rules cannot go on: {why}"),
    "question-left": (
        "scriptが終わりましたが、質問に答えていません：{asked}。答えるか、expectのaskedで確かめてください。",
        "The script ends and leaves a question: {asked}. Answer it, or confirm it with expect: {{asked: …}}.",
    ),
    "not-reached": ("この後の{count}個は実行していない", "steps after this one that were not reached: {count}"),
    "wrong-value": ("{what}は{wanted}のはずが{found}です。", "{what} should be {wanted} and is {found}."),
    "is-illegal": ("できるはずの{action}ができません。{why}", "{action} should be legal and is not. {why}"),
    "is-legal": ("できないはずの{action}ができます。", "{action} should be illegal and is legal."),
    "other-reason": (
        "{action}を禁じるのは{wanted}のはずが{found}です。",
        "{action} should be forbidden by {wanted} and is by {found}.",
    ),
    "not-seen": ("{seat}は{card}を知っているはずですが、見えていません。", "{seat} should know {card} and does not."),
    "seen": ("{seat}は{card}を知らないはずですが、見えています。", "{seat} should not know {card} and does."),
}

_WORDS: Final[dict[str, tuple[str, str]]] = {
    "nobody": ("誰も聞かれていない", "nobody is asked"),
    "over": ("ゲームは終わっている", "the game is over"),
    "asks": (
        "{seat}に条項{clause}（{purpose}、{kind}）{offered}",
        "{seat} by clause {clause} ({purpose}, {kind}){offered}",
    ),
    "nothing": ("なし", "nothing"),
    "first": ("first", "first"),
    "second": ("second", "second"),
    "chance": ("運", "chance"),
}


def said(name: str, language: str, /, **values: Any) -> str:
    """A message with its values; a name that is not there is shown itself.

    >>> said("no-such-seat", "en", word="third")
    "There is no seat 'third'."
    """
    texts = _TEXTS.get(name) or _WORDS.get(name)
    if texts is None:
        return name
    return texts[0 if language == "ja" else 1].format(**values)
