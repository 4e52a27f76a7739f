// Chooses the answer to the last input, or the effect of the next tap on the wall.
#include "app/entry/artsociety/art_society_hints.h"

#include "app/entry/artsociety/art_society_names.h"
#include "validators/artsociety/art_society_catalogue.h"

namespace cimaise::artsociety {

namespace {

//% "Drag over empty squares to hang a tile there; tap a tile to change it."
constexpr TextId enterHint = CIMAISE_TEXT("art.hint.enter");
//% "{paint}: drag over the squares the painting covers."
constexpr TextId paintHint = CIMAISE_TEXT("art.hint.paint");
//% "Drag over the squares of the starting painting: 2×3, over a star."
constexpr TextId bareHint = CIMAISE_TEXT("art.hint.bare");
//% "{tile}. Tap a type or a frame to change it, or drag it."
constexpr TextId tileHint = CIMAISE_TEXT("art.hint.tile");
//% "Its top left corner can go on any highlighted square. Tap one, then hang the tile."
constexpr TextId fitHint = CIMAISE_TEXT("art.hint.fit");
//% "Tap a marker, then its space on the track, or drag it there."
constexpr TextId museumHint = CIMAISE_TEXT("art.hint.museum");
//% "{type}: now tap the space of its marker."
constexpr TextId markerHint = CIMAISE_TEXT("art.hint.marker");
//% "The unsold paintings move the markers: tap a type, then a value."
constexpr TextId unsoldHint = CIMAISE_TEXT("art.hint.unsold");
//% "Count the squares of your printed wall."
constexpr TextId planHint = CIMAISE_TEXT("art.hint.plan");
//% "This game has no wall for {owner}."
constexpr TextId noWallHint = CIMAISE_TEXT("art.hint.no-wall");

/// The type and the frame that the next painting gets.
Listing nextPaint(const Scene& scene) {
    Listing paint;
    if (const auto type = scene.pointing.type) {
        paint.parts.emplace_back(infoOf(*type).name);
    }
    if (const auto frame = scene.pointing.frame) {
        paint.parts.emplace_back(frameName(scene.layout, *frame));
    }
    return paint;
}

Line enteringHint(const Scene& scene, const Findings& findings) {
    const Hung* const hung = scene.selected();
    if (hung == nullptr && !scene.pointing.outline &&
        (scene.pointing.type || scene.pointing.frame)) {
        return Message{paintHint, {{"paint", nextPaint(scene)}}};
    }
    if (hung == nullptr) {
        return Message{scene.gallery().tiles.empty() ? bareHint : enterHint, {}};
    }
    const Spot spot = tileSpot(scene, *scene.pointing.selected);
    return firstAt(findings, spot) != nullptr
               ? Line{spot}
               : Message{tileHint, {named(scene.layout, hung->tile)}};
}

Message museumLine(const Scene& scene) {
    if (std::holds_alternative<UnsoldList>(scene.layout.museum)) {
        return {unsoldHint, {}};
    }
    const std::optional<Type> held = scene.pointing.marker;
    return held ? Message{markerHint, {{"type", infoOf(*held).name}}} : Message{museumHint, {}};
}

Line standingHint(const Scene& scene, const Findings& findings, const Fits& fits) {
    if (!scene.hasGallery()) {
        return Message{noWallHint, {scene.owner()}};
    }
    switch (scene.pointing.mode) {
    case Mode::fit:
        return fits.places.empty() ? Line{fits.offers} : Message{fitHint, {}};
    case Mode::plan:
        return Message{planHint, {}};
    case Mode::enter:
        break;
    }
    if (scene.pointing.atMuseum && scene.selected() == nullptr) {
        return museumLine(scene);
    }
    return enteringHint(scene, findings);
}

} // namespace

Line hint(const Scene& scene, const Findings& findings, const Fits& fits) {
    const auto line = [&]<class Said>(const Said& said) -> Line {
        if constexpr (std::is_same_v<Said, std::monostate>) {
            return standingHint(scene, findings, fits);
        } else {
            return said;
        }
    };
    return std::visit(line, scene.pointing.last.said);
}

} // namespace cimaise::artsociety
