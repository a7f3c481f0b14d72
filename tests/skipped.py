"""Tests without their PostgreSQL, Redis or browser are skipped, and the end of the run says so."""

import pytest

from tests.programs import MORE, PACKAGES, lacking

REASON = "not on this machine:"


def require(package: str) -> None:
    """Skip unless the programs of a package are here."""
    if package in lacking(PACKAGES | MORE):
        pytest.skip(f"{REASON} {package}")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """How many tests were skipped for it, and what to install."""
    skipped = sum(REASON in str(report.longrepr) for report in terminalreporter.getreports("skipped"))
    if skipped:
        line = f"{skipped} of the tests of server and page SKIPPED; to run them install {' and '.join(lacking())}"
        terminalreporter.write_line(line, red=True, bold=True)
