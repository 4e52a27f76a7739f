// Moves the markers for unsold paintings and ranks the types.
#include "scoring/artsociety/art_society_museum.h"

#include "positions/artsociety/art_society_catalogue.h"

#include <algorithm>

namespace cimaise::artsociety {

namespace {

constexpr int multiplierOfUnseen = 2;

/// Type whose marker is on the space; nullopt before the first space, where all markers have room.
std::optional<Type> markerOn(const Markers& markers, Type mover, int space, bool blackCollides) {
    const auto* const found = std::ranges::find_if(types, [&](Type type) {
        const std::optional<int>& marker = of(markers, type);
        return type != mover && marker && *marker > 0 && sameSpace(*marker, space, blackCollides);
    });
    return space > 0 && found != types.end() ? std::optional{*found} : std::nullopt;
}

Advance advance(const Markers& markers, const Unsold& unsold, bool blackCollides) {
    const int from = of(markers, unsold.type).value_or(0);
    Advance step{.type = unsold.type,
                 .from = from,
                 .target = from + unsold.value,
                 .to = from + unsold.value,
                 .skippedTypes = {}};
    while (const std::optional<Type> other =
               markerOn(markers, unsold.type, step.to, blackCollides)) {
        step.skippedTypes.push_back(*other);
        --step.to;
    }
    return step;
}

} // namespace

bool sameSpace(int one, int other, bool blackCollides) {
    if (!blackCollides || one == 0 || other == 0) {
        return one == other;
    }
    return (one - 1) % trackLength == (other - 1) % trackLength;
}

std::vector<Advance> advancesOf(const UnsoldList& unsold, bool blackCollides) {
    std::vector<Advance> steps;
    Markers markers;
    for (const Unsold& one : unsold) {
        steps.push_back(advance(markers, one, blackCollides));
        of(markers, one.type) = steps.back().to;
    }
    return steps;
}

Markers markersOf(const Layout& layout) {
    if (const auto* const entered = std::get_if<Markers>(&layout.museum)) {
        return *entered;
    }
    const bool blackCollides = answer(layout, prestigeBlackReading) == "yes";
    Markers markers;
    for (const Unsold& one : std::get<UnsoldList>(layout.museum)) {
        of(markers, one.type) = advance(markers, one, blackCollides).to;
    }
    return markers;
}

Layout setMarker(Layout layout, Type type, std::optional<int> space) {
    Markers markers = markersOf(layout);
    of(markers, type) = space;
    layout.museum = markers;
    return layout;
}

std::array<Type, typeCount> prestigeOrder(const Markers& markers) {
    std::array<Type, typeCount> order = types;
    std::ranges::stable_sort(order, [&](Type one, Type other) {
        return of(markers, one).value_or(-1) > of(markers, other).value_or(-1);
    });
    return order;
}

ByType<int> multipliersOf(const Markers& markers) {
    ByType<int> multipliers{};
    int next = highestMultiplier;
    for (const Type type : prestigeOrder(markers)) {
        of(multipliers, type) = of(markers, type) ? next-- : multiplierOfUnseen;
    }
    return multipliers;
}

std::optional<Type> inVogue(const Markers& markers) {
    const Type first = prestigeOrder(markers).front();
    return of(markers, first) ? std::optional{first} : std::nullopt;
}

} // namespace cimaise::artsociety
