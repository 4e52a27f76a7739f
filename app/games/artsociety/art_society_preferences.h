// Printed wall and colours of the frames of the user's copy of Art Society.
#pragma once

#include "app/game/game_ui.h"
#include "positions/artsociety/art_society_layout.h"

#include <QObject>
#include <QQmlEngine>
#include <array>

namespace cimaise {

class Preferences;

namespace artsociety {

inline constexpr std::string_view wallKey = "art-society-wall";
inline constexpr std::string_view framesKey = "art-society-frames";

/// Colours of frames A to D in the settings; those of the app if there are none, or for an unusable
/// setting.
QStringList frameColoursIn(const CopySettings& copy);

} // namespace artsociety

class ArtSocietyPreferences : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString wall READ wall WRITE setWall NOTIFY wallChanged FINAL)
    /// Colours of the four frames.
    Q_PROPERTY(QStringList frameColours READ frameColours NOTIFY frameColoursChanged FINAL)

public:
    explicit ArtSocietyPreferences(Preferences& preferences, QObject* parent = nullptr);

    /// Object for one QML engine, which owns it.
    static ArtSocietyPreferences* create(QQmlEngine* engine, QJSEngine* scripts);

    [[nodiscard]] const QString& wall() const { return m_wall; }
    void setWall(const QString& wall);
    [[nodiscard]] const QStringList& frameColours() const { return m_frameColours; }
    Q_INVOKABLE void setFrameColour(int frame, const QString& colour);

Q_SIGNALS:
    void wallChanged();
    void frameColoursChanged();

private:
    /// Takes over a change by another window.
    void readCopy();

    Preferences& m_preferences;
    QString m_wall;
    QStringList m_frameColours;
};

} // namespace cimaise
