// Adds up a line of a score sheet, and finds a line.
#include "scoring/sheet/sheet.h"

#include <algorithm>
#include <cassert>

namespace cimaise {

void ScoreLine::sumUp(TextId text, int worth) {
    const auto counting =
        std::ranges::count_if(evidence, [](const Evidence& piece) { return piece.points != 0; });
    if (counting > 0) {
        sum = {text, {{"n", static_cast<int>(counting)}, {"worth", worth}}};
    }
}

bool ScoreLine::isUnknown() const { return std::ranges::any_of(evidence, &Evidence::unknown); }

const ScoreLine& lineOf(const ScoreSheet& sheet, std::string_view id) {
    const auto line = std::ranges::find(sheet.lines, id, &ScoreLine::id);
    assert(line != sheet.lines.end());
    return *line;
}

} // namespace cimaise
