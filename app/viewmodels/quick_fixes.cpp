// Assigns the quick fixes to the findings that they fix.
#include "app/viewmodels/quick_fixes.h"

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

template <class Member> QVariantList QuickFixes::listed(Member Answer::* member) const {
    QList<QVariantList> lists(m_answers.empty() ? 0 : m_answers.back().findingRow + 1);
    for (const Answer& answer : m_answers) {
        lists[answer.findingRow] << answer.*member;
    }
    QVariantList all;
    for (const QVariantList& list : lists) {
        all << QVariant{list};
    }
    return all;
}

QVariantList QuickFixes::byFinding() const { return listed(&Answer::text); }

QVariantList QuickFixes::inputFixesByFinding() const { return listed(&Answer::opensInput); }

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
