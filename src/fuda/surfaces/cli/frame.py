"""What is a command made of? click's classes, with help in two languages and commands that are imported when called."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

import click

from fuda.surfaces.cli.layout import broken, filled, width_of
from fuda.surfaces.cli.words import LANGUAGES, say

MOST_WORKERS: Final = 1_000


def _rows(formatter: click.HelpFormatter, title: str, rows: list[tuple[str, str]]) -> None:
    """A titled list of names and explanations, broken by display width (click counts characters)."""
    if not rows:
        return
    formatter.write(f"\n{title}:\n")
    left = min(28, max(width_of(name) for name, _ in rows) + 2)
    for name, text in rows:
        lines = broken(text, max(20, formatter.width - left - 4))
        if width_of(name) + 2 > left:
            formatter.write(f"  {name}\n")
        else:
            formatter.write(f"  {filled(name, left)}{lines.pop(0)}".rstrip() + "\n")
        for line in lines:
            formatter.write(f"  {' ' * left}{line}\n")


class Worded(click.Command):
    """A command whose help stands in the word table under its key."""

    key = ""

    def get_short_help_str(self, limit: int = 45) -> str:
        return say("help", self.key).split("\n")[0]

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = say("usage", self.key) if _has_usage(self.key) else " ".join(self.collect_usage_pieces(ctx))
        formatter.write(f"{say('help', 'usage')} {ctx.command_path} {pieces}\n")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write("\n")
        for line in broken(say("help", self.key), formatter.width - 2):
            formatter.write(f"  {line}".rstrip() + "\n")

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = [
            record
            for parameter in self.get_params(ctx)
            if not isinstance(parameter, click.Argument) and (record := parameter.get_help_record(ctx)) is not None
        ]
        _rows(formatter, say("help", "options"), rows)
        if isinstance(self, click.Group):
            self.format_commands(ctx, formatter)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        found = super().get_help_option(ctx)
        if found is not None:
            found.help = say("option", "help")
        return found


def _has_usage(key: str) -> bool:
    return say("usage", key) != key


class WordedOption(click.Option):
    """An option whose help stands in the word table under its name."""

    word = ""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        self.help = say("option", self.word or (self.name or ""))
        return super().get_help_record(ctx)


class WordedGroup(Worded, click.Group):
    """A group of commands that are imported when they are called: name to `module:attribute`.

    With `otherwise`, whatever is not the name of a command goes to that command: `fuda cards wars3x3` beside
    `fuda cards check`.
    """

    def __init__(self, *args: Any, homes: dict[str, str] | None = None, otherwise: str = "", **attributes: Any) -> None:
        if otherwise:
            attributes.setdefault("context_settings", {"ignore_unknown_options": True})
            attributes.setdefault("no_args_is_help", True)
        super().__init__(*args, **attributes)
        self.homes = homes or {}
        self.otherwise = otherwise

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [*self.homes, *[each for each in self.commands if each != self.otherwise]]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        home = self.homes.get(cmd_name)
        if home is None:
            return super().get_command(ctx, cmd_name)
        module, _, attribute = home.partition(":")
        found: click.Command = getattr(import_module(module), attribute)
        return found

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if self.otherwise and args[0] not in self.list_commands(ctx):
            return args[0], self.commands[self.otherwise], args
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        # Not one module of a command is imported for a list of them.
        prefix = f"{self.key} " if self.key != "fuda" else ""
        rows = [(name, say("help", prefix + name).split("\n")[0]) for name in self.list_commands(ctx)]
        _rows(formatter, say("help", "commands"), rows)


def language_option(command: Any) -> Any:
    """`--lang`; it was looked for before anything else was read, and is only checked here."""
    return option("--lang", type=click.Choice(LANGUAGES), expose_value=False, metavar="ja|en")(command)


def option(*names: str, word: str = "", **attributes: Any) -> Callable[[Any], Any]:
    """An option; its help is the word of its name, or of `word`."""

    def add(command: Any) -> Any:
        made = click.option(*names, cls=WordedOption, **attributes)(command)
        parameters: list[Any] = made.params if isinstance(made, click.Command) else made.__click_params__
        parameters[-1].word = word
        return made

    return add


class Whole(click.IntRange):
    """A whole number that makes sense: what has no upper end cannot be carried out."""

    def __init__(self, least: int, most: int = 1_000_000) -> None:
        super().__init__(least, most)

    def _describe_range(self) -> str:
        return f"{self.min} – {self.max:,}"


class Seed(click.ParamType[str]):
    """A text from which chance follows; arguments can contain bytes that are no character."""

    name = "text"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        try:
            str(value).encode("utf-8")
        except UnicodeEncodeError:
            self.fail(say("fault", "no-text"), param, ctx)
        return str(value)


def command(key: str, group: click.Group | None = None, as_json: bool = True) -> Callable[[Any], Any]:
    """Make a function a command; its key is its place in the command line without `fuda`."""

    def make(function: Any) -> Any:
        if as_json:
            function = option("--json", "as_json", is_flag=True, word="json")(function)
        made = click.command(key.split()[-1], cls=Worded)(language_option(function))
        made.key = key
        # Own options first, then those that every command has.
        own = [each for each in made.params if each.name not in ("lang", "as_json")]
        made.params = [*own, *[each for each in made.params if each not in own]]
        if group is not None:
            group.add_command(made)
        return made

    return make


def group(key: str, otherwise: str = "", homes: dict[str, str] | None = None) -> WordedGroup:
    """A group of commands."""
    made: WordedGroup = language_option(WordedGroup(key.split()[-1], homes=homes, otherwise=otherwise))
    made.key = key
    return made
