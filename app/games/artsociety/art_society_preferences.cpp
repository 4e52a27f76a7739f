// Stores the wall as a text, and the colours as a list of their names.
#include "app/games/artsociety/art_society_preferences.h"

#include "app/library/library.h"
#include "app/shell/preferences.h"
#include "app/texts/qt_texts.h"

#include <QColor>
#include <algorithm>

namespace cimaise {

namespace {

/// Colours of the frames A to D, until the user enters those of their copy.
constexpr std::array<QRgb, artsociety::frameCount> defaultFrameColours{0x7a4a21, 0x1f1f24, 0xc79a2e,
                                                                       0xd8dde2};

const QStringList& defaultColours() {
    static const QStringList colours = [] {
        QStringList names;
        for (const QRgb colour : defaultFrameColours) {
            names << QColor{colour}.name();
        }
        return names;
    }();
    return colours;
}

} // namespace

QStringList artsociety::frameColoursIn(const CopySettings& copy) {
    const QStringList given = copy.value(toQt(framesKey)).split(u',');
    const bool good = given.size() == defaultColours().size() &&
                      std::ranges::all_of(
                          given, [](const QString& one) { return QColor::isValidColorName(one); });
    return good ? given : defaultColours();
}

ArtSocietyPreferences::ArtSocietyPreferences(Preferences& preferences, QObject* parent)
    : QObject(parent), m_preferences(preferences) {
    readCopy();
    connect(&preferences.library(), &Library::settingsRead, this, &ArtSocietyPreferences::readCopy);
}

ArtSocietyPreferences* ArtSocietyPreferences::create(QQmlEngine*, QJSEngine*) {
    return new ArtSocietyPreferences{*Preferences::current()};
}

void ArtSocietyPreferences::readCopy() {
    const CopySettings copy = m_preferences.copySettings();
    m_wall = copy.value(toQt(artsociety::wallKey));
    m_frameColours = artsociety::frameColoursIn(copy);
    emit wallChanged();
    emit frameColoursChanged();
}

void ArtSocietyPreferences::setWall(const QString& wall) {
    if (wall != m_wall) {
        m_wall = wall;
        m_preferences.library().setSetting(toQt(artsociety::wallKey), wall);
        emit wallChanged();
    }
}

void ArtSocietyPreferences::setFrameColour(int frame, const QString& colour) {
    if (frame >= 0 && frame < m_frameColours.size() && QColor::isValidColorName(colour) &&
        colour != m_frameColours[frame]) {
        m_frameColours[frame] = colour;
        m_preferences.library().setSetting(toQt(artsociety::framesKey), m_frameColours.join(u','));
        emit frameColoursChanged();
    }
}

} // namespace cimaise
