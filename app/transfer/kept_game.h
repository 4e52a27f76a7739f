// Game of the library as exported to other programs and devices.
#pragma once

#include "app/library/library.h"
#include "app/statistics/game_result.h"

#include <QDateTime>
#include <QHash>
#include <QUuid>
#include <optional>

namespace cimaise {

struct KeptGame {
    GameSummary summary;
    AnyCase position;
    /// The same wherever the game is carried; see originOf().
    QUuid origin{};
    /// None while it is not over, and of one board alone.
    std::optional<GameResult> result{};
};

/// Which game it is, however it goes on and whatever it is called: when it was begun, and with what
/// on the table.
QUuid originOf(qint64 created, const QString& firstDocument);

/// What stands for `text` among all of its kind, the same each time and on every device: a player
/// by the name, a game by its id.
QUuid idOf(QStringView kind, QStringView text);

/// “1b4e28ba-2fa1-5…”
QString shownId(const QUuid& id);

/// Of every game in the list, as far as it is on disk.
using Origins = QHash<GameId, QUuid>;
tl::expected<Origins, Message> originsIn(const Library& library);

/// The game as it lies in the library, unsaved edits included; none where it is gone or damaged.
std::optional<KeptGame> keptGame(const Library& library, GameId id);
/// The same as far as it is on disk, and without a look at its history.
std::optional<KeptGame> keptGame(const Library& library, const GameSummary& summary,
                                 const QUuid& origin);

/// Whether it was played and is over.
bool isResult(const GameSummary& summary);

/// When the game was over; of those that an older version has kept, when they were edited last.
qint64 endOf(const GameSummary& summary);

/// `yyyy-mm-dd`: when it was played, as far as it says so, else the day of its end here.
QString dayOf(const KeptGame& game);

} // namespace cimaise
