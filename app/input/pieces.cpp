// Finds, removes and compares pieces by the inventory of the game.
#include "app/input/pieces.h"

#include "app/input/edit_descriptions.h"
#include "app/input/game_input.h"

#include <algorithm>
#include <iterator>

namespace cimaise {

namespace {

/// Spot with the side as its owner.
Spot onBoard(const AnyCase& position, const Spot& spot) {
    return {side(sideOf(position, spot.owner)), spot.place};
}

bool isAmong(const Inventory& pieces, const Piece& piece) {
    return std::ranges::any_of(pieces, [&](const Piece& other) {
        return other.spot == piece.spot && other.name == piece.name;
    });
}

/// True if the boards of several players changed.
bool changesSeveralBoards(const AnyCase& before, const AnyCase& after) {
    const Spots spots = changedSpots(before, after);
    const auto isOther = [&](const Spot& spot) {
        return spot.owner != everyone() && spot.owner != spots.front().owner;
    };
    return std::ranges::any_of(spots, isOther);
}

//% "{piece} moved from {owner}’s board to {to}’s board"
constexpr TextId movedBetweenBoards = CIMAISE_TEXT("boards.taken");

/// Removes a piece of that name, and returns the spot where it was; nullopt if there is none.
std::optional<Spot> takeOut(Inventory& pieces, const Piece& piece) {
    const auto found = std::ranges::find(pieces, piece.name, &Piece::name);
    if (found == pieces.end()) {
        return std::nullopt;
    }
    const Spot spot = found->spot;
    pieces.erase(found);
    return spot;
}

/// Pieces of a board of `one` that are not on the same board of `other`.
Inventory onlyIn(const AnyCase& one, const AnyCase& other, int side) {
    Inventory pieces = piecesOn(one, side);
    for (const Piece& piece : piecesOn(other, side)) {
        takeOut(pieces, piece);
    }
    return pieces;
}

} // namespace

bool hasBoard(const AnyCase& position, int side) {
    return side >= 0 && side < inputOf(position).boardCount(position);
}

Inventory piecesOn(const AnyCase& position, int side) {
    return hasBoard(position, side) ? inputOf(position).pieces(position, side) : Inventory{};
}

std::optional<Piece> pieceWithSpot(const AnyCase& position, const Spot& spot) {
    const Spot there = onBoard(position, spot);
    const Inventory pieces = piecesOn(position, there.owner.index);
    const auto found = std::ranges::find(pieces, there, &Piece::spot);
    return found == pieces.end() || !inputOf(position).isForPieces(position, there)
               ? std::nullopt
               : std::optional{*found};
}

Spots changedPieces(const AnyCase& before, const AnyCase& after) {
    Spots filled;
    Spots emptied;
    const int boards =
        std::min(inputOf(before).boardCount(before), inputOf(after).boardCount(after));
    for (int side = 0; side < boards; ++side) {
        const Inventory was = piecesOn(before, side);
        const Inventory is = piecesOn(after, side);
        for (const Piece& piece : is) {
            if (!isAmong(was, piece)) {
                filled.push_back(piece.spot);
            }
        }
        for (const Piece& piece : was) {
            if (!isAmong(is, piece) && !contains(filled, piece.spot)) {
                emptied.push_back(piece.spot);
            }
        }
    }
    filled.insert(filled.end(), emptied.begin(), emptied.end());
    return filled;
}

std::vector<Message> takenPieces(const AnyCase& before, const AnyCase& after) {
    if (!changesSeveralBoards(before, after)) {
        return {};
    }
    const auto textOf = inputOf(before).movedBetween;
    Inventory arrived;
    for (int side = 0; side < sideCount(after); ++side) {
        std::ranges::copy(onlyIn(after, before, side), std::back_inserter(arrived));
    }
    std::vector<Message> taken;
    for (int side = 0; side < sideCount(before); ++side) {
        for (const Piece& piece : onlyIn(before, after, side)) {
            if (const std::optional<Spot> to = takeOut(arrived, piece)) {
                taken.push_back(
                    {textOf == nullptr ? movedBetweenBoards : textOf(piece.spot.place, to->place),
                     {{"piece", Listing{{readText(piece.name)}}},
                      {"to", to->owner},
                      {"owner", piece.spot.owner}}});
            }
        }
    }
    return taken;
}

std::optional<Spot> pieceAt(const AnyCase& position, const Spot& spot) {
    const GameInput& input = inputOf(position);
    const Spot there = onBoard(position, spot);
    if (there.owner.index < 0 || !input.isForPieces(position, there)) {
        return spot;
    }
    const std::optional<Place> place = input.pieceCovering == nullptr
                                           ? std::optional{spot.place}
                                           : input.pieceCovering(position, there);
    return place && pieceWithSpot(position, {there.owner, *place})
               ? std::optional{Spot{spot.owner, *place}}
               : std::nullopt;
}

std::optional<Edit> removePieceAt(const AnyCase& position, const Spot& spot) {
    const GameInput& input = inputOf(position);
    const std::optional<Spot> at = pieceAt(position, spot);
    const std::optional<Piece> piece = at ? pieceWithSpot(position, *at) : std::nullopt;
    if (!piece) {
        return std::nullopt;
    }
    Message what{input.pieceTexts.removed,
                 {{input.pieceTexts.piece, piece->phrase.value_or(piece->name)}}};
    if (input.pieceTexts.removedNamesOwner) {
        what.arguments.push_back({"owner", piece->spot.owner});
    }
    return Edit{.next = input.take(position, piece->spot), .what = std::move(what)};
}

ReadBackEntries readBack(const AnyCase& position, int side) {
    const GameInput& input = inputOf(position);
    if (side == sideCount(position)) {
        return input.sharedFigures(position);
    }
    ReadBackEntries entries;
    for (const Piece& piece : piecesOn(position, side)) {
        entries.push_back({piece.spot, readText(piece.name), readText(piece.where)});
    }
    if (hasBoard(position, side)) {
        std::ranges::move(input.figures(position, side), std::back_inserter(entries));
    }
    return entries;
}

Message readText(Value value) {
    //% "{value}"
    constexpr TextId plain = CIMAISE_TEXT("read.value");
    return {plain, {{"value", std::move(value)}}};
}

} // namespace cimaise
