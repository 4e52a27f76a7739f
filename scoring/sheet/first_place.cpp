// Compares the minimum points of the holders of the first place with the maximum points of the
// others. If missing facts change the totals of all sides together, compares the totals of each
// case instead.
#include "scoring/sheet/first_place.h"

#include <algorithm>

namespace cimaise {

namespace {

using Sheets = std::span<const ScoreSheet>;

bool holds(const RankingEntry& first, const ScoreSheet& sheet) {
    return std::ranges::find(first.parties, sheet.party) != first.parties.end();
}

bool reaches(const PointSpan& span, int points) { return !span.most || *span.most >= points; }

/// Minimum points among the holders of the first place.
int leastOf(Sheets sheets, const RankingEntry& first) {
    std::optional<int> least;
    for (const ScoreSheet& sheet : sheets) {
        if (holds(first, sheet)) {
            least = std::min(least.value_or(spanOf(sheet).least), spanOf(sheet).least);
        }
    }
    return least.value_or(0);
}

/// Returns true if the figures missing on this sheet can change the holders of the first place.
bool matters(const ScoreSheet& sheet, Sheets sheets, const RankingEntry& first, int least) {
    if (spanOf(sheet).isExact()) {
        return false;
    }
    if (!holds(first, sheet)) {
        return reaches(spanOf(sheet), least);
    }
    // a single leader stays first with more points, unless another side can reach the leader's
    // minimum
    return first.parties.size() > 1 || std::ranges::any_of(sheets, [&](const ScoreSheet& other) {
               return !holds(first, other) && reaches(spanOf(other), least);
           });
}

/// Sides with the most points in one case.
std::vector<Party> leadersIn(Sheets sheets, std::size_t number) {
    std::vector<Party> leaders;
    std::optional<int> most;
    for (const ScoreSheet& sheet : sheets) {
        const int points = sheet.cases[number];
        if (!most || points > *most) {
            most = points;
            leaders.clear();
        }
        if (points == *most) {
            leaders.push_back(sheet.party);
        }
    }
    return leaders;
}

/// Returns true if the holder of the first place has more points than all others in every case.
bool isSameInEveryCase(Sheets sheets, const RankingEntry& first) {
    const std::size_t cases = sheets.front().cases.size();
    if (cases == 0 || first.parties.size() != 1) {
        return false;
    }
    for (std::size_t number = 0; number < cases; ++number) {
        if (leadersIn(sheets, number) != first.parties) {
            return false;
        }
    }
    return true;
}

} // namespace

PointSpan spanOf(const ScoreSheet& sheet) {
    if (sheet.range) {
        return {.least = sheet.range->least, .most = sheet.range->most};
    }
    return {.least = sheet.total,
            .most = sheet.atLeast ? std::nullopt : std::optional{sheet.total}};
}

void addOnce(std::vector<Message>& messages, const std::vector<Message>& more) {
    for (const Message& message : more) {
        if (std::ranges::find(messages, message) == messages.end()) {
            messages.push_back(message);
        }
    }
}

FirstPlace firstPlaceOf(Sheets sheets, const Ranking& ranking) {
    FirstPlace place;
    if (ranking.empty() || sheets.empty()) {
        return place;
    }
    const RankingEntry& first = ranking.front();
    place.settled = first.openTieBreak.empty();
    if (isSameInEveryCase(sheets, first)) {
        return place;
    }
    const int least = leastOf(sheets, first);
    for (const ScoreSheet& sheet : sheets) {
        if (matters(sheet, sheets, first, least)) {
            place.settled = false;
            addOnce(place.missing, sheet.missing);
        }
    }
    return place;
}

} // namespace cimaise
