// Parses a result only if its text has changed, because parsing takes longer than fetching.
// Compares the texts and not the places in the list: renaming a player changes results without
// moving them.
#include "app/shell/result_cache.h"

#include "app/statistics/played_day.h"

#include <QHash>
#include <algorithm>
#include <unordered_map>

namespace cimaise {

void ResultCache::update(const Library& library) {
    const auto stored = library.results();
    if (!stored) {
        return;
    }
    std::unordered_map<qint64, std::size_t> known;
    for (std::size_t at = 0; at < m_games.size(); ++at) {
        known.emplace(m_games[at].id, at);
    }
    std::vector<RecordedGame> games;
    std::vector<std::size_t> marks;
    games.reserve(stored->size());
    marks.reserve(stored->size());
    for (const StoredResult& one : *stored) {
        const std::size_t mark = qHash(one.result);
        const auto before = known.find(one.id);
        if (before != known.end() && m_marks[before->second] == mark) {
            games.push_back(std::move(m_games[before->second]));
            games.back().ended = playedMoment(games.back().result.played, one.ended);
        } else if (auto result = readResult(one.result.toStdString())) {
            const std::int64_t when = playedMoment(result->played, one.ended);
            games.push_back({.id = one.id, .ended = when, .result = std::move(*result)});
        } else {
            continue; // the text was written by another program
        }
        marks.push_back(mark);
    }
    m_games = std::move(games);
    m_marks = std::move(marks);
}

const RecordedGame* ResultCache::find(GameId id) const {
    const auto found = std::ranges::find(m_games, id, &RecordedGame::id);
    return found == m_games.end() ? nullptr : &*found;
}

} // namespace cimaise
