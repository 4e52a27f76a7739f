// Assigns the quick fixes to the findings that they fix.
#include "app/viewmodels/quick_fixes.h"

#include <QStringList>
#include <algorithm>

namespace cimaise {

void QuickFixes::show(const std::vector<Answer>& answers) {
    if (answers != m_answers) {
        m_answers = answers;
        emit changed();
    }
}

QVariantList QuickFixes::byFinding() const {
    QList<QStringList> texts(m_answers.empty() ? 0 : m_answers.back().findingRow + 1);
    for (const Answer& answer : m_answers) {
        texts[answer.findingRow] << answer.text;
    }
    return {texts.begin(), texts.end()};
}

void QuickFixes::give(int findingRow, int index) {
    const auto own = std::ranges::equal_range(m_answers, findingRow, {}, &Answer::findingRow);
    if (index >= 0 && index < std::ssize(own)) {
        emit given(static_cast<int>(own.begin() - m_answers.begin()) + index);
    }
}

} // namespace cimaise
