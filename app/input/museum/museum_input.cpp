// Museum for the shared code of the input.
#include "app/input/museum/museum_input.h"

#include "app/input/changed_figure.h"
#include "app/input/game_input.h"
#include "app/input/museum/museum_changes.h"
#include "app/input/museum/museum_figures.h"
#include "app/input/museum/museum_placing.h"
#include "positions/museum/museum_catalogue.h"
#include "positions/museum/museum_edits.h"

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

constexpr PieceTexts objectTexts{.piece = "object",
                                 .removed = CIMAISE_TEXT("museum.edit.removed"),
                                 //% "Object moved: {from} → {to} ({object})"
                                 .moved = CIMAISE_TEXT("museum.edit.moved-between"),
                                 .swapped = CIMAISE_TEXT("museum.edit.swap")};

/// Any cell: an object may be off the board.
bool isCell(const Layout& /*layout*/, const Spot& spot) { return spot.place.row != 0; }

} // namespace

} // namespace cimaise::museum

namespace cimaise {

constinit const GameInput museum::Module::input{.pieceTexts = museum::objectTexts,
                                                .boardCount = on<museum::boardCount>,
                                                .pieces = on<museum::objects>,
                                                .isForPieces = on<museum::isCell>,
                                                .take = on<museum::takeObject>,
                                                .put = on<museum::putObject>,
                                                .changedSpots = onBoth<museum::changedSpots>,
                                                .changedFigure = onBoth<museum::changedFigureIn>,
                                                .withSeats = on<museum::withSeats>,
                                                .repairCandidates = on<museum::repairCandidates>,
                                                .swapBoards = on<museum::swapMuseums>,
                                                .figures = on<museum::figures>,
                                                .sharedFigures = on<museum::opinionFigures>};

} // namespace cimaise
