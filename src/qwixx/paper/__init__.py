"""The games on paper: score sheets, boards and rules as a PDF, drawn from what each game says of itself."""

from qwixx.paper.document import MOST_SHEETS, Wanted, document
from qwixx.paper.summary import has_summary

__all__ = ["MOST_SHEETS", "Wanted", "document", "has_summary"]
