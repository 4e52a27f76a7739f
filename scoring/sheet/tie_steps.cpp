// Collects the values that the entries of a ranking name.
#include "scoring/sheet/tie_steps.h"

#include <algorithm>

namespace cimaise {

namespace {

class Steps {
public:
    explicit Steps(std::size_t sides) : m_sides(sides) {}

    void add(std::string_view tieBreak, const std::vector<Party>& parties, int value) {
        auto step = std::ranges::find(m_steps, tieBreak, &TieStep::tieBreak);
        if (step == m_steps.end()) {
            m_steps.push_back(
                {.tieBreak = tieBreak, .values = std::vector<std::optional<int>>(m_sides)});
            step = m_steps.end() - 1;
        }
        for (const Party party : parties) {
            step->values.at(static_cast<std::size_t>(party.index)) = value;
        }
    }
    [[nodiscard]] std::vector<TieStep> take() { return std::move(m_steps); }

private:
    std::size_t m_sides;
    std::vector<TieStep> m_steps;
};

bool isTieBreak(std::string_view decidedBy) {
    return decidedBy != decidedByPoints && decidedBy != decidedByNothing;
}

} // namespace

std::vector<TieStep> tieSteps(const Ranking& ranking, std::size_t sides) {
    Steps steps{sides};
    for (std::size_t i = 0; i < ranking.size(); ++i) {
        const RankingEntry& entry = ranking[i];
        std::vector<Party> compared = entry.parties;
        std::vector<Party> other;
        if (isTieBreak(entry.decidedBy)) {
            other = ranking[i + 1 < ranking.size() ? i + 1 : i - 1].parties;
            compared.insert(compared.end(), other.begin(), other.end());
        }
        for (const TieBreakLevel& level : entry.level) {
            steps.add(level.tieBreak, compared, level.value);
        }
        if (isTieBreak(entry.decidedBy)) {
            steps.add(entry.decidedBy, entry.parties, entry.own);
            steps.add(entry.decidedBy, other, entry.other);
        }
    }
    return steps.take();
}

} // namespace cimaise
