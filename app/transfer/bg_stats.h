// Exports plays to BG Stats, an app that records plays of all games: one play as the link that its
// documentation describes, or any number as a play file.
#pragma once

#include "app/texts/translator.h"
#include "app/transfer/exported_game.h"
#include "positions/file/json.h"

#include <QByteArray>
#include <QUrl>
#include <vector>

namespace cimaise {

/// One play in a play file.
struct Play {
    QUuid id;
    std::string game; ///< id
    QString title;
    /// Points of the score lines, and the tie-break.
    QString comments;
    QString foreignId{}; ///< id of an imported play in its program; empty for others
    qint64 created = 0;  ///< milliseconds since 1970, UTC
    qint64 ended = 0;
    GameResult result;
    std::string place{};          ///< may be empty
    std::optional<int> minutes{}; ///< duration
    std::string starter{};        ///< name of the first player; may be empty
};

/// Play of a game; none while the game is unfinished.
std::optional<Play> playOf(const ExportedGame& game, const Translator& words);

/// Link that opens the play in the app or, where it is not installed, a page about the app. To stay
/// below `longest` characters, drops the comments, then shortens names; empty if even that is too
/// long.
QString playLink(const Play& play, qsizetype longest);

/// Maximum length of a link, determined by other programs that send such links.
inline constexpr qsizetype linkLimit = 8000;

/// Play file; equal for equal plays.
QByteArray playFile(const std::vector<Play>& plays);

} // namespace cimaise
