// Question to the players, with its answers, before an action.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <functional>

namespace cimaise {

class SessionQuestion : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a Session")
    /// Text of the question; empty without a question.
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
    Q_PROPERTY(QStringList answers READ answers NOTIFY changed FINAL)
    /// Label of the answer that changes nothing: “Keep playing”.
    Q_PROPERTY(QString refusal READ refusal NOTIFY changed FINAL)

public:
    /// Action for an answer, by its index from 0.
    using AnswerAction = std::function<void(int)>;

    using QObject::QObject;

    [[nodiscard]] const QString& text() const { return m_text; }
    [[nodiscard]] const QStringList& answers() const { return m_answers; }
    [[nodiscard]] const QString& refusal() const { return m_refusal; }

    void ask(QString text, QStringList answers, QString refusal, AnswerAction action);
    Q_INVOKABLE void answer(int number);
    Q_INVOKABLE void dismiss();

Q_SIGNALS:
    void changed();

private:
    QString m_text;
    QStringList m_answers;
    QString m_refusal;
    AnswerAction m_action;
};

} // namespace cimaise
