"""How do the pages become a site? `make site` writes every page as HTML to build/site and follows every link in it.

A link to a page leads to its HTML, one to a folder to a list of its pages; any other file is copied beside them.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Sequence
from html import escape
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from unicodedata import east_asian_width
from urllib.parse import quote, unquote

from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name
from pygments.util import ClassNotFound

from tools.links import ELSEWHERE, plain, reader, slug_of

ROOT: Final = Path(__file__).resolve().parent.parent
SITE: Final = ROOT / "build" / "site"
STYLE: Final = ROOT / "tools" / "site.css"

# What stands in the margin: the heading in both languages, then pages; a page in two languages is named once.
MARGIN: Final = (
    (
        ("遊ぶ", "Play"),
        ("README.md", *[f"docs/play/{game}.md" for game in ("wars3x3", "hanyo", "kiseki", "kokuryoku", "honjin")]),
    ),
    (
        ("作る", "Make"),
        (
            "docs/judging.md",
            "docs/scenarios.md",
            "docs/adding-a-card.md",
            "docs/adding-a-rule.md",
            "docs/adding-a-game.md",
            "docs/api.md",
            "docs/bots.md",
        ),
    ),
    (
        ("中身", "Inside"),
        (
            "ARCHITECTURE.md",
            "CONTRIBUTING.md",
            "CHANGELOG.md",
            "docs/clauses",
            "docs/decisions",
            "docs/transcripts",
            "reports",
        ),
    ),
)


# What folders are called, in both languages.
FOLDERS: Final = {
    "docs/clauses": ("条項の表", "Clause tables"),
    "docs/decisions": ("決定の記録", "Decisions"),
    "docs/transcripts": ("対戦の記録", "Sessions"),
    "reports": ("測定報告", "Reports"),
}


def sources() -> list[Path]:
    """All pages, generated ones included."""
    found = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "reports").rglob("*.md")]
    return sorted(found)


def address_of(source: Path) -> Path:
    """Where a page or a folder stands in the site."""
    inner = source.relative_to(ROOT)
    if source.is_dir():
        return inner / "index.html"
    name = inner.name.replace("README", "index").removesuffix(".md")
    return inner.with_name(f"{name}.html") if source.suffix == ".md" else inner


def other_language(source: Path) -> Path | None:
    """The same page in the other language, if there is one."""
    name = source.name
    other = f"{name.removesuffix('.ja.md')}.md" if name.endswith(".ja.md") else f"{name.removesuffix('.md')}.ja.md"
    found = source.with_name(other)
    return found if found.is_file() and source.is_file() else None


def title_of(source: Path, language: str = "en") -> str:
    """The first heading of a page; the name of a folder."""
    if source.is_file():
        tokens = reader().parse(source.read_text(encoding="utf-8"))
        for place, token in enumerate(tokens):
            if token.type == "heading_open":
                return plain(tokens[place + 1])
    inner = source.relative_to(ROOT).as_posix()
    names = FOLDERS.get(inner, (inner, inner))
    return names[0] if language == "ja" else names[1]


class Site:
    """The site while it is written."""

    def __init__(self, target: Path) -> None:
        self.target = target
        self.copied: set[Path] = set()
        self.listed: set[Path] = set()
        self.markdown = reader()
        self.markdown.add_render_rule("fence", _coloured)
        self.markdown.add_render_rule("softbreak", _joined)

    def write(self) -> None:
        """Every page, then what they lead to."""
        shutil.rmtree(self.target, ignore_errors=True)
        for source in sources():
            self._page(source, self._rendered(source))
        for folder in sorted(self.listed):
            self._page(folder, self._html(_contents(folder), folder / "index.md"))
        for file in sorted(self.copied):
            copy = self.target / file.relative_to(ROOT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, copy)
        shutil.copy(STYLE, self.target / "site.css")
        colours = HtmlFormatter(style="friendly").get_style_defs(".code")
        dark = HtmlFormatter(style="github-dark").get_style_defs(".code")
        (self.target / "code.css").write_text(f"{colours}\n@media (prefers-color-scheme: dark) {{\n{dark}\n}}\n")

    def _rendered(self, source: Path) -> str:
        return self._html(source.read_text(encoding="utf-8"), source)

    def _html(self, text: str, source: Path) -> str:
        tokens = self.markdown.parse(text)
        taken: dict[str, int] = {}
        for place, token in enumerate(tokens):
            if token.type == "heading_open":
                token.attrSet("id", slug_of(plain(tokens[place + 1]), taken))
            for child in token.children or []:
                for attribute in ("href", "src"):
                    link = child.attrGet(attribute)
                    if link is not None:
                        child.attrSet(attribute, self._link(str(link), source))
        return str(self.markdown.renderer.render(tokens, self.markdown.options, {}))

    def _link(self, link: str, source: Path) -> str:
        if ELSEWHERE.match(link):
            return link
        path, hash_mark, anchor = link.partition("#")
        if not path:
            return link
        target = (source.parent / unquote(path)).resolve()
        if not target.exists() or not target.is_relative_to(ROOT):
            return link
        if target.is_dir():
            self.listed.add(target)
        elif target.suffix != ".md":
            self.copied.add(target)
        return _relative(address_of(target), address_of(source)) + hash_mark + anchor

    def _page(self, source: Path, body: str) -> None:
        address = address_of(source)
        language = "ja" if source.name.endswith(".ja.md") else "en"
        home = "../" * (len(address.parts) - 1)
        other = other_language(source)
        switch = ""
        if other is not None:
            words = ("ja", "日本語") if language == "en" else ("en", "English")
            switch = (
                f'<a class="switch" lang="{words[0]}" href="{_relative(address_of(other), address)}">{words[1]}</a>'
            )
        wide = ' class="wide"' if source.parent == ROOT / "docs" / "clauses" else ""
        pages = "ページ一覧" if language == "ja" else "All pages"
        text = (
            f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(title_of(source))} · Fuda</title>\n"
            f'<link rel="stylesheet" href="{home}site.css">\n<link rel="stylesheet" href="{home}code.css">\n</head>\n'
            f'<body{wide}>\n<header>{switch} <a class="to-pages" href="#pages">{pages}</a></header>\n'
            f'<nav id="pages">{self._margin(address, language)}</nav>\n<main>\n{body}</main>\n</body>\n</html>\n'
        )
        file = self.target / address
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def _margin(self, address: Path, language: str) -> str:
        parts: list[str] = []
        for names, pages in MARGIN:
            parts.append(f"<h2>{names[0] if language == 'ja' else names[1]}</h2>\n<ul>")
            for named in pages:
                source = ROOT / named
                if not source.exists():
                    continue
                other = other_language(source)
                source = other if language == "ja" and other is not None else source
                if source.is_dir():
                    self.listed.add(source)
                here = ' aria-current="page"' if address_of(source) == address else ""
                link = _relative(address_of(source), address)
                parts.append(f'<li><a{here} href="{link}">{escape(title_of(source, language))}</a></li>')
            parts.append("</ul>")
        return "\n".join(parts)


def _contents(folder: Path) -> str:
    """A list of the pages in a folder, or of its files where it has no pages."""
    pages = sorted(folder.glob("*.md"))
    files = [path for path in sorted(folder.rglob("*")) if path.is_file() and path.suffix != ".pyc"]
    lines = [f"- [{title_of(page)}]({quote(page.name)})" for page in pages]
    lines = lines or [f"- [{(name := path.relative_to(folder).as_posix())}]({quote(name)})" for path in files]
    return "\n".join([f"# {title_of(folder)}", "", *lines, ""])


def _relative(target: Path, start: Path) -> str:
    """The way from one page of the site to another."""
    ups = start.parent.parts
    parts = target.parts
    shared = 0
    while shared < min(len(ups), len(parts) - 1) and ups[shared] == parts[shared]:
        shared += 1
    return quote("/".join([".."] * (len(ups) - shared) + list(parts[shared:])))


def _coloured(self: RendererHTML, tokens: Sequence[Token], place: int, options: object, env: object) -> str:
    token = tokens[place]
    try:
        lexer = get_lexer_by_name(
            {"python": "pycon"}.get(token.info, token.info) if ">>>" in token.content else token.info
        )
    except ClassNotFound:
        return f'<pre class="code">{escape(token.content)}</pre>\n'
    return str(highlight(token.content, lexer, HtmlFormatter(cssclass="code")))


def _joined(self: RendererHTML, tokens: Sequence[Token], place: int, options: object, env: object) -> str:
    """The end of a line of the source: a space, but not beside Japanese."""
    before = tokens[place - 1].content[-1:] if place else ""
    after = tokens[place + 1].content[:1] if place + 1 < len(tokens) else ""
    return "" if any(each and east_asian_width(each) in "WF" for each in (before, after)) else "\n"


class _Addresses(HTMLParser):
    """The links and the anchors of one page of the site."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.anchors: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("href", "src") and value is not None:
                self.links.append(value)
            elif name == "id" and value is not None:
                self.anchors.add(value)


def broken_in(site: Path) -> list[str]:
    """Every link of the site that leads nowhere, with the page on which it stands."""
    read: dict[Path, _Addresses] = {}
    for page in sorted(site.rglob("*.html")):
        read[page] = _Addresses()
        read[page].feed(page.read_text(encoding="utf-8"))
    broken: list[str] = []
    for page, found in read.items():
        for link in found.links:
            if ELSEWHERE.match(link):
                continue
            path, _, anchor = unquote(link).partition("#")
            target = (page.parent / path).resolve() if path else page
            if not target.is_file() or (anchor and anchor not in read.get(target, _Addresses()).anchors):
                broken.append(f"{page.relative_to(site).as_posix()}: {link}")
    return broken


def main() -> int:
    """Write the site and check it; 1 when a link is broken."""
    Site(SITE).write()
    broken = broken_in(SITE)
    for each in broken:
        print(f"broken link: {each}")
    print(f"{len(list(SITE.rglob('*.html')))} pages in {SITE.relative_to(ROOT).as_posix()}")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
