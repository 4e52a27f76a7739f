// Museum on the command line: a drawing with one line per row, each object as the letters of its
// civilisation and domain and its value, as in `RoCu3`, and walls between slots. It has no outlook.
#include "app/cli/game_cli.h"
#include "app/cli/text_lines.h"
#include "positions/museum/museum_catalogue.h"

#include <algorithm>
#include <fmt/format.h>

namespace cimaise::cli {

namespace {

//% "RoCu3: civilisation, domain, value   · empty slot   [ ] Main Gallery   × blocked"
constexpr TextId museumLegend = CIMAISE_TEXT("cli.museum.legend");

constexpr std::size_t slotColumns = 8; ///< “[IndCu3]”

bool isWall(const museum::Board& board, const Cell& one, const Cell& other) {
    return std::ranges::any_of(*board.walls, [&](const museum::Wall& wall) {
        return wall == museum::Wall{one, other} || wall == museum::Wall{other, one};
    });
}

std::string onSlot(const museum::Museum& entered, const Cell& cell, const Translator& words) {
    const auto object = std::ranges::find(*entered.objects, cell, &museum::Object::at);
    return object == entered.objects->end()
               ? std::string{"·"}
               : fmt::format("{}{}{}", words.text(museum::info(object->civilisation).letters),
                             words.text(museum::info(object->domain).letters), object->value);
}

std::string cellText(const museum::Board& board, const museum::Museum& entered, const Cell& cell,
                     const Translator& words) {
    switch (museum::cellCharacterAt(board, cell)) {
    case museum::freeMark:
        return ' ' + onSlot(entered, cell, words);
    case museum::mainMark:
        return '[' + onSlot(entered, cell, words) + ']';
    case museum::blockedMark:
        return " ×";
    default:
        return {};
    }
}

std::string rowText(const museum::Board& board, const museum::Museum& entered, int row,
                    const Translator& words) {
    std::string line = " ";
    const int columns = columnsOf(board);
    for (int column = 1; column <= columns; ++column) {
        const bool wall = column > 1 && isWall(board, {column - 1, row}, {column, row});
        line += wall ? "│" : " ";
        line += padded(cellText(board, entered, {column, row}, words), slotColumns);
    }
    return line.substr(0, line.find_last_not_of(' ') + 1) + '\n';
}

/// Line with the walls below a row; empty if there are none.
std::string wallsBelow(const museum::Board& board, int row) {
    std::string line = " ";
    bool any = false;
    const int columns = columnsOf(board);
    for (int column = 1; column <= columns; ++column) {
        const bool wall = isWall(board, {column, row}, {column, row + 1});
        any = any || wall;
        line += wall ? " ────────" : "         ";
    }
    return any ? line.substr(0, line.find_last_not_of(' ') + 1) + '\n' : std::string{};
}

std::string drawing(const museum::Layout& layout, int side, const Translator& words) {
    const museum::Museum& entered = layout.museums[static_cast<std::size_t>(side)];
    const museum::Board& board = museum::boardOf(layout, entered);
    std::string lines;
    for (int row = 1; row <= static_cast<int>(board.plan.size()); ++row) {
        lines += rowText(board, entered, row, words) + wallsBelow(board, row);
    }
    return lines;
}

std::string legend(const museum::Layout& /*layout*/, const Translator& words) {
    return paragraph(words.text(museumLegend), 2);
}

//% "The command outlook does not support Museum; use arrange instead."
constexpr TextId noOutlook = CIMAISE_TEXT("cli.outlook.museum");

OutlookResult outlook(const museum::Layout& /*layout*/, const SearchLimit& /*patience*/) {
    return tl::unexpected(LoadError{.pointer = {}, .reason = {.text = noOutlook}});
}

} // namespace

} // namespace cimaise::cli

namespace cimaise {

constinit const CommandFunctions<museum::Layout> museum::Module::commands{
    .drawing = cli::drawing, .legend = cli::legend, .outlook = cli::outlook};

} // namespace cimaise
