// Keyboard shortcuts of the app.
#pragma once

#include "app/shell/navigator.h"
#include "positions/messages/message.h"

#include <QStringList>
#include <QVariantList>
#include <optional>
#include <span>
#include <string_view>

namespace cimaise {

/// Key sequences that do the same on a page.
struct Shortcut {
    std::optional<Navigator::Page> page; ///< nullopt: on every page
    std::string_view game;               ///< id of the only game that has it; empty: every game
    /// Portable key sequences separated by ", ", as QKeySequence reads them; ranges and arrows
    /// (“0–9”, “← → ↑ ↓”) are handled by the board that has the focus.
    std::string_view keys;
    TextId actionText; ///< unique in the table
};

std::span<const Shortcut> shortcuts();

QStringList keySequences(const Shortcut& shortcut);

/// Key sequences for QML.
class Shortcuts : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// Key sequences of a shortcut by its text id: `keys.help`; empty for an unknown id.
    Q_INVOKABLE static QVariantList of(const QString& id); // the type of Shortcut.sequences
};

} // namespace cimaise
