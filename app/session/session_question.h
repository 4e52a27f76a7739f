// Question of a game to its players, with its answers: it is asked before something is done.
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
    /// Empty while nothing is asked.
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
    Q_PROPERTY(QStringList answers READ answers NOTIFY changed FINAL)
    /// The way out, which changes nothing: “Keep playing”.
    Q_PROPERTY(QString refusal READ refusal NOTIFY changed FINAL)

public:
    /// Does what was asked about; the number of the answer, counted from 0.
    using Deed = std::function<void(int)>;

    using QObject::QObject;

    [[nodiscard]] const QString& text() const { return m_text; }
    [[nodiscard]] const QStringList& answers() const { return m_answers; }
    [[nodiscard]] const QString& refusal() const { return m_refusal; }

    void ask(QString text, QStringList answers, QString refusal, Deed deed);
    Q_INVOKABLE void answer(int number);
    Q_INVOKABLE void dismiss();

Q_SIGNALS:
    void changed();

private:
    QString m_text;
    QStringList m_answers;
    QString m_refusal;
    Deed m_deed;
};

} // namespace cimaise
