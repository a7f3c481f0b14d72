/* The yardstick of bench/simulation.py: random play of the original by two players, in plain C.

   It plays the very games of `qwixx simulate classic` with the same seed (the same SplitMix64 streams, drawn from in the
   same order), so that its totals can be compared. Usage: yardstick GAMES SEED */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { SEATS = 2, ROWS = 4, LENGTH = 11, LOCK_NEEDS = 5, BOXES = 4, ROWS_TO_END = 2, PASS = -1 };

static const int POINTS[LENGTH + 2] = {0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78};
static const uint64_t GAMMA = 0x9E3779B97F4A7C15u, FIRST_MIX = 0xBF58476D1CE4E5B9u, SECOND_MIX = 0x94D049BB133111EBu;

typedef struct {
    int last[ROWS];   /* position of the last cross, -1 for none */
    int count[ROWS];  /* crosses, the lock included */
    int penalties;
} Sheet;

static uint64_t word;

static uint64_t mixed(uint64_t x) {
    x = (x ^ (x >> 30)) * FIRST_MIX;
    x = (x ^ (x >> 27)) * SECOND_MIX;
    return x ^ (x >> 31);
}

static void begin(uint64_t seed, uint64_t game) {
    uint64_t start = mixed(seed + GAMMA);
    start = mixed(start * SECOND_MIX + game + GAMMA);
    word = mixed(start * SECOND_MIX + GAMMA);
}

static int pick(int count) {
    word += GAMMA;
    return (int)((mixed(word) >> 27) * (uint64_t)count >> 37);
}

/* Red and yellow rise from 2 to 12, green and blue fall from 12 to 2. */
static int position(int row, int number) { return row < 2 ? number - 2 : 12 - number; }

static int may_cross(const Sheet *sheet, const int *closed, int row, int place) {
    return !closed[row] && place > sheet->last[row] && (place < LENGTH - 1 || sheet->count[row] >= LOCK_NEEDS);
}

static void cross(Sheet *sheet, int row, int place) {
    sheet->last[row] = place;
    sheet->count[row] += place == LENGTH - 1 ? 2 : 1;
}

/* Whether a sheet may take the last number of a row whose lock was announced. */
static int may_follow(const Sheet *sheet, const int *closed, const int *closing) {
    for (int row = 0; row < ROWS; row++)
        if (closing[row] && may_cross(sheet, closed, row, LENGTH - 1)) return 1;
    return 0;
}

/* Take one of those last numbers, or none, each as likely; the row. */
static int follow(Sheet *sheet, const int *closed, const int *closing) {
    int rows[ROWS], choices = 0;
    for (int row = 0; row < ROWS; row++)
        if (closing[row] && may_cross(sheet, closed, row, LENGTH - 1)) rows[choices++] = row;
    int choice = pick(choices + 1) - 1;
    if (choice < 0) return PASS;
    cross(sheet, rows[choice], LENGTH - 1);
    return rows[choice];
}

/* Close the rows somebody has locked; true if enough are closed. */
static int close_rows(const Sheet *sheets, int *closed) {
    int total = 0;
    for (int row = 0; row < ROWS; row++) {
        for (int seat = 0; seat < SEATS; seat++)
            if (sheets[seat].last[row] == LENGTH - 1) closed[row] = 1;
        total += closed[row];
    }
    return total >= ROWS_TO_END;
}

static int score(const Sheet *sheet) {
    int total = -5 * sheet->penalties;
    for (int row = 0; row < ROWS; row++) total += POINTS[sheet->count[row]];
    return total;
}

/* Play one game; its turns are returned, its scores added up. */
static int play(long *scores) {
    Sheet sheets[SEATS];
    int closed[ROWS] = {0}, turns = 0;
    for (int seat = 0; seat < SEATS; seat++) {
        sheets[seat].penalties = 0;
        for (int row = 0; row < ROWS; row++) sheets[seat].last[row] = -1, sheets[seat].count[row] = 0;
    }
    for (int active = pick(SEATS);; active = (active + 1) % SEATS) {
        int dice[2 + ROWS], rows[2 * ROWS], places[2 * ROWS], chosen_row[SEATS], chosen_place[SEATS];
        for (int die = 0; die < 2 + ROWS; die += 3) {
            int roll = pick(6 * 6 * 6);
            dice[die] = roll % 6 + 1, dice[die + 1] = roll / 6 % 6 + 1, dice[die + 2] = roll / 36 + 1;
        }
        turns++;
        for (int seat = 0; seat < SEATS; seat++) {
            int choices = 0;
            for (int row = 0; row < ROWS; row++) {
                int place = position(row, dice[0] + dice[1]);
                if (may_cross(&sheets[seat], closed, row, place)) rows[choices] = row, places[choices++] = place;
            }
            int choice = pick(choices + 1) - 1;
            chosen_row[seat] = choice < 0 ? PASS : rows[choice];
            chosen_place[seat] = choice < 0 ? PASS : places[choice];
        }
        int closing[ROWS] = {0}, announced = 0, asked[SEATS];
        for (int seat = 0; seat < SEATS; seat++)
            if (chosen_place[seat] == LENGTH - 1) closing[chosen_row[seat]] = announced = 1;
        for (int seat = 0; announced && seat < SEATS; seat++)
            asked[seat] = chosen_row[seat] == PASS && may_follow(&sheets[seat], closed, closing);
        for (int seat = 0; seat < SEATS; seat++)
            if (chosen_row[seat] != PASS) cross(&sheets[seat], chosen_row[seat], chosen_place[seat]);
        for (int seat = 0; announced && seat < SEATS; seat++)
            if (asked[seat]) chosen_row[seat] = follow(&sheets[seat], closed, closing);
        int crossed = chosen_row[active] != PASS;
        if (close_rows(sheets, closed)) break;
        Sheet *own = &sheets[active];
        int choices = 0;
        for (int row = 0; row < ROWS; row++) {
            int one = position(row, dice[0] + dice[2 + row]), other = position(row, dice[1] + dice[2 + row]);
            int low = one < other ? one : other, high = one < other ? other : one;
            if (may_cross(own, closed, row, low)) rows[choices] = row, places[choices++] = low;
            if (low != high && may_cross(own, closed, row, high)) rows[choices] = row, places[choices++] = high;
        }
        int choice = pick(choices + 1) - 1;
        if (choice >= 0) cross(own, rows[choice], places[choice]);
        if (close_rows(sheets, closed)) break;
        if (!crossed && choice < 0 && ++own->penalties == BOXES) break;
    }
    for (int seat = 0; seat < SEATS; seat++) *scores += score(&sheets[seat]);
    return turns;
}

int main(int argc, char **argv) {
    if (argc != 3) return fprintf(stderr, "usage: yardstick GAMES SEED\n"), 2;
    long games = atol(argv[1]), seed = atol(argv[2]), turns = 0, scores = 0;
    struct timespec from, to;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &from);
    for (long game = 0; game < games; game++) {
        begin((uint64_t)seed, (uint64_t)game);
        turns += play(&scores);
    }
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &to);
    double seconds = (double)(to.tv_sec - from.tv_sec) + 1e-9 * (double)(to.tv_nsec - from.tv_nsec);
    printf("{\"turns\": %ld, \"scores\": %ld, \"games_per_second\": %.1f}\n", turns, scores, (double)games / seconds);
    return 0;
}
