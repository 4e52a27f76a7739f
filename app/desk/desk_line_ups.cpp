// Remembers groups of players when a game begins, and begins another game with one tap.
#include "app/desk/desk.h"

#include <QDate>
#include <ranges>
#include <utility>

namespace cimaise {

void Desk::rememberTable(const AnyCase& position) {
    // Remembered last to first, so that the first seat's name is offered first.
    const QStringList names = m_draft.namesGiven();
    for (const QString& name : std::views::reverse(names)) {
        m_library.rememberName(name);
    }
    if (names.size() == m_draft.playerCount()) {
        m_lineUps.remember({.table = position, .hidden = m_draft.hidesPoints()});
    }
}

void Desk::startLineUp(int row) {
    const std::optional<LineUp> lineUp = m_lineUps.at(row);
    if (!lineUp) {
        return;
    }
    m_draft.take(lineUp->table, lineUp->hidden);
    // What lies differently each time is looked at first.
    if (!m_draft.asksEachTime(m_draft.game())) {
        startGame();
    }
}

} // namespace cimaise
