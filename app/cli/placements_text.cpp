// Lists the legal placements with their gains and consequences, then the others with the reason
// against them.
#include "app/cli/game_cli.h"
#include "app/cli/placements.h"
#include "app/cli/report.h"
#include "app/cli/text_lines.h"
#include "scoring/scores.h"
#include "validators/checks.h"

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
//% "leaves {figures} numbers"
constexpr TextId leavesText = CIMAISE_TEXT("cli.placements.leaves");
//% "up to %n paintings"
constexpr TextId upToText = CIMAISE_TEXT_N("cli.placements.up-to");
//% "“Leaves” counts the numbers that would still fit in {areas}."
constexpr TextId roomText = CIMAISE_TEXT("cli.placements.room");
//% "“Leaves” counts the numbers that would still fit in {areas}; “up to” is the most paintings that this Musée could end with."
constexpr TextId roomAndPaintingsText = CIMAISE_TEXT("cli.placements.room-and-paintings");
//% "matching frames: {places}"
constexpr TextId matchesText = CIMAISE_TEXT("cli.placements.matches");
//% "faux pas with {places}"
constexpr TextId fauxPasText = CIMAISE_TEXT("cli.placements.fauxpas");
//% "in the eyeline"
constexpr TextId eyelineText = CIMAISE_TEXT("cli.placements.eyeline");
//% "It does not fit anywhere. The rules then offer, in this order:"
constexpr TextId offersHeading = CIMAISE_TEXT("cli.placements.offers");

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
    return line == lines.end() ? std::string{id} : words.text(line->explanation.title);
}

/// Legend of the figures of addOutcomes(); empty without figures.
std::string roomLegend(const Placement& placement, const Translator& words) {
    if (placement.room.empty()) {
        return {};
    }
    std::vector<std::string> areas;
    std::ranges::transform(
        placement.room, std::back_inserter(areas),
        [&](const RemainingNumbers& one) { return words.place({.area = one.area}); });
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
    add(fauxPasText, placement.fit->fauxPasWith);
    if (placement.fit->eyeline) {
        parts.push_back(words.text(eyelineText));
    }
}

/// Adds the exhibits that still fit afterwards: “leaves 15 · 26 · 28 numbers, up to 18 paintings”.
void addOutcomes(const Placement& placement, const Translator& words,
                 std::vector<std::string>& parts) {
    if (placement.room.empty()) {
        return;
    }
    std::vector<int> room;
    std::ranges::transform(placement.room, std::back_inserter(room), &RemainingNumbers::numbers);
    parts.push_back(
        words.format({.text = leavesText,
                      .arguments = {{"figures", fmt::format("{}", fmt::join(room, " · "))}}}));
    if (placement.paintings) {
        parts.push_back(
            words.format({.text = upToText, .arguments = {{"n", *placement.paintings}}}));
    }
}

std::string legalText(std::string_view game, const Placement& placement, Party side,
                      const Translator& words) {
    std::vector<std::string> parts;
    std::ranges::transform(
        placement.lines, std::back_inserter(parts), [&](const LineChange& change) {
            return fmt::format("{} {}", titleOfLine(game, change.id, words),
                               change.unknown ? "–" : signedFigure(change.points));
        });
    addTileFit(placement, side, words, parts);
    addOutcomes(placement, words, parts);
    const std::string head =
        fmt::format("  {}{:>3}  ", padded(placeText(placement, words), placeColumns),
                    signedFigure(placement.gain()));
    return paragraph(fmt::format("{}", fmt::join(parts, ", ")), columnsOf(head), head);
}

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

/// Reason why the placement is illegal, in a few words, with the spots that show it.
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

/// Lines with each reason and the number of placements that it forbids, in the order of the board.
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

std::string illegalText(const AnyCase& anyCase, const Placement& placement, Party side,
                        const Translator& words) {
    const std::string head =
        fmt::format("  {}  –  ", padded(placeText(placement, words), placeColumns));
    return paragraph(reasonText(anyCase, placement, side, words), columnsOf(head), head);
}

std::string legalSection(const AnyCase& anyCase, const PlacementList& placed,
                         const Translator& words) {
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

/// Prints each illegal placement if all or a single place are requested, else their reasons.
void printIllegal(const AnyCase& anyCase, const PlacementList& placed, const Translator& words,
                  std::string heading, Output& out) {
    if (!placed.all && !placed.at) {
        const std::string reasons = reasonsText(anyCase, placed, words);
        out.put(reasons.empty() ? reasons : heading + reasons);
        return;
    }
    forEachPlacement(anyCase, placed, [&](const Placement& placement) {
        if (!placement.legal) {
            out.put(std::exchange(heading, {}));
            out.put(illegalText(anyCase, placement, placed.side, words));
        }
    });
}

} // namespace

void printPlacementsText(const AnyCase& anyCase, const PlacementList& placed,
                         const Translator& words, Output& out) {
    out.put(boardLegend(anyCase, words) + boardDrawing(anyCase, placed.side.index, words) + '\n');
    const std::string legal = legalSection(anyCase, placed, words);
    out.put(legal);
    printIllegal(anyCase, placed, words,
                 fmt::format("{}{}\n", legal.empty() ? "" : "\n", words.text(illegalHeading)), out);
}

} // namespace cimaise::cli
