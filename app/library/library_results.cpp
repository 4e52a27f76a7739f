// Reads the results of all finished games at once, and adds results that an older version did not
// store.
#include "app/library/library_row.h"
#include "app/library/library_state.h"

namespace cimaise {

namespace tables {

QString resultsStatement() {
    return "SELECT id, ended, " + boundedText("result", longestResult) +
           ", recency FROM games WHERE finished = 1 AND removed = 0 AND result <> ''"
           " AND recency > ? ORDER BY recency";
}

QString withoutResultStatement() {
    return "SELECT id FROM games WHERE finished = 1 AND removed = 0 AND result = ''"
           " AND manner <> 2 AND id > ? ORDER BY id LIMIT ?";
}

std::vector<StoredResult> results(Connection& connection, qint64 afterRecency) {
    std::vector<StoredResult> all;
    connection.run(resultsStatement(), {afterRecency}, [&](const QSqlQuery& row) {
        const std::optional<qint64> id = numberIn(row, 0, 1, highestNumber);
        const std::optional<QString> result = textIn(row, 2);
        if (id && result) {
            all.push_back({.id = *id,
                           .ended = numberIn(row, 1, 0, lastMoment).value_or(0),
                           .result = *result,
                           .recency = row.value(3).toLongLong()});
        }
    });
    return all;
}

std::vector<GameId> gamesWithoutResult(Connection& connection, GameId after, qsizetype limit) {
    std::vector<GameId> all;
    connection.run(withoutResultStatement(), {after, limit}, [&](const QSqlQuery& row) {
        if (const std::optional<qint64> id = numberIn(row, 0, 1, highestNumber)) {
            all.push_back(*id);
        }
    });
    return all;
}

} // namespace tables

tl::expected<std::vector<StoredResult>, Message> Library::results(qint64 afterRecency) const {
    return m_state->read([=](Connection& reader) { return tables::results(reader, afterRecency); });
}

tl::expected<std::vector<GameId>, Message> Library::gamesWithoutResult(GameId after,
                                                                       qsizetype limit) const {
    return m_state->read(
        [=](Connection& reader) { return tables::gamesWithoutResult(reader, after, limit); });
}

void Library::addMissingResults(const std::vector<StoredResult>& results) {
    m_state->write(
        {.commit = [=](Connection& writer) { tables::addMissingResults(writer, results); },
         .ofMany = true});
}

} // namespace cimaise
