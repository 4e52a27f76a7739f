// Stores the hints as a switch, and the board data as the text that the table exports.
#include "app/games/museum/museum_preferences.h"

#include "app/library/library.h"
#include "app/shell/preferences.h"
#include "app/texts/qt_texts.h"

namespace cimaise {

namespace {

constexpr auto hintsKey = "museum-hints";

} // namespace

MuseumPreferences::MuseumPreferences(Preferences& preferences, QObject* parent)
    : QObject(parent), m_preferences(preferences),
      m_hints(readSwitch(preferences.library().setting(hintsKey), true)),
      m_copy(preferences.library().setting(toQt(museum::copyKey))) {
    connect(&preferences.library(), &Library::settingsRead, this, &MuseumPreferences::readCopy);
}

MuseumPreferences* MuseumPreferences::create(QQmlEngine*, QJSEngine*) {
    return new MuseumPreferences{*Preferences::current()};
}

void MuseumPreferences::setHints(bool hints) {
    if (hints != m_hints) {
        m_hints = hints;
        m_preferences.library().setSetting(hintsKey, switchText(hints));
        emit changed();
    }
}

void MuseumPreferences::setCopy(const QString& copy) {
    if (copy != m_copy) {
        m_copy = copy;
        m_preferences.library().setSetting(toQt(museum::copyKey), copy);
        emit changed();
    }
}

void MuseumPreferences::readCopy() {
    m_copy = m_preferences.library().setting(toQt(museum::copyKey));
    emit changed();
}

} // namespace cimaise
