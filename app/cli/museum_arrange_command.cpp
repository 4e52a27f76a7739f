// Runs the search and writes the gain of the best arrangement, whether it is proved, and the moves.
#include "app/cli/museum_arrange_command.h"

#include "app/cli/drawings.h"
#include "app/cli/findings_text.h"
#include "app/cli/search_time.h"
#include "app/cli/text_lines.h"
#include "positions/messages/points_text.h"
#include "positions/museum/museum_catalogue.h"
#include "positions/text/shown_text.h"
#include "validators/checks.h"

#include <algorithm>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace cimaise::cli {

namespace {

//% "This command is for Museum only; this file is for another game."
constexpr TextId wrongGame = CIMAISE_TEXT("cli.arrange.wrong-game");
//% "No player called “{name}” found."
constexpr TextId unknownPlayer = CIMAISE_TEXT("cli.arrange.unknown-player");
//% "{player}: {total}, the best possible (now {now})"
constexpr TextId provedText = CIMAISE_TEXT("cli.arrange.proved");
//% "{player}: {total}, the best found so far (now {now}); no arrangement scores more than {bound}"
constexpr TextId unprovedText = CIMAISE_TEXT("cli.arrange.so-far");
//% "No object needs to move."
constexpr TextId nothingMoves = CIMAISE_TEXT("cli.arrange.nothing");
//% "%n objects move:"
constexpr TextId movesHeading = CIMAISE_TEXT_N("cli.arrange.moves");
//% "{civilisation}, {domain}, {value}: {from} → {to}"
constexpr TextId moveText = CIMAISE_TEXT("cli.arrange.move");
constexpr TextId fewerMoves = CIMAISE_TEXT("museum.arrange.fewer");

constexpr double defaultSeconds = 10;

tl::unexpected<LoadError> refuse(TextId text, std::vector<Argument> arguments = {}) {
    return tl::unexpected(
        LoadError{.pointer = {}, .reason = {.text = text, .arguments = std::move(arguments)}});
}

const museum::Museum& museumOf(const AnyCase& anyCase, int side) {
    return std::get<museum::Layout>(anyCase).museums.at(static_cast<std::size_t>(side));
}

std::string movesText(const AnyCase& before, const ArrangeResult& arranged,
                      const Translator& words) {
    if (arranged.arrangement.moved == 0) {
        return fmt::format("\n{}\n", words.text(nothingMoves));
    }
    std::string lines =
        '\n' +
        words.format({.text = movesHeading, .arguments = {{"n", arranged.arrangement.moved}}}) +
        '\n';
    const std::vector<museum::Object>& objects = *museumOf(before, arranged.side).objects;
    for (std::size_t i = 0; i < objects.size(); ++i) {
        const museum::Object& to = arranged.arrangement.objects[i];
        if (to.at != objects[i].at) {
            lines += paragraph(
                words.format({.text = moveText,
                              .arguments = {{"civilisation", museum::info(to.civilisation).name},
                                            {"domain", museum::info(to.domain).name},
                                            {"value", to.value},
                                            {"from", museum::slotPlace(objects[i].at)},
                                            {"to", museum::slotPlace(to.at)}}}),
                2);
        }
    }
    if (arranged.arrangement.moved > 1) {
        lines += words.text(fewerMoves) + '\n';
    }
    return lines;
}

/// Missing details that affect the total of the arranged board.
Findings missingFor(const ArrangeResult& arranged) {
    Findings findings = check(arranged.after);
    std::erase_if(findings, [&](const Finding& finding) {
        return finding.severity != Severity::missing || finding.party != side(arranged.side);
    });
    return findings;
}

} // namespace

tl::expected<ArrangeResult, LoadError> arranged(const AnyCase& anyCase, std::string_view player,
                                                const std::optional<std::string>& seconds) {
    const auto* const layout = std::get_if<museum::Layout>(&anyCase);
    if (layout == nullptr) {
        return refuse(wrongGame);
    }
    const tl::expected<SearchLimit, LoadError> patience = searchLimitOf(seconds, defaultSeconds);
    if (!patience) {
        return tl::unexpected(patience.error());
    }
    const int side = findSide(anyCase, player);
    if (side < 0) {
        return refuse(unknownPlayer, {{"name", shownText(player)}});
    }
    const auto found = museum::arrange(*layout, side, *patience);
    if (!found) {
        return refuse(tooManyObjects);
    }
    museum::Layout after = *layout;
    after.museums.at(static_cast<std::size_t>(side)).objects = found->objects;
    return ArrangeResult{.after = std::move(after), .side = side, .arrangement = *found};
}

Json arrangedJson(const ArrangeResult& arranged) {
    const museum::Arrangement& found = arranged.arrangement;
    return {{"player", partyName(arranged.after, side(arranged.side))},
            {"total", found.total},
            {"bound", found.bound},
            {"proved", found.isProved()},
            {"moved", found.moved},
            {"now", found.now},
            {"objects", museum::writeObjects(found.objects)}};
}

void printArrangedText(const AnyCase& before, const ArrangeResult& arranged,
                       const Translator& words, Output& out) {
    const museum::Arrangement& found = arranged.arrangement;
    out.put(paragraph(words.format({.text = found.isProved() ? provedText : unprovedText,
                                    .arguments = {{"player", side(arranged.side)},
                                                  {"total", pointsText(found.total)},
                                                  {"now", found.now},
                                                  {"bound", found.bound}}}),
                      0));
    out.put('\n' + drawing(arranged.after, arranged.side, words));
    out.put(movesText(before, arranged, words));
    if (const Findings missing = missingFor(arranged); !missing.empty()) {
        printFindingsText(arranged.after, missing, words, out);
    }
}

} // namespace cimaise::cli
