// Finds the piece at a spot in each game, and removes it.
#include "app/input/remove_piece.h"

#include "app/input/artsociety/art_society_names.h"
#include "app/input/changes.h"
#include "app/input/musee/musee_input_state.h"
#include "app/input/museum/museum_laying.h"
#include "app/input/piece_at.h"
#include "validators/artsociety/art_society_edits.h"
#include "validators/muse/muse_edits.h"
#include "validators/musee/musee_catalogue.h"

#include <algorithm>

namespace cimaise {

namespace {

constexpr TextId musePaintingAway = CIMAISE_TEXT("muse.edit.removed");
constexpr TextId museePaintingAway = CIMAISE_TEXT("musee.edit.cleared");
constexpr TextId tileAway = CIMAISE_TEXT("art.edit.removed");

using Taken = std::optional<Edit>;

Taken removePieceAt(const musee::Layout& layout, int side, const Place& place) {
    for (int row = 0; side < std::ssize(layout.musees) && row < musee::spaceCount(layout); ++row) {
        const musee::Space space = musee::spaceOfRow(layout, side, row);
        const musee::Exhibit hanging = musee::hangingAt(layout, space);
        if (musee::spotOf(space).place == place && hanging != musee::bare) {
            return Edit{.next = musee::clear(layout, space),
                        .what = {museePaintingAway, {{"exhibit", hanging}}}};
        }
    }
    return std::nullopt;
}

Taken removePieceAt(const muse::Layout& layout, int side, const Place& place) {
    const std::optional<muse::Card> card = muse::findCard(place.item);
    const bool painted = place.area == muse::studioArea || place.area == muse::palaceArea;
    if (!card || !painted || !muse::whereIs(layout, *card)) {
        return std::nullopt;
    }
    return Edit{.next = muse::takeAway(layout, *card),
                .what = {musePaintingAway,
                         {{"card", muse::infoOf(*card).said()}, {"owner", cimaise::side(side)}}}};
}

Taken removePieceAt(const artsociety::Layout& layout, int side, const Place& place) {
    if (place.area != artsociety::tileArea) {
        return std::nullopt;
    }
    const artsociety::OnWall where{.side = side,
                                   .tile = static_cast<std::size_t>(place.column - 1)};
    return Edit{
        .next = artsociety::takeDown(layout, where),
        .what = {tileAway, {artsociety::named(layout, artsociety::hungAt(layout, where).tile)}}};
}

Taken removePieceAt(const museum::Layout& layout, int side, const Place& place) {
    const Cell cell{place.column, place.row};
    if (side >= std::ssize(layout.museums) || museum::slotPlace(cell) != place || place.row == 0) {
        return std::nullopt;
    }
    const museum::Object* const object = museum::objectOn(layout, side, cell);
    return object == nullptr
               ? Taken{}
               : Edit{.next = museum::take(layout, side, cell),
                      .what = {museum::takeEdit, {{"object", nameOf(traitsOf(*object))}}}};
}

} // namespace

std::optional<Edit> removePieceAt(const AnyCase& position, const Spot& spot) {
    const std::optional<Spot> lying = pieceAt(position, spot);
    const int side = lying ? sideOf(position, lying->owner) : -1;
    return side < 0
               ? std::nullopt
               : std::visit(
                     [&](const auto& layout) { return removePieceAt(layout, side, lying->place); },
                     position);
}

} // namespace cimaise
