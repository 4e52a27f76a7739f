// Compares totals, then each tie-break of the game in its order.
#include "scoring/sheet/ranking.h"

#include <algorithm>
#include <numeric>

namespace cimaise {

namespace {

/// Total and tie-breaks of one score sheet, in order of comparison.
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

bool isUnknown(const TieBreak& tieBreak, std::size_t sheet) {
    return sheet < tieBreak.unknown.size() && tieBreak.unknown[sheet];
}

/// Values of the known tie-breaks of a standing.
std::vector<TieBreakLevel> levelOf(const Standing& standing, std::span<const TieBreak> tieBreaks) {
    std::vector<TieBreakLevel> level;
    for (std::size_t i = 0; i < tieBreaks.size(); ++i) {
        if (!isUnknown(tieBreaks[i], standing.sheet)) {
            level.push_back({.tieBreak = tieBreaks[i].id, .value = standing.values.at(i + 1)});
        }
    }
    return level;
}

/// Sets the tie-break that separates an entry from its neighbour, with both values.
void decide(RankingEntry& entry, const Standing& own, const Standing& other,
            std::span<const TieBreak> tieBreaks, int most) {
    const auto differs = static_cast<std::size_t>(
        std::ranges::mismatch(own.values, other.values).in1 - own.values.begin());
    if (differs > 0) {
        entry.level = levelOf(own, tieBreaks.first(differs - 1));
        entry.decidedBy = tieBreaks[differs - 1].id;
        entry.beyondRulebook = tieBreaks[differs - 1].forVictoryOnly && own.values.front() != most;
        entry.own = own.values[differs];
        entry.other = other.values[differs];
    }
}

/// First tie-break that is unknown for a party of the shared place; null if there is none.
const TieBreak* unknownTo(const RankingEntry& entry, const std::vector<ScoreSheet>& sheets,
                          std::span<const TieBreak> tieBreaks) {
    for (const TieBreak& tieBreak : tieBreaks) {
        const bool counts = entry.place == 1 || !tieBreak.forVictoryOnly;
        for (std::size_t i = 0; counts && i < tieBreak.unknown.size(); ++i) {
            if (tieBreak.unknown[i] && std::ranges::count(entry.parties, sheets[i].party) > 0) {
                return &tieBreak;
            }
        }
    }
    return nullptr;
}

/// Parties of a shared place that lose the open tie-break; none without one.
std::vector<Party> outdoneIn(const RankingEntry& entry, const std::vector<ScoreSheet>& sheets,
                             const TieBreak* open) {
    std::vector<Party> outdone;
    for (std::size_t i = 0; open != nullptr && i < open->outdone.size(); ++i) {
        if (open->outdone[i] && std::ranges::count(entry.parties, sheets[i].party) > 0) {
            outdone.push_back(sheets[i].party);
        }
    }
    return outdone;
}

} // namespace

Ranking rank(const std::vector<ScoreSheet>& sheets, std::span<const TieBreak> tieBreaks) {
    const std::vector<Standing> all = standings(sheets, tieBreaks);
    Ranking ranking;
    std::vector<const Standing*> firsts; // first standing of each entry
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (ranking.empty() || firsts.back()->values != all[i].values) {
            ranking.push_back(
                {.place = static_cast<int>(i) + 1, .parties = {}, .decidedBy = decidedByPoints});
            firsts.push_back(&all[i]);
        }
        ranking.back().parties.push_back(sheets[all[i].sheet].party);
    }
    for (std::size_t i = 0; i < ranking.size(); ++i) {
        if (ranking[i].parties.size() > 1) {
            ranking[i].decidedBy = decidedByNothing;
            const TieBreak* const unknown = unknownTo(ranking[i], sheets, tieBreaks);
            ranking[i].isTieOpen = unknown != nullptr;
            ranking[i].outdone = outdoneIn(ranking[i], sheets, unknown);
            ranking[i].openTieBreak =
                unknown != nullptr && unknown->asked ? unknown->id : std::string_view{};
            ranking[i].level = levelOf(*firsts[i], tieBreaks);
        } else if (ranking.size() > 1) {
            const std::size_t neighbour = i + 1 < ranking.size() ? i + 1 : i - 1;
            decide(ranking[i], *firsts[i], *firsts[neighbour], tieBreaks,
                   firsts.front()->values.front());
        }
    }
    return ranking;
}

} // namespace cimaise
