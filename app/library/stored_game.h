// Stored data of a game: facts for the list, steps, result, photos.
#pragma once

#include <QString>
#include <cstdint>
#include <functional>
#include <optional>
#include <tl/expected.hpp>
#include <vector>

namespace cimaise {

/// Assigned by the library; never 0, never reused.
using GameId = qint64;

/// Key of the setting with the stored view of a game, which goes with the game.
inline QString viewSetting(GameId id) { return QStringLiteral("view of %1").arg(id); }

/// Number of days for which a deleted game can be restored.
inline constexpr int daysOfDeleted = 30;

/// Mode of a game: `open` shows points at once, `hidden` keeps them secret until revealed,
/// `singleBoard` is a single board without players, `imported` a result without boards from another
/// program.
enum class GameMode : std::uint8_t { open, hidden, singleBoard, imported };

/// Highest value of a mode in files and in the library.
inline constexpr std::int64_t highestMode = static_cast<std::int64_t>(GameMode::imported);

/// Data of a game for the list. The caller recomputes it from the document at each edit.
struct GameFacts {
    /// Id of the game.
    QString game;
    QString title;
    /// As displayed and searched: “Ana · Bo”.
    QString players;
    bool finished = false;
    /// Score in the caller's format (figures, not words); empty if there is none.
    QString score;
    /// Number of open questions of the rulebook answered in the game.
    int decided = 0;
    GameMode gameMode = GameMode::open;
    /// Result in the caller’s format (winner and scores); empty unless the game was played to its
    /// end.
    QString result{};
    /// Time when a game that is finished again had ended before, in milliseconds since 1970, UTC;
    /// nullopt: now. Only written: GameSummary::ended is the stored time.
    std::optional<qint64> endedBefore{};

    bool operator==(const GameFacts&) const = default;
};

/// One row of the list.
struct GameSummary {
    GameId id = 0;
    GameFacts facts;
    /// Shared by the games of one match.
    std::optional<qint64> match;
    /// Milliseconds since 1970, UTC.
    qint64 created = 0;
    qint64 updated = 0;
    /// Sort key of the list, newest highest; Library::list() continues after it.
    qint64 recency = 0;
    /// Time when the game was last marked as finished, in milliseconds since 1970, UTC; 0 if
    /// unfinished.
    qint64 ended = 0;
    /// Day of the game, in days since 1970: as entered, or else of its end or its last edit.
    qint64 day = 0;
    /// Time when the game was deleted, in milliseconds since 1970, UTC; 0 if it was not.
    qint64 deleted = 0;

    bool operator==(const GameSummary&) const = default;
};

/// Stored result of a finished game.
struct StoredResult {
    GameId id = 0;
    /// Time when the game was last marked as finished, in milliseconds since 1970, UTC; 0 if
    /// unknown.
    qint64 ended = 0;
    /// Result in the format of GameFacts::result, never empty; possibly written by another program.
    QString result;
    /// Sort key of the list; Library::results() continues after it.
    qint64 recency = 0;

    bool operator==(const StoredResult&) const = default;
};

/// One position of the undo history.
struct GameStep {
    /// In the .cimaise format.
    QString document;
    /// Description of the edit that led to this position, in the caller’s format; empty for the
    /// first.
    QString what;
    /// Time of the edit, in milliseconds since 1970, UTC; 0 if unknown.
    qint64 madeAt = 0;

    bool operator==(const GameStep&) const = default;
};

/// Whole game. The title in `summary` is the current one; a document may contain an older one.
struct StoredGame {
    GameSummary summary;
    /// Never empty.
    std::vector<GameStep> steps;
    /// Index of the current step; later steps can be redone.
    qsizetype position = 0;
    /// Mark of the last write; each write sets a new one.
    qint64 mark = 0;

    bool operator==(const StoredGame&) const = default;
};

/// Assigned by the library; never 0, never reused.
using PhotoId = qint64;

/// Photo of the position, without its picture: see Library::picture().
struct Photo {
    PhotoId id = 0;
    /// Time when the photo was saved, in milliseconds since 1970, UTC.
    qint64 taken = 0;

    bool operator==(const Photo&) const = default;
};

/// Reason why a change of several games leaves a game unchanged.
enum class NotRewritten : std::uint8_t {
    unchanged,
    refused, ///< the whole change must be cancelled
};

/// Returns the rewritten game, with new documents and facts and the same number of steps. Called on
/// another thread.
using Rewrite = std::function<tl::expected<StoredGame, NotRewritten>(const StoredGame&)>;

} // namespace cimaise
