"""The main screens look as they are meant to, in two languages, and fit the smallest window in all."""

import pytest

from qwixx.cli.play.screens.room import WIDTH
from qwixx.words.language import LANGUAGES, words
from tests.play.snapshots import FOLDER, SCENES, file_of, snapshot
from tests.play.snapshots import LANGUAGES as KEPT
from tests.soak import covering


@pytest.mark.parametrize(("name", "language"), covering(SCENES, KEPT))
def test_a_screen_looks_as_it_is_meant_to(name: str, language: str) -> None:
    assert snapshot(name, language) == file_of(name, language).read_text(encoding="utf-8")


def test_there_is_a_screen_for_every_snapshot() -> None:
    assert set(FOLDER.iterdir()) == {file_of(name, language) for name in SCENES for language in KEPT}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lines_of_keys_fit_the_smallest_window(language: str) -> None:
    for keys in ("keys", "keys-cards", "page-keys", "end-keys", "start-keys"):
        assert len(words(language)(f"screen-{keys}")) <= WIDTH - 2
