// Measures start, list and search of a library with 10 games and with 10,000: the second may take
// no longer than the first. Pages have 10 rows, so that both do the same work.
#include "app/library/library.h"
#include "app/library/library_connection.h"
#include "app/library/library_games.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <benchmark/benchmark.h>
#include <map>

namespace {

using cimaise::Library;

constexpr qsizetype page = 10;

/// Game with players; one in ten has “jubilee” in its title, and the tenth, an old one, a unique
/// word.
cimaise::GameSummary game(int number) {
    return {.id = number,
            .facts = {.game = "musee",
                      .title = QString{"Evening %1 %2 %3"}.arg(number).arg(
                          number % 10 == 0 ? "jubilee" : "friday", number == 10 ? "waltz" : ""),
                      .players = "Ana · Bo · Cléo",
                      .score = "34 29 27"}};
}

/// Directory with a library of so many games, created once.
QString folderWith(int games) {
    static std::map<int, QTemporaryDir> folders;
    const auto [entry, isNew] = folders.try_emplace(games);
    const QString folder = entry->second.path();
    if (isNew) {
        const Library library{folder};
        cimaise::Connection connection{folder + "/library.sqlite",
                                       cimaise::Connection::Mode::write};
        cimaise::transact(connection, [&](cimaise::Connection& inside) {
            for (int number = 1; number <= games; ++number) {
                cimaise::tables::create(inside, game(number), "{}", 0);
            }
        });
    }
    return folder;
}

void start(benchmark::State& state) {
    const QString folder = folderWith(static_cast<int>(state.range(0)));
    for (auto _ : state) {
        const Library library{folder};
        benchmark::DoNotOptimize(library.list({}, page));
    }
}

void listed(benchmark::State& state, const QString& search, std::size_t expected) {
    const Library library{folderWith(static_cast<int>(state.range(0)))};
    for (auto _ : state) {
        const auto rows = library.list(search, page);
        if (!rows || rows->size() != expected) {
            state.SkipWithError("not the rows expected");
        }
    }
}

BENCHMARK(start)->Arg(10)->Arg(10'000)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(listed, all, "", 10)->Arg(10)->Arg(10'000)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(listed, by_game, "musée", 10)
    ->Arg(10)
    ->Arg(10'000)
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(listed, by_one_letter, "a", 10)
    ->Arg(10)
    ->Arg(10'000)
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(listed, by_two_words, "cleo ana", 10)
    ->Arg(10)
    ->Arg(10'000)
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(listed, by_a_rare_word, "waltz", 1)
    ->Arg(10)
    ->Arg(10'000)
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(listed, by_a_rare_and_a_common_word, "waltz jubilee", 1)
    ->Arg(10)
    ->Arg(10'000)
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(listed, no_hit, "sunday", 0)->Arg(10)->Arg(10'000)->Unit(benchmark::kMicrosecond);

/// Time that an edit blocks its caller when the previous one is already written.
void editHandedOver(benchmark::State& state) {
    Library library{folderWith(static_cast<int>(state.range(0)))};
    (void)library.loadForEditing(1);
    for (auto _ : state) {
        library.append(1, {.document = "{}"}, game(1).facts);
        state.PauseTiming();
        library.flush();
        state.ResumeTiming();
    }
}
BENCHMARK(editHandedOver)->Arg(10)->Arg(10'000)->Iterations(300)->Unit(benchmark::kMicrosecond);

} // namespace

int main(int argc, char** argv) {
    const QCoreApplication application{argc, argv};
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
