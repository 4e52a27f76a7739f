// A side can be first if its maximum reaches the minimum of all others. If missing facts change the
// totals of all sides together, each case has a ranking of its own.
#include "scoring/sheet/first_place.h"

namespace cimaise {

namespace {

/// First place of a ranking of totals that are all known: a tie that a known value loses is lost.
FirstPlace holdersOf(const Ranking& ranking) {
    const RankingEntry& first = ranking.front();
    FirstPlace place{.settled = !first.isTieOpen, .contenders = first.parties};
    std::erase_if(place.contenders, [&](Party party) {
        return std::ranges::find(first.outdone, party) != first.outdone.end();
    });
    return place;
}

bool reaches(const ScoreSheet& sheet, int points) {
    const PointSpan span = spanOf(sheet);
    return !span.most || *span.most >= points;
}

/// Sheets that can reach the highest minimum: one of them has the first place.
std::vector<const ScoreSheet*> sheetsInFront(const std::vector<ScoreSheet>& sheets) {
    int least = spanOf(sheets.front()).least;
    for (const ScoreSheet& sheet : sheets) {
        least = std::max(least, spanOf(sheet).least);
    }
    std::vector<const ScoreSheet*> inFront;
    for (const ScoreSheet& sheet : sheets) {
        if (reaches(sheet, least)) {
            inFront.push_back(&sheet);
        }
    }
    return inFront;
}

} // namespace

PointSpan spanOf(const ScoreSheet& sheet) {
    if (sheet.range) {
        return {.least = sheet.range->least, .most = sheet.range->most};
    }
    return {.least = sheet.total,
            .most = sheet.atLeast ? std::nullopt : std::optional{sheet.total}};
}

void FirstPlace::merge(const FirstPlace& other) {
    settled = settled && other.settled && contenders == other.contenders;
    addOnce(missing, other.missing);
    addOnce(contenders, other.contenders);
    std::ranges::sort(contenders, {}, &Party::index);
}

FirstPlace firstPlaceOf(const Score& score) {
    if (score.ranking.empty() || score.sheets.empty()) {
        return {};
    }
    FirstPlace place = holdersOf(score.cases.empty() ? score.ranking : score.cases.front());
    for (const Ranking& ranking : score.cases) {
        place.merge(holdersOf(ranking));
    }
    const std::vector<const ScoreSheet*> inFront = sheetsInFront(score.sheets);
    const bool isExact = std::ranges::all_of(
        inFront, [](const ScoreSheet* sheet) { return spanOf(*sheet).isExact(); });
    if (score.cases.empty() && !isExact) {
        place = {.settled = inFront.size() == 1};
        std::ranges::transform(inFront, std::back_inserter(place.contenders), &ScoreSheet::party);
    }
    for (const ScoreSheet* const sheet : inFront) {
        if (!place.settled && !spanOf(*sheet).isExact()) {
            addOnce(place.missing, sheet->missing);
        }
    }
    return place;
}

} // namespace cimaise
