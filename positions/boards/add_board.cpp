// Checks in this order: the board belongs to this game, its owner is known, and the owner's board
// is empty.
#include "positions/boards/add_board.h"

#include "positions/boards/board_keys.h"

#include <algorithm>

namespace cimaise {

namespace {

//% "The board is for {board}; this game is {table}."
constexpr TextId otherGame = CIMAISE_TEXT("board.differs.game");
//% "The board is from a {board}-player game; this game has {table} players."
constexpr TextId otherSeats = CIMAISE_TEXT("board.differs.seats");
//% "“{question}”: “{board}” on the board, “{table}” in this game."
constexpr TextId otherReading = CIMAISE_TEXT("board.differs.reading");

TextId titleOf(const Reading& reading, std::string_view option) {
    return std::ranges::find(reading.options, option, &ReadingOption::id)->title;
}

void compareReadings(const AnyCase& table, const AnyCase& board, std::vector<Message>& facts) {
    for (const Reading& reading : gameOf(table).readings) {
        const std::string_view there = inForce(reading, headerOf(board).readings);
        const std::string_view here = inForce(reading, headerOf(table).readings);
        if (there != here) {
            facts.push_back({.text = otherReading,
                             .arguments = {{"question", reading.explanation.title},
                                           {"board", titleOf(reading, there)},
                                           {"table", titleOf(reading, here)}}});
        }
    }
}

/// Calls `use` with the single boards of the game and both layouts, which are of the same game.
template <class Table, class Use>
auto withBoth(Table& table, const SingleBoard& board, const Use& use) {
    return visitGame(table, [&](auto module, auto& layout) {
        using Layout = typename decltype(module)::Layout;
        return use(module.boards, layout, std::get<Layout>(board.table));
    });
}

} // namespace

std::vector<Message> differences(const AnyCase& table, const SingleBoard& board) {
    if (table.index() != board.table.index()) {
        return {
            {.text = otherGame,
             .arguments = {{"board", gameOf(board.table).name}, {"table", gameOf(table).name}}}};
    }
    const int here = headerOf(table).playerCount();
    if (seatsOf(board) != here) {
        return {{.text = otherSeats, .arguments = {{"board", seatsOf(board)}, {"table", here}}}};
    }
    std::vector<Message> facts;
    compareReadings(table, board.table, facts);
    withBoth(table, board, [&](const auto& boards, const auto& layout, const auto& other) {
        boards.compareShared(layout, other, facts);
    });
    return facts;
}

std::optional<int> sideOfOwners(const AnyCase& table, const SingleBoard& board) {
    std::vector<std::string> owners = ownersOf(board);
    std::ranges::sort(owners);
    for (int side = 0; side < sideCount(table); ++side) {
        std::vector<std::string> players;
        for (const int seat : seatsOfSide(table, side)) {
            players.push_back(headerOf(table).players.at(static_cast<std::size_t>(seat)));
        }
        std::ranges::sort(players);
        if (players == owners) {
            return side;
        }
    }
    return std::nullopt;
}

std::optional<AnyCase> withSharedFactsOf(const AnyCase& table, const SingleBoard& board) {
    std::vector<Message> readings;
    if (table.index() != board.table.index() || seatsOf(board) != headerOf(table).playerCount() ||
        !withBoth(table, board, [](const auto& boards, const auto& layout, const auto& other) {
            return boards.isSetUpAlike(layout, other);
        })) {
        return std::nullopt;
    }
    compareReadings(table, board.table, readings);
    const tl::expected<SingleBoard, LoadError> blank = boardOf(table, 0);
    if (!readings.empty() || !blank) {
        return std::nullopt;
    }
    AnyCase next = board.table;
    headerOf(next) = headerOf(table);
    withBoth(next, *blank, [](const auto& boards, auto& layout, const auto& other) {
        boards.insertBoard(layout, 0, other);
    });
    return next;
}

BoardAdditionResult joined(const AnyCase& table, const SingleBoard& board,
                           const BoardAdditionOptions& how) {
    if (std::vector<Message> facts = differences(table, board); !facts.empty()) {
        return OtherGame{std::move(facts)};
    }
    const std::optional<int> side = how.side ? how.side : sideOfOwners(table, board);
    if (!side) {
        return UnknownOwner{ownersOf(board)};
    }
    const bool taken =
        withBoth(table, board, [&](const auto& boards, const auto& layout, const auto& other) {
            return boards.wouldOverwrite(layout, *side, other);
        });
    if (taken && !how.replaces) {
        return SideOccupied{*side};
    }
    AnyCase laid = table;
    withBoth(laid, board, [&](const auto& boards, auto& layout, const auto& other) {
        boards.insertBoard(layout, *side, other);
    });
    return laid;
}

} // namespace cimaise
