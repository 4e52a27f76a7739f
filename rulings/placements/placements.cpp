// Compares two score sheets of one side line by line.
#include "rulings/placements/placements.h"

#include <array>

namespace cimaise {

std::string_view offerId(Offer offer) {
    constexpr std::array<std::string_view, 3> ids{"assistant", "exchange", "excess"};
    return ids.at(static_cast<std::size_t>(offer));
}

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
