// Builds file names that every file system accepts.
#include "app/shell/game_file_name.h"

#include "app/platform/file_name.h"
#include "app/shell/import_texts.h"
#include "app/statistics/played_day.h"
#include "app/texts/qt_texts.h"
#include "app/transfer/exported_game.h"

#include <QDateTime>

namespace cimaise {

namespace {

QString nameOf(const AnyCase& position, const Translator& words) {
    if (const QString title = fileNameOf(importedTitle(position)); !title.isEmpty()) {
        return title;
    }
    QStringList players;
    for (const std::string& player : headerOf(position).players) {
        players << toQt(player);
    }
    const QString game = format(words, gameOf(position).name);
    const QString who = fileNameOf(players.join(QStringLiteral(", ")));
    return who.isEmpty() ? game : fileNameOf(QStringLiteral("%1 – %2").arg(game, who));
}

} // namespace

QString gameFileName(const AnyCase& position, const Translator& words) {
    return nameOf(position, words) + QLatin1String(gameFileExtension);
}

QString exportFileName(const AnyCase& position, const QString& day, const QString& ending,
                       const Translator& words) {
    return QStringLiteral("%1 %2.%3").arg(nameOf(position, words), day, ending);
}

QString exportFileName(const AnyCase& position, const Library& library, qint64 id,
                       const QString& ending, const Translator& words) {
    const std::optional<ExportedGame> game = exportedGame(library, id);
    const QString day = game ? dayOf(*game)
                             : toQt(playedDay(headerOf(position).played.value_or(std::string{}),
                                              QDateTime::currentMSecsSinceEpoch()));
    return exportFileName(position, day, ending, words);
}

} // namespace cimaise
