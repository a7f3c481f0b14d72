"""The page needs nothing that Safari 16.2 or an extended support release of Firefox lacks.

What the language and its library have is held by `target` in `vite.config.ts` and `lib` in `tsconfig.json`; CSS that
can be written in an older way is so by the build. Here is the rest, which would go out as it was written, each with the
first Safari that has it. What a browser may leave out unharmed, such as `text-wrap: balance`, is not here.
"""

import re
from collections.abc import Iterator

import pytest

from qwixx.site.writing import BUILT

NEEDS_PYTHON = re.compile(r"/(engine/|assets/worker-)")  # only for play without a server, which needs Safari 16.4
STYLES = {
    "@property": "16.4",
    "@counter-style": "17",
    "@starting-style": "17.5",
    "@scope": "17.4",
    "@view-transition": "18.2",
    "@function": "no",
    r"@container[^{]*style\(": "18",
    r"@media[^{]*(width|height)\s*[<>]": "16.4",
    r"@media[^{]*\((scripting|update)": "17",
    r"\blight-dark\(": "17.5",
    r"\b(rgb|hsl|oklch|oklab|lch|lab)\(from ": "16.4",
    r"[\s:,(]linear\([\d.]": "17.2",
    r"(?<![-\w])anchor(-name|-scope|-size)?\s*[:(]": "26",
    r"\bposition-(anchor|area|try)": "26",
    r"\b(animation|scroll|view)-timeline\b": "26",
    r"\b(field-sizing|interpolate-size|transition-behavior|text-box|content-visibility|scrollbar-gutter)\s*:": "17.4",
    r":(user-valid|user-invalid|dir\(|popover-open|open\b|state\()": "16.4",
    r"\d(lh|rlh)\b": "16.4",
    r"[{;]\s*&": "16.5",
    r"\b(if|sibling-index|sibling-count|calc-size)\(": "no",
}
SCRIPTS = {
    r"\(\?<[=!]": "16.4",
    r"\b(Object|Map)\.groupBy\b": "17.4",
    r"\bArray\.fromAsync\b": "16.4",
    r"\bPromise\.(withResolvers|try)\b": "17.4",
    r"\bIterator\.(from|prototype)\b": "18.4",
    r"\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(": "17",
    r"\b(showPopover|hidePopover|togglePopover|popovertarget)\b": "17",
    r"\bstartViewTransition\b": "18",
    r"\brequestIdleCallback\(": "no",
    r"\bscheduler\.(yield|postTask)\b": "no",
    r"\bURL\.(canParse|parse)\b": "17",
    r"\bAbortSignal\.any\b": "17.4",
    r"\bIntl\.DurationFormat\b": "16.4",
    r"\bnew (CloseWatcher|OffscreenCanvas|CompressionStream|DecompressionStream)\b": "16.4",
    r"\bnew CSSStyleSheet\b": "16.4",
    r"\bstatic\s*\{": "16.4",
}


def built(kind: str) -> Iterator[tuple[str, str]]:
    """The files of a kind, as they are sent."""
    files = sorted(file for file in BUILT.rglob(f"*.{kind}") if not NEEDS_PYTHON.search(file.as_posix()))
    assert files
    for file in files:
        yield file.name, file.read_text(encoding="utf-8")


@pytest.mark.parametrize(("kind", "newer"), [("css", STYLES), ("js", SCRIPTS)], ids=["styles", "scripts"])
def test_nothing_newer_is_sent(kind: str, newer: dict[str, str]) -> None:
    found = [
        f"{name}: {match[0]} (Safari: {since})"
        for name, text in built(kind)
        for pattern, since in newer.items()
        for match in re.finditer(pattern, text)
    ]
    assert found == []
