// Passes moves between boards on to the game.
#include "app/input/board_moves.h"

#include "app/input/edit_descriptions.h"
#include "app/input/game_input.h"
#include "app/input/piece_at.h"

namespace cimaise {

namespace {

//% "Boards swapped: {first} and {second}"
constexpr TextId swappedEdit = CIMAISE_TEXT("boards.edit.swapped");

/// True if both sides have a board: a file may hold too few.
bool areSides(const AnyCase& position, int one, int other) {
    const int sides = sideCount(position);
    return one >= 0 && other >= 0 && one < sides && other < sides;
}

} // namespace

std::optional<Edit> movePiece(const AnyCase& position, const Spot& from, const Spot& to) {
    const bool may = areSides(position, sideOf(position, from.owner), sideOf(position, to.owner));
    return may && from != to && pieceAt(position, from) == from
               ? inputOf(position).movePiece(position, from, to)
               : std::nullopt;
}

std::optional<Edit> givePiece(const AnyCase& position, const Spot& from, int side) {
    if (!areSides(position, sideOf(position, from.owner), side) ||
        pieceAt(position, from) != from) {
        return std::nullopt;
    }
    const std::optional<Place> place = inputOf(position).freePlaceFor(position, from, side);
    return place ? movePiece(position, from, {cimaise::side(side), *place}) : std::nullopt;
}

std::optional<std::pair<int, int>> swappedSides(const Message& what) {
    std::vector<int> sides;
    for (const Argument& argument : what.arguments) {
        if (const auto* party = std::get_if<Party>(&argument.value)) {
            sides.push_back(party->index);
        }
    }
    return what.text == swappedEdit && sides.size() == 2
               ? std::optional{std::pair{sides[0], sides[1]}}
               : std::nullopt;
}

std::optional<Edit> swapBoards(const AnyCase& position, int one, int other) {
    if (!areSides(position, one, other) || one == other) {
        return std::nullopt;
    }
    auto next = inputOf(position).swapBoards(position, one, other);
    return next ? std::optional{Edit{
                      .next = *std::move(next),
                      .what = {swappedEdit, {{"first", side(one)}, {"second", side(other)}}}}}
                : std::nullopt;
}

} // namespace cimaise
