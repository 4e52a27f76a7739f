// Keyboard shortcuts of the app, and the list of those of the current page.
#pragma once

#include "app/models/rows_model.h"
#include "app/shell/navigator.h"
#include "app/texts/translator.h"
#include "positions/messages/message.h"

#include <QStringList>
#include <QVariantList>
#include <functional>
#include <optional>
#include <span>
#include <string_view>

namespace cimaise {

/// Keyboard shortcuts of the current page.
struct KeyHelpRow {
    QString keys; ///< “Ctrl+Z”
    QString actionText;
    QString accessibleName;
};

/// Page whose shortcuts are listed; of the table page also its game and number of boards.
struct KeysContext {
    Navigator::Page page = Navigator::Home;
    QString game{};
    int boards = 0;
};

class KeysModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the AppController")

public:
    explicit KeysModel(QObject* parent = nullptr);
    /// Provides the context and language of update().
    using Source = std::function<std::pair<KeysContext, Translator>()>;
    void setSource(Source source) { m_source = std::move(source); }

    /// Lists the shortcuts of the current page.
    Q_INVOKABLE void update();
    void show(const KeysContext& context, const Translator& words);

private:
    Source m_source;
};

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
