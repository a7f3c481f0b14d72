"""`qwixx print`: a file that is complete or not there, and a sentence for everything else."""

from pathlib import Path

import pypdfium2
import pytest

from qwixx.games import game
from qwixx.paper import Wanted, document
from qwixx.words import words
from tests.commands import Command
from tests.paper.reading import text_of
from tests.paper.test_sheets import OWN
from tests.test_cli_usage import process


def test_another_process_writes_the_same_bytes(tmp_path: Path) -> None:
    file = tmp_path / "on-board.pdf"
    run = process("print", "board", "-o", "side=our-zigzag", "--paper", "letter", "--language", "fr", file)
    assert (run.returncode, run.stderr, run.stdout) == (0, "", f"{file} est prêt, avec 4 feuilles.\n")
    book = game("board", side="our-zigzag")
    assert file.read_bytes() == document(book, words("fr"), Wanted(paper="letter"))
    assert list(tmp_path.iterdir()) == [file]


def test_the_original_is_what_is_printed_if_nothing_is_named(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "sheets.PDF"
    run = command("print", "--sheets", "1", "--black-and-white", "--no-rules", str(file))
    assert (run.code, run.err, run.out) == (0, "", f"{file} is written, with 1 sheet.\n")
    assert file.read_bytes() == document(game("classic"), words("en"), Wanted(sheets=1, coloured=False, rules=False))


def test_a_board_file_and_a_sheet_of_ones_own(command: Command, tmp_path: Path) -> None:
    side = tmp_path / "kitchen.toml"
    fields = "".join(f'{{ colour = "red", number = {number}, points = 1 }},' for number in range(2, 12))
    side.write_text(f'name = "kitchen"\nfields = [{fields}]', encoding="utf-8")
    assert command("print", "board", "-o", f"side={side}", str(tmp_path / "board.pdf")).code == 0
    assert "On Board · kitchen" in text_of(pypdfium2.PdfDocument(tmp_path / "board.pdf")[1])
    run = command("print", "classic", "-o", f"sheet={OWN}", str(tmp_path / "own.pdf"))
    assert run.out.splitlines()[1] == "Without the rules: they are told for the game’s own sheet."


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ((), "Missing argument '[GAME] OUT.pdf'. See: qwixx --help"),
        (("board",), "'board' is not the name of a PDF; write OUT.pdf at the end."),
        (("chess", "new.pdf"), "There is no game 'chess'; there are classic, deluxe, mixx-a, mixx-b, board, cards."),
        (("classic", "deluxe", "new.pdf"), "Name one game and one file: qwixx print classic classic.pdf"),
        (("--sheets", "0", "new.pdf"), "1 to 400 sheets can be printed, not 0."),
        (("--sheets", "10000", "new.pdf"), "1 to 400 sheets can be printed, not 10000."),
        (("--paper", "a5", "new.pdf"), "There is no paper 'a5'; there is a4 and letter."),
        (("--language", "nl", "new.pdf"), "There is no language 'nl'; there are en, it, de, fr, es."),
        (("-o", "side=x", "new.pdf"), "There is no option 'side'; classic has the option locks."),
        (("kept.pdf",), "kept.pdf exists already; name another file."),
        (("link.pdf",), "link.pdf exists already; name another file."),
        (("folder.pdf",), "folder.pdf cannot be written: it is a folder."),
        (("missing/new.pdf",), "missing/new.pdf cannot be written: there is no folder missing."),
    ],
    ids=str,
)
def test_what_cannot_be_is_refused_in_one_line(
    arguments: tuple[str, ...], sentence: str, command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "kept.pdf").write_text("kept", encoding="utf-8")
    (tmp_path / "link.pdf").symlink_to("nowhere")
    (tmp_path / "folder.pdf").mkdir()
    monkeypatch.chdir(tmp_path)
    assert command("print", *arguments) == (2, "", f"qwixx: {sentence}\n")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["folder.pdf", "kept.pdf", "link.pdf"]
    assert (tmp_path / "kept.pdf").read_text(encoding="utf-8") == "kept"
