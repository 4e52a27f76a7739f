// To read a result takes longer than to fetch it: one whose place in the list is as it was is the
// one that was read before.
#include "app/desk/kept_results.h"

#include <algorithm>
#include <unordered_map>

namespace cimaise {

void KeptResults::follow(const Library& library) {
    const auto kept = library.results();
    if (!kept) {
        return;
    }
    std::unordered_map<qint64, std::size_t> known; // by recency, which no two games share
    for (std::size_t at = 0; at < m_games.size(); ++at) {
        known.emplace(m_recencies[at], at);
    }
    std::vector<RecordedGame> games;
    std::vector<qint64> recencies;
    games.reserve(kept->size());
    recencies.reserve(kept->size());
    for (const KeptResult& one : *kept) {
        const auto before = known.find(one.recency);
        if (before != known.end() && m_games[before->second].id == one.id &&
            m_games[before->second].ended == one.ended) {
            games.push_back(std::move(m_games[before->second]));
        } else if (auto result = readResult(one.result.toStdString())) {
            games.push_back({.id = one.id, .ended = one.ended, .result = std::move(*result)});
        } else {
            continue;
        }
        recencies.push_back(one.recency);
    }
    m_games = std::move(games);
    m_recencies = std::move(recencies);
}

const RecordedGame* KeptResults::find(GameId id) const {
    const auto found = std::ranges::find(m_games, id, &RecordedGame::id);
    return found == m_games.end() ? nullptr : &*found;
}

} // namespace cimaise
