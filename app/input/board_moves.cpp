// Moves pieces and boards by the inventory of the game.
#include "app/input/board_moves.h"

#include "app/input/edit_descriptions.h"
#include "app/input/game_input.h"

namespace cimaise {

namespace {

//% "Boards swapped: {first} and {second}"
constexpr TextId swappedEdit = CIMAISE_TEXT("boards.edit.swapped");

/// True if both sides have a board: a file may hold too few.
bool areSides(const AnyCase& position, int one, int other) {
    return hasBoard(position, one) && hasBoard(position, other) &&
           std::max(one, other) < sideCount(position);
}

/// Piece that a move to the spot would exchange; nullopt if there is none.
std::optional<Piece> exchangedAt(const AnyCase& position, const Spot& to) {
    return inputOf(position).pieceTexts.swapped.empty() ? std::nullopt
                                                        : pieceWithSpot(position, to);
}

std::optional<Edit> moved(const AnyCase& position, const Spot& from, const Spot& to) {
    const PieceTexts& texts = inputOf(position).pieceTexts;
    const std::optional<Piece> piece = pieceWithSpot(position, from);
    std::optional<Put> put =
        piece ? inputOf(position).put(position, from, to) : std::optional<Put>{};
    if (!put) {
        return std::nullopt;
    }
    const Value name = piece->phrase.value_or(piece->name);
    const std::optional<Piece> other = exchangedAt(position, to);
    return Edit{.next = std::move(put->next),
                .what =
                    other ? Message{texts.swapped, {{"first", name}, {"second", other->name}}}
                          : Message{texts.moved,
                                    {{texts.piece, name}, {"from", from.owner}, {"to", to.owner}}},
                .sound = InputSound::putDown,
                .at = put->at,
                .isConfirmed = other && texts.confirmsSwap};
}

std::optional<Place> freePlaceFor(const AnyCase& position, const Spot& piece, int side) {
    const GameInput& input = inputOf(position);
    if (input.freePlaceFor != nullptr) {
        return input.freePlaceFor(position, piece, side);
    }
    return exchangedAt(position, {cimaise::side(side), piece.place}) ? std::nullopt
                                                                     : std::optional{piece.place};
}

} // namespace

std::optional<Edit> movePiece(const AnyCase& position, const Spot& from, const Spot& to) {
    const bool may = areSides(position, sideOf(position, from.owner), sideOf(position, to.owner));
    return may && from != to && pieceAt(position, from) == from ? moved(position, from, to)
                                                                : std::nullopt;
}

std::optional<Edit> givePiece(const AnyCase& position, const Spot& from, int side) {
    if (!areSides(position, sideOf(position, from.owner), side) ||
        pieceAt(position, from) != from) {
        return std::nullopt;
    }
    const std::optional<Place> place = freePlaceFor(position, from, side);
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
    return Edit{.next = inputOf(position).swapBoards(position, one, other),
                .what = {swappedEdit, {{"first", side(one)}, {"second", side(other)}}}};
}

} // namespace cimaise
