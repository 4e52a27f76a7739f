// Adds and removes unsold paintings, and switches between the two ways of entering prestige.
#include "app/input/artsociety/art_society_selling.h"

#include "positions/artsociety/art_society_catalogue.h"
#include "positions/artsociety/art_society_edits.h"
#include "positions/file/list_limits.h"
#include "scoring/artsociety/art_society_museum.h"

#include <algorithm>

namespace cimaise::artsociety {

namespace {

//% "Unsold painting added: {type}, {value}"
constexpr TextId addEdit = CIMAISE_TEXT("art.edit.unsold");
//% "Unsold painting removed: {type}, {value}"
constexpr TextId takeEdit = CIMAISE_TEXT("art.edit.unsold.removed");
//% "Prestige entered as unsold paintings"
constexpr TextId paintingsEdit = CIMAISE_TEXT("art.edit.prestige.paintings");
//% "Prestige entered as marker spaces"
constexpr TextId markersEdit = CIMAISE_TEXT("art.edit.prestige.markers");
//% "Tap the type of the unsold painting, then its value."
constexpr TextId typeHint = CIMAISE_TEXT("art.unsold.hint.type");
//% "{type}: now tap the value on its back."
constexpr TextId valueHint = CIMAISE_TEXT("art.unsold.hint.value");
//% "Tap the type first."
constexpr TextId typeFirst = CIMAISE_TEXT("art.unsold.type-first");
//% "A marker would pass space {most}, the furthest that {rounds} unsold paintings can move it. Remove a painting first."
constexpr TextId tooFar = CIMAISE_TEXT("art.unsold.too-far");
//% "At most {most} unsold paintings can be entered."
constexpr TextId tooMany = CIMAISE_TEXT("art.unsold.too-many");

SellingOutcome unchanged(const SellingContext& context) { return {.state = context.state}; }

SellingOutcome withMessage(Message trouble) {
    SellingOutcome result;
    result.state.trouble = std::move(trouble);
    return result;
}

Message editOf(TextId text, const Unsold& unsold) {
    return {text, {{"type", infoOf(unsold.type).name}, {"value", unsold.value}}};
}

SellingOutcome turning(const SellingContext& context, std::variant<Markers, UnsoldList> museum,
                       TextId what) {
    Layout next = context.layout;
    next.museum = std::move(museum);
    return {.state = {}, .edit = Edit{.next = std::move(next), .what = {what, {}}}};
}

/// Last earlier position in which prestige was entered in this way; null if there is none.
template <class Way> const Layout* lastWith(Past past) {
    const auto entered = [](const Layout* layout) {
        return std::holds_alternative<Way>(layout->museum);
    };
    const auto found = std::find_if(past.rbegin(), past.rend(), entered);
    return found == past.rend() ? nullptr : *found;
}

/// Markers as they were before unsold paintings were entered; if there were none, the markers as
/// moved by the unsold paintings.
Markers markersBefore(const Layout& now, Past past) {
    const Markers moved = markersOf(now);
    const Layout* const entered = lastWith<Markers>(past);
    if (entered == nullptr) {
        return moved;
    }
    const auto place = std::ranges::find(past, entered);
    const Layout* const before =
        lastWith<UnsoldList>(past.first(static_cast<std::size_t>(place - past.begin())));
    const Markers untouched = before == nullptr ? Markers{} : markersOf(*before);
    const Markers markers = std::get<Markers>(entered->museum);
    return markers == untouched ? moved : markers;
}

} // namespace

SellingOutcome chooseSold(const SellingContext& /*context*/, Type type) {
    return {.state = {.type = type}};
}

SellingOutcome sell(const SellingContext& context, int value) {
    if (context.unsold() == nullptr || value < lowestValue || value > highestValue) {
        return unchanged(context);
    }
    if (!context.state.type) {
        return withMessage({typeFirst, {}});
    }
    if (context.unsold()->size() >= otherLists.entries) {
        return withMessage({tooMany, {{"most", static_cast<int>(otherLists.entries)}}});
    }
    const Unsold unsold{.type = *context.state.type, .value = value};
    return {.state = {.justSold = true},
            .edit =
                Edit{.next = addUnsold(context.layout, unsold), .what = editOf(addEdit, unsold)}};
}

SellingOutcome takeBack(const SellingContext& context, int row) {
    const UnsoldList* const unsold = context.unsold();
    if (unsold == nullptr || row < 0 || row >= std::ssize(*unsold)) {
        return unchanged(context);
    }
    const auto index = static_cast<std::size_t>(row);
    return {.state = {},
            .edit = Edit{.next = removeUnsold(context.layout, index),
                         .what = editOf(takeEdit, unsold->at(index))}};
}

SellingOutcome enterPaintings(const SellingContext& context, Past past) {
    if (context.unsold() != nullptr) {
        return unchanged(context);
    }
    const Layout* const before = lastWith<UnsoldList>(past);
    return turning(context, before == nullptr ? UnsoldList{} : std::get<UnsoldList>(before->museum),
                   paintingsEdit);
}

SellingOutcome enterMarkers(const SellingContext& context, Past past) {
    if (context.unsold() == nullptr) {
        return unchanged(context);
    }
    const Markers markers = markersBefore(context.layout, past);
    const auto isBeyond = [](std::optional<int> space) { return space > highestMarker; };
    if (std::ranges::any_of(markers, isBeyond)) {
        return withMessage({tooFar, {{"most", highestMarker}, {"rounds", mostBidCards}}});
    }
    return turning(context, markers, markersEdit);
}

std::optional<Message> sellingHint(const SellingContext& context) {
    const SellingState& state = context.state;
    if (state.trouble) {
        return state.trouble;
    }
    if (state.justSold && context.unsold() != nullptr && !context.unsold()->empty()) {
        return std::nullopt;
    }
    return state.type ? Message{valueHint, {{"type", infoOf(*state.type).name}}}
                      : Message{typeHint, {}};
}

} // namespace cimaise::artsociety
