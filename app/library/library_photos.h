// SQL statements for the photos of games. Each runs inside a transaction and leaves an error in its
// connection.
#pragma once

#include "app/library/library_writer.h"

namespace cimaise::tables {

/// Photos of a game, removed ones included, without their pictures.
std::vector<PhotoInMemory> photos(Connection& connection, GameId game);
/// Picture file of a photo; empty if there is none, or if the stored value cannot be one.
QByteArray picture(Connection& connection, GameId game, PhotoId id);
/// Highest id assigned so far.
PhotoId lastPhoto(Connection& connection);

/// Adds a photo; does nothing if the game does not exist any more.
void addPhoto(Connection& connection, GameId game, const Photo& photo, const QByteArray& picture);
void setPhotoRemoved(Connection& connection, GameId game, PhotoId id, bool removed);

} // namespace cimaise::tables
