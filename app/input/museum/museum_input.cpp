// Museum for the shared code of the input.
#include "app/input/changed_figure.h"
#include "app/input/game_input.h"
#include "app/input/museum/museum_boards.h"
#include "app/input/museum/museum_changes.h"
#include "app/input/museum/museum_figures.h"
#include "app/input/museum/museum_placing.h"
#include "app/input/museum/museum_repairs.h"
#include "app/input/museum/museum_seats.h"
#include "validators/museum/museum_catalogue.h"
#include "validators/museum/museum_edits.h"

#include <algorithm>
#include <array>

namespace cimaise::museum {

namespace {

//% "Public Opinion tokens"
constexpr TextId opinionLabel = CIMAISE_TEXT("history.edit.opinion");
//% "Patron card, level {level}"
constexpr TextId levelLabel = CIMAISE_TEXT("history.edit.level");

Value labelOf(const Figure& figure) {
    const auto continent = [&] { return continents.at(figure.index).name; };
    switch (figure.kind) {
    case FigureKind::track:
        return CIMAISE_TEXT("museum.figure.track");
    case FigureKind::prestige:
        return CIMAISE_TEXT("museum.figure.prestige");
    case FigureKind::press:
        return CIMAISE_TEXT("museum.figure.press");
    case FigureKind::discard:
        return figurePart(CIMAISE_TEXT("museum.figure.discard"), continent());
    case FigureKind::opinion:
        return figurePart(opinionLabel, continent());
    case FigureKind::patron:
        return Listing{
            .parts = {Message{levelLabel, {{"level", static_cast<int>(figure.index) + 1}}}}};
    case FigureKind::bonus:
        break;
    }
    static constexpr std::array bonuses{CIMAISE_TEXT("museum.figure.bonus.main"),
                                        CIMAISE_TEXT("museum.figure.bonus.full"),
                                        CIMAISE_TEXT("museum.figure.bonus.both")};
    return bonuses.at(figure.index);
}

std::optional<Message> changedFigureOf(const InputContext& before, const InputContext& after) {
    for (int kind = 0; kind <= static_cast<int>(FigureKind::bonus); ++kind) {
        for (const Figure& figure : figuresOf(after, static_cast<FigureKind>(kind))) {
            const CopyFact from = enteredValue(before, figure);
            const CopyFact to = enteredValue(after, figure);
            if (from != to) {
                return figureChange(labelOf(figure), inFigures(from), inFigures(to));
            }
        }
    }
    return std::nullopt;
}

std::optional<Message> changedFigureIn(const Layout& before, const Layout& after, TextId what) {
    if (what != CIMAISE_TEXT("museum.edit.figure")) {
        return std::nullopt;
    }
    const InputState state;
    const Copy copy;
    const std::size_t sides = std::min(before.museums.size(), after.museums.size());
    for (int side = 0; side < static_cast<int>(sides); ++side) {
        if (auto found =
                changedFigureOf({before, side, state, copy, {}}, {after, side, state, copy, {}})) {
            return found;
        }
    }
    return std::nullopt;
}

/// Object in the slot; null if the place is no slot of the side's museum, or bare.
const Object* objectIn(const Layout& layout, int side, const Place& place) {
    const Cell cell{place.column, place.row};
    const bool isSlot = place.row != 0 && slotPlace(cell) == place;
    return isSlot && side < std::ssize(layout.museums) ? objectOn(layout, side, cell) : nullptr;
}

std::optional<Place> lyingObjectAt(const Layout& layout, int side, const Place& place) {
    const bool isSlot = place.row != 0 && slotPlace({place.column, place.row}) == place;
    return isSlot && objectIn(layout, side, place) == nullptr ? std::nullopt : std::optional{place};
}

std::optional<Edit> removeObjectAt(const Layout& layout, int side, const Place& place) {
    const Object* const object = objectIn(layout, side, place);
    if (object == nullptr) {
        return std::nullopt;
    }
    return Edit{.next = take(layout, side, {place.column, place.row}),
                .what = {takeEdit, {{"object", nameOf(traitsOf(*object))}}}};
}

/// An object, not a figure, an expert or the Patron card.
TextId movedBetween(const Place& from, const Place& /*to*/) {
    return from.row > 0 ? movedBetweenBoards : TextId{};
}

} // namespace

} // namespace cimaise::museum

namespace cimaise {

constinit const GameInput museum::Module::input{.changedSpots = onBoth<museum::changedSpots>,
                                                .changedArea = onBoth<museum::changedSpots>,
                                                .changedFigure = onBoth<museum::changedFigureIn>,
                                                .pieceAt = on<museum::lyingObjectAt>,
                                                .removePieceAt = on<museum::removeObjectAt>,
                                                .withSeats = on<museum::withSeats>,
                                                .repairCandidates = on<museum::repairCandidates>,
                                                .movePiece = on<museum::movePiece>,
                                                .freePlaceFor = on<museum::freePlaceFor>,
                                                .swapBoards = on<museum::swapBoards>,
                                                .readBack = on<museum::readBack>,
                                                .movedBetween = museum::movedBetween};

} // namespace cimaise
