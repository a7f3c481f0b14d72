#!/bin/sh
# All trainings of the card game side by side on sixteen cores:
#     sh training/cards_all.sh OUT MINUTES
# PYTHON names the interpreter; FROM a folder whose weights are gone on from, where it has some; MORE holds options for all,
# such as "--rate 0.001". The first command compiles, so that the others find it done. At every point of the curve
# the weights are written, OUT/cards-*/cards-*.npz: whoever stops it keeps those. `training.cards_measure` measures them.
set -e
out=$1 minutes=$2 python=${PYTHON:-python}
mkdir -p "$out"
export PYTHONPATH=src:. OPENBLAS_NUM_THREADS=1 NUMBA_CACHE_DIR="$out/numba" XDG_CACHE_HOME="$out/cache"

train() { # jokers, seats, workers, matches, points of the curve
  weights=${FROM:-none}/cards-$2$([ "$1" = no ] || echo -jokers).npz
  [ -e "$weights" ] && from="--from $weights" || from=
  # shellcheck disable=SC2086 # both are lists of words
  $python -m training.cards --jokers "$1" --seats "$2" --minutes "$minutes" --workers "$3" --batch 128 $from ${MORE:-} \
    --matches "$4" --curve "$5" --out "$out/cards-$2-$1" >"$out/cards-$2-$1.txt" 2>&1 &
}

$python -m training.cards --games 1 --round 2 --matches 2 --curve 1 --out "$out/compiling"
train no 2 5 500 6
train yes 2 5 500 6
for seats in 3 4 5; do
  train no $seats 1 100 4
  train yes $seats 1 100 4
done
wait
tail -q -n 1 "$out"/cards-*.txt
rm -rf "$out/numba" "$out/cache" "$out/compiling"
