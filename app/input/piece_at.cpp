// Finds the piece at a spot in each game.
#include "app/input/piece_at.h"

#include "app/input/changes.h"
#include "app/input/musee/musee_input_state.h"
#include "validators/artsociety/art_society_edits.h"
#include "validators/muse/muse_edits.h"
#include "validators/musee/musee_catalogue.h"
#include "validators/museum/museum_edits.h"

namespace cimaise {

namespace {

using Lying = std::optional<Place>;

Lying pieceAt(const musee::Layout& layout, int side, const Place& place) {
    for (int row = 0; side < std::ssize(layout.musees) && row < musee::spaceCount(layout); ++row) {
        const musee::Space space = musee::spaceOfRow(layout, side, row);
        if (musee::spotOf(space).place == place) {
            return musee::hangingAt(layout, space) == musee::bare ? Lying{} : place;
        }
    }
    return place;
}

Lying pieceAt(const muse::Layout& layout, int side, const Place& place) {
    const bool painted = place.area == muse::studioArea || place.area == muse::palaceArea;
    const std::optional<muse::Card> card = muse::findCard(place.item);
    if (!painted || !card) {
        return place;
    }
    const std::optional<muse::ArtistPile> pile = muse::whereIs(layout, *card);
    const bool inStudio = place.area == muse::studioArea;
    const bool there =
        pile && pile->player == side && (pile->pile == muse::Pile::studio) == inStudio;
    return there ? Lying{place} : std::nullopt;
}

Lying pieceAt(const artsociety::Layout& layout, int side, const Place& place) {
    const auto index = static_cast<std::size_t>(side);
    if (index >= layout.galleries.size()) {
        return place;
    }
    const artsociety::Gallery& gallery = layout.galleries[index];
    if (place.row != 0) {
        const auto tile = artsociety::tileOn(gallery, {place.column, place.row});
        return tile ? Lying{artsociety::tilePlace(*tile)} : std::nullopt;
    }
    const bool isGone =
        place.area == artsociety::tileArea && place.column > std::ssize(gallery.tiles);
    return isGone ? Lying{} : place;
}

Lying pieceAt(const museum::Layout& layout, int side, const Place& place) {
    const Cell cell{place.column, place.row};
    const bool isSlot = place.row != 0 && museum::slotPlace(cell) == place;
    const bool bare =
        side >= std::ssize(layout.museums) || museum::objectOn(layout, side, cell) == nullptr;
    return isSlot && bare ? Lying{} : place;
}

} // namespace

std::optional<Spot> pieceAt(const AnyCase& position, const Spot& spot) {
    const int side = sideOf(position, spot.owner);
    if (side < 0) {
        return spot;
    }
    const Lying place =
        std::visit([&](const auto& layout) { return pieceAt(layout, side, spot.place); }, position);
    return place ? std::optional{Spot{.owner = spot.owner, .place = *place}} : std::nullopt;
}

} // namespace cimaise
