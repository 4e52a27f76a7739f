// Searches every placement of a tile, and hangs the tile at the one shown.
#include "app/entry/artsociety/art_society_fits.h"

#include "app/entry/artsociety/art_society_hanging.h"
#include "app/entry/artsociety/art_society_judgement.h"
#include "scoring/search/art_society_placements.h"
#include "validators/artsociety/art_society_catalogue.h"

#include <algorithm>

namespace cimaise::artsociety {

namespace {

//% "It does not fit here: {reason}"
constexpr TextId notHereText = CIMAISE_TEXT("art.fit.not-here");

constexpr Extent usualSize{.columns = 2, .rows = 3};

/// Another tile is asked for, and no place of it shown yet.
Outcome asking(const Scene& scene, const Tile& tile) {
    Outcome outcome{.pointing = forgetting(scene.pointing)};
    outcome.pointing.asked = tile;
    outcome.pointing.askedHeld = false;
    outcome.pointing.shown.reset();
    return outcome;
}

/// The painting asked for, or, where decor is, a usual one.
Tile askedPainting(const Pointing& pointing) {
    if (pointing.asked.painting() != nullptr) {
        return pointing.asked;
    }
    return {.face = Painting{.type = pointing.lastType, .frame = pointing.lastFrame, .start = {}},
            .size = usualSize};
}

/// The best way in which the tile asked for may hang at the square, if any.
std::optional<Placement> bestAt(const Scene& scene, Square square) {
    std::optional<Placement> best;
    for (const Tile& way : waysToHang(scene.pointing.asked)) {
        Placement placement = placementAt(scene.layout, scene.side, {.tile = way, .at = square});
        if (placement.legal && (!best || placement.points > best->points)) {
            best = std::move(placement);
        }
    }
    return best;
}

} // namespace

Fits fitsOf(const Scene& scene) {
    Fits fits;
    if (!scene.hasGallery() || scene.pointing.mode != Mode::fit) {
        return fits;
    }
    const Tile& asked = scene.pointing.asked;
    const Placements all = placements(scene.layout, scene.side, waysToHang(asked));
    fits.offers = offers(scene.layout, scene.side, asked, all);
    std::ranges::copy_if(all, std::back_inserter(fits.places), &Placement::legal);
    std::ranges::stable_sort(fits.places, std::greater{}, &Placement::points);
    return fits;
}

Hung hungAs(const Tile& asked, const Placement& placement) {
    const Extent size = placement.fit ? placement.fit->size : asked.size;
    return {.tile = {.face = asked.face, .size = size},
            .at = {.column = placement.place.column, .row = placement.place.row}};
}

Outcome enterMode(const Scene& scene, Mode mode) {
    Outcome outcome{.pointing = withoutOutline(scene.pointing)};
    Pointing& next = outcome.pointing;
    next.mode = mode;
    next.finger = {};
    next.shown.reset();
    next.askedHeld = false;
    if (const Hung* const hung = scene.selected(); hung != nullptr && mode == Mode::fit) {
        next.asked = hung->tile;
        if (auto* const painting = std::get_if<Painting>(&next.asked.face)) {
            painting->start.reset();
        }
    }
    if (mode != Mode::enter) {
        next.selected.reset();
    }
    return outcome;
}

Outcome ask(const Scene& scene, int shields) {
    return asking(scene, shields > 0 ? Tile{.face = Decor{.shields = shields},
                                            .size = {.columns = shields, .rows = 1}}
                                     : askedPainting(scene.pointing));
}

Outcome growAsked(const Scene& scene, int columns, int rows) {
    Tile tile = scene.pointing.asked;
    if (tile.painting() == nullptr) {
        return staying(scene);
    }
    tile.size = {.columns = std::clamp(tile.size.columns + columns, 1, longestSide),
                 .rows = std::clamp(tile.size.rows + rows, 1, longestSide)};
    return asking(scene, tile);
}

Outcome askHeld(const Scene& scene) {
    if (!scene.hasGallery() || !scene.gallery().assistant) {
        return staying(scene);
    }
    Outcome outcome = enterMode(scene, Mode::fit);
    outcome.pointing.asked = *scene.gallery().assistant;
    outcome.pointing.askedHeld = true;
    return outcome;
}

Outcome askType(const Scene& scene, Type type) {
    Tile tile = askedPainting(scene.pointing);
    tile.face = Painting{.type = type, .frame = tile.painting()->frame, .start = {}};
    return asking(scene, tile);
}

Outcome askFrame(const Scene& scene, Frame frame) {
    Tile tile = scene.pointing.asked;
    if (tile.painting() == nullptr) {
        return staying(scene);
    }
    tile.face = Painting{.type = tile.painting()->type, .frame = frame, .start = {}};
    return asking(scene, tile);
}

Outcome touchPlace(const Scene& scene, Square square) {
    if (const std::optional<Placement> best = bestAt(scene, square)) {
        return showPlace(scene, *best);
    }
    const Placement refused =
        placementAt(scene.layout, scene.side, {.tile = scene.pointing.asked, .at = square});
    Outcome outcome{.pointing = forgetting(scene.pointing)};
    outcome.pointing.shown.reset();
    outcome.pointing.last.said = Message{notHereText, {{"reason", objectionTo(refused)}}};
    return outcome;
}

Outcome showPlace(const Scene& scene, const Placement& placement) {
    Outcome outcome{.pointing = forgetting(scene.pointing)};
    const Hung hung = hungAs(scene.pointing.asked, placement);
    outcome.pointing.cursor = hung.at;
    outcome.pointing.shown = hung;
    outcome.pointing.last = {.said = placement, .ghost = hung.block(), .legal = true};
    return outcome;
}

Outcome hangShown(const Scene& scene) {
    const std::optional<Hung>& shown = scene.pointing.shown;
    if (!scene.hasGallery() || !shown) {
        return staying(scene);
    }
    Outcome outcome = hangTile(scene, *shown);
    if (outcome.edit && scene.pointing.askedHeld) {
        Layout& next = std::get<Layout>(outcome.edit->next);
        next = setAssistant(std::move(next), scene.side, std::nullopt);
    }
    outcome.pointing.last.said = scene.pointing.last.said;
    outcome.pointing.mode = Mode::enter;
    outcome.pointing.shown.reset();
    outcome.pointing.askedHeld = false;
    return outcome;
}

} // namespace cimaise::artsociety
