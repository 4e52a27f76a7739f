// Turns input beside a wall into edits.
#include "app/entry/artsociety/art_society_beside.h"

#include "app/entry/player_names.h"
#include "validators/artsociety/art_society_catalogue.h"
#include "validators/artsociety/art_society_figure_text.h"
#include "validators/artsociety/art_society_museum.h"
#include "validators/artsociety/art_society_rules.h"
#include "validators/artsociety/art_society_wall_copy.h"
#include "validators/layout/name_text.h"

#include <algorithm>

namespace cimaise::artsociety {

namespace {

//% "{type} marker removed"
constexpr TextId markerEdit = CIMAISE_TEXT("art.edit.marker");
//% "{type} marker moved: {from} → {to}"
constexpr TextId markerMovedEdit = CIMAISE_TEXT("art.edit.marker.moved");
//% "{type} marker placed: {to}"
constexpr TextId markerSetEdit = CIMAISE_TEXT("art.edit.marker.set");
//% "First tap the marker, then its space."
constexpr TextId markerFirst = CIMAISE_TEXT("art.marker.first");
//% "{owner}’s assistant changed"
constexpr TextId assistantEdit = CIMAISE_TEXT("art.edit.assistant");
//% "{owner}’s excess paintings changed"
constexpr TextId excessEdit = CIMAISE_TEXT("art.edit.excess");
//% "{owner}’s hand changed"
constexpr TextId handEdit = CIMAISE_TEXT("art.edit.hand");
//% "Printed wall changed"
constexpr TextId wallEdit = CIMAISE_TEXT("art.edit.wall");
//% "Frame renamed"
constexpr TextId frameEdit = CIMAISE_TEXT("art.edit.frame");

/// An edit beside the wall; what is said of the wall stays said.
Outcome entering(const Scene& scene, Layout next, Message what) {
    Outcome outcome = staying(scene);
    outcome.edit = {.next = std::move(next), .what = std::move(what)};
    return outcome;
}

/// With what the marker was and is, as far as that is known.
Message markerMoved(const Layout& layout, Type type, std::optional<int> to) {
    const Argument which{"type", infoOf(type).name};
    const std::optional<int> from = markersOf(layout)[static_cast<std::size_t>(type)];
    if (!to) {
        return {markerEdit, {which}};
    }
    return from ? Message{markerMovedEdit, {which, {"from", *from}, {"to", *to}}}
                : Message{markerSetEdit, {which, {"to", *to}}};
}

Outcome counting(const Scene& scene, const WallPlan& wall) {
    Outcome outcome = making(scene, setWall(scene.layout, wall), {wallEdit, {}});
    outcome.pointing.outline.reset();
    return outcome;
}

/// It is no longer held, wherever it has come to.
Outcome placing(const Scene& scene, Type type, std::optional<int> space) {
    Outcome outcome = entering(scene, setMarker(scene.layout, type, space),
                               markerMoved(scene.layout, type, space));
    outcome.pointing.marker.reset();
    return outcome;
}

} // namespace

Outcome enterMarker(const Scene& scene, Type type, std::string_view text) {
    const auto space = readSpace(text);
    return space ? placing(scene, type, *space)
                 : Outcome{.pointing = scene.pointing, .refused = space.error()};
}

Outcome typeMarker(const Scene& scene, Type type, std::string_view text) {
    Outcome outcome = enterMarker(scene, type, text);
    if (outcome.edit) {
        outcome.edit->typedInto =
            Spot{cimaise::side(scene.side), {.area = prestigeArea, .item = infoOf(type).id}};
    }
    return outcome;
}

Outcome lookAtMuseum(const Scene& scene, bool shown) {
    Outcome outcome = staying(scene);
    outcome.pointing.atMuseum = shown;
    outcome.pointing.marker.reset();
    if (shown) {
        outcome.pointing.selected.reset();
    }
    return outcome;
}

Outcome touchMarker(const Scene& scene, Type type) {
    Outcome outcome{.pointing = forgetting(scene.pointing)};
    std::optional<Type>& held = outcome.pointing.marker;
    // unsold paintings move the markers by themselves
    const bool moves = !scene.readOnly && !std::holds_alternative<UnsoldList>(scene.layout.museum);
    if (moves && held != type) {
        held = type;
    } else {
        held.reset();
    }
    return outcome;
}

Outcome touchSpace(const Scene& scene, std::string_view text) {
    Outcome outcome{.pointing = forgetting(scene.pointing)};
    if (scene.readOnly || std::holds_alternative<UnsoldList>(scene.layout.museum)) {
        return outcome;
    }
    if (!scene.pointing.marker) {
        outcome.pointing.last.said = Message{markerFirst, {}};
        return outcome;
    }
    const Type type = *scene.pointing.marker;
    auto space = readSpace(text);
    if (!space) {
        return {.pointing = std::move(outcome.pointing), .refused = space.error()};
    }
    const bool black = of(markersOf(scene.layout), type).value_or(0) > trackLength;
    if (black && space->value_or(0) > 0) {
        **space += trackLength;
    }
    return placing({scene.layout, scene.side, outcome.pointing, scene.readOnly}, type, *space);
}

Outcome clearAssistant(const Scene& scene) {
    if (!scene.hasGallery() || !scene.gallery().assistant) {
        return staying(scene);
    }
    return making(scene, setAssistant(scene.layout, scene.side, std::nullopt),
                  {assistantEdit, {scene.owner()}});
}

bool mayHaveMoreExcess(const Gallery& gallery) { return gallery.excess < mostExcess; }

Outcome stepExcess(const Scene& scene, int by) {
    if (!scene.hasGallery()) {
        return staying(scene);
    }
    const int now = scene.gallery().excess;
    const int next = std::clamp(now + by, 0, std::max(now, mostExcess));
    return entering(scene, setExcess(scene.layout, scene.side, next),
                    {excessEdit, {scene.owner()}});
}

Outcome toggleCard(const Scene& scene, int card) {
    if (!scene.hasGallery() || card < 1 || card > mostBidCards) {
        return staying(scene);
    }
    return entering(scene, toggleCard(scene.layout, scene.side, card), {handEdit, {scene.owner()}});
}

Outcome forgetHand(const Scene& scene) {
    if (!scene.hasGallery()) {
        return staying(scene);
    }
    return entering(scene, forgetHand(scene.layout, scene.side), {handEdit, {scene.owner()}});
}

bool isHandAsked(const Scene& scene, const Findings& findings) {
    const bool known = scene.hasGallery() && scene.gallery().hand;
    return known || std::ranges::find(findings, handNeededRule, &Finding::rule) != findings.end();
}

Outcome askHand(const Scene& scene, int side) {
    Outcome outcome = staying(scene);
    outcome.side = side;
    return outcome;
}

Outcome growWall(const Scene& scene, int columns, int rows) {
    return counting(scene, grown(scene.layout.wall, columns, rows));
}

Outcome moveEyeline(const Scene& scene, int first, int last) {
    return counting(scene, withEyelineMoved(scene.layout.wall, first, last));
}

Outcome moveStars(const Scene& scene, int columns, int rows) {
    return counting(scene, withStarsMoved(scene.layout.wall, columns, rows));
}

Outcome confirmWall(const Scene& scene) { return counting(scene, confirmed(scene.layout.wall)); }

Outcome enterFrameName(const Scene& scene, Frame frame, const std::string& name) {
    if (const std::optional<Message> trouble = nameTrouble(name)) {
        return {.pointing = scene.pointing, .refused = trouble};
    }
    const bool blank = nameFault(name) == NameFault::blank;
    return entering(scene, nameFrame(scene.layout, frame, blank ? std::string{} : name),
                    {frameEdit, {}});
}

} // namespace cimaise::artsociety
