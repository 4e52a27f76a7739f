// Tests the inventory of every game on random positions.
#include "app/input/pieces.h"

#include "app/input/board_moves.h"
#include "app/input/game_input.h"
#include "positions/boards/board_keys.h"
#include "tests/random/random_positions.h"
#include "tests/support/described.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace cimaise {

namespace {

Inventory allPieces(const AnyCase& position) {
    Inventory all;
    for (int side = 0; hasBoard(position, side); ++side) {
        std::ranges::move(piecesOn(position, side), std::back_inserter(all));
    }
    return all;
}

/// Part of a name that the first tile hung on a wall may get.
constexpr std::string_view startMark = ", art.tile.start";

/// Owner, place and name of each piece, in no order.
Lines linesOf(const Inventory& pieces) {
    Lines lines;
    for (const Piece& piece : pieces) {
        const std::vector<Argument> arguments{{"place", piece.where}, {"name", piece.name}};
        std::string line = described(piece.spot.owner) + described(Message{{}, arguments});
        if (const auto mark = line.find(startMark); mark != std::string::npos) {
            line.erase(mark, startMark.size());
        }
        lines.push_back(std::move(line));
    }
    std::ranges::sort(lines);
    return lines;
}

/// True if no other piece has the spot, and no other card the name: a card that is entered twice is
/// removed everywhere.
bool isSingle(const Inventory& all, const Piece& piece) {
    const bool isCard = !piece.spot.place.item.empty();
    return std::ranges::count(all, piece.spot, &Piece::spot) == 1 &&
           (!isCard || std::ranges::count(all, piece.name, &Piece::name) == 1);
}

/// Number of pieces that the boards in the file of a position list.
std::size_t listedPieces(const AnyCase& position) {
    std::size_t pieces = 0;
    const Json document = writeDocument(position);
    for (const Json& board : document.at(boardKeys(position.index()).boards)) {
        for (const std::string_view key : positionsOf(gameOf(position).id).pieces) {
            const Json listed = board.contains(key) ? board.at(key) : Json::array();
            pieces += static_cast<std::size_t>(
                listed.is_array() ? std::ranges::count_if(listed, std::not_fn(&Json::is_null))
                                  : !listed.is_null());
        }
    }
    return pieces;
}

/// Each piece is found at its spot; removing it removes nothing else; given to another player and
/// moved back, it is where it was.
void checkPieces(const AnyCase& position) {
    const Inventory all = allPieces(position);
    for (const Piece& piece : all) {
        const bool isTaken = inputOf(position).isForPieces(position, piece.spot);
        if (!isTaken || !isSingle(all, piece)) {
            continue;
        }
        RC_ASSERT(pieceAt(position, piece.spot) == piece.spot);
        const auto without = removePieceAt(position, piece.spot);
        RC_ASSERT(without.has_value());
        Inventory rest = all;
        std::erase_if(rest, [&](const Piece& other) { return other.spot == piece.spot; });
        RC_ASSERT(linesOf(allPieces(without->next)) == linesOf(rest));
        const int other = piece.spot.owner.index == 0 ? 1 : 0;
        if (const auto given = givePiece(position, piece.spot, other)) {
            const auto back = movePiece(given->next, *given->at, {piece.spot.owner, piece.where});
            RC_ASSERT(back.has_value());
            RC_ASSERT(linesOf(allPieces(back->next)) == linesOf(all));
        }
    }
}

TEST(Inventory, PiecesAreFoundRemovedAndMovedBack) {
    checkOnRandom(&RandomPositions::mixed, checkPieces);
}

TEST(Inventory, HasAsManyPiecesAsFile) {
    checkOnRandom(&RandomPositions::mixed, [](const AnyCase& position) {
        RC_ASSERT(allPieces(position).size() == listedPieces(position));
    });
}

} // namespace

} // namespace cimaise
