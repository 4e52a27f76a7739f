// Exports plays to BG Stats, an app that records plays of all games: one play as the link that its
// documentation describes, or any number as a play file.
#pragma once

#include "app/transfer/kept_game.h"
#include "app/texts/translator.h"
#include "validators/layout/json.h"

#include <QByteArray>
#include <QUrl>
#include <vector>

namespace cimaise {

/// One play of a file.
struct Play {
    QUuid id;
    std::string game; ///< its id
    QString title;
    /// What the lines of the sheet brought, and what parted those who were level.
    QString comments;
    qint64 begun = 0; ///< milliseconds since 1970, UTC
    qint64 ended = 0;
    GameResult result;
};

/// None while the game is not over.
std::optional<Play> playOf(const KeptGame& game, const Translator& words);

/// Opens the play in the app where it is installed, and a page that says so elsewhere. What is said
/// of the lines is left out where the whole would have `longest` characters, then ends of names;
/// empty where even that is too much.
QString playLink(const Play& play, qsizetype longest);

/// No link may be as long, by what public senders have found.
inline constexpr qsizetype linkLimit = 8000;

/// The same plays give the same file.
QByteArray playFile(const std::vector<Play>& plays);

} // namespace cimaise
