// Game of the library as exported to other programs and devices.
#pragma once

#include "app/library/library.h"
#include "app/statistics/game_result.h"

#include <QDateTime>
#include <QHash>
#include <QUuid>
#include <optional>
#include <string>

namespace cimaise {

struct ExportedGame {
    GameSummary summary;
    AnyCase position;
    /// Identity of the game across devices; see originOf().
    QUuid origin{};
    /// None if the game is unfinished or a single board.
    std::optional<GameResult> result{};
};

/// Identity of a game, from its creation time and first position. Later edits and titles do not
/// change it.
QUuid originOf(qint64 created, const QString& firstDocument);

/// Id of `text` within its kind, equal on all devices: for a player's name or a game's id.
QUuid idOf(QStringView kind, QStringView text);

/// Text such as “1b4e28ba-2fa1-5…”.
QString shownId(const QUuid& id);

/// Origins of all games in the list, or of deleted games as well, as far as they are on disk.
using Origins = QHash<GameId, QUuid>;
tl::expected<Origins, Message> originsIn(const Library& library, bool withDeleted = false);

/// Game of the library, unsaved edits included; none if it is missing or damaged.
std::optional<ExportedGame> exportedGame(const Library& library, GameId id);
/// Game of the library as far as it is on disk, without reading its history.
std::optional<ExportedGame> exportedGame(const Library& library, const GameSummary& summary,
                                         const QUuid& origin);

/// True if the game was played and has been finished.
bool isResult(const GameSummary& summary);

/// End time of the game; for games of older versions, the time of the last edit.
qint64 endOf(const GameSummary& summary);

/// Day of the game as `yyyy-mm-dd`: the date in its document, otherwise the day of its end.
QString dayOf(const ExportedGame& game);

/// Game as a line of JSON with the line break, without its history and photos. Times are in UTC, in
/// the format of RFC 3339; unknown values are null.
std::string jsonLineOf(const ExportedGame& game);

} // namespace cimaise
