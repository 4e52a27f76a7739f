// Draws one line per gallery, and between two galleries a line that marks the spaces joined by a
// Staircase.
#include "app/cli/musee_drawing.h"

#include "app/cli/text_lines.h"
#include "positions/musee/musee_catalogue.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace cimaise::cli {

namespace {

constexpr std::array<TextId, musee::galleryCount> labels{
    //% "upper"
    CIMAISE_TEXT("cli.musee.upper"),
    //% "middle"
    CIMAISE_TEXT("cli.musee.middle"),
    //% "lower"
    CIMAISE_TEXT("cli.musee.lower"),
};
//% "Bonus"
constexpr TextId bonusSign = CIMAISE_TEXT("cli.musee.bonus");
//% "· empty space   ╱ Staircase (elsewhere, a Chandelier)"
constexpr TextId legendText = CIMAISE_TEXT("cli.musee.legend");

constexpr std::string_view bareSign = "·";
constexpr std::string_view staircaseSign = "╱";

std::string cells(const musee::Layout& layout, const musee::Spaces& spaces) {
    std::string line;
    for (int column = 0; column < musee::columns(layout); ++column) {
        const musee::Exhibit exhibit = spaces.at(static_cast<std::size_t>(column));
        line += fmt::format("{:>4}", exhibit == musee::noExhibit ? std::string{bareSign}
                                                                 : fmt::to_string(exhibit));
    }
    return line;
}

std::string tokens(const std::vector<int>& staircases, std::size_t margin) {
    if (staircases.empty()) {
        return "\n";
    }
    std::string line(margin, ' ');
    for (int column = 1; column <= std::ranges::max(staircases); ++column) {
        const bool staircase = std::ranges::find(staircases, column) != staircases.end();
        line += fmt::format("{:>4}", staircase ? staircaseSign : "");
    }
    return line + '\n';
}

} // namespace

std::string drawing(const musee::Layout& layout, int side, const Translator& words) {
    std::size_t margin = 0;
    for (const TextId label : labels) {
        margin = std::max(margin, columnsOf(words.text(label)) + 2);
    }
    const musee::Musee& board = layout.musees[static_cast<std::size_t>(side)];
    std::string lines;
    for (const musee::Gallery gallery : musee::galleries) {
        const std::string label = words.text(labels.at(static_cast<std::size_t>(gallery)));
        const bool held = std::ranges::find(board.bonuses, gallery) != board.bonuses.end();
        lines +=
            fmt::format("{}{}{}\n", padded("  " + label, margin), cells(layout, board.of(gallery)),
                        held ? "   " + words.text(bonusSign) : "");
        if (gallery != musee::Gallery::lower) {
            lines += tokens(gallery == musee::Gallery::upper ? layout.staircases.top
                                                             : layout.staircases.bottom,
                            margin);
        }
    }
    return lines;
}

std::string legend(const musee::Layout& /*layout*/, const Translator& words) {
    return paragraph(words.text(legendText), 2);
}

} // namespace cimaise::cli
