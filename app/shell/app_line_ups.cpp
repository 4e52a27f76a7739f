// Remembers groups of players when a game begins, and begins another game with one tap.
#include "app/shell/app_controller.h"

#include <QDate>
#include <ranges>
#include <utility>

namespace cimaise {

void AppController::rememberTable(const AnyCase& position) {
    // Reverse order, so that the name of the first seat becomes the most recent.
    const QStringList names = m_draft.namesGiven();
    for (const QString& name : std::views::reverse(names)) {
        m_library.rememberName(name);
    }
    if (names.size() == m_draft.playerCount()) {
        m_lineUps.remember(position);
    }
}

void AppController::startLineUp(int row) {
    const std::optional<AnyCase> table = m_lineUps.at(row);
    if (!table) {
        return;
    }
    m_draft.take(*table);
    // A random setup has to be entered before the start.
    if (!m_draft.asksEachTime(m_draft.game())) {
        startGame();
    }
}

} // namespace cimaise
