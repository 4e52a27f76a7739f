// Draws one line per row of squares, the eyeline between marks, and then a list of the numbered
// tiles.
#include "app/cli/art_society_drawing.h"

#include "app/cli/text_lines.h"
#include "positions/artsociety/art_society_catalogue.h"
#include "scoring/artsociety/art_society_museum.h"

#include <algorithm>
#include <fmt/format.h>

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
constexpr TextId legendText = CIMAISE_TEXT("cli.art.legend");
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

} // namespace

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
    return lines + paragraph(words.text(legendText), 2);
}

} // namespace cimaise::cli
