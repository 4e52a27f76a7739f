// Refuses unknown pieces, and writes the worth of the others in the order in which they were given.
#include "app/cli/museum_worth_command.h"

#include "app/cli/museum_arrange_command.h"
#include "app/cli/search_time.h"
#include "app/cli/sides.h"
#include "app/cli/text_lines.h"
#include "validators/layout/shown_text.h"
#include "validators/museum/museum_catalogue.h"
#include "validators/report/points_text.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace cimaise::cli {

namespace {

//% "Only Museum has objects on offer; this file is for another game."
constexpr TextId noObjects = CIMAISE_TEXT("cli.worth.wrong-game");
//% "No object “{piece}” found; write it as {example}."
constexpr TextId noSuchObject = CIMAISE_TEXT("cli.worth.unknown-piece");
//% "Expected at most {most} objects after --piece."
constexpr TextId tooManyOffered = CIMAISE_TEXT("cli.worth.too-many-pieces");
//% "{player}: {total} with the best arrangement of the objects now in the museum"
constexpr TextId presentText = CIMAISE_TEXT("cli.worth.present");
//% "{player}: {total} with the best arrangement found so far of the objects now in the museum"
constexpr TextId presentSoFarText = CIMAISE_TEXT("cli.worth.present-so-far");
//% "{civilisation}, {domain}, {value}: {total} ({gain})"
constexpr TextId pieceText = CIMAISE_TEXT("cli.worth.piece");
//% "{civilisation}, {domain}, {value}: {total} found so far ({gain})"
constexpr TextId pieceSoFarText = CIMAISE_TEXT("cli.worth.piece-so-far");
//% "{civilisation}, {domain}, {value}: no free slot"
constexpr TextId noSlotText = CIMAISE_TEXT("cli.worth.no-slot");
//% "{object}; plus %n Prestige tokens, worth 1 point each if kept"
constexpr TextId withPrestigeText = CIMAISE_TEXT_N("cli.worth.prestige");
//% "The cost of an object, and what is discarded for it, are not counted."
constexpr TextId costText = CIMAISE_TEXT("cli.worth.cost");

constexpr double secondsEach = 2;

tl::unexpected<LoadError> refuseWorth(TextId text, std::vector<Argument> arguments = {}) {
    return tl::unexpected(
        LoadError{.pointer = {}, .reason = {.text = text, .arguments = std::move(arguments)}});
}

tl::expected<std::vector<museum::Object>, LoadError>
objectsOf(const std::vector<std::string>& pieces) {
    std::vector<museum::Object> objects;
    for (const std::string& piece : pieces) {
        const std::optional<museum::Object> object = museum::readPiece(piece);
        if (!object) {
            return refuseWorth(noSuchObject, {{"piece", shownText(piece)},
                                              {"example", std::string{"roman:culture:3"}}});
        }
        objects.push_back(*object);
    }
    if (objects.size() > museum::mostOnOffer) {
        return refuseWorth(tooManyOffered, {{"most", static_cast<int>(museum::mostOnOffer)}});
    }
    return objects;
}

Message messageOf(const WorthResult& appraised, std::size_t piece) {
    const museum::Object& object = appraised.objects[piece];
    Message message{.text = noSlotText,
                    .arguments = {{"civilisation", museum::info(object.civilisation).name},
                                  {"domain", museum::info(object.domain).name},
                                  {"value", object.value}}};
    if (const museum::WithObject& with = appraised.worth.pieces[piece]) {
        message.text = appraised.worth.isProved(piece) ? pieceText : pieceSoFarText;
        message.arguments.push_back({"total", pointsText(with->total)});
        message.arguments.push_back({"gain", signedFigure(*appraised.worth.gain(piece))});
    }
    return message;
}

/// Worth of a piece, with the Prestige tokens that come with a Masterpiece.
std::string lineOf(const museum::Layout& layout, const WorthResult& appraised, std::size_t piece,
                   const Translator& words) {
    const std::string line = words.format(messageOf(appraised, piece));
    const int tokens = appraised.worth.pieces[piece]
                           ? museum::prestigeFor(layout, appraised.side, appraised.objects[piece])
                           : 0;
    return tokens == 0 ? line : words.format({withPrestigeText, {{"object", line}, {"n", tokens}}});
}

} // namespace

tl::expected<WorthResult, LoadError> appraised(const AnyCase& anyCase, const WorthRequest& asked) {
    const auto* const layout = std::get_if<museum::Layout>(&anyCase);
    if (layout == nullptr) {
        return refuseWorth(noObjects);
    }
    const tl::expected<SearchLimit, LoadError> patience = searchLimitOf(asked.seconds, secondsEach);
    if (!patience) {
        return tl::unexpected(patience.error());
    }
    const tl::expected<int, LoadError> side = sideCalled(anyCase, asked.player);
    if (!side) {
        return tl::unexpected(side.error());
    }
    const tl::expected<std::vector<museum::Object>, LoadError> objects = objectsOf(asked.pieces);
    if (!objects) {
        return tl::unexpected(objects.error());
    }
    const auto worth = museum::worthOf(*layout, *side, *objects, *patience);
    if (!worth) {
        return refuseWorth(tooManyObjects);
    }
    return WorthResult{.side = *side, .pieces = asked.pieces, .objects = *objects, .worth = *worth};
}

Json worthJson(const AnyCase& anyCase, const WorthResult& appraised) {
    const museum::Worth& worth = appraised.worth;
    Json pieces = Json::array();
    for (std::size_t piece = 0; piece < appraised.pieces.size(); ++piece) {
        const museum::WithObject& with = worth.pieces[piece];
        pieces.push_back({{"piece", appraised.pieces[piece]},
                          {"total", with ? Json(with->total) : Json(nullptr)},
                          {"gain", with ? Json(*worth.gain(piece)) : Json(nullptr)},
                          {"proved", worth.isProved(piece)}});
    }
    return {{"game", gameOf(anyCase).id},
            {"player", partyName(anyCase, side(appraised.side))},
            {"total", worth.present.total},
            {"proved", worth.present.isProved()},
            {"pieces", std::move(pieces)}};
}

std::string worthText(const AnyCase& anyCase, const WorthResult& appraised,
                      const Translator& words) {
    const museum::Worth& worth = appraised.worth;
    const auto& layout = std::get<museum::Layout>(anyCase);
    std::string text =
        words.text(gameOf(anyCase).name) + '\n' +
        paragraph(words.format({.text = worth.present.isProved() ? presentText : presentSoFarText,
                                .arguments = {{"player", side(appraised.side)},
                                              {"total", pointsText(worth.present.total)}}}),
                  0);
    for (std::size_t piece = 0; piece < appraised.pieces.size(); ++piece) {
        text += paragraph(lineOf(layout, appraised, piece, words), 4, "  – ");
    }
    return text + paragraph(words.text(costText), 0);
}

} // namespace cimaise::cli
