"""Compile the engine to native code in `build/compiled` and prove that it plays as the interpreted one does.

    make compiled                    compile, compare, measure
    make compiled ARGS=--no-compare  only compile

To use it: `PYTHONPATH=build/compiled .venv/bin/fuda …`.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from fuda.play.figures.builds import LAYERS, STAMP, engine_digest

ROOT: Final = Path(__file__).resolve().parents[1]
TARGET: Final = ROOT / "build" / "compiled"

# Modules that stay interpreted: tables of rows, which run once when a game is loaded. As native code each would be one
# function of many thousand calls, which no C compiler likes.
TABLES: Final = re.compile(
    r"games/\w+/(phrases/\w+|(\w+/)?(\w*phrases|\w*speech|\w*sentences|word_lists))\.py|language/japanese/\w+\.py"
)

# A made-up game that is compiled along, so that the kernel is compared even where no real game uses it.
TOY: Final = ("tests/__init__.py", "tests/toy/duel.py", "tests/toy/playing.py", "tests/toy/randomness.py")
COMPILED_TOY: Final = "tests/toy/duel.py"
SEEDS: Final = tuple([str(seed) for seed in range(1, 41)])

SPEED: Final = """
import time
from tests.toy.playing import begun, positions
from tests.toy.randomness import SeededRandomness
from tests.toy.duel import build
rules = build()
best = 0.0
for _ in range(5):
    start, count = time.perf_counter(), 0
    for seed in range(150):
        for _ in positions(rules, begun(rules), SeededRandomness(seed)):
            count += 1
    best = max(best, count / (time.perf_counter() - start))
print(round(best))
"""


# Translates the modules to C and compiles the C files, one for each module, on all processors.
BUILDING: Final = """
import json, os, sys
from concurrent.futures import ThreadPoolExecutor
from setuptools import setup
from setuptools._distutils.ccompiler import CCompiler
from mypyc.build import mypycify

def compile(self, sources, output_dir=None, macros=None, include_dirs=None, debug=False, extra_preargs=None,
            extra_postargs=None, depends=None):
    macros, objects, after, options, built = self._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    arguments = self._get_cc_args(options, debug, extra_preargs)
    jobs = sorted([(made, *built[made]) for made in objects if made in built], key=lambda job: -os.path.getsize(job[1]))
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        running = [pool.submit(self._compile, *job, arguments, after, options) for job in jobs]
        for number, each in enumerate(running, start=1):
            each.result()
            print(f"compiled {number} of {len(jobs)} C files", file=sys.stderr, flush=True)
    return objects

CCompiler.compile = compile
modules = json.loads(sys.argv.pop())
setup(name="fuda_engine", ext_modules=mypycify(modules, opt_level="3", debug_level="0", multi_file=True))
"""


def without_labels(source: str) -> str:
    """The source without `@rule(…)`: a label does nothing when it runs, but makes every call of the function slower,
    and a decorated method that overrides another stops the compiler. The number of lines stays."""
    lines = source.splitlines(keepends=True)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef):
            for label in node.decorator_list:
                if isinstance(label, ast.Call) and isinstance(label.func, ast.Name) and label.func.id == "rule":
                    for number in range(label.lineno - 1, label.end_lineno or label.lineno):
                        lines[number] = "\n"
    return "".join(lines)


def compile_tree(target: Path = TARGET) -> Path:
    """Copy the package to `target` and compile its engine there; the folder to put on the path."""
    if target.exists():
        shutil.rmtree(target)
    shutil.copytree(ROOT / "src" / "fuda", target / "fuda", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    made_from = engine_digest(target / "fuda")  # before labels are taken out; the tree may change meanwhile
    for name in TOY:
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, target / name)
    (target / "tests" / "toy" / "__init__.py").touch()
    modules = [COMPILED_TOY]
    for layer in LAYERS:
        for path in sorted((target / "fuda" / layer).rglob("*.py")):
            name = path.relative_to(target / "fuda").as_posix()
            if not TABLES.fullmatch(name) and path.read_text(encoding="utf-8").strip():
                modules.append(f"fuda/{name}")
                path.write_text(without_labels(path.read_text(encoding="utf-8")), encoding="utf-8")
    settings = target / "mypy.ini"
    settings.write_text("[mypy]\npython_version = 3.11\n", encoding="utf-8")
    log = target / "compile.log"
    print(
        f"translating {len(modules)} modules to C; their C files are compiled on {os.cpu_count() or 1} processors",
        flush=True,
    )
    building = target / "building.py"
    building.write_text(BUILDING, encoding="utf-8")
    if not build(building, modules, log):
        lines = [line for line in log.read_text(encoding="utf-8").splitlines() if "error" in line]
        raise SystemExit("\n".join([*lines[-30:], f"mypyc failed; see {log}"]))
    building.unlink()
    shutil.rmtree(target / "build", ignore_errors=True)
    (target / "fuda" / STAMP).write_text(made_from + "\n", encoding="utf-8")
    print(f"compiled {len(modules)} modules into {target}")
    return target


def build(building: Path, modules: list[str], log: Path) -> bool:
    """Run the building script; its output goes to the log, how far it is to the terminal."""
    environment = {**os.environ, "PYTHONPATH": "", "MYPY_CONFIG_FILE": str(building.with_name("mypy.ini"))}
    words = [sys.executable, building.name, "build_ext", "--inplace", json.dumps(modules)]
    with log.open("w", encoding="utf-8") as output:
        process = subprocess.Popen(
            words, cwd=building.parent, env=environment, stdout=output, stderr=subprocess.PIPE, text=True
        )
        assert process.stderr is not None
        for line in process.stderr:
            output.write(line)
            if line.startswith("compiled "):
                print(f"\r{line.rstrip()}", end="", flush=True)
    print()
    return process.wait() == 0


def run(path: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python with a folder in front of the path."""
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=path if path == TARGET else ROOT,
        env={**os.environ, "PYTHONPATH": f"{path}{os.pathsep}{ROOT}", "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


def compare(what: str, interpreted: Path, compiled: Path, *arguments: str) -> bool:
    """Whether both builds print the same."""
    first, second = run(interpreted, *arguments), run(compiled, *arguments)
    for build, done in (("interpreted", first), ("compiled", second)):
        if done.returncode != 0:
            print(f"{what}: the {build} build fails:\n{done.stderr[-3000:]}")
            return False
    if first.stdout != second.stdout:
        pairs = zip(first.stdout.splitlines(), second.stdout.splitlines(), strict=False)
        for number, (left, right) in enumerate(pairs, start=1):
            if left != right:
                print(f"{what}: line {number} differs\n  interpreted: {left}\n  compiled:    {right}")
                break
        else:
            print(f"{what}: one build prints more than the other")
        return False
    print(f"{what}: same ({len(first.stdout.splitlines())} lines)")
    return True


def is_native(compiled: Path) -> bool:
    """Whether the compiled folder is what the comparison runs."""
    done = run(compiled, "-c", "import fuda.kernel.machine as m, tests.toy.duel as d; print(m.__file__, d.__file__)")
    files = done.stdout.split()
    if len(files) != 2 or not all(each.startswith(str(compiled)) and not each.endswith(".py") for each in files):
        print(f"the compiled modules are not found: {files} {done.stderr[-2000:]}")
        return False
    return True


def main() -> None:
    """Compile, compare, measure."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--no-compare", action="store_true", help="only compile")
    chosen = parser.parse_args()
    compiled = compile_tree()
    if chosen.no_compare:
        return
    source = ROOT / "src"
    games = ("-m", "fuda.play.records.playthrough", "--digest", "--games", "10")
    fine = is_native(compiled) and all(
        [
            compare("duel", source, compiled, "-m", "tests.toy.playing", *SEEDS),
            compare("playthroughs", source, compiled, *games),
        ]
    )
    measured = [run(path, "-c", SPEED) for path in (source, compiled)]
    speeds = [each.stdout.strip() for each in measured]
    if not all(speeds):
        print("the speed could not be measured:", *[each.stderr[-600:] for each in measured])
    else:
        ratio = int(speeds[1]) / int(speeds[0])
        print(f"duel: {speeds[0]} decisions/s interpreted, {speeds[1]} compiled, {ratio:.1f} times as fast")
    if not fine:
        raise SystemExit("the compiled build differs")


if __name__ == "__main__":
    main()
