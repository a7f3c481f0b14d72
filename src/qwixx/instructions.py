"""Single machine instructions for what the rules do bit by bit: compiled code has them in place of those loops."""

from collections.abc import Callable
from typing import Any

import numpy as np
from llvmlite import binding, ir
from numba.extending import intrinsic

from qwixx.rules.kernel.plays import chosen_cards
from qwixx.rules.kernel.sheet import count, nth

WORD = ir.IntType(64)
Function = Callable[..., Any]


def _set_bits(_: Any, mask: Any) -> Any:
    """How many bits are set."""
    return mask(mask), lambda context, builder, signature, args: builder.ctpop(args[0])  # noqa: ARG005 (numba's own)


def _deposit(_: Any, bits: Any, mask: Any) -> Any:
    """The lowest bits laid out on those that are set in a mask."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:  # noqa: ARG001 (numba's own)
        kind = ir.FunctionType(WORD, [WORD, WORD])
        return builder.call(builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), kind), args)

    return mask(bits, mask), generate


set_bits: Any = intrinsic(_set_bits)
deposit: Any = intrinsic(_deposit)


def count_bits(mask: int) -> Any:
    """`count`."""
    return set_bits(np.int64(mask))


def nth_bit(numbers: int, place: int) -> Any:
    """`nth`."""
    return deposit(np.int64(1) << place >> 1, np.int64(numbers))


def deposit_cards(hand: int, ranks: int) -> Any:
    """`chosen_cards`."""
    return deposit(np.int64(ranks), np.int64(hand))


def instructions() -> dict[Function, Function]:
    """By rule: what does the same on this processor."""
    same: dict[Function, Function] = {count: count_bits}
    laid_out: dict[Function, Function] = {nth: nth_bit, chosen_cards: deposit_cards}
    return same | laid_out if binding.get_host_cpu_features().get("bmi2") else same
