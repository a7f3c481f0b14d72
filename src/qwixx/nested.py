"""Compiling only what is run: of functions that other compiled code calls, numba makes no machine code of their own.

By itself numba optimises every function together with all that it calls, makes machine code of that, and then does
so again for whoever calls it. Here a function that nobody else can call is kept as it was written down, and laid out
and optimised once, in the loop that is run. It halves the time of compiling.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import llvmlite.binding as llvm
from numba.core.codegen import JITCodeLibrary, JITCPUCodegen

WAYS_IN = ("_ZN7cpython", "_ZN5cfunc")  # how the names of the functions begin by which Python and C call compiled code
ENVIRONMENT = "_ZN08NumbaEnv"  # and those of the variables by which compiled code finds the Python that it was


class Nested(JITCodeLibrary):
    """The code of a function; machine code is made of it only if somebody else than compiled code can call it."""

    def _optimize_final_module(self) -> None:
        if self._has_a_way_in():
            super()._optimize_final_module()  # type: ignore[no-untyped-call]

    def _finalize_final_module(self) -> None:
        whole = self._final_module
        if not self._has_a_way_in():
            self._final_module = self._environments()  # numba writes into these once it is done
        super()._finalize_final_module()  # type: ignore[no-untyped-call]
        self._final_module = whole

    def _has_a_way_in(self) -> bool:
        functions = self._final_module.functions
        return any(function.name.startswith(WAYS_IN) and not function.is_declaration for function in functions)

    def _environments(self) -> Any:
        """A module of nothing but the environments of this one."""
        names = [each.name for each in self._final_module.global_variables if each.name.startswith(ENVIRONMENT)]
        module = llvm.parse_assembly("\n".join(f'@"{name}" = common global i64 0' for name in names))
        module.data_layout, module.triple = self._final_module.data_layout, self._final_module.triple
        return module


@contextmanager
def compiling_once() -> Iterator[None]:
    """Let whatever is compiled meanwhile be nested; what others compile at the same time is right all the same."""
    codegen: Any = JITCPUCodegen
    before = codegen._library_class
    codegen._library_class = Nested
    try:
        yield
    finally:
        codegen._library_class = before
