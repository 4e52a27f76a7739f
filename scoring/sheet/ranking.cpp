// Compares totals, then each tie-break of the game in its order.
#include "scoring/sheet/ranking.h"

#include <algorithm>
#include <numeric>

namespace cimaise {

namespace {

/// The points and tie-breaks of one sheet, in the order in which they are compared.
struct Standing {
    std::size_t sheet;
    std::vector<int> values;
};

std::vector<Standing> standings(const std::vector<ScoreSheet>& sheets,
                                std::span<const TieBreak> tieBreaks) {
    std::vector<Standing> all;
    for (std::size_t i = 0; i < sheets.size(); ++i) {
        Standing standing{.sheet = i, .values = {sheets[i].total}};
        for (const TieBreak& tieBreak : tieBreaks) {
            standing.values.push_back(tieBreak.values.at(i));
        }
        all.push_back(std::move(standing));
    }
    std::ranges::sort(all, [](const Standing& one, const Standing& other) {
        return one.values != other.values ? one.values > other.values : one.sheet < other.sheet;
    });
    return all;
}

/// What parts two standings that differ.
std::string_view partedBy(const std::vector<int>& better, const std::vector<int>& worse,
                          std::span<const TieBreak> tieBreaks) {
    const auto differs = std::ranges::mismatch(better, worse).in1 - better.begin();
    return differs == 0 ? decidedByPoints : tieBreaks[static_cast<std::size_t>(differs - 1)].id;
}

} // namespace

Ranking rank(const std::vector<ScoreSheet>& sheets, std::span<const TieBreak> tieBreaks) {
    const std::vector<Standing> all = standings(sheets, tieBreaks);
    Ranking ranking;
    std::vector<const std::vector<int>*> values; // of each entry
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (ranking.empty() || *values.back() != all[i].values) {
            ranking.push_back(
                {.place = static_cast<int>(i) + 1, .parties = {}, .decidedBy = decidedByPoints});
            values.push_back(&all[i].values);
        }
        ranking.back().parties.push_back(sheets[all[i].sheet].party);
    }
    for (std::size_t i = 0; i < ranking.size(); ++i) {
        if (ranking[i].parties.size() > 1) {
            ranking[i].decidedBy = decidedByNothing;
        } else if (ranking.size() > 1) {
            const std::size_t better = i + 1 < ranking.size() ? i : i - 1;
            ranking[i].decidedBy = partedBy(*values[better], *values[better + 1], tieBreaks);
        }
    }
    return ranking;
}

} // namespace cimaise
