// Computes results in portions no longer than a frame.
#include "app/game/missing_results.h"

#include "app/game/game_facts.h"
#include "app/game/stored_history.h"
#include "scoring/scores.h"

#include <QElapsedTimer>
#include <chrono>

namespace cimaise {

namespace {

constexpr std::chrono::milliseconds untilBegin{3000};
constexpr std::chrono::milliseconds betweenPortions{100};
constexpr qint64 longestPortion = 10; // ms
constexpr qsizetype mostGames = 50;

QString storedResult(const Library& library, GameId id) {
    const tl::expected<AnyCase, LoadError> position = readStored(library.table(id));
    return position ? resultText(*position, score(*position)) : QString{};
}

} // namespace

MissingResults::MissingResults(Library& library, QObject* parent)
    : QObject(parent), m_library(library) {
    m_timer.setSingleShot(true);
    m_timer.callOnTimeout(this, [this] {
        if (computeNext()) {
            m_timer.start(betweenPortions);
        }
    });
    m_timer.start(untilBegin);
}

bool MissingResults::computeNext() {
    if (m_library.access() != Library::Access::writable) {
        return false;
    }
    const auto games = m_library.gamesWithoutResult(m_last, mostGames);
    std::vector<StoredResult> results;
    QElapsedTimer clock;
    clock.start();
    for (const GameId id : games.value_or(std::vector<GameId>{})) {
        if (clock.elapsed() > longestPortion) {
            break;
        }
        m_last = id;
        if (QString result = storedResult(m_library, id); !result.isEmpty()) {
            results.push_back({.id = id, .result = std::move(result)});
        }
    }
    if (!results.empty()) {
        m_library.addMissingResults(results);
    }
    return games && !games->empty();
}

void computeMissingResults(Library& library) {
    MissingResults missing{library};
    while (missing.computeNext()) {
    }
    library.flush();
}

} // namespace cimaise
