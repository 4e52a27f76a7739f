// Functions for QML: addresses of icons and parts of games, licences, sizes of fonts.
#pragma once

#include <QColor>
#include <QFont>
#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace cimaise {

/// Implemented in C++, because Qt 6.4 crashes when a second QML engine converts a colour to text.
class Drawings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    /// URL of an icon. `name` includes the folder unless the folder is `icons`. Returns an empty
    /// URL for an empty name.
    Q_INVOKABLE [[nodiscard]] static QUrl source(const QString& name, const QColor& colour);
};

/// Pages beside the app on the site of the browser version.
class SitePages : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// Opens the licences of this build and its components in another tab. Requires a user gesture.
    /// Returns false if the app is not on a site.
    Q_INVOKABLE static bool openLicences();
};

/// Each game has its QML files in its own folder, with its prefix: `board-game` has
/// `qml/games/boardgame/BoardGameStage.qml`.
class GameParts : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// QML file of a part (`Stage`, `Seat`, `SetupPanel`, `OrderPanel`); empty for an unknown game.
    Q_INVOKABLE [[nodiscard]] static QUrl file(const QString& game, const QString& part);
    /// True if players may ask who filled a part of the board first.
    Q_INVOKABLE [[nodiscard]] static bool asksWhoWasFirst(const QString& game);
    /// True if players may ask which of two cards comes first.
    Q_INVOKABLE [[nodiscard]] static bool ordersCards(const QString& game);
};

/// Font size at which no word is broken in the middle.
class WordFit : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    /// Size of `font` in pixels, reduced if a word of `text` is wider than `room`.
    Q_INVOKABLE [[nodiscard]] static int size(const QString& text, const QFont& font, qreal room);
    /// Variant for bold text of a font family: a text item cannot be asked for its own font while
    /// its size is being computed.
    Q_INVOKABLE [[nodiscard]] static int within(const QString& text, const QString& family,
                                                int pixelSize, qreal room);
};

} // namespace cimaise
