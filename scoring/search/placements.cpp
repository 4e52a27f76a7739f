// Compares two sheets of one side line by line.
#include "scoring/search/placements.h"

namespace cimaise {

std::vector<LineChange> changes(const ScoreSheet& before, const ScoreSheet& after) {
    std::vector<LineChange> changed;
    for (std::size_t i = 0; i < before.lines.size(); ++i) {
        const int difference = after.lines[i].points - before.lines[i].points;
        if (difference != 0) {
            changed.push_back({before.lines[i].id, difference});
        }
    }
    return changed;
}

} // namespace cimaise
