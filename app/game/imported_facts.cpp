// Writes players and known totals as for other games: “Ana & Cy 34 · Bo & Di 29”.
#include "app/game/imported_facts.h"

#include "app/texts/qt_texts.h"

#include <QStringList>

namespace cimaise {

GameFacts factsOfImported(const GameResult& result, const QString& title) {
    const QString between = QStringLiteral(" · ");
    QStringList players;
    QStringList totals;
    for (const SideResult& side : result.sides) {
        QStringList names;
        for (const std::string& name : side.names) {
            names << toQt(name);
        }
        players << names.join(QStringLiteral(" & "));
        if (side.total) {
            totals << players.back() + u' ' + toQt(inFigures(*side.total));
        }
    }
    return {.game = toQt(result.game),
            .title = title,
            .players = players.join(between),
            .finished = true,
            .score = totals.join(between),
            .gameMode = GameMode::imported,
            .result = toQt(writeResult(result))};
}

} // namespace cimaise
