// Stored data of a game: facts for the list, steps, result, photos.
#pragma once

#include <QPointF>
#include <QString>
#include <cstdint>
#include <functional>
#include <optional>
#include <tl/expected.hpp>
#include <vector>

namespace cimaise {

/// Given by the library; never 0, never used again.
using GameId = qint64;

/// How a game is looked at: as it stands, with the points hidden until they are revealed, or as one
/// board alone that nobody plays.
enum class GameMode : std::uint8_t { open, hidden, alone };

/// What the list shows of a game. The caller works it out anew from the document at each edit.
struct GameFacts {
    /// “musee”
    QString game;
    QString title;
    /// As shown and searched: “Ana · Bo”.
    QString players;
    bool finished = false;
    /// The caller's own text (figures, not words); empty while there is nothing to show.
    QString score;
    /// How many open questions of the rulebook the game’s table has answered.
    int decided = 0;
    GameMode manner = GameMode::open;
    /// The caller’s own text (who won, and by what); empty unless the game is over and was played.
    QString result{};

    bool operator==(const GameFacts&) const = default;
};

/// One row of the list.
struct GameSummary {
    GameId id = 0;
    GameFacts facts;
    /// Games of one match share it.
    std::optional<qint64> match;
    /// Milliseconds since 1970, UTC.
    qint64 created = 0;
    qint64 updated = 0;
    /// The place in the list, newest highest: what Library::list() goes on from.
    qint64 recency = 0;
    /// When it was last marked as finished, in milliseconds since 1970, UTC; 0: it is not.
    qint64 ended = 0;

    bool operator==(const GameSummary&) const = default;
};

/// What is kept of a game that is over.
struct KeptResult {
    GameId id = 0;
    /// When it was last marked as finished, in milliseconds since 1970, UTC; 0: nobody knows.
    qint64 ended = 0;
    /// GameFacts::result, never empty; it may be another program’s text.
    QString result;
    /// Its place in the list: what Library::results() goes on from.
    qint64 recency = 0;

    bool operator==(const KeptResult&) const = default;
};

/// One position of the undo history.
struct GameStep {
    /// In the .cimaise format.
    QString document;
    /// The wording of the edit that led here, as the caller writes it; empty for the first.
    QString what;
    /// When it was made, in milliseconds since 1970, UTC; 0: nobody knows.
    qint64 made = 0;

    bool operator==(const GameStep&) const = default;
};

/// A whole game. The title in `summary` is the one in force: a document may hold an older one.
struct StoredGame {
    GameSummary summary;
    /// Never empty.
    std::vector<GameStep> steps;
    /// Which step lies on the table; those after it can be redone.
    qsizetype position = 0;
    /// Left by the last write: another one, another mark.
    qint64 mark = 0;

    bool operator==(const StoredGame&) const = default;
};

/// Given by the library; never 0, never used again.
using PhotoId = qint64;

/// Where a board lies on a photo.
struct PhotoTrace {
    /// Its corners from the upper left one clockwise, in fractions of the photo’s width and height;
    /// empty: nobody has said.
    std::vector<QPointF> corners;
    /// Whose board it is.
    int side = 0;
    /// When that was said, in milliseconds since 1970, UTC.
    qint64 traced = 0;

    bool operator==(const PhotoTrace&) const = default;
};

/// A photo of the table. What it shows is asked for apart: Library::picture().
struct Photo {
    PhotoId id = 0;
    /// When it was kept, in milliseconds since 1970, UTC.
    qint64 taken = 0;
    PhotoTrace trace{};

    bool operator==(const Photo&) const = default;
};

/// Why a game is not another one after a change of many.
enum class NotRewritten : std::uint8_t {
    unchanged,
    refused, ///< nothing may be changed anywhere
};

/// A game as it is to be: its documents and facts; the steps stay as many. Called on another
/// thread.
using Rewrite = std::function<tl::expected<StoredGame, NotRewritten>(const StoredGame&)>;

} // namespace cimaise
