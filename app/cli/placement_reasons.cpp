// Takes the reasons from the window where it has its own; the title of a rule says what holds, not
// what is wrong.
#include "app/cli/placement_reasons.h"

#include "app/cli/findings_text.h"
#include "app/cli/game_cli.h"
#include "app/cli/text_lines.h"
#include "validators/checks.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace cimaise::cli {

namespace {

//% "{rule}: {places}"
constexpr TextId forbidden = CIMAISE_TEXT("cli.placements.forbidden");
//% "{reason}: %n placements"
constexpr TextId counted = CIMAISE_TEXT_N("cli.placements.counted");
//% "With --all, each of them is listed."
constexpr TextId allAdvice = CIMAISE_TEXT("cli.placements.all");

/// Reason without its spots.
std::string briefReason(const AnyCase& anyCase, const Placement& placement,
                        const Translator& words) {
    const auto objection = visitGame(
        anyCase, [](auto module, const auto& /*layout*/) { return module.commands.objection; });
    if (objection != nullptr) {
        return words.text(objection(placement));
    }
    const std::vector<RuleInfo> rules = rulesOf(gameOf(anyCase).id);
    return words.text(std::ranges::find(rules, placement.rule, &RuleInfo::id)->explanation.title);
}

} // namespace

std::string reasonText(const AnyCase& anyCase, const Placement& placement, Party side,
                       const Translator& words) {
    const std::string reason = briefReason(anyCase, placement, words);
    return placement.forbiddenBy.empty()
               ? reason
               : words.format(
                     {.text = forbidden,
                      .arguments = {{"rule", reason},
                                    {"places", spotsText(placement.forbiddenBy, side, words)}}});
}

std::string reasonsText(const AnyCase& anyCase, const PlacementList& placed,
                        const Translator& words) {
    std::vector<std::pair<std::string, int>> reasons;
    forEachPlacement(anyCase, placed, [&](const Placement& placement) {
        if (placement.legal) {
            return;
        }
        const std::string reason = briefReason(anyCase, placement, words);
        auto found = std::ranges::find(reasons, reason, &std::pair<std::string, int>::first);
        if (found == reasons.end()) {
            found = reasons.insert(found, {reason, 0});
        }
        ++found->second;
    });
    std::string text;
    for (const auto& [reason, count] : reasons) {
        text += paragraph(
            words.format({.text = counted, .arguments = {{"reason", reason}, {"n", count}}}), 4,
            "  – ");
    }
    return text.empty() ? text : text + paragraph(words.text(allAdvice), 2);
}

} // namespace cimaise::cli
