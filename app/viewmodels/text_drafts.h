// Texts that are typed but not entered yet: one for each field and player. They are stored with the
// view of the game.
#pragma once

#include "app/session/session_question.h"
#include "positions/file/json.h"

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QString>
#include <map>
#include <optional>
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
    /// Forgets the text, which is what is entered already.
    Q_INVOKABLE void drop(const QString& field, int side);
    /// Forgets the text, which was entered. Returns false if a question must be answered first: the
    /// text is kept, and forgotten once its edit is made.
    Q_INVOKABLE bool enter(const QString& field, int side, const QString& text);
    /// Question that may be open; null for none.
    void setQuestion(SessionQuestion* question);
    /// Called after each edit of the game.
    void onEdited();

    [[nodiscard]] bool isEmpty() const { return m_texts.empty(); }
    /// Adds the texts to the stored view of a game.
    void write(Json& view) const;
    /// Texts with their field and side, in that order.
    using Texts = std::map<std::pair<QString, int>, QString>;
    [[nodiscard]] const Texts& texts() const { return m_texts; }
    /// Replaces the texts by those of a stored view.
    void read(const Json& view);

Q_SIGNALS:
    void changed();
    /// Emitted when the texts of another game or window were read.
    void replaced();

private:
    Texts m_texts;
    QPointer<SessionQuestion> m_question;
    std::optional<std::pair<QString, int>> m_asked; ///< text whose edit waits for an answer
};

} // namespace cimaise
