// Turns input beside a wall into edits.
#include "app/input/artsociety/art_society_off_wall.h"

#include "app/input/player_names.h"
#include "positions/artsociety/art_society_catalogue.h"
#include "positions/artsociety/art_society_figure_text.h"
#include "positions/artsociety/art_society_wall_copy.h"
#include "positions/text/name_text.h"
#include "scoring/artsociety/art_society_museum.h"
#include "validators/artsociety/art_society_rules.h"

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

/// Result with an edit of pieces beside the wall; keeps the hint about the wall.
InputResult withEntry(const InputContext& context, Layout next, Message what) {
    InputResult result = unchanged(context);
    result.edit = {.next = std::move(next), .what = std::move(what)};
    return result;
}

/// Text of the edit, with the marker's previous and new space as far as known.
Message markerMoved(Type type, std::optional<int> from, std::optional<int> to) {
    const Argument which{"type", infoOf(type).name};
    if (!to) {
        return {markerEdit, {which}};
    }
    return from ? Message{markerMovedEdit, {which, {"from", *from}, {"to", *to}}}
                : Message{markerSetEdit, {which, {"to", *to}}};
}

InputResult withWallEdit(const InputContext& context, const WallPlan& wall) {
    InputResult result = withEdit(context, setWall(context.layout, wall), {wallEdit, {}});
    result.state.outline.reset();
    return result;
}

/// Sets the space of a marker, and clears the selection of a marker.
InputResult placeMarker(const InputContext& context, Type type, std::optional<int> space) {
    InputResult result = withEntry(context, setMarker(context.layout, type, space),
                                   markerMoved(type, of(markersOf(context.layout), type), space));
    result.state.marker.reset();
    return result;
}

/// Puts the picked up marker on a space of the track's first round; a black marker stays black.
InputResult putMarker(const InputContext& context, std::optional<int> space) {
    const Type type = *context.state.marker;
    const bool black = of(markersOf(context.layout), type).value_or(0) > trackLength;
    if (black && space.value_or(0) > 0) {
        *space += trackLength;
    }
    return placeMarker(
        {context.layout, context.side, withoutLastTouch(context.state), context.readOnly}, type,
        space);
}

} // namespace

std::optional<Message> markerChange(const Layout& before, const Layout& after, TextId what) {
    if (what != markerEdit && what != markerMovedEdit && what != markerSetEdit) {
        return std::nullopt;
    }
    const Markers from = markersOf(before);
    const Markers to = markersOf(after);
    for (const Type type : types) {
        if (of(from, type) != of(to, type)) {
            return markerMoved(type, of(from, type), of(to, type));
        }
    }
    return std::nullopt;
}

InputResult enterMarker(const InputContext& context, Type type, std::string_view text) {
    const auto space = readSpace(text);
    return space ? placeMarker(context, type, *space)
                 : InputResult{.state = context.state, .refused = space.error()};
}

InputResult typeMarker(const InputContext& context, Type type, std::string_view text) {
    InputResult result = enterMarker(context, type, text);
    if (result.edit) {
        if (result.edit->what.text == markerMovedEdit) { // from the space of the digit before
            result.edit->what.text = markerSetEdit;
            std::erase_if(result.edit->what.arguments,
                          [](const Argument& one) { return one.name == "from"; });
        }
        result.edit->typedInto =
            Spot{cimaise::side(context.side), {.area = prestigeArea, .item = infoOf(type).id}};
    }
    return result;
}

InputResult showMuseumTrack(const InputContext& context, bool shown) {
    InputResult result = unchanged(context);
    result.state.atMuseum = shown;
    result.state.marker.reset();
    if (shown) {
        result.state.selected.reset();
    }
    return result;
}

InputResult tapMarker(const InputContext& context, Type type) {
    InputResult result{.state = withoutLastTouch(context.state)};
    std::optional<Type>& held = result.state.marker;
    // while unsold paintings move the markers, a marker cannot be moved by hand
    const bool moves =
        !context.readOnly && !std::holds_alternative<UnsoldList>(context.layout.museum);
    const int space = of(markersOf(context.layout), type).value_or(0);
    if (moves && held && held != type && space > 0) { // the space is meant, taken or not
        return putMarker(context, (space - 1) % trackLength + 1);
    }
    if (moves && held != type) {
        held = type;
    } else {
        held.reset();
    }
    return result;
}

InputResult tapSpace(const InputContext& context, std::string_view text) {
    InputResult result{.state = withoutLastTouch(context.state)};
    if (context.readOnly || std::holds_alternative<UnsoldList>(context.layout.museum)) {
        return result;
    }
    if (!context.state.marker) {
        result.state.last.feedback = Message{markerFirst, {}};
        return result;
    }
    const auto space = readSpace(text);
    return space ? putMarker(context, *space)
                 : InputResult{.state = std::move(result.state), .refused = space.error()};
}

InputResult clearAssistant(const InputContext& context) {
    if (!context.hasGallery() || !context.gallery().assistant) {
        return unchanged(context);
    }
    return withEdit(context, setAssistant(context.layout, context.side, std::nullopt),
                    {assistantEdit, {context.owner()}});
}

bool mayHaveMoreExcess(const Gallery& gallery) { return gallery.excess < mostExcess; }

InputResult stepExcess(const InputContext& context, int by) {
    if (!context.hasGallery()) {
        return unchanged(context);
    }
    const int now = context.gallery().excess;
    const int next = std::clamp(now + by, 0, std::max(now, mostExcess));
    return withEntry(context, setExcess(context.layout, context.side, next),
                     {excessEdit, {context.owner()}});
}

InputResult toggleCard(const InputContext& context, int card) {
    if (!context.hasGallery() || card < 1 || card > mostBidCards) {
        return unchanged(context);
    }
    return withEntry(context, toggleCard(context.layout, context.side, card),
                     {handEdit, {context.owner()}});
}

InputResult enterEmptyHand(const InputContext& context) {
    return context.hasGallery() ? withEntry(context, emptyHand(context.layout, context.side),
                                            {handEdit, {context.owner()}})
                                : unchanged(context);
}

InputResult enterFullHand(const InputContext& context) {
    if (!context.hasGallery()) {
        return unchanged(context);
    }
    Layout full = emptyHand(context.layout, context.side);
    for (int card = 1; card <= mostBidCards; ++card) {
        full = toggleCard(std::move(full), context.side, card);
    }
    return withEntry(context, std::move(full), {handEdit, {context.owner()}});
}

InputResult clearHand(const InputContext& context) {
    return context.hasGallery() ? withEntry(context, clearHand(context.layout, context.side),
                                            {handEdit, {context.owner()}})
                                : unchanged(context);
}

bool isHandRequired(const InputContext& context, const Findings& findings) {
    const bool known = context.hasGallery() && context.gallery().hand;
    return known || std::ranges::find(findings, handNeededRule, &Finding::rule) != findings.end();
}

InputResult askHand(const InputContext& context, int side) {
    InputResult result = unchanged(context);
    result.side = side;
    return result;
}

InputResult growWall(const InputContext& context, int columns, int rows) {
    return withWallEdit(context, grown(context.layout.wall, columns, rows));
}

InputResult moveEyeline(const InputContext& context, int first, int last) {
    return withWallEdit(context, withEyelineMoved(context.layout.wall, first, last));
}

InputResult moveStars(const InputContext& context, int columns, int rows) {
    return withWallEdit(context, withStarsMoved(context.layout.wall, columns, rows));
}

InputResult confirmWall(const InputContext& context) {
    return withWallEdit(context, confirmed(context.layout.wall));
}

InputResult enterFrameName(const InputContext& context, Frame frame, const std::string& name) {
    if (const std::optional<Message> trouble = nameError(name)) {
        return {.state = context.state, .refused = trouble};
    }
    const bool blank = nameFault(name) == NameFault::blank;
    return withEntry(context, nameFrame(context.layout, frame, blank ? std::string{} : name),
                     {frameEdit, {}});
}

} // namespace cimaise::artsociety
