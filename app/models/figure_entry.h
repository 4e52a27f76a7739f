// Text typed into a field for a whole number: its meaning, and its result or error in words.
#pragma once

#include "positions/text/typed_figure.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace cimaise {

/// Plain numbers take effect with each key; a sum does when it is finished.
class FigureEntry : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY changed FINAL)
    /// Highest number that can be entered.
    Q_PROPERTY(int highest READ highest WRITE setHighest NOTIFY changed FINAL)
    /// Number that counts while the text is not taken; empty for none.
    Q_PROPERTY(QString stored READ stored WRITE setStored NOTIFY changed FINAL)
    /// True for a plain number and for no text.
    Q_PROPERTY(bool immediate READ isImmediate NOTIFY changed FINAL)
    /// True if the text is a number, a sum or empty.
    Q_PROPERTY(bool valid READ isValid NOTIFY changed FINAL)
    /// True for a sum that lacks a number: `20+`.
    Q_PROPERTY(bool unfinished READ isUnfinished NOTIFY changed FINAL)
    /// Result of a sum: “= 23”; empty for any other text.
    Q_PROPERTY(QString resultText READ resultText NOTIFY changed FINAL)
    /// Reason why the text is not taken, and the number that counts instead; empty if it is valid.
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)

public:
    explicit FigureEntry(QObject* parent = nullptr) : QObject(parent) {}

    [[nodiscard]] const QString& text() const { return m_text; }
    void setText(const QString& text);
    [[nodiscard]] int highest() const { return m_highest; }
    void setHighest(int highest);
    [[nodiscard]] const QString& stored() const { return m_stored; }
    void setStored(const QString& stored);
    [[nodiscard]] bool isImmediate() const { return isValid() && !m_read.isSum; }
    [[nodiscard]] bool isValid() const { return !m_read.problem; }
    [[nodiscard]] bool isUnfinished() const { return m_read.isIncomplete; }
    [[nodiscard]] QString resultText() const;
    [[nodiscard]] QString problem() const;

Q_SIGNALS:
    void changed();

private:
    void read();

    QString m_text;
    QString m_stored;
    int m_highest = 999;
    TypedFigure m_read;
};

} // namespace cimaise
