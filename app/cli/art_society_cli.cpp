// Art Society on the command line: the squares and places left on each wall.
#include "app/cli/art_society_drawing.h"
#include "app/cli/outlook.h"
#include "app/cli/text_lines.h"
#include "app/input/artsociety/art_society_tile_verdict.h"
#include "rulings/artsociety/art_society_outlook.h"

#include <algorithm>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace cimaise::cli {

namespace {

//% "Empty squares: {count}"
constexpr TextId emptyText = CIMAISE_TEXT("cli.outlook.empty");
//% "No painting of at least 2×2 can cover: {places} (shields needed: {count})"
constexpr TextId decorOnlyText = CIMAISE_TEXT("cli.outlook.decor-only");
//% "Placements by size: in all, then without a faux pas for each type"
constexpr TextId sizesText = CIMAISE_TEXT("cli.outlook.sizes");
//% "in all"
constexpr TextId placesColumn = CIMAISE_TEXT("cli.outlook.sizes.places");
//% "No place left for: {sizes}"
constexpr TextId noPlaceText = CIMAISE_TEXT("cli.outlook.no-place");
//% "Tiles overlap or are outside the wall, so the rest is unknown; the command check explains it."
constexpr TextId brokenWallText = CIMAISE_TEXT("cli.outlook.broken-wall");

Json sizeJson(const artsociety::SizeOutlook& outlook) {
    Json clean = Json::object();
    for (const artsociety::Type type : artsociety::types) {
        clean[std::string{artsociety::infoOf(type).id}] = artsociety::of(outlook.clean, type);
    }
    return {{"size", {outlook.size.columns, outlook.size.rows}},
            {"places", outlook.places},
            {"clean", std::move(clean)}};
}

Json wallJson(const artsociety::Layout& layout, int index, const artsociety::Outlook& outlook) {
    Json decorOnly = Json::array();
    Json sizes = Json::array();
    const auto squares = outlook.squares.value_or(artsociety::Outlook::Squares{});
    const bool isKnown = outlook.squares.has_value();
    for (const Square square : squares.decorOnly) {
        decorOnly.push_back(placeId(artsociety::squarePlace(square)));
    }
    std::ranges::transform(outlook.sizes, std::back_inserter(sizes), sizeJson);
    const auto shields = decorOnly.size();
    return {{"player", partyName(layout, side(index))},
            {"empty", valueOrNull(isKnown, squares.empty)},
            {"decorOnly", valueOrNull(isKnown, std::move(decorOnly))},
            {"shields", valueOrNull(isKnown, shields)},
            {"sizes", std::move(sizes)}};
}

Json jsonOf(const artsociety::Layout& layout, const std::vector<artsociety::Outlook>& walls) {
    Json outlooks = Json::array();
    for (const artsociety::Outlook& wall : walls) {
        outlooks.push_back(wallJson(layout, static_cast<int>(outlooks.size()), wall));
    }
    return {{"game", gameOf(layout).id}, {"outlooks", std::move(outlooks)}};
}

std::string sizeName(Extent size) { return fmt::format("{}×{}", size.columns, size.rows); }

std::string right(std::string_view text, std::size_t columns) {
    return std::string(columns - std::min(columns, columnsOf(text)), ' ') + std::string{text};
}

/// Row of the table, with a column as wide as its heading.
std::string tableRow(const std::vector<std::string>& headings,
                     const std::vector<std::string>& cells) {
    constexpr std::size_t gap = 2;
    constexpr std::size_t sizeColumns = 3;
    std::string row = "    " + padded(cells.front(), sizeColumns);
    for (std::size_t i = 1; i < cells.size(); ++i) {
        row += right(cells[i], gap + columnsOf(headings[i]));
    }
    return row + '\n';
}

std::string sizesTable(const std::vector<artsociety::SizeOutlook>& sizes, const Translator& words) {
    std::vector<std::string> headings{"", words.text(placesColumn)};
    for (const artsociety::TypeInfo& type : artsociety::typeInfos) {
        headings.push_back(words.text(type.name));
    }
    std::string rows;
    std::vector<std::string> missing;
    for (const artsociety::SizeOutlook& size : sizes) {
        if (size.places == 0) {
            missing.push_back(sizeName(size.size));
            continue;
        }
        std::vector<std::string> cells{sizeName(size.size), std::to_string(size.places)};
        std::ranges::transform(size.clean, std::back_inserter(cells),
                               [](int clean) { return std::to_string(clean); });
        rows += tableRow(headings, cells);
    }
    std::string text = rows.empty() ? rows
                                    : outlookLine({.text = sizesText}, words) +
                                          tableRow(headings, headings) + rows;
    if (!missing.empty()) {
        text += outlookLine({.text = noPlaceText,
                             .arguments = {{"sizes", fmt::format("{}", fmt::join(missing, ", "))}}},
                            words);
    }
    return text;
}

std::string wallText(Party owner, const artsociety::Outlook& wall, const Translator& words) {
    if (!wall.squares) {
        return paragraph(words.text(brokenWallText), 2);
    }
    std::string text =
        outlookLine({.text = emptyText, .arguments = {{"count", wall.squares->empty}}}, words);
    if (const std::vector<Square>& decorOnly = wall.squares->decorOnly; !decorOnly.empty()) {
        std::vector<Place> places;
        std::ranges::transform(decorOnly, std::back_inserter(places), artsociety::squarePlace);
        Message message = withPlaces(decorOnlyText, owner, places, words);
        message.arguments.push_back({"count", static_cast<int>(decorOnly.size())});
        text += outlookLine(message, words);
    }
    return text + sizesTable(wall.sizes, words);
}

std::string textOf(const artsociety::Layout& /*layout*/,
                   const std::vector<artsociety::Outlook>& walls, const Translator& words) {
    std::string text;
    for (int index = 0; const artsociety::Outlook& wall : walls) {
        text += partyHeading(side(index), words) + wallText(side(index), wall, words);
        ++index;
    }
    return text;
}

OutlookResult outlook(const artsociety::Layout& layout, const SearchLimit& /*patience*/) {
    std::vector<artsociety::Outlook> found;
    for (int side = 0; side < std::ssize(layout.galleries); ++side) {
        found.push_back(artsociety::outlookOf(layout, side));
    }
    return WrittenOutlook{
        .json = [=] { return jsonOf(layout, found); },
        .text = [=](const Translator& words) { return textOf(layout, found, words); }};
}

} // namespace

} // namespace cimaise::cli

namespace cimaise {

constinit const CommandFunctions<artsociety::Layout> artsociety::Module::commands{
    .drawing = cli::drawing,
    .legend = cli::legend,
    .outlook = cli::outlook,
    .objection = artsociety::objectionTo};

} // namespace cimaise
