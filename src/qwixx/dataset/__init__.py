"""Games of bots as a table to learn from: every decision, what was seen, chosen and thought, and the result."""
