// Tests the inventory of every game on random positions.
#include "app/input/pieces.h"

#include "app/input/board_moves.h"
#include "app/input/game_input.h"
#include "positions/artsociety/art_society_catalogue.h"
#include "tests/artsociety/random_tables.h"
#include "tests/muse/random_tables.h"
#include "tests/musee/random_tables.h"
#include "tests/museum/random_museums.h"
#include "tests/support/described.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <rapidcheck/gtest.h>

namespace cimaise {

namespace {

museum::Layout anyMuseums() { return museum::randomLayout(*rc::gen::arbitrary<std::uint64_t>()); }

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

std::size_t countIn(const Json& list) {
    std::size_t count = 0;
    for (const Json& entry : list) {
        count += entry.is_null() ? 0 : 1;
    }
    return count;
}

std::size_t paintingsIn(const Json& document) {
    std::size_t paintings = 0;
    for (const Json& musee : document.at("musees")) {
        for (const char* const gallery : {"upper", "middle", "lower"}) {
            paintings += musee.contains(gallery) ? countIn(musee.at(gallery)) : 0;
        }
    }
    return paintings;
}

std::size_t listedIn(const Json& document, const char* boards,
                     std::initializer_list<const char*> lists) {
    std::size_t pieces = 0;
    for (const Json& board : document.at(boards)) {
        for (const char* const list : lists) {
            pieces += board.contains(list) ? countIn(board.at(list)) : 0;
        }
    }
    return pieces;
}

std::size_t tilesIn(const Json& document) {
    std::size_t tiles = listedIn(document, "walls", {"tiles"});
    for (const Json& wall : document.at("walls")) {
        tiles += wall.contains("assistant") && !wall.at("assistant").is_null() ? 1 : 0;
    }
    return tiles;
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

RC_GTEST_PROP(Inventory, PaintingsOfMuseesAreFoundRemovedAndMovedBack, ()) {
    checkPieces(*musee::mixedTable());
}

RC_GTEST_PROP(Inventory, PaintingsOfArtistsAreFoundRemovedAndMovedBack, ()) {
    checkPieces(*muse::mixedTable());
}

RC_GTEST_PROP(Inventory, ObjectsAreFoundRemovedAndMovedBack, ()) { checkPieces(anyMuseums()); }

RC_GTEST_PROP(Inventory, TilesAreFoundRemovedAndMovedBack, ()) {
    checkPieces(*artsociety::mixedTable());
}

RC_GTEST_PROP(Inventory, FilesListAsManyPaintingsInMusees, ()) {
    const AnyCase position{*musee::mixedTable()};
    RC_ASSERT(allPieces(position).size() == paintingsIn(writeDocument(position)));
}

RC_GTEST_PROP(Inventory, FilesListAsManyPaintingsOfArtists, ()) {
    const AnyCase position{*muse::mixedTable()};
    RC_ASSERT(allPieces(position).size() ==
              listedIn(writeDocument(position), "artists", {"studio", "palace"}));
}

RC_GTEST_PROP(Inventory, FilesListAsManyObjects, ()) {
    const AnyCase position{anyMuseums()};
    RC_ASSERT(allPieces(position).size() ==
              listedIn(writeDocument(position), "museums", {"objects"}));
}

RC_GTEST_PROP(Inventory, FilesListAsManyTiles, ()) {
    const AnyCase position{*artsociety::mixedTable()};
    RC_ASSERT(allPieces(position).size() == tilesIn(writeDocument(position)));
}

} // namespace

} // namespace cimaise
