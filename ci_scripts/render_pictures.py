"""Renders terminal output as SVG pictures, one for light and one for dark pages.

usage: render_pictures.py FOLDER NAME TITLE WIDTH <OUTPUT

Needs the Python package rich.
"""

from __future__ import annotations

import io
import sys
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

Colour = tuple[int, int, int]


def theme(background: Colour, foreground: Colour, red: Colour) -> TerminalTheme:
    """A theme in the app's colours. Of the named colours, the programs use only red, for errors."""
    grey = (128, 140, 120)
    return TerminalTheme(background, foreground, [foreground, red, *[foreground] * 5, grey], [grey, red, *[foreground] * 6])


THEMES = {
    "light": theme((255, 255, 255), (22, 33, 15), (179, 38, 30)),
    "dark": theme((26, 32, 26), (241, 245, 236), (255, 180, 171)),
}

# rich's template without its web font and without the title bar of a window.
SVG = """<svg xml:space="preserve" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg" role="img">
<title>%s</title>
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
  font-size: {char_height}px; line-height: {line_height}px; font-variant-east-asian: full-width; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
</clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def render(output: str, name: str, title: str, width: int, folder: Path) -> None:
    for suffix, colours in THEMES.items():
        console = Console(
            record=True, width=width, file=io.StringIO(), force_terminal=True, color_system="truecolor", highlight=False
        )
        console.print(Text.from_ansi(output.replace("\r", "")), soft_wrap=False)
        svg = console.export_svg(title="", theme=colours, code_format=SVG % title, unique_id=f"{name}-{suffix}")
        # Remove the three buttons of a window.
        lines = [line for line in svg.splitlines() if "<circle" not in line]
        folder.joinpath(f"{name}-{suffix}.svg").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    folder, name, title, width = sys.argv[1:]
    render(sys.stdin.read(), name, title, int(width), Path(folder))
