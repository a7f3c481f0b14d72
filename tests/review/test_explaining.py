"""The commands `hint` and `review`: what they print, write and refuse."""

import json
import re
import sys
from html.parser import HTMLParser
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from qwixx import positions, records
from qwixx.cli.review.page import page
from qwixx.records import Record
from qwixx.review import ADVISER, REASONS, review, review_json
from qwixx.words.language import LANGUAGES, Words, words
from tests.commands import Command
from tests.golden_games import FOLDER
from tests.review.games import golden, reviewed
from tests.soak import covering, sample
from tests.test_cli import as_json, complaint, good

CLASSIC, CARDS = FOLDER / "classic.txt", FOLDER / "cards.txt"
POSITION = "classic; white 5 1; sheets r5 p1 | y2; dice 3 4 r2 y5 g1 b6"
EVIL = "</script><script>alert(1)</script>"[:40]
EVIL_TWO = "\"'><img src=x onerror=alert(1)>&amp;<!--TITLE-->"[:58]


def piped(monkeypatch: pytest.MonkeyPatch, data: bytes) -> None:
    """Let this come through the pipe."""
    monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(data)))


# -- hint --------------------------------------------------------------------------------------------------------------


def test_a_hint_for_a_position_tells_each_choice_of_each_seat(command: Command) -> None:
    told = as_json(command("hint", POSITION, "--json"))
    assert told["at"] is None
    hints = told["hints"]
    assert isinstance(hints, list)
    assert [(one["seat"], one["phase"], one["adviser"]) for one in hints] == [(n, "white", ADVISER) for n in (0, 1)]
    assert {one["action"] for one in hints[0]["choices"]} == {"pass", "r7", "y7", "g7", "b7"}
    wins = [one["win"] for one in hints[0]["choices"]]
    assert wins == sorted(wins, reverse=True)


def test_a_hint_in_words_has_chances_and_reasons(command: Command) -> None:
    out = good(command("hint", POSITION, "--lang", "en"))
    assert "Hint for Player 1" in out
    assert re.search(r"Cross off yellow 7\s+\d+\.\d%\s+[-+]\d+\.\d\s+− skips 5 numbers", out)


@pytest.mark.parametrize(("kind", "language"), covering(["classic", "mixx-a", "board", "cards", "deluxe"], LANGUAGES))
def test_hints_speak_every_language(command: Command, kind: str, language: str) -> None:
    for at in (40, 41, 90, 91):
        run = command("hint", FOLDER / f"{kind}.txt", "--at", at, "--lang", language)
        if run.code == 0:
            assert "reason-" not in run.out
            assert "{" not in run.out


def test_a_hint_for_a_view_is_for_its_seat(command: Command) -> None:
    game, state = positions.parse(POSITION)
    hints = as_json(command("hint", positions.view_text(game.view(state, 1)), "--json"))["hints"]
    assert isinstance(hints, list)
    assert [one["seat"] for one in hints] == [1]


def test_a_hint_in_a_record_is_for_its_last_decision_or_for_an_earlier_one(command: Command) -> None:
    record = golden("classic")
    last = max(n for n, state in enumerate(records.states(record)) if record.game.actors(state))
    assert as_json(command("hint", CLASSIC, "--json"))["at"] == last
    assert as_json(command("hint", CLASSIC, "--at", 2, "--json"))["at"] == 2


def test_a_hint_reads_a_pipe(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    piped(monkeypatch, CLASSIC.read_bytes())
    assert as_json(command("hint", "-", "--at", 2, "--json"))["at"] == 2
    piped(monkeypatch, POSITION.encode() + b"\n")
    assert as_json(command("hint", "-", "--json"))["at"] is None


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((CLASSIC, "--at", 999), "--at goes from 0 to 145 in this record, not 999."),
        ((CLASSIC, "--at", 1), "After 1 events nothing is to be decided; it is after 2, for example."),
        ((POSITION, "--at", 1), "--at is for records and saved games; a position is only one moment."),
        (("classic; roll 5 1; sheets - | -",), "nobody whose view it is has anything to decide"),
        (("no-such-file",), "no-such-file cannot be read"),
        (("classic; nonsense",), "The part 'sheets' of the position is missing"),
        ((" ",), "That is empty; name a file, a saved game or a position."),
    ],
)
def test_what_no_hint_can_be_given_for_is_refused(command: Command, arguments: tuple[object, ...], words: str) -> None:
    assert words in complaint(command("hint", *arguments))


def test_a_record_without_a_decision_has_no_hint(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "new.txt"
    file.write_text(records.to_text(Record(golden("classic").game, ("Ada", "Ben"))), encoding="utf-8")
    assert complaint(command("hint", file)) == "Nothing has been decided in this record yet."


# -- review ------------------------------------------------------------------------------------------------------------


def test_a_review_in_json_is_that_of_the_library(command: Command) -> None:
    assert as_json(command("review", CLASSIC, "--json")) == json.loads(
        json.dumps(review_json(reviewed(golden("classic"))))
    )


def test_a_review_in_words_has_a_graph_a_table_and_the_mistakes(command: Command) -> None:
    out = good(command("review", CLASSIC, "--lang", "en"))
    assert "Review of the game: The original" in out
    assert "█" in out
    found = reviewed(golden("classic"))
    for one in found.players:
        assert re.search(rf"^{one.name} .* {one.result * 100:.1f}%$", out, re.M)
        for place in one.mistakes:
            assert f"Turn {found.steps[place].turn} ·" in out
    assert "Better: " in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_reviews_speak_every_language(command: Command, language: str) -> None:
    out = good(command("review", CARDS, "--lang", language))
    assert Words(language)("review-title") in out
    assert not re.search(r"\b(reason|review|grade)-", out)


def test_a_review_reads_a_pipe(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    piped(monkeypatch, CLASSIC.read_bytes())
    assert as_json(command("review", "-", "--json"))["game"] == "classic"


def test_what_cannot_be_reviewed_is_refused(command: Command, tmp_path: Path) -> None:
    out = tmp_path / "out.html"
    assert complaint(command("review", CLASSIC, "--json", "--html", out)) == "Give --json or --html, not both."
    out.write_text("mine", encoding="utf-8")
    assert complaint(command("review", CLASSIC, "--html", out)) == f"{out} exists already; name another file."
    assert out.read_text(encoding="utf-8") == "mine"
    assert "there is no folder" in complaint(command("review", CLASSIC, "--html", tmp_path / "no" / "out.html"))
    broken = tmp_path / "broken.txt"
    broken.write_text("qwixx record 1\ngame: chess\n", encoding="utf-8")
    assert command("review", broken).code == 1
    board = tmp_path / "board.toml"
    board.write_text("name = 1", encoding="utf-8")
    assert command("review", board).err == f"qwixx: {board}: this is not a record.\n"


# -- the page ----------------------------------------------------------------------------------------------------------


class Tags(HTMLParser):
    """Collects the tags of a page with their attributes, and the text of its scripts."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


def tags(text: str) -> Tags:
    """A page, parsed."""
    parser = Tags()
    parser.feed(text)
    return parser


@pytest.mark.parametrize("kind", sample(["classic", "cards", "board", "mixx-a", "deluxe"], "cards", "deluxe"))
def test_the_page_is_one_file_that_loads_nothing(command: Command, tmp_path: Path, kind: str) -> None:
    out = tmp_path / "out.html"
    assert good(command("review", FOLDER / f"{kind}.txt", "--html", out, "--lang", "de")) == ""
    text = out.read_text(encoding="utf-8")
    assert '<html lang="de">' in text
    assert not re.search(r"https?://|url\(|@import|<link|src=", text)
    assert all(not str(name).startswith("on") for _, attributes in tags(text).found for name in attributes)
    assert "prefers-color-scheme: dark" in text
    assert "@media print" in text
    assert "<!--" not in text


def test_the_moments_of_the_graph_are_data_for_the_script() -> None:
    found = reviewed(golden("classic"))
    text = page(found, words("en"))
    data = json.loads(re.findall(r'<script type="application/json" id="moments">(.*?)</script>', text)[0])
    assert len(data) == len(found.steps) + 1
    assert data[0]["values"] == ["25.0%"] * 4
    assert [one["x"] for one in data] == sorted(one["x"] for one in data)


def test_names_are_only_ever_text() -> None:
    plain = golden("classic")
    evil = Record(plain.game, (EVIL, EVIL_TWO, "Laura", "Lino"), events=plain.events)
    before, after = tags(page(reviewed(plain), words("en"))), tags(page(review(evil), words("en")))
    assert [tag for tag, _ in after.found] == [tag for tag, _ in before.found]
    assert any(EVIL in text for text in after.texts)
    assert any(EVIL_TWO in text for text in after.texts)


def test_the_better_choice_and_the_one_made_are_marked_on_the_sheet() -> None:
    found = reviewed(golden("classic"))
    text = page(found, words("en"))
    wrong = [found.steps[place] for one in found.players for place in one.mistakes]
    better = sum(str(step.best) != "pass" for step in wrong)
    made = sum(step.text != "pass" for step in wrong)
    assert len(re.findall(r'class="cell[^"]* better"', text)) == better > 0
    assert len(re.findall(r'class="cell[^"]* chosen', text)) == made > 0


def test_a_review_that_is_not_over_says_so() -> None:
    whole = golden("classic")
    found = review(Record(whole.game, whole.names, events=whole.events[:60]))
    assert words("en")("review-unfinished") in page(found, words("en"))
    assert words("en")("review-unfinished") not in page(reviewed(whole), words("en"))


def test_every_reason_has_words() -> None:
    assert all(
        words("en")(f"reason-{key}", count=1, points=1, colour="x", name="y") != f"reason-{key}" for key in REASONS
    )
