// Searches the placements of a tile, and hangs the tile at the placement shown.
#include "app/input/artsociety/art_society_fits.h"

#include "app/input/artsociety/art_society_hanging.h"
#include "app/input/artsociety/art_society_tile_verdict.h"
#include "positions/artsociety/art_society_catalogue.h"
#include "rulings/artsociety/art_society_placements.h"

#include <algorithm>

namespace cimaise::artsociety {

namespace {

//% "It does not fit here: {reason}"
constexpr TextId notHereText = CIMAISE_TEXT("art.fit.not-here");

constexpr Extent usualSize{.columns = 2, .rows = 3};

/// Requests the placements of another tile; no placement is shown yet.
InputResult requestPlacements(const InputContext& context, const Tile& tile) {
    InputResult result{.state = withoutLastTouch(context.state)};
    result.state.asked = tile;
    result.state.requestedTileHolder.reset();
    result.state.shown.reset();
    return result;
}

/// Painting whose placements are requested; a default painting if the tile is decor.
Tile requestedPainting(const InputState& state) {
    if (state.asked.painting() != nullptr) {
        return state.asked;
    }
    return {.face = Painting{.type = state.lastType, .frame = state.lastFrame, .start = {}},
            .size = usualSize};
}

/// True if the tile whose placements are requested is still held by the assistant of this wall.
bool isAskedHeld(const InputContext& context) {
    return context.state.requestedTileHolder == context.side &&
           context.gallery().assistant == context.state.asked;
}

/// Points of a placement for sorting: the least, then the most.
std::pair<int, int> worthOf(const Placement& placement) {
    const PointRange gain = placement.gain();
    return {gain.least, gain.most};
}

/// Best placement of the requested tile that covers the square; nullopt if there is none.
std::optional<Placement> bestAt(const InputContext& context, Square square) {
    std::optional<Placement> best;
    for (const Tile& way : orientationsOf(context.state.asked)) {
        Placement placement =
            placementAt(context.layout, context.side, {.tile = way, .at = square});
        if (placement.legal && (!best || worthOf(placement) > worthOf(*best))) {
            best = std::move(placement);
        }
    }
    return best;
}

} // namespace

Fits fitsOf(const InputContext& context) {
    Fits fits;
    if (!context.hasGallery() || context.state.mode != Mode::fit) {
        return fits;
    }
    const Tile& asked = context.state.asked;
    const Placements all = placements(context.layout, context.side, orientationsOf(asked));
    fits.offers = offers(context.layout, context.side, asked, all);
    std::ranges::copy_if(all, std::back_inserter(fits.places), &Placement::legal);
    std::ranges::stable_sort(fits.places, std::greater{}, worthOf);
    return fits;
}

Placements placesOfMoved(const InputContext& context, const OnWall& from) {
    Placements places;
    if (context.hasGallery()) {
        const Tile tile = placedTileAt(context.layout, from).tile;
        places = placements(removeTile(context.layout, from), context.side, {tile});
        std::erase_if(places, [](const Placement& place) { return !place.legal; });
        std::ranges::stable_sort(places, std::greater{}, worthOf);
    }
    return places;
}

PlacedTile placedAs(const Tile& asked, const Placement& placement) {
    const Extent size = placement.fit ? placement.fit->size : asked.size;
    return {.tile = {.face = asked.face, .size = size},
            .at = {.column = placement.place.column, .row = placement.place.row}};
}

InputResult enterMode(const InputContext& context, Mode mode) {
    InputResult result{.state = withoutOutline(context.state)};
    InputState& next = result.state;
    next.mode = mode;
    next.finger = {};
    next.shown.reset();
    if (const PlacedTile* const hung = context.selected(); hung != nullptr && mode == Mode::fit) {
        next.asked = hung->tile;
        next.requestedTileHolder.reset();
        if (auto* const painting = std::get_if<Painting>(&next.asked.face)) {
            painting->start.reset();
        }
    }
    if (mode != Mode::enter) {
        next.selected.reset();
    }
    return result;
}

InputResult ask(const InputContext& context, int shields) {
    return requestPlacements(context, shields > 0 ? Tile{.face = Decor{.shields = shields},
                                                         .size = {.columns = shields, .rows = 1}}
                                                  : requestedPainting(context.state));
}

InputResult resizeRequestedTile(const InputContext& context, int columns, int rows) {
    Tile tile = context.state.asked;
    if (tile.painting() == nullptr) {
        return unchanged(context);
    }
    tile.size = {.columns = std::clamp(tile.size.columns + columns, 1, longestSide),
                 .rows = std::clamp(tile.size.rows + rows, 1, longestSide)};
    return requestPlacements(context, tile);
}

InputResult requestHeldTile(const InputContext& context) {
    if (!context.hasGallery() || !context.gallery().assistant) {
        return unchanged(context);
    }
    InputResult result = enterMode(context, Mode::fit);
    result.state.asked = *context.gallery().assistant;
    result.state.requestedTileHolder = context.side;
    return result;
}

InputResult setRequestedType(const InputContext& context, Type type) {
    Tile tile = requestedPainting(context.state);
    tile.face = Painting{.type = type, .frame = tile.painting()->frame, .start = {}};
    return requestPlacements(context, tile);
}

InputResult setRequestedFrame(const InputContext& context, Frame frame) {
    Tile tile = context.state.asked;
    if (tile.painting() == nullptr) {
        return unchanged(context);
    }
    tile.face = Painting{.type = tile.painting()->type, .frame = frame, .start = {}};
    return requestPlacements(context, tile);
}

InputResult tapPlace(const InputContext& context, Square square) {
    if (const std::optional<Placement> best = bestAt(context, square)) {
        return showPlace(context, *best);
    }
    const Placement refused =
        placementAt(context.layout, context.side, {.tile = context.state.asked, .at = square});
    InputResult result{.state = withoutLastTouch(context.state)};
    result.state.shown.reset();
    result.state.last.feedback = Message{notHereText, {{"reason", objectionTo(refused)}}};
    return result;
}

InputResult showPlace(const InputContext& context, const Placement& placement) {
    InputResult result{.state = withoutLastTouch(context.state)};
    const PlacedTile hung = placedAs(context.state.asked, placement);
    result.state.cursor = hung.at;
    result.state.shown = hung;
    result.state.last = {.feedback = placement, .ghost = hung.block(), .legal = true};
    return result;
}

InputResult hangShown(const InputContext& context) {
    const std::optional<PlacedTile>& shown = context.state.shown;
    if (!context.hasGallery() || !shown) {
        return unchanged(context);
    }
    InputResult result = hangTile(context, *shown);
    if (result.edit && isAskedHeld(context)) {
        Layout& next = std::get<Layout>(result.edit->next);
        next = setAssistant(std::move(next), context.side, std::nullopt);
    }
    result.state.last.feedback = context.state.last.feedback;
    result.state.mode = Mode::enter;
    result.state.shown.reset();
    result.state.requestedTileHolder.reset();
    return result;
}

} // namespace cimaise::artsociety
