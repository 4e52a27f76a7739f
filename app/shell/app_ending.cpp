// Asks before unsaved entries are discarded, both when another game is opened and on quitting.
#include "app/shell/app_controller.h"
#include "app/shell/preferences.h"

#include <utility>

namespace cimaise {

void AppController::retry() { m_library.retry(); }

bool AppController::isWarned(const QString& warning) {
    if (m_notice.text == warning) {
        return true;
    }
    setNotice({.text = warning, .offer = m_session ? Notice::Offer::save : Notice::Offer::nothing});
    return false;
}

bool AppController::mayLeaveTable() {
    if (!m_session || !m_session->isUnkept()) {
        return true;
    }
    //% "This game is not saved. Choose again to leave it without saving."
    const bool warned = isWarned(format(words(), CIMAISE_TEXT("desk.table.unsaved")));
    if (warned) {
        dismissNotice();
    }
    return warned;
}

bool AppController::isAllKept() {
    const bool kept = m_library.flush() && !(m_session && m_session->isUnkept());
    m_endAsked = m_endAsked && !kept;
    return kept;
}

std::vector<AnyCase> AppController::unkept() const {
    std::vector<AnyCase> positions;
    if (m_session && m_session->isUnkept()) {
        positions.push_back(m_session->current());
    }
    for (const GameId id : m_library.unsavedGames()) {
        if (tl::expected<AnyCase, Message> position = keptPosition(id)) {
            positions.push_back(*std::move(position));
        }
    }
    return positions;
}

bool AppController::mayEnd() {
    if (!isAllKept()) {
        m_library.retry();
    }
    if (isAllKept()) {
        return true;
    }
    const QStringList files = rescue();
    //% "The last changes are not saved yet. Quit again to discard them."
    const QString lost = format(words(), CIMAISE_TEXT("desk.end.unsaved"));
    //% "The last changes are not in the library; they were saved to {file}. Quit again to leave."
    const QString saved = format(words(), CIMAISE_TEXT("desk.end.rescued"),
                                 {{"file", files.join(QStringLiteral(", ")).toStdString()}});
    setNotice({.text = files.isEmpty() ? lost : saved, .offer = Notice::Offer::save});
    return std::exchange(m_endAsked, true);
}

bool AppController::mayClose() {
    if (!isAllKept()) {
        m_library.retry();
    }
    //% "The last changes are not saved yet. Close again to discard them."
    return isAllKept() || isWarned(format(words(), CIMAISE_TEXT("desk.close.unsaved")));
}

} // namespace cimaise
