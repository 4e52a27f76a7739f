// Quick fixes beside a finding, one tap each.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QVariantList>
#include <vector>

namespace cimaise {

struct Answer {
    int findingRow = 0; ///< the finding that it settles; answers stand in the findings' order
    QString text;       ///< “Ana was first”

    bool operator==(const Answer&) const = default;
};

/// The answers to all findings; the table knows what each of them does.
class QuickFixes : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a game's table")
    /// For each finding up to the last that can be settled: the texts of its answers.
    Q_PROPERTY(QVariantList byFinding READ byFinding NOTIFY changed FINAL)

public:
    using QObject::QObject;
    void show(const std::vector<Answer>& answers);

    [[nodiscard]] const std::vector<Answer>& all() const { return m_answers; }
    [[nodiscard]] QVariantList byFinding() const;

    /// Gives the `index`th answer to a finding; nothing when there is none.
    Q_INVOKABLE void give(int findingRow, int index);

Q_SIGNALS:
    void changed();
    /// The table makes the edit: `row` counts all answers.
    void given(int row);

private:
    std::vector<Answer> m_answers;
};

} // namespace cimaise
