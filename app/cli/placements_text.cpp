// Lists the legal placements with their gains and consequences, then the others with the reason
// against them.
#include "app/cli/drawings.h"
#include "app/cli/findings_text.h"
#include "app/cli/text_lines.h"
#include "app/cli/text_output.h"
#include "scoring/scores.h"
#include "validators/checks.h"
#include "validators/musee/musee_rules.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <span>
#include <utility>

namespace cimaise::cli {

namespace {

//% "{side}: legal placements for {piece}"
constexpr TextId legalHeading = CIMAISE_TEXT("cli.placements.legal");
//% "{side}: no legal placement for {piece}"
constexpr TextId nowhere = CIMAISE_TEXT("cli.placements.nowhere");
//% "Illegal placements"
constexpr TextId illegalHeading = CIMAISE_TEXT("cli.placements.illegal");
//% "in square brackets: how many numbers would still fit in {areas}"
constexpr TextId roomText = CIMAISE_TEXT("cli.placements.room");
//% "in square brackets: how many numbers would still fit in {areas}; then the most paintings that this Musée could end with"
constexpr TextId roomAndPaintingsText = CIMAISE_TEXT("cli.placements.room-and-paintings");
//% "matching frames: {places}"
constexpr TextId matchesText = CIMAISE_TEXT("cli.placements.matches");
//% "faux pas with {places}"
constexpr TextId fauxPasText = CIMAISE_TEXT("cli.placements.fauxpas");
//% "in the eyeline"
constexpr TextId eyelineText = CIMAISE_TEXT("cli.placements.eyeline");
//% "It does not fit anywhere. The rules then offer, in this order:"
constexpr TextId offersHeading = CIMAISE_TEXT("cli.placements.offers");
//% "a painting already hangs there"
constexpr TextId occupiedText = CIMAISE_TEXT("cli.placements.occupied");
//% "{rule}: {places}"
constexpr TextId forbidden = CIMAISE_TEXT("cli.placements.forbidden");

constexpr std::size_t placeColumns = 30;

/// Texts by Offer.
constexpr std::array<TextId, 3> offerTexts{
    //% "give it to the assistant"
    CIMAISE_TEXT("cli.placements.offer.assistant"),
    //% "exchange it with the museum for a painting of the same type"
    CIMAISE_TEXT("cli.placements.offer.exchange"),
    //% "keep it in excess and take decor of one shield"
    CIMAISE_TEXT("cli.placements.offer.excess"),
};

std::string offersText(const std::optional<Offers>& offers, const Translator& words) {
    std::string lines;
    for (const Offer offer : offers.value_or(Offers{})) {
        lines += paragraph(words.text(offerTexts.at(static_cast<std::size_t>(offer))), 4, "  – ");
    }
    return lines.empty() ? lines : fmt::format("{}\n{}", words.text(offersHeading), lines);
}

std::string titleOfLine(std::string_view game, std::string_view id, const Translator& words) {
    const std::span<const LineInfo> lines = linesOf(game);
    const auto line = std::ranges::find(lines, id, &LineInfo::id);
    return line == lines.end() ? std::string{id} : words.text(line->digest.title);
}

/// Legend of the figures in brackets in legalText(); empty without figures.
std::string roomLegend(const Placement& placement, const Translator& words) {
    if (placement.room.empty()) {
        return {};
    }
    std::vector<std::string> areas;
    std::ranges::transform(placement.room, std::back_inserter(areas),
                           [&](const Room& one) { return words.place({.area = one.area}); });
    const std::string list = fmt::format("{}", fmt::join(areas, ", "));
    const TextId text = placement.paintings ? roomAndPaintingsText : roomText;
    return paragraph(words.format({.text = text, .arguments = {{"areas", list}}}), 2);
}

/// Text of a place, with the orientation if a piece can be turned.
std::string placeText(const Placement& placement, const Translator& words) {
    std::string place = words.place(placement.place);
    if (!placement.fit) {
        return place;
    }
    const Extent size = placement.fit->size;
    return fmt::format("{} ({}×{})", place, size.columns, size.rows);
}

/// Adds the effects of a tile on a wall.
void addTileFit(const Placement& placement, Party side, const Translator& words,
                std::vector<std::string>& parts) {
    if (!placement.fit) {
        return;
    }
    const auto add = [&](TextId text, const Spots& spots) {
        if (!spots.empty()) {
            parts.push_back(words.format(
                {.text = text, .arguments = {{"places", spotsText(spots, side, words)}}}));
        }
    };
    add(matchesText, placement.fit->matches);
    add(fauxPasText, placement.fit->offended);
    if (placement.fit->eyeline) {
        parts.push_back(words.text(eyelineText));
    }
}

std::string legalText(std::string_view game, const Placement& placement, Party side,
                      const Translator& words) {
    std::vector<std::string> parts;
    std::ranges::transform(placement.lines, std::back_inserter(parts),
                           [&](const LineChange& change) {
                               return fmt::format("{} {}", titleOfLine(game, change.id, words),
                                                  signedFigure(change.points));
                           });
    addTileFit(placement, side, words, parts);
    std::vector<int> room;
    std::ranges::transform(placement.room, std::back_inserter(room), &Room::numbers);
    const std::string paintings =
        placement.paintings ? fmt::format("; {}", *placement.paintings) : std::string{};
    const std::string head =
        fmt::format("  {}{:>3}  ", padded(placeText(placement, words), placeColumns),
                    signedFigure(placement.gain()));
    const std::string brackets =
        room.empty() ? std::string{} : fmt::format(" [{}{}]", fmt::join(room, ", "), paintings);
    return paragraph(fmt::format("{}{}", fmt::join(parts, ", "), brackets), columnsOf(head), head);
}

/// True if the space's own painting forbids the placement in Musée.
bool isOccupied(const Placement& placement, Party side) {
    return placement.rule == musee::ascendingRule &&
           contains(placement.forbiddenBy, Spot{side, placement.place});
}

std::string illegalText(const Placement& placement, const std::vector<RuleInfo>& rules, Party side,
                        const Translator& words) {
    const auto rule = std::ranges::find(rules, placement.rule, &RuleInfo::id);
    const std::string title = words.text(rule->digest.title);
    const std::string reason =
        isOccupied(placement, side) ? words.text(occupiedText)
        : placement.forbiddenBy.empty()
            ? title
            : words.format(
                  {.text = forbidden,
                   .arguments = {{"rule", title},
                                 {"places", spotsText(placement.forbiddenBy, side, words)}}});
    const std::string head =
        fmt::format("  {}  –  ", padded(placeText(placement, words), placeColumns));
    return paragraph(reason, columnsOf(head), head);
}

std::string legalSection(const AnyCase& anyCase, const Placed& placed, const Translator& words) {
    std::string lines;
    std::string figures;
    forEachPlacement(anyCase, placed, [&](const Placement& placement) {
        if (placement.legal) {
            figures = figures.empty() ? roomLegend(placement, words) : figures;
            lines += legalText(gameOf(anyCase).id, placement, placed.side, words);
        }
    });
    if (lines.empty() && placed.fits) {
        return {}; // the piece fits only at places that were not requested
    }
    return words.format({.text = lines.empty() ? nowhere : legalHeading,
                         .arguments = {{"side", placed.side}, {"piece", placed.piece}}}) +
           '\n' + figures + lines + offersText(placed.offers, words);
}

void printIllegal(const AnyCase& anyCase, const Placed& placed, const Translator& words,
                  std::string heading, Output& out) {
    const std::vector<RuleInfo> rules = rulesOf(gameOf(anyCase).id);
    forEachPlacement(anyCase, placed, [&](const Placement& placement) {
        if (!placement.legal) {
            out.put(std::exchange(heading, {}));
            out.put(illegalText(placement, rules, placed.side, words));
        }
    });
}

} // namespace

void printPlacementsText(const AnyCase& anyCase, const Placed& placed, const Translator& words,
                         Output& out) {
    out.put(legend(anyCase, words) + drawing(anyCase, placed.side.index, words) + '\n');
    const std::string legal = legalSection(anyCase, placed, words);
    out.put(legal);
    printIllegal(anyCase, placed, words,
                 fmt::format("{}{}\n", legal.empty() ? "" : "\n", words.text(illegalHeading)), out);
}

} // namespace cimaise::cli
