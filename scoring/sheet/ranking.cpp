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

/// What tie-breaks say of a standing.
std::vector<Level> levelOf(const std::vector<int>& values, std::span<const TieBreak> tieBreaks) {
    std::vector<Level> level;
    for (std::size_t i = 0; i < tieBreaks.size(); ++i) {
        level.push_back({.tieBreak = tieBreaks[i].id, .value = values.at(i + 1)});
    }
    return level;
}

/// Says what parts two standings that differ: the entry’s own from its neighbour’s.
void decide(RankingEntry& entry, const std::vector<int>& own, const std::vector<int>& other,
            std::span<const TieBreak> tieBreaks) {
    const auto differs =
        static_cast<std::size_t>(std::ranges::mismatch(own, other).in1 - own.begin());
    if (differs > 0) {
        entry.level = levelOf(own, tieBreaks.first(differs - 1));
        entry.decidedBy = tieBreaks[differs - 1].id;
        entry.own = own[differs];
        entry.other = other[differs];
    }
}

/// The first tie-break that is not known of somebody who shares the place.
std::string_view unknownTo(const RankingEntry& entry, const std::vector<ScoreSheet>& sheets,
                           std::span<const TieBreak> tieBreaks) {
    for (const TieBreak& tieBreak : tieBreaks) {
        for (std::size_t i = 0; i < tieBreak.unknown.size(); ++i) {
            if (tieBreak.unknown[i] && std::ranges::count(entry.parties, sheets[i].party) > 0) {
                return tieBreak.id;
            }
        }
    }
    return {};
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
            ranking[i].waitsFor = unknownTo(ranking[i], sheets, tieBreaks);
            ranking[i].level = levelOf(*values[i], tieBreaks);
        } else if (ranking.size() > 1) {
            const std::size_t neighbour = i + 1 < ranking.size() ? i + 1 : i - 1;
            decide(ranking[i], *values[i], *values[neighbour], tieBreaks);
        }
    }
    return ranking;
}

} // namespace cimaise
