"""The introductions: every scene is a position of the rules, what it asks is legal there, and its words are true."""

import re
from typing import get_args, get_type_hints

import pytest

from qwixx.games import GAMES
from qwixx.lessons import LEARNER, LESSONS, Scene, lesson
from qwixx.rules.sheet import Sheet
from qwixx.tables.teaching import AskedInfo, LessonName, SceneInfo, told
from qwixx.words.language import LANGUAGES, Words

LONGEST = 125  # characters: three or four lines of a small phone
SCENES = [(name, scene) for name in LESSONS for scene in lesson(name).scenes]
NUMBER_IN_WORDS = re.compile(r"(?<!\d)\d+(?!\d)")


def scene_of(name: str, words: str) -> SceneInfo:
    """A scene by the name of its sentences."""
    return next(scene for scene in told(name).scenes if scene.words == words)


def penalties(asked: AskedInfo | SceneInfo) -> int:
    """The penalties of the learner."""
    return int((re.search(r"p(\d)", asked.position.view.sheets[LEARNER]) or [0, 0])[1])


# -- every lesson ------------------------------------------------------------------------------------------------------


def test_every_game_has_a_lesson_and_every_lesson_can_be_asked_for() -> None:
    assert set(GAMES) < set(LESSONS)
    assert get_args(get_type_hints(LessonName)["name"]) == LESSONS


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_has_six_to_ten_steps_and_ends_with_a_game_that_is_over(name: str) -> None:
    scenes = lesson(name).scenes
    assert 6 <= len(scenes) <= 10
    assert len({scene.position.game for scene in scenes}) == 1
    assert [scene.position.state.phase for scene in scenes].index("over") == len(scenes) - 1


@pytest.mark.parametrize(("name", "scene"), SCENES, ids=[f"{name}-{scene.words}" for name, scene in SCENES])
def test_what_a_scene_asks_is_legal_and_settles_at_once(name: str, scene: Scene) -> None:
    game, state = scene.position
    assert state.seats == 1 + len(lesson(name).others)
    assert set(scene.asks) <= set(game.legal(state, LEARNER))
    for action in scene.asks:
        after = game.apply(state, LEARNER, action)
        assert game.sealed(after, LEARNER) is None
        assert after.phase != state.phase


@pytest.mark.parametrize("name", LESSONS)
def test_a_client_is_told_what_follows_by_the_rules(name: str) -> None:
    for scene, (words, (game, state), asks) in zip(told(name).scenes, lesson(name).scenes, strict=True):
        assert scene.words == words
        assert scene.position.view.sheets == [str(sheet) for sheet in game.view(state).sheets]
        assert scene.you.legal == [str(action) for action in game.legal(state, LEARNER) if asks]
        assert [asked.action for asked in scene.asks] == [str(action) for action in asks]
        for asked, action in zip(scene.asks, asks, strict=True):
            after = game.apply(state, LEARNER, action)
            assert asked.position.view.sheets == [str(sheet) for sheet in game.view(after).sheets]
            assert asked.position.view.phase == after.phase
            assert asked.you.hand == [str(card) for card in game.hand(after, LEARNER)]
            assert asked.you.legal == []


@pytest.mark.parametrize("name", LESSONS)
def test_every_decision_has_a_number_of_its_own(name: str) -> None:
    scenes = told(name).scenes
    steps = [scene.position.step for scene in scenes]
    after = {asked.position.step for scene in scenes for asked in scene.asks}
    assert steps == sorted(set(steps))
    assert not after & set(steps)


# -- the words ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_is_short(language: str) -> None:
    say = Words(language, ["coach"])
    for _, scene in SCENES:
        for ending in ("", "-done", "-not"):
            assert len(say(f"coach-{scene.words}{ending}", name="Emma")) <= LONGEST, (scene.words, ending)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_the_numbers_of_a_sentence_are_the_same_in_every_language(language: str) -> None:
    english, other = Words("en", ["coach"]), Words(language, ["coach"])
    for _, scene in SCENES:
        for ending in ("", "-done", "-not"):
            key = f"coach-{scene.words}{ending}"
            found = [sorted(set(NUMBER_IN_WORDS.findall(say(key, name="Emma")))) for say in (english, other)]
            assert found[0] == found[1], key


@pytest.mark.parametrize(("name", "scene"), [(name, scene) for name, scene in SCENES if scene.asks])
def test_a_sentence_names_the_white_sum_and_the_numbers_that_are_meant(name: str, scene: Scene) -> None:
    view = scene.position.game.view(scene.position.state)
    said = Words("en", ["coach"])(f"coach-{scene.words}", name="Emma")
    numbers = set(NUMBER_IN_WORDS.findall(said))
    if view.phase == "white":
        assert str(sum(view.whites)) in numbers
    if view.phase == "call":
        assert view.cards is not None
        assert str(view.cards.top) in numbers
    if len(scene.asks) == 1:
        assert set(re.findall(r"(?:mark|move \d|^).*?[rygb](\d+)", str(scene.asks[0]))) <= numbers, name


def test_a_penalty_is_taken_where_the_words_say_so() -> None:
    for name, words in (
        ("classic", "penalty"),
        ("mixx-a", "penalty"),
        ("mixx-b", "penalty"),
        ("cards", "cards-penalty"),
    ):
        scene = scene_of(name, words)
        assert all(penalties(asked) == penalties(scene) + 1 for asked in scene.asks)
    assert all(penalties(asked) == 0 for asked in scene_of("board", "board-penalty").asks)


def test_a_lock_closes_the_row_for_everybody_but_with_cards() -> None:
    for name, words in (
        ("classic", "lock"),
        ("mixx-a", "mixx-a-lock"),
        ("mixx-b", "mixx-b-lock"),
        ("board", "board-lock"),
    ):
        assert [asked.position.view.closed for asked in scene_of(name, words).asks] == [[0]]
    assert all(asked.position.view.closed == [] for asked in scene_of("cards", "cards-lock").asks)


def test_the_pawn_on_one_of_the_last_fields_leaves_everybody_else_one_turn() -> None:
    assert [asked.position.view.final_turns for asked in scene_of("board", "board-lock").asks] == [1]


def test_the_results_that_are_told_are_those_of_the_sheets() -> None:
    after_one, after_all = scene_of("deluxe", "deluxe-next"), scene_of("deluxe", "deluxe-end")
    assert after_one.position.view.panel == [[45, 30]]
    assert after_all.position.view.scores == [212, 198]
    game = lesson("deluxe").scenes[0].position.game
    for scene in (after_one, after_all):
        points = [Sheet.parse(text, game.layout).total for text in scene.position.view.sheets]
        assert scene.position.view.panel[-1] == points
    end = scene_of("board", "board-end").position.view
    assert told("board").printed.fields[end.pawns[LEARNER] - 1].points == 19
