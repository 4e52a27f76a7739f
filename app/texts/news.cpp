// Leaves out what every table begins with.
#include "app/texts/news.h"

#include "scoring/scores.h"
#include "validators/museum/museum_rules.h"

#include <algorithm>

namespace cimaise {

namespace {

bool hasNothing(const museum::Layout& layout, const Score& score) {
    return std::ranges::all_of(layout.museums,
                               [](const museum::Museum& one) { return one.objects->empty(); }) &&
           std::ranges::all_of(
               score.sheets, [](int total) { return total == 0; }, &ScoreSheet::total);
}

} // namespace

Findings worthTelling(Findings findings, const AnyCase& position) {
    const auto isTie = [](const Finding& one) { return one.rule == museum::tieRule; };
    const auto* const layout = std::get_if<museum::Layout>(&position);
    if (layout != nullptr && std::ranges::any_of(findings, isTie) &&
        hasNothing(*layout, score(position))) {
        std::erase_if(findings, isTie);
    }
    return findings;
}

} // namespace cimaise
