// Contents of an archive (`.cimaises`, a zip) and their size limits:
//
//     cimaise.jsonl          a line about the archive, then one per game
//     games/00001.cimaise    its current position, as in a game's file
//     games/00001.jsonl      a line of facts about it, then one per step of its history
//     photos/00001-1.jpg     its photos
//
// No entry is ever written to disk under its name.
#pragma once

#include "app/transfer/kept_game.h"
#include "validators/layout/json_text.h"

#include <string>

namespace cimaise::archive {

/// Newer ones are left alone.
inline constexpr int version = 1;

inline constexpr int mostGames = 200'000;
/// Of one entry, in bytes.
inline constexpr std::size_t largestList = std::size_t{64} * 1024 * 1024;
/// Of all entries together, in bytes.
inline constexpr std::uint64_t largestArchive = std::uint64_t{8} * 1024 * 1024 * 1024;
/// Of the documents of one history, in code units.
inline constexpr std::size_t largestHistory = std::size_t{128} * 1024 * 1024;

inline constexpr std::string_view headName = "cimaise.jsonl";

/// What an entry is, by its name.
struct Entry {
    enum class Kind : std::uint8_t { head, table, history, photo, foreign };

    Kind kind = Kind::foreign;
    int game = 0;  ///< 1-based
    int photo = 0; ///< 1-based
};

Entry entryOf(std::string_view name);
std::string nameOf(const Entry& entry);
/// More than this is refused unread, in bytes.
std::size_t largest(Entry::Kind kind);

/// The lines of a game: what is noted of it, then its steps. Each step holds what has changed since
/// the one before.
std::string writeHistory(const StoredGame& game, const std::vector<Photo>& photos);

/// A game as it is written there; `pictures` are still empty.
struct MovedPiece {
    StoredGame game;
    std::vector<Photo> photos;
    /// The match that it belonged to, by its number there.
    std::optional<qint64> match;
    /// The players finished it before its rules end it.
    bool early = false;
};

/// None where something is not as it should be.
std::optional<MovedPiece> readHistory(std::string_view lines);

} // namespace cimaise::archive
