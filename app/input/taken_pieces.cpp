// Compares what each board reads back before and after.
#include "app/input/taken_pieces.h"

#include "app/input/edit_descriptions.h"
#include "app/input/game_input.h"

#include <algorithm>

namespace cimaise {

namespace {

/// True if the boards of several players changed.
bool changesSeveralBoards(const AnyCase& before, const AnyCase& after) {
    const Spots spots = changedSpots(before, after);
    const auto isOther = [&](const Spot& spot) {
        return spot.owner != everyone() && spot.owner != spots.front().owner;
    };
    return std::ranges::any_of(spots, isOther);
}

/// Removes a piece of that name, and returns the spot where it was; nullopt if there is none.
std::optional<Spot> takeOut(ReadBackEntries& pieces, const ReadBackEntry& piece) {
    const auto found = std::ranges::find(pieces, piece.piece, &ReadBackEntry::piece);
    if (found == pieces.end()) {
        return std::nullopt;
    }
    const Spot spot = found->spot;
    pieces.erase(found);
    return spot;
}

/// Pieces of a board of `one` that are not on the same board of `other`.
ReadBackEntries onlyIn(const AnyCase& one, const AnyCase& other, int side) {
    ReadBackEntries pieces = piecesOn(one, side);
    for (const ReadBackEntry& piece : piecesOn(other, side)) {
        takeOut(pieces, piece);
    }
    return pieces;
}

} // namespace

ReadBackEntries piecesOn(const AnyCase& position, int side) {
    const GameInput& input = inputOf(position);
    ReadBackEntries pieces = input.readBack(position, side);
    std::erase_if(pieces, [&](const ReadBackEntry& entry) {
        return input.movedBetween(entry.spot.place, entry.spot.place).empty();
    });
    return pieces;
}

std::vector<Message> takenPieces(const AnyCase& before, const AnyCase& after) {
    if (!changesSeveralBoards(before, after)) {
        return {};
    }
    ReadBackEntries arrived;
    for (int side = 0; side < sideCount(after); ++side) {
        std::ranges::copy(onlyIn(after, before, side), std::back_inserter(arrived));
    }
    std::vector<Message> taken;
    for (int side = 0; side < sideCount(before); ++side) {
        for (const ReadBackEntry& piece : onlyIn(before, after, side)) {
            if (const std::optional<Spot> to = takeOut(arrived, piece)) {
                taken.push_back({inputOf(before).movedBetween(piece.spot.place, to->place),
                                 {{"piece", Listing{{piece.piece}}},
                                  {"to", to->owner},
                                  {"owner", piece.spot.owner}}});
            }
        }
    }
    return taken;
}

} // namespace cimaise
