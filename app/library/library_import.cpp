// Imports games of another library in one transaction, so that none is imported in part.
#include "app/library/library_listing.h"
#include "app/library/library_photos.h"
#include "app/library/library_row.h"
#include "app/library/library_state.h"

#include "positions/file/json_text.h"

namespace cimaise {

namespace {

using tables::highestNumber;

/// Inserts the steps after the first step, which is inserted with the game.
void addSteps(Connection& connection, GameId id, const StoredGame& game) {
    for (qsizetype position = 0; const GameStep& step : game.steps) {
        connection.run("INSERT INTO steps (game, position, document, what, made)"
                       " VALUES (?, ?, ?, ?, ?)"
                       " ON CONFLICT (game, position) DO UPDATE SET what = excluded.what,"
                       " made = excluded.made",
                       {id, position, step.document, step.what, step.madeAt});
        ++position;
    }
    connection.change("UPDATE games SET position = ? WHERE id = ?", {game.position, id});
}

void add(Connection& connection, const ImportedGame& imported, GameId id, PhotoId firstPhoto) {
    GameSummary summary = imported.game.summary;
    summary.id = id;
    if (summary.match == 0) {
        summary.match = id;
    }
    tables::create(connection, summary, imported.game.steps.front().document, 0);
    addSteps(connection, id, imported.game);
    tables::reindex(connection, id);
    if (summary.deleted != 0) {
        tables::remove(connection, {.game = id}, summary.deleted);
    }
    for (std::size_t i = 0; i < imported.photos.size(); ++i) {
        Photo photo = imported.photos[i];
        photo.id = firstPhoto + static_cast<PhotoId>(i);
        tables::addPhoto(connection, id, photo, imported.pictures[i]);
    }
}

} // namespace

tl::expected<void, Message>
Library::firstPositions(const std::function<void(const FirstPosition&)>& game) const {
    return m_state
        ->read([&game](Connection& reader) {
            reader.run(
                "SELECT g.id, g.created, g.match, " +
                    tables::boundedText("s.document", largestDocument) +
                    ", g.removed FROM games g JOIN steps s ON s.game = g.id AND s.position = 0",
                {}, [&game](const QSqlQuery& row) {
                    const auto id = tables::numberIn(row, 0, 1, highestNumber);
                    const auto document = tables::textIn(row, 3);
                    if (id && document) {
                        game(
                            {.id = *id,
                             .created = tables::numberIn(row, 1, 0, tables::lastMoment).value_or(0),
                             .match = tables::numberIn(row, 2, 1, highestNumber),
                             .document = *document,
                             .deleted = row.value(4).toBool()});
                    }
                });
            return true;
        })
        .map([](bool) {});
}

tl::expected<std::vector<GameId>, Message>
Library::importGames(const std::vector<ImportedGame>& games) {
    if (access() != Access::writable) {
        return tl::unexpected(trouble().value_or(Message{}));
    }
    if (!flush() && saveError()) { // pending writes must be committed before the import
        return tl::unexpected(*saveError());
    }
    Connection connection{m_state->opening.file, Connection::Mode::write};
    std::vector<GameId> ids;
    PhotoId photo = m_state->lastPhoto;
    const auto error = transact(connection, [&](Connection& inside) {
        ids.clear();
        for (const ImportedGame& imported : games) {
            ids.push_back(m_state->lastId + std::ssize(ids) + 1);
            add(inside, imported, ids.back(), photo + 1);
            photo += std::ssize(imported.photos);
        }
    });
    if (error) {
        return tl::unexpected(errorMessage(*error, m_state->opening.file));
    }
    m_state->lastId += std::ssize(ids);
    m_state->lastPhoto = photo;
    emit changed();
    return ids;
}

} // namespace cimaise
