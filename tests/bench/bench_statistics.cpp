// Measures the statistics page with 10,000 games: first shown, and after one more game.
#include "app/library/library_connection.h"
#include "app/library/library_games.h"
#include "app/shell/statistics.h"
#include "tests/statistics/game_evenings.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <benchmark/benchmark.h>

namespace {

using namespace cimaise;

GameSummary summaryOf(const RecordedGame& game) {
    return {.id = game.id,
            .facts = {.game = QString::fromStdString(game.result.game),
                      .title = {},
                      .players = QStringLiteral("Ana · Bo"),
                      .finished = true,
                      .result = QString::fromStdString(writeResult(game.result))},
            .ended = game.ended};
}

/// A folder with a library of so many games that are over.
void fill(const QString& folder, int games) {
    const Library library{folder};
    Connection connection{folder + "/library.sqlite", Connection::Mode::write};
    transact(connection, [&](Connection& inside) {
        for (const RecordedGame& game : randomEvenings(1, games)) {
            tables::create(inside, summaryOf(game), "{}", 0);
        }
    });
}

void first(benchmark::State& state) {
    const QTemporaryDir folder;
    fill(folder.path(), static_cast<int>(state.range(0)));
    const Library library{folder.path()};
    const TextLanguage language{Language::english};
    for (auto _ : state) {
        Statistics statistics{library, language};
        statistics.setPlayer(QStringLiteral("Ana"));
        statistics.setActive(true);
        benchmark::DoNotOptimize(statistics.figures()->count());
    }
}

void oneMore(benchmark::State& state) {
    const QTemporaryDir folder;
    const int games = static_cast<int>(state.range(0));
    fill(folder.path(), games);
    Library library{folder.path()};
    const TextLanguage language{Language::english};
    Statistics statistics{library, language};
    statistics.setPlayer(QStringLiteral("Ana"));
    statistics.setActive(true);
    int id = 2 * games;
    for (auto _ : state) {
        state.PauseTiming();
        statistics.setActive(false); // or it would count before the clock runs
        RecordedGame game = randomEvenings(1, 1).front();
        game.result.fingerprint = std::to_string(++id);
        library.create(summaryOf(game).facts, "{}");
        library.flush();
        QCoreApplication::processEvents();
        state.ResumeTiming();
        statistics.setActive(true);
    }
}

BENCHMARK(first)->Arg(10'000)->Unit(benchmark::kMillisecond);
BENCHMARK(oneMore)->Arg(10'000)->Iterations(15)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv) {
    const QCoreApplication app{argc, argv};
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
