// Names the actions offered in the language of the window.
#include "app/shell/notices.h"

#include "app/shell/preferences.h"
#include "app/texts/qt_texts.h"

#include <utility>

namespace cimaise {

Notices::Notices(const Preferences& preferences, QObject* parent)
    : QObject(parent), m_preferences(preferences) {}

QString Notices::offer() const {
    const Translator words{m_preferences.languageInForce()};
    switch (m_notice.offer) {
    case Notice::Offer::nothing:
        break;
    case Notice::Offer::undo:
        //% "Undo"
        return format(words, CIMAISE_TEXT("wall.undo"));
    case Notice::Offer::save:
        //% "Save as a file"
        return format(words, CIMAISE_TEXT("app.offer.save"));
    case Notice::Offer::restart:
        //% "Restart now"
        return format(words, CIMAISE_TEXT("app.offer.restart"));
    case Notice::Offer::everywhere:
        //% "Everywhere"
        return format(words, CIMAISE_TEXT("app.offer.everywhere"));
    case Notice::Offer::rename:
        //% "Rename"
        return format(words, CIMAISE_TEXT("home.game.rename"));
    case Notice::Offer::erase:
        //% "Delete"
        return format(words, CIMAISE_TEXT("home.game.delete"));
    case Notice::Offer::copy:
        //% "Open a copy"
        return format(words, CIMAISE_TEXT("app.offer.copy"));
    }
    return {};
}

bool Notices::couldBeRead() const {
    constexpr int timeToRead = 500; // in ms
    return m_shown.isValid() && m_shown.elapsed() >= timeToRead;
}

void Notices::show(Notice notice) {
    m_notice = std::move(notice);
    m_shown.start();
    emit changed();
}

void Notices::dismiss() {
    if (!m_notice.text.isEmpty()) {
        show(Notice{});
    }
}

void Notices::acceptOffer() {
    const Notice accepted = m_notice;
    dismiss();
    if (accepted.offer != Notice::Offer::nothing) {
        accepted.action();
    }
}

} // namespace cimaise
