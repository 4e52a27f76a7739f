// Finds a line of a score sheet.
#include "scoring/sheet/sheet.h"

#include <algorithm>
#include <cassert>

namespace cimaise {

const ScoreLine& lineOf(const ScoreSheet& sheet, std::string_view id) {
    const auto line = std::ranges::find(sheet.lines, id, &ScoreLine::id);
    assert(line != sheet.lines.end());
    return *line;
}

} // namespace cimaise
