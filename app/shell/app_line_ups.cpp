// Remembers groups of players when a game begins, and begins another game with one tap.
#include "app/shell/app_controller.h"

#include <QDate>
#include <ranges>
#include <utility>

namespace cimaise {

void AppController::rememberTable(const AnyCase& position) {
    // Remembered last to first, so that the first seat's name is offered first.
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
    // What lies differently each time is looked at first.
    if (!m_draft.asksEachTime(m_draft.game())) {
        startGame();
    }
}

} // namespace cimaise
