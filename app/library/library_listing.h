// Place of each game in the list, and its entry in the search index.
#pragma once

#include "app/library/library_connection.h"
#include "app/library/stored_game.h"

namespace cimaise::tables {

/// Position of the day within GameSummary::recency; below it is the order of the edits.
inline constexpr int dayShift = 40;

/// Order of the next edit.
qint64 nextRecency(Connection& connection);
/// Lists a new game.
void enlist(Connection& connection, GameId id);
/// Makes a game the last edited one.
void moveToFront(Connection& connection, GameId id);
/// Updates the place in the list and the indexed text after a change that is no edit.
void reindex(Connection& connection, GameId id);
void setListed(Connection& connection, GameId id, bool listed);
/// Rebuilds the search index from the games.
void indexAll(Connection& connection);
/// Sorts the list and rebuilds the search index after a change of their contents.
void relist(Connection& connection);
/// True if relist() has not been called since a migration that requires it.
bool isUnlisted(Connection& connection);

} // namespace cimaise::tables
