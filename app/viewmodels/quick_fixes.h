// Quick fixes beside a finding, one tap each.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QVariantList>
#include <functional>
#include <vector>

namespace cimaise {

struct Answer {
    int findingRow = 0;      ///< finding that it fixes; quick fixes are in the findings' order
    QString text;            ///< “Ana was first”
    bool opensInput = false; ///< true if it only shows the input for the missing facts

    bool operator==(const Answer&) const = default;
};

/// Quick fix and its effect.
struct QuickFix {
    Answer shown;
    std::function<void()> apply;
};

/// Quick fixes of all findings.
class QuickFixes : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a game's table")
    /// Texts of the quick fixes of each finding, up to the last finding with any.
    Q_PROPERTY(QVariantList byFinding READ byFinding NOTIFY changed FINAL)
    /// For each of them, true if it shows the input for the missing facts.
    Q_PROPERTY(QVariantList inputFixesByFinding READ inputFixesByFinding NOTIFY changed FINAL)

public:
    using QObject::QObject;
    /// Shows quick fixes, which are sorted by finding.
    void show(std::vector<QuickFix> fixes);

    [[nodiscard]] const std::vector<Answer>& all() const { return m_answers; }
    [[nodiscard]] QVariantList byFinding() const;
    [[nodiscard]] QVariantList inputFixesByFinding() const;

    /// Applies the `index`th quick fix of a finding; does nothing if there is none.
    Q_INVOKABLE void give(int findingRow, int index);

Q_SIGNALS:
    void changed();

private:
    /// List for each finding of a member of its quick fixes.
    template <class Member> [[nodiscard]] QVariantList listed(Member Answer::* member) const;

    std::vector<Answer> m_answers;
    std::vector<std::function<void()>> m_effects; ///< by quick fix
};

} // namespace cimaise
