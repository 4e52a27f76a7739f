// Art Society on the command line: a drawing with one line per row of squares, the eyeline between
// marks, and a list of the numbered tiles; the squares and places left on each wall.
#include "app/cli/game_cli.h"
#include "app/cli/text_lines.h"
#include "app/input/artsociety/art_society_tile_verdict.h"
#include "positions/artsociety/art_society_catalogue.h"
#include "rulings/artsociety/art_society_outlook.h"
#include "scoring/artsociety/art_society_museum.h"

#include <algorithm>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace cimaise::cli {

namespace {

//% "{type}, frame {frame}, {columns}×{rows}"
constexpr TextId paintingText = CIMAISE_TEXT("cli.art.painting");
constexpr TextId startText = CIMAISE_TEXT("art.tile.start");
//% "decor, %n shields"
constexpr TextId decorText = CIMAISE_TEXT_N("cli.art.decor");
//% "Assistant: {tile}"
constexpr TextId assistantText = CIMAISE_TEXT("cli.art.assistant");
//% "· empty square   ☆ star   ## two tiles on one square   | | eyeline"
constexpr TextId artLegend = CIMAISE_TEXT("cli.art.legend");
//% "{type} ×{multiplier}, space {space}"
constexpr TextId markerText = CIMAISE_TEXT("cli.art.marker");
//% "{type} ×{multiplier}, not in the museum"
constexpr TextId unseenText = CIMAISE_TEXT("cli.art.marker.none");

std::string tileText(const artsociety::Layout& layout, const artsociety::Tile& tile,
                     const Translator& words) {
    const artsociety::Painting* const painting = tile.painting();
    if (painting == nullptr) {
        return words.format({.text = decorText, .arguments = {{"n", tile.decor()->shields}}});
    }
    std::string frame{artsociety::frameId(painting->frame)};
    if (layout.frameNames) {
        frame = layout.frameNames->at(static_cast<std::size_t>(painting->frame)).value_or(frame);
    }
    std::string text =
        words.format({.text = paintingText,
                      .arguments = {{"type", artsociety::infoOf(painting->type).name},
                                    {"frame", frame},
                                    {"columns", tile.size.columns},
                                    {"rows", tile.size.rows}}});
    return tile.isStart() ? fmt::format("{}, {}", text, words.text(startText)) : text;
}

std::string squareText(const artsociety::Layout& layout, const artsociety::Gallery& gallery,
                       Square square) {
    std::string sign;
    for (std::size_t i = 0; i < gallery.tiles.size(); ++i) {
        if (covers(gallery.tiles[i].block(), square)) {
            sign = sign.empty() ? fmt::to_string(i + 1) : "##";
        }
    }
    if (!sign.empty()) {
        return sign;
    }
    const bool star = std::ranges::find(layout.wall.stars, square) != layout.wall.stars.end();
    return star ? "☆" : "·";
}

std::string rowText(const artsociety::Layout& layout, const artsociety::Gallery& gallery, int row) {
    const bool eyeline = row >= layout.wall.firstEyelineRow && row <= layout.wall.lastEyelineRow;
    std::string line = fmt::format("  {:>2} {}", row, eyeline ? '|' : ' ');
    for (int column = 1; column <= layout.wall.size.columns; ++column) {
        line += fmt::format("{:>3}", squareText(layout, gallery, {column, row}));
    }
    return line + (eyeline ? " |\n" : "\n");
}

std::string drawing(const artsociety::Layout& layout, int side, const Translator& words) {
    const artsociety::Gallery& gallery = layout.galleries[static_cast<std::size_t>(side)];
    std::string lines = "      ";
    for (int column = 1; column <= layout.wall.size.columns; ++column) {
        lines += fmt::format("{:>3}", column);
    }
    lines += '\n';
    for (int row = 1; row <= layout.wall.size.rows; ++row) {
        lines += rowText(layout, gallery, row);
    }
    for (std::size_t i = 0; i < gallery.tiles.size(); ++i) {
        lines += paragraph(tileText(layout, gallery.tiles[i].tile, words), 6,
                           fmt::format("  {:>2}  ", i + 1));
    }
    if (gallery.assistant) {
        const std::string tile = tileText(layout, *gallery.assistant, words);
        lines += paragraph(words.format({.text = assistantText, .arguments = {{"tile", tile}}}), 6,
                           "      ");
    }
    return lines;
}

std::string legend(const artsociety::Layout& layout, const Translator& words) {
    const artsociety::Markers markers = artsociety::markersOf(layout);
    const auto multipliers = artsociety::multipliersOf(markers);
    std::string lines;
    for (const artsociety::Type type : artsociety::prestigeOrder(markers)) {
        const std::optional<int> space = artsociety::of(markers, type);
        lines +=
            paragraph(words.format({.text = space ? markerText : unseenText,
                                    .arguments = {{"type", artsociety::infoOf(type).name},
                                                  {"multiplier", artsociety::of(multipliers, type)},
                                                  {"space", space.value_or(0)}}}),
                      2);
    }
    return lines + paragraph(words.text(artLegend), 2);
}

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

std::string textOf(const std::vector<artsociety::Outlook>& walls, const Translator& words) {
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
    return WrittenOutlook{.json = [=] { return jsonOf(layout, found); },
                          .text = [=](const Translator& words) { return textOf(found, words); }};
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
