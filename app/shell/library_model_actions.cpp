// Actions on one game of the list.
#include "app/shell/library_model.h"

#include "app/input/player_names.h"
#include "app/shell/game_host.h"
#include "app/shell/notices.h"

namespace cimaise {

void LibraryModel::open(qint64 id) { m_host.open(id); }

void LibraryModel::rename(qint64 id, const QString& title) {
    if (m_host.refusesEdits()) {
        return;
    }
    Session* const session = m_host.session();
    if (const std::optional<Message> fault = nameError(title.trimmed().toStdString())) {
        m_host.notices().show(format(m_host.words(), *fault));
    } else if (session != nullptr && session->id() == id) {
        session->setTitle(title);
    } else {
        m_host.library().rename(id, title.trimmed());
    }
}

void LibraryModel::duplicate(qint64 id) {
    if (m_host.refusesEdits()) {
        return;
    }
    const tl::expected<AnyCase, Message> position = m_host.positionOf(id);
    if (!position) {
        m_host.notices().show(format(m_host.words(), position.error()));
        return;
    }
    m_host.library().duplicate(id, m_host.titleOfCopy(*position));
}

void LibraryModel::remove(qint64 id) {
    if (m_host.refusesEdits()) {
        return;
    }
    const Session* const session = m_host.session();
    if (session != nullptr && session->id() == id) {
        m_host.close();
    }
    m_host.library().remove(id);
    //% "The game was deleted."
    m_host.notices().show({.text = format(m_host.words(), CIMAISE_TEXT("app.game.deleted")),
                           .offer = Notice::Offer::undo,
                           .action = [this, id] { m_host.library().restore(id); }});
}

} // namespace cimaise
