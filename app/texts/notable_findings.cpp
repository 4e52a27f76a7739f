// Omits the shared first place of an empty museum, and open questions that the group has answered.
#include "app/texts/notable_findings.h"

#include "scoring/scores.h"
#include "validators/museum/museum_rules.h"

#include <algorithm>

namespace cimaise {

namespace {

/// Rule of findings about other answers to an open question that change the points.
constexpr std::string_view openQuestionRule = "museum.reading";

bool hasNothing(const museum::Layout& layout, const Score& score) {
    return std::ranges::all_of(layout.museums,
                               [](const museum::Museum& one) { return one.objects->empty(); }) &&
           std::ranges::all_of(
               score.sheets, [](int total) { return total == 0; }, &ScoreSheet::total);
}

/// True if the finding is about an open question that the players have answered.
bool asksWhatIsDecided(const Finding& finding, const AnyCase& position) {
    return finding.rule == openQuestionRule &&
           std::ranges::any_of(gameOf(position).readings, [&](const Reading& reading) {
               const bool asked =
                   std::ranges::any_of(finding.says.arguments, [&](const Argument& argument) {
                       return argument.value == Value{reading.explanation.title};
                   });
               return asked && !decision(reading, headerOf(position).readings).empty();
           });
}

} // namespace

Findings notableFindings(Findings findings, const AnyCase& position) {
    const auto isTie = [](const Finding& one) { return one.rule == museum::tieRule; };
    const auto* const layout = std::get_if<museum::Layout>(&position);
    if (layout != nullptr && std::ranges::any_of(findings, isTie) &&
        hasNothing(*layout, score(position))) {
        std::erase_if(findings, isTie);
    }
    std::erase_if(findings, [&](const Finding& one) { return asksWhatIsDecided(one, position); });
    return findings;
}

} // namespace cimaise
