// Compares the totals with each answer.
#include "app/game/open_questions.h"

#include <algorithm>

namespace cimaise {

namespace {

/// True if an answer changes the side's total; −1: any side's.
bool isMovedBy(const Ruling& ruling, int side) {
    const std::vector<int>& first = ruling.options.front().verdict.totals;
    return std::ranges::any_of(ruling.options, [&](const RulingOption& option) {
        const std::vector<int>& totals = option.verdict.totals;
        const auto one = static_cast<std::size_t>(side);
        return side < 0 ? totals != first : one < totals.size() && totals[one] != first[one];
    });
}

} // namespace

std::vector<const Reading*> openQuestions(const AnyCase& position, const Rulings& rulings,
                                          int side) {
    std::vector<const Reading*> open;
    const std::span<const Reading> readings = gameOf(position).readings;
    for (std::size_t i = 0; i < readings.size(); ++i) {
        if (isMovedBy(rulings.readings[i], side) &&
            decision(readings[i], headerOf(position).readings).empty()) {
            open.push_back(&readings[i]);
        }
    }
    return open;
}

std::vector<const Reading*> openQuestions(const AnyCase& position, const Rulings& rulings) {
    return openQuestions(position, rulings, -1);
}

} // namespace cimaise
