"""The rules themselves, on whole numbers only, so that one source runs at two speeds.

Called from Python these functions run as plain Python (a position is a `list[int]`); called from a compiled loop numba
compiles them (a position is an int64 array). So every function in this folder is one that numba understands: whole
numbers, loops and `if`. Functions change the position they are given; the values people hold, `State` and `View`, are
made in the layer above and never change.
"""
