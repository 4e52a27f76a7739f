// Stores photos outside the undo history: undoing an edit deletes no photo. Lists those on disk
// with those waiting to be written.
#include "app/library/library_row.h"
#include "app/library/library_state.h"

#include <QDateTime>
#include <algorithm>

namespace cimaise {

namespace tables {

std::vector<PhotoInMemory> photos(Connection& connection, GameId game) {
    std::vector<PhotoInMemory> all;
    connection.run(
        "SELECT id, taken, removed FROM photos WHERE game = ? ORDER BY id LIMIT 1000", {game},
        [&](const QSqlQuery& row) {
            const auto id = numberIn(row, 0, 1, highestNumber);
            if (!id) {
                return; // a photo without a valid id cannot be identified
            }
            const Photo photo{.id = *id, .taken = numberIn(row, 1, 0, lastMoment).value_or(0)};
            all.push_back({.photo = photo, .removed = numberIn(row, 2, 0, 1).value_or(0) == 1});
        });
    return all;
}

QByteArray picture(Connection& connection, GameId game, PhotoId id) {
    QByteArray bytes;
    connection.run("SELECT picture FROM photos WHERE game = ? AND id = ?"
                   " AND typeof(picture) = 'blob' AND length(picture) <= ?",
                   {game, id, Library::largestPhoto},
                   [&](const QSqlQuery& row) { bytes = row.value(0).toByteArray(); });
    return bytes;
}

PhotoId lastPhoto(Connection& connection) {
    PhotoId last = 0;
    const auto consider = [&](const QSqlQuery& row) {
        last = std::max(last, numberIn(row, 0, 0, highestNumber).value_or(0));
    };
    connection.run("SELECT seq FROM sqlite_sequence WHERE name = 'photos'", {}, consider);
    connection.run("SELECT max(id) FROM photos WHERE id <= ?", {highestNumber}, consider);
    return last;
}

void addPhoto(Connection& connection, GameId game, const Photo& photo, const QByteArray& picture) {
    connection.run("INSERT INTO photos (id, game, taken, picture) SELECT ?, id, ?, ? FROM games"
                   " WHERE id = ?",
                   {photo.id, photo.taken, picture, game});
}

} // namespace tables

namespace {

using Photos = std::vector<PhotoInMemory>;

PhotoInMemory* find(Photos& photos, PhotoId id) {
    const auto found =
        std::ranges::find(photos, id, [](const PhotoInMemory& stored) { return stored.photo.id; });
    return found == photos.end() ? nullptr : &*found;
}

void replay(const std::deque<Write>& unsaved, GameId game, Photos& photos) {
    for (const Write& write : unsaved) {
        if (write.game == game && write.replayPhotos) {
            write.replayPhotos(photos);
        }
    }
}

} // namespace

tl::expected<std::vector<Photo>, Message> Library::photos(GameId game) const {
    // read before the photos: applying a write that is committed in between a second time has no
    // effect
    const std::deque<Write> unsaved = m_state->unsaved();
    auto known = m_state->read([game](Connection& reader) { return tables::photos(reader, game); });
    if (!known) {
        return tl::unexpected(known.error());
    }
    replay(unsaved, game, *known);
    std::vector<Photo> shown;
    for (const PhotoInMemory& stored : *known) {
        if (!stored.removed) {
            shown.push_back(stored.photo);
        }
    }
    return shown;
}

QByteArray Library::picture(GameId game, PhotoId id) const {
    Photos waiting;
    replay(m_state->unsaved(), game, waiting);
    if (const PhotoInMemory* const stored = find(waiting, id);
        stored && !stored->picture.isEmpty()) {
        return stored->picture;
    }
    return m_state
        ->read([game, id](Connection& reader) { return tables::picture(reader, game, id); })
        .value_or(QByteArray{});
}

PhotoId Library::addPhoto(GameId game, const QByteArray& picture) {
    const auto stored = photos(game);
    const bool room = stored && std::ssize(*stored) < mostPhotos;
    if (access() != Access::writable || !room || picture.isEmpty() ||
        picture.size() > largestPhoto) {
        return 0;
    }
    const Photo photo{.id = ++m_state->lastPhoto, .taken = QDateTime::currentMSecsSinceEpoch()};
    m_state->write(
        {.commit = [=](Connection& writer) { tables::addPhoto(writer, game, photo, picture); },
         .game = game,
         .replayPhotos =
             [=](Photos& photos) {
                 if (find(photos, photo.id) == nullptr) {
                     photos.push_back({.photo = photo, .picture = picture});
                 }
             }});
    return photo.id;
}

void Library::setPhotoRemoved(GameId game, PhotoId id, bool removed) {
    m_state->write({.commit =
                        [=](Connection& writer) {
                            writer.run("UPDATE photos SET removed = ? WHERE game = ? AND id = ?",
                                       {removed ? 1 : 0, game, id});
                        },
                    .game = game,
                    .replayPhotos =
                        [=](Photos& photos) {
                            if (PhotoInMemory* const stored = find(photos, id)) {
                                stored->removed = removed;
                            }
                        }});
}

void Library::removePhoto(GameId game, PhotoId id) { setPhotoRemoved(game, id, true); }

void Library::restorePhoto(GameId game, PhotoId id) { setPhotoRemoved(game, id, false); }

} // namespace cimaise
