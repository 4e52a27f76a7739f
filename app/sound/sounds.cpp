// Maps every event to a sound.
#include "app/sound/sounds.h"

#include "app/shell/preferences.h"

namespace cimaise {

namespace {

QString nameOf(Happening happening) {
    const char* name = "";
    switch (happening) {
    case Happening::hung:
        name = "hung";
        break;
    case Happening::illegal:
        name = "illegal";
        break;
    case Happening::undo:
        name = "undo";
        break;
    case Happening::filled:
        name = "filled";
        break;
    case Happening::revealed:
        name = "revealed";
        break;
    }
    return QString::fromLatin1(name);
}

} // namespace

Sounds::Sounds(const Preferences& preferences, QObject* parent)
    : QObject(parent), m_preferences(preferences) {}

void Sounds::play(Happening happening) {
    if (m_preferences.sounds()) {
        m_player.play(nameOf(happening));
    }
}

} // namespace cimaise
