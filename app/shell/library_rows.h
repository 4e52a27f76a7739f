// Rows of the list of saved games, in words.
#pragma once

#include "app/library/library.h"
#include "app/texts/translator.h"

#include <QDateTime>

namespace cimaise {

struct LibraryRow {
    qint64 gameId = 0;
    QString game;
    QString gameIcon; ///< placeholder for an unknown game
    QString gameName;
    QString title;
    QString players;
    QString updatedText;
    QString origin; ///< name of the game if the title lacks it, last time it was played, and place
    bool finished = false;
    QString scoreText;
    QString answeredText; ///< number of open questions answered; or empty
    QString matchText;
    QString moment; ///< changes whenever the game has changed
    bool open = false;
    QString accessibleName;
};

/// Rows of games in the order of the list; `open` is the game to continue.
std::vector<LibraryRow> rowsOf(const Library& library, const std::vector<GameSummary>& games,
                               GameId open, const Translator& words);

/// Text for a time relative to `now`: “today 20:15”.
QString momentInWords(const QDateTime& moment, const QDateTime& now, Language language);

} // namespace cimaise
