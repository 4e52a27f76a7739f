// Extracts a board from the document of its game.
#include "positions/boards/single_board.h"

#include "positions/boards/board_keys.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace cimaise {

namespace {

//% "No board for {name} in this game."
constexpr TextId noBoardThere = CIMAISE_TEXT("board.none");

std::vector<std::string> playersOn(const AnyCase& table, int side) {
    std::vector<std::string> players;
    for (const int seat : seatsOfSide(table, side)) {
        players.push_back(headerOf(table).players.at(static_cast<std::size_t>(seat)));
    }
    return players;
}

bool contains(const std::vector<std::string>& names, const Json& name) {
    return std::ranges::any_of(names, [&](const std::string& one) { return name == one; });
}

/// Entries of an object or a list by players that belong to `owners`.
Json partOf(const Json& all, const std::vector<std::string>& owners) {
    Json part = all.is_array() ? Json::array() : Json::object();
    for (const auto& [key, entry] : all.items()) {
        if (all.is_array() && contains(owners, entry.at("player"))) {
            part.push_back(entry);
        } else if (all.is_object() && contains(owners, key)) {
            part[key] = entry;
        }
    }
    return part;
}

/// Plan that a board uses, from the plans of a file.
Json planOf(const Json& plans, const Json& board, const BoardKeys& keys) {
    const std::string name = board.value("board", std::string{keys.standardPlan});
    Json part = Json::object();
    if (plans.contains(name)) {
        part[name] = plans.at(name);
    }
    return part;
}

/// Document of a side's board, made from the document of its game. Empty entries are kept, so that
/// a board is written as it was read.
Json boardDocument(const Json& table, const BoardKeys& keys, int side,
                   const std::vector<std::string>& owners) {
    const Json& board = table.at(keys.boards).at(static_cast<std::size_t>(side));
    Json document;
    for (const auto& [key, value] : table.items()) {
        if (key == playersKey) {
            document[std::string{seatsKey}] = value.size();
            document[key] = owners;
        } else if (key == keys.boards) {
            document[key] = Json::array({board});
        } else if (key == keys.own) {
            document[key] = partOf(value, owners);
        } else if (key == keys.plans) {
            document[key] = planOf(value, board, keys);
        } else if (isKnown(keys, key)) {
            document[key] = value;
        }
    }
    return document;
}

} // namespace

bool isBoardDocument(const Json& document) {
    return document.is_object() && document.contains(seatsKey);
}

std::vector<std::string> ownersOf(const SingleBoard& board) { return playersOn(board.table, 0); }

int seatsOf(const SingleBoard& board) { return headerOf(board.table).playerCount(); }

tl::expected<SingleBoard, LoadError> boardOf(const AnyCase& table, int side) {
    const Json document = writeDocument(table);
    const BoardKeys& keys = boardKeys(table.index());
    if (static_cast<std::size_t>(side) >= document.at(keys.boards).size()) {
        return tl::unexpected(LoadError{
            .pointer = {},
            .reason = {.text = noBoardThere, .arguments = {{"name", cimaise::side(side)}}}});
    }
    Json board = boardDocument(document, keys, side, playersOn(table, side));
    for (const std::string_view part : {keys.own, keys.plans}) {
        if (const auto found = board.find(part); found != board.end() && found->empty()) {
            board.erase(found); // empty if all entries were of other players
        }
    }
    return readBoard(std::move(board));
}

Json writeBoard(const SingleBoard& board) {
    return boardDocument(writeDocument(board.table), boardKeys(board.table.index()), 0,
                         ownersOf(board));
}

} // namespace cimaise
