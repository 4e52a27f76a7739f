// Reads the points from the arguments of the findings that contain points.
#include "app/game/findings_order.h"

#include "app/input/changes.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <tuple>

namespace cimaise {

namespace {

constexpr std::string_view otherAnswer = "museum.reading";
constexpr std::string_view apart = "museum.almost";

/// Notes that contain a question to the players.
constexpr std::array<std::string_view, 3> questions{otherAnswer, "musee.bonus.unclaimed",
                                                    "art.wall.unverified"};
constexpr std::array<std::string_view, 3> worthNothing{"museum.duplicate", "art.fauxpas",
                                                       "art.assistant"};

const Value* valueOf(const Message& message, std::string_view name) {
    const auto found = std::ranges::find(message.arguments, name, &Argument::name);
    return found == message.arguments.end() ? nullptr : &found->value;
}

/// Number in an argument, or number of its points.
int figureOf(const Message& message, std::string_view name) {
    const Value* const value = valueOf(message, name);
    if (value == nullptr) {
        return 0;
    }
    if (const auto* const number = std::get_if<int>(value)) {
        return *number;
    }
    const auto* const listing = std::get_if<Listing>(value);
    if (listing == nullptr || listing->parts.empty()) {
        return 0;
    }
    const auto* const said = std::get_if<Message>(&listing->parts.front());
    return said == nullptr ? 0 : figureOf(*said, "n");
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
    if (isWorthNothing(finding)) {
        return Kind::nothing;
    }
    return std::ranges::find(questions, finding.rule) != questions.end() ? Kind::question
                                                                         : Kind::note;
}

/// Checks whether a finding is about this side’s board, or about the whole game.
bool isInView(const Finding& finding, const AnyCase& position, int side) {
    const auto isOfSide = [&](Party party) { return sideOf(position, party) == side; };
    const auto isOfAll = [](Party party) { return party == everyone(); };
    return isOfSide(finding.party) ||
           (isOfAll(finding.party) && std::ranges::all_of(finding.where, isOfAll, &Spot::owner)) ||
           std::ranges::any_of(finding.where, isOfSide, &Spot::owner);
}

} // namespace

int pointsAtStake(const Finding& finding) {
    if (finding.rule == otherAnswer) {
        return std::abs(figureOf(finding.says, "points") - figureOf(finding.says, "others"));
    }
    return finding.rule == apart ? figureOf(finding.says, "points") : 0;
}

bool isWorthNothing(const Finding& finding) {
    return finding.severity == Severity::note &&
           std::ranges::find(worthNothing, finding.rule) != worthNothing.end();
}

void orderByWorth(Findings& findings, const AnyCase& position, int side) {
    const auto worth = [&](const Finding& finding) {
        const Kind kind = kindOf(finding);
        const Kind group = std::max(kind, Kind::question); // notes and findings without
                                                           // consequences last
        return std::tuple{group, !isInView(finding, position, side), kind, finding.severity,
                          -pointsAtStake(finding)};
    };
    std::ranges::stable_sort(findings, {}, worth);
}

} // namespace cimaise
