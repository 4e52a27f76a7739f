// Contents of an archive (`.cimaises`, a zip) and their size limits:
//
//     cimaise.jsonl          a line about the archive, then one per game
//     games/00001.cimaise    its current position, as in a game's file
//     games/00001.jsonl      a line of facts about it, then one per step of its history
//     photos/00001-1.jpg     its photos
//
// No entry is ever written to disk under its name.
#pragma once

#include "app/transfer/exported_game.h"
#include "positions/file/json_text.h"

#include <string>

namespace cimaise::archive {

/// Format version; files of newer versions are rejected.
inline constexpr int version = 1;

inline constexpr int mostGames = 200'000;
/// Maximum size of one entry, in bytes.
inline constexpr std::size_t largestList = std::size_t{64} * 1024 * 1024;

inline constexpr std::string_view headName = "cimaise.jsonl";

/// Kind and numbers of an entry, according to its name.
struct Entry {
    enum class Kind : std::uint8_t { head, table, history, photo, foreign };

    Kind kind = Kind::foreign;
    int game = 0;  ///< 1-based
    int photo = 0; ///< 1-based
};

Entry entryOf(std::string_view name);
std::string nameOf(const Entry& entry);
/// Maximum size in bytes of an entry of this kind; larger entries are rejected without being read.
std::size_t sizeLimitOf(Entry::Kind kind);

/// Lines of a game: its facts, then the document of each step.
std::string writeHistory(const StoredGame& game, const std::vector<Photo>& photos);

/// Game as stored in an archive; `pictures` are still empty.
struct ArchivedGame {
    StoredGame game;
    std::vector<Photo> photos;
    /// Match of the game, by its number in the archive.
    std::optional<qint64> match;
    /// True if the players ended the game before its rules did.
    bool early = false;
    /// Number of photos with the outline of a board, which earlier versions stored.
    int outlinedPhotos = 0;
};

/// Parses a history; none if it is invalid.
std::optional<ArchivedGame> readHistory(std::string_view lines);

} // namespace cimaise::archive
