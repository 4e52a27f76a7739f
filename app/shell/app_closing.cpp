// Asks before unsaved entries are discarded on quitting.
#include "app/shell/app_controller.h"
#include "app/shell/preferences.h"

#include <utility>

namespace cimaise {

void AppController::retry() {
    m_library.retry();
    if (readOnly()) {
        //% "Tried again: nothing has changed."
        m_notices.show(format(m_host.words(), CIMAISE_TEXT("wall.trouble.unchanged")));
    }
}

bool AppController::isAllSaved() {
    const Session* const open = session();
    const bool isSessionSaved = open == nullptr || !open->isUnsaved();
    const bool saved = m_library.flush() && isSessionSaved;
    m_endAsked = m_endAsked && !saved;
    return saved;
}

std::vector<AnyCase> AppController::unsaved() const {
    const Session* const open = session();
    std::vector<AnyCase> positions;
    if (open != nullptr && open->isUnsaved()) {
        positions.push_back(open->current());
    }
    for (const GameId id : m_library.unsavedGames()) {
        if (tl::expected<AnyCase, Message> position = m_host.positionOf(id)) {
            positions.push_back(*std::move(position));
        }
    }
    return positions;
}

bool AppController::mayEnd() {
    if (!isAllSaved()) {
        m_library.retry();
    }
    if (isAllSaved()) {
        return true;
    }
    const QStringList files = m_files.rescue(unsaved());
    //% "The last changes are not saved yet. Quit again to discard them."
    const QString lost = format(m_host.words(), CIMAISE_TEXT("app.end.unsaved"));
    //% "The last changes are not in the library; they were saved to {file}. Quit again to leave."
    const QString saved = format(m_host.words(), CIMAISE_TEXT("app.end.rescued"),
                                 {{"file", files.join(QStringLiteral(", ")).toStdString()}});
    m_notices.show({.text = files.isEmpty() ? lost : saved,
                    .offer = Notice::Offer::save,
                    .action = [this] { emit m_files.saveRequested(); }});
    return std::exchange(m_endAsked, true);
}

bool AppController::mayClose() {
    if (!isAllSaved()) {
        m_library.retry();
    }
    //% "The last changes are not saved yet. Close again to discard them."
    return isAllSaved() ||
           m_host.warnOnce(format(m_host.words(), CIMAISE_TEXT("app.close.unsaved")));
}

} // namespace cimaise
