// Asks the games which of their findings contain points or a question.
#include "app/game/findings_order.h"

#include "app/game/game_ui.h"
#include "app/input/edit_descriptions.h"

#include <algorithm>
#include <cstdlib>
#include <tuple>

namespace cimaise {

namespace {

bool isOfRules(const Finding& finding, RuleIds GameUi::* rules) {
    return std::ranges::any_of(gameUis(), [&](const GameUi* game) {
        return std::ranges::find(game->*rules, finding.rule) != (game->*rules).end();
    });
}

/// Number in an argument, or number of its points; 0 if there is none.
int figureOf(const Message& message, std::string_view name) {
    const auto found = std::ranges::find(message.arguments, name, &Argument::name);
    if (found == message.arguments.end()) {
        return 0;
    }
    if (const auto* const number = std::get_if<int>(&found->value)) {
        return *number;
    }
    const auto* const listing = std::get_if<Listing>(&found->value);
    if (listing == nullptr || listing->parts.empty()) {
        return 0;
    }
    const auto* const part = std::get_if<Message>(&listing->parts.front());
    return part == nullptr ? 0 : figureOf(*part, "n");
}

/// True if points depend on the findings of the rule, with which the ids of their texts begin.
bool hasStake(std::string_view rule) {
    return std::ranges::any_of(gameUis(), [&](const GameUi* game) {
        return std::ranges::any_of(game->pointsTexts, [&](const PointsText& one) {
            return one.atStake && one.says.starts_with(rule);
        });
    });
}

enum class Kind : std::uint8_t { problem, missing, question, note, nothing };

Kind kindOf(const Finding& finding) {
    switch (finding.severity) {
    case Severity::illegal:
    case Severity::impossible:
        return Kind::problem;
    case Severity::missing:
        return Kind::missing;
    case Severity::note:
        break;
    }
    if (hasNoConsequences(finding)) {
        return Kind::nothing;
    }
    return isOfRules(finding, &GameUi::questionRules) ? Kind::question : Kind::note;
}

} // namespace

bool concernsSide(const Finding& finding, const AnyCase& position, int side) {
    const auto isOfSide = [&](Party party) { return sideOf(position, party) == side; };
    const auto isOfAll = [](Party party) { return party == everyone(); };
    return isOfSide(finding.party) ||
           (isOfAll(finding.party) && std::ranges::all_of(finding.where, isOfAll, &Spot::owner)) ||
           std::ranges::any_of(finding.where, isOfSide, &Spot::owner);
}

int pointsAtStake(const Finding& finding) {
    return hasStake(finding.rule)
               ? std::abs(figureOf(finding.says, "points") - figureOf(finding.says, "others"))
               : 0;
}

bool hasNoConsequences(const Finding& finding) {
    return finding.severity == Severity::note && isOfRules(finding, &GameUi::worthlessRules);
}

void orderByPointsAtStake(Findings& findings, const AnyCase& position, int side) {
    const auto worth = [&](const Finding& finding) {
        const Kind kind = kindOf(finding);
        const Kind group = std::max(kind, Kind::question); // notes and findings without
                                                           // consequences last
        return std::tuple{group, !concernsSide(finding, position, side), kind, finding.severity,
                          -pointsAtStake(finding)};
    };
    std::ranges::stable_sort(findings, {}, worth);
}

} // namespace cimaise
