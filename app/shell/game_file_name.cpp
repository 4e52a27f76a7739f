// Builds file names that every file system accepts.
#include "app/shell/game_file_name.h"

#include "app/platform/file_name.h"
#include "app/shell/import_error_text.h"
#include "app/texts/qt_texts.h"

namespace cimaise {

QString gameFileName(const AnyCase& position, const Translator& words) {
    if (const QString title = fileNameOf(importedTitle(position)); !title.isEmpty()) {
        return title + QLatin1String(gameFileEnding);
    }
    QStringList players;
    for (const std::string& player : headerOf(position).players) {
        players << toQt(player);
    }
    const QString game = format(words, gameOf(position).name);
    const QString who = fileNameOf(players.join(QStringLiteral(", ")));
    return (who.isEmpty() ? game : fileNameOf(QStringLiteral("%1 – %2").arg(game, who))) +
           QLatin1String(gameFileEnding);
}

} // namespace cimaise
