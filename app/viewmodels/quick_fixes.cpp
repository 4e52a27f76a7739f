// Assigns the quick fixes to the findings that they fix.
#include "app/viewmodels/quick_fixes.h"

#include <QStringList>
#include <algorithm>
#include <utility>

namespace cimaise {

void QuickFixes::show(std::vector<QuickFix> fixes) {
    std::ranges::stable_sort(fixes, {}, [](const QuickFix& fix) { return fix.shown.findingRow; });
    std::vector<Answer> answers;
    m_effects.clear();
    for (QuickFix& fix : fixes) {
        answers.push_back(std::move(fix.shown));
        m_effects.push_back(std::move(fix.apply));
    }
    if (answers != m_answers) {
        m_answers = std::move(answers);
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
        // a copy, because the effect shows other quick fixes
        const auto apply =
            m_effects.at(static_cast<std::size_t>(own.begin() - m_answers.begin() + index));
        apply();
    }
}

} // namespace cimaise
