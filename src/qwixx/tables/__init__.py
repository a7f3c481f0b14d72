"""What happens at a table: its log, its requests and their refusals, and what each connection is told.

Pure: nothing here does input or output, and nothing but msgspec is needed beside the rules.
"""
