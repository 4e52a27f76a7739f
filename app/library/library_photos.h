// SQL statements for the photos of games. Each runs inside a transaction and leaves an error in its
// connection.
#pragma once

#include "app/library/library_write.h"

namespace cimaise::tables {

/// Those of a game, removed ones included, without their pictures.
std::vector<PhotoInMemory> photos(Connection& connection, GameId game);
/// Empty where there is none, or nothing that could be one.
QByteArray picture(Connection& connection, GameId game, PhotoId id);
/// The highest id ever given.
PhotoId lastPhoto(Connection& connection);

/// Nothing where the game is gone.
void addPhoto(Connection& connection, GameId game, const Photo& photo, const QByteArray& picture);
void setPhotoRemoved(Connection& connection, GameId game, PhotoId id, bool removed);
void tracePhoto(Connection& connection, GameId game, PhotoId id, const PhotoTrace& trace);

} // namespace cimaise::tables
