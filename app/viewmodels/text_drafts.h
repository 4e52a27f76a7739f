// Texts that are typed but not entered yet: one for each field and player. They are stored with the
// view of the game.
#pragma once

#include "validators/layout/json.h"

#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <map>
#include <utility>

namespace cimaise {

class TextDrafts : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a game's table")

public:
    using QObject::QObject;

    /// True if the field has a text that is not entered yet; `side` is a player, from 0.
    Q_INVOKABLE [[nodiscard]] bool has(const QString& field, int side) const;
    /// That text; empty if there is none.
    Q_INVOKABLE [[nodiscard]] QString text(const QString& field, int side) const;
    Q_INVOKABLE void keep(const QString& field, int side, const QString& text);
    /// Forgets the text, which was entered or given up.
    Q_INVOKABLE void drop(const QString& field, int side);

    [[nodiscard]] bool isEmpty() const { return m_texts.empty(); }
    /// Adds the texts to the stored view of a game.
    void write(Json& view) const;
    /// Replaces the texts by those of a stored view.
    void read(const Json& view);

Q_SIGNALS:
    void changed();
    /// Emitted when the texts of another game or window were read.
    void replaced();

private:
    std::map<std::pair<QString, int>, QString> m_texts;
};

} // namespace cimaise
