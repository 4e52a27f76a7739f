// Preferences about Museum: hints, and the board data of the user's copy.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <string_view>

namespace cimaise {

class Preferences;

namespace museum {

inline constexpr std::string_view copyKey = "museum-copy";

} // namespace museum

class MuseumPreferences : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// True if better arrangements of a museum are suggested while it is entered.
    Q_PROPERTY(bool hints READ hints WRITE setHints NOTIFY changed FINAL)
    /// Board data of the user's copy.
    Q_PROPERTY(QString copy READ copy WRITE setCopy NOTIFY changed FINAL)

public:
    explicit MuseumPreferences(Preferences& preferences, QObject* parent = nullptr);

    /// Object for one QML engine, which owns it.
    static MuseumPreferences* create(QQmlEngine* engine, QJSEngine* scripts);

    [[nodiscard]] bool hints() const { return m_hints; }
    void setHints(bool hints);
    [[nodiscard]] const QString& copy() const { return m_copy; }
    void setCopy(const QString& copy);

Q_SIGNALS:
    void changed();

private:
    /// Takes over a change by another window.
    void readCopy();

    Preferences& m_preferences;
    bool m_hints;
    QString m_copy;
};

} // namespace cimaise
