// Lists the legal places with what each would bring and leave, then the others with what is in the
// way.
#include "app/cli/drawings.h"
#include "app/cli/findings_text.h"
#include "app/cli/text_lines.h"
#include "app/cli/text_output.h"
#include "validators/checks.h"

#include <algorithm>
#include <fmt/format.h>
#include <span>

namespace cimaise::cli {

namespace {

//% "{side}: {piece} may go here"
constexpr TextId legalHeading = CIMAISE_TEXT("cli.placements.legal");
//% "{side}: {piece} may go nowhere"
constexpr TextId nowhere = CIMAISE_TEXT("cli.placements.nowhere");
//% "It may not go here"
constexpr TextId illegalHeading = CIMAISE_TEXT("cli.placements.illegal");
//% "in brackets: how many numbers still fit afterwards in {areas}"
constexpr TextId roomText = CIMAISE_TEXT("cli.placements.room");
//% "{rule}: {places}"
constexpr TextId forbidden = CIMAISE_TEXT("cli.placements.forbidden");

constexpr std::size_t placeColumns = 30;

std::string titleOfLine(std::string_view game, std::string_view id, const Words& words) {
    const std::span<const LineInfo> lines = linesOf(game);
    const auto line = std::ranges::find(lines, id, &LineInfo::id);
    return line == lines.end() ? std::string{id} : words.text(line->digest.title);
}

/// What the figures of legalText() in brackets mean; empty where no area has any.
std::string roomLegend(const Placements& placements, const Words& words) {
    const auto legal = std::ranges::find(placements, true, &Placement::legal);
    if (legal == placements.end() || legal->room.empty()) {
        return {};
    }
    std::vector<std::string> areas;
    std::ranges::transform(legal->room, std::back_inserter(areas),
                           [&](const Room& room) { return words.place({.area = room.area}); });
    const std::string list = fmt::format("{}", fmt::join(areas, ", "));
    return paragraph(words.say({.text = roomText, .arguments = {{"areas", list}}}), 2);
}

std::string legalText(std::string_view game, const Placement& placement, const Words& words) {
    std::vector<std::string> parts;
    std::ranges::transform(
        placement.lines, std::back_inserter(parts), [&](const LineChange& change) {
            return fmt::format("{} {:+}", titleOfLine(game, change.id, words), change.points);
        });
    std::vector<int> room;
    std::ranges::transform(placement.room, std::back_inserter(room), &Room::numbers);
    const std::string head = fmt::format(
        "  {}{:>+3}  ", padded(words.place(placement.place), placeColumns), placement.points);
    const std::string brackets =
        room.empty() ? std::string{} : fmt::format(" [{}]", fmt::join(room, ", "));
    return paragraph(fmt::format("{}{}", fmt::join(parts, ", "), brackets), columnsOf(head), head);
}

std::string illegalText(const Placement& placement, const std::vector<RuleInfo>& rules, Party side,
                        const Words& words) {
    const auto rule = std::ranges::find(rules, placement.rule, &RuleInfo::id);
    const std::string title = words.text(rule->digest.title);
    const std::string reason =
        placement.forbiddenBy.empty()
            ? title
            : words.say({.text = forbidden,
                         .arguments = {{"rule", title},
                                       {"places", spotsText(placement.forbiddenBy, side, words)}}});
    const std::string head =
        fmt::format("  {}  –  ", padded(words.place(placement.place), placeColumns));
    return paragraph(reason, columnsOf(head), head);
}

} // namespace

std::string placementsText(const AnyCase& anyCase, Party side, std::string_view piece,
                           const Placements& placements, const Words& words) {
    const std::string_view game = gameOf(anyCase).id;
    const std::vector<RuleInfo> rules = rulesOf(game);
    std::string legal;
    std::string illegal;
    for (const Placement& placement : placements) {
        if (placement.legal) {
            legal += legalText(game, placement, words);
        } else {
            illegal += illegalText(placement, rules, side, words);
        }
    }
    std::string text =
        fmt::format("{}{}\n", legend(anyCase, words), drawing(anyCase, side.index, words));
    text += words.say({.text = legal.empty() ? nowhere : legalHeading,
                       .arguments = {{"side", side}, {"piece", std::string{piece}}}});
    text += '\n' + roomLegend(placements, words) + legal;
    return illegal.empty() ? text
                           : fmt::format("{}\n{}\n{}", text, words.text(illegalHeading), illegal);
}

} // namespace cimaise::cli
