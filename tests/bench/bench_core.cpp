// Measures the core: checking and scoring full Musées, placements in a space, reading a file, the
// rulings on full positions.
#include "rulings/placements/searches.h"
#include "rulings/questions/rulings.h"
#include "scoring/scores.h"
#include "validators/checks.h"

#include <benchmark/benchmark.h>
#include <fstream>
#include <sstream>

namespace {

using namespace cimaise;

/// Two players who have both filled their Musées, with the staircases where most pairs are.
constexpr std::string_view fullGame = R"({
  "cimaise": 1, "game": "musee", "title": "Friday", "played": "2026-11-20",
  "players": ["Ana", "Bo"],
  "staircases": {"top": [1, 2, 3], "bottom": [4, 5, 6]},
  "musees": [
    {"upper":  [20, 25, 30, 35, 40, 45],
     "middle": [5, 10, 15, 38, 43, 48],
     "lower":  [3, 8, 13, 18, 23, 28], "bonuses": ["upper", "middle", "lower"]},
    {"upper":  [1, 6, 11, 16, 21, 26],
     "middle": [2, 7, 12, 17, 22, 27],
     "lower":  [4, 9, 14, 19, 24, 29], "bonuses": []}]})";

AnyCase twoFull() { return *readCase(fullGame); }

/// One Musée filled, the other bare.
AnyCase oneFull() {
    AnyCase table = twoFull();
    std::get<musee::Layout>(table).musees.back() = {};
    return table;
}

/// Nothing hung yet: every space takes every number.
AnyCase emptyPosition() {
    AnyCase table = twoFull();
    std::get<musee::Layout>(table).musees.assign(2, {});
    return table;
}

void checkAndScore(benchmark::State& state, const AnyCase& table) {
    for (auto _ : state) {
        benchmark::DoNotOptimize(check(table));
        benchmark::DoNotOptimize(score(table));
    }
}

void onlyCheck(benchmark::State& state, const AnyCase& table) {
    for (auto _ : state) {
        benchmark::DoNotOptimize(check(table));
    }
}

void onlyScore(benchmark::State& state, const AnyCase& table) {
    for (auto _ : state) {
        benchmark::DoNotOptimize(score(table));
    }
}

void findPlacements(benchmark::State& state, const AnyCase& table) {
    for (auto _ : state) {
        benchmark::DoNotOptimize(placements(table, 0, "14"));
    }
}

void readFile(benchmark::State& state) {
    for (auto _ : state) {
        benchmark::DoNotOptimize(readCase(fullGame));
    }
}

void writeFile(benchmark::State& state, const AnyCase& table) {
    for (auto _ : state) {
        benchmark::DoNotOptimize(writeCase(table));
    }
}

/// All open readings of a full position, each alone and all combined.
void findRulings(benchmark::State& state, const std::string& file) {
    std::ostringstream text;
    text << std::ifstream{CIMAISE_SOURCE_DIR "/" + file}.rdbuf();
    const auto table = readCase(text.str());
    if (!table) {
        state.SkipWithError("cannot be read");
        return;
    }
    for (auto _ : state) {
        benchmark::DoNotOptimize(rulingsOf(*table));
    }
}

BENCHMARK_CAPTURE(findRulings, musee, "samples/musee/finished-4.cimaise");
BENCHMARK_CAPTURE(findRulings, muse, "samples/muse/round.cimaise");
BENCHMARK_CAPTURE(findRulings, museum, "samples/museum/finished-3.cimaise");
BENCHMARK_CAPTURE(findRulings, art_society, "samples/art-society/finished-4.cimaise");
BENCHMARK_CAPTURE(checkAndScore, one_full_musee, oneFull());
BENCHMARK_CAPTURE(checkAndScore, two_full_musees, twoFull());
BENCHMARK_CAPTURE(onlyCheck, two_full_musees, twoFull());
BENCHMARK_CAPTURE(onlyScore, two_full_musees, twoFull());
BENCHMARK_CAPTURE(findPlacements, bare_table, emptyPosition());
BENCHMARK(readFile);
BENCHMARK_CAPTURE(writeFile, two_full_musees, twoFull());

} // namespace
