// Moves objects between museums; exchanges museums with everything their players hold.
#include "app/input/museum/museum_boards.h"

#include "app/input/museum/museum_input_state.h"
#include "validators/museum/museum_catalogue.h"
#include "validators/museum/museum_edits.h"
#include "validators/museum/museum_traits.h"

#include <algorithm>
#include <utility>

namespace cimaise::museum {

namespace {

//% "Object moved: {from} → {to} ({object})"
constexpr TextId movedBetweenEdit = CIMAISE_TEXT("museum.edit.moved-between");
//% "Expert"
constexpr TextId expertStep = CIMAISE_TEXT("museum.read.expert");
//% "Patron card"
constexpr TextId patronStep = CIMAISE_TEXT("museum.read.patron");

Cell cellOfPlace(const Place& place) { return {.column = place.column, .row = place.row}; }

bool isMuseum(const Layout& layout, const Spot& spot) {
    return spot.owner.kind == Party::Kind::side && spot.owner.index >= 0 &&
           spot.owner.index < std::ssize(layout.museums);
}

bool isSlotOf(const Layout& layout, const Spot& spot) {
    return isMuseum(layout, spot) && spot.place.area.empty() &&
           isSlot(boardOf(layout, layout.museums[static_cast<std::size_t>(spot.owner.index)]),
                  cellOfPlace(spot.place));
}

const Object* objectAt(const Layout& layout, const Spot& spot) {
    return isMuseum(layout, spot) && spot.place.row != 0
               ? objectOn(layout, spot.owner.index, cellOfPlace(spot.place))
               : nullptr;
}

} // namespace

std::optional<Edit> movePiece(const Layout& layout, const Spot& from, const Spot& to) {
    const Object* const source = objectAt(layout, from);
    if (source == nullptr || !isSlotOf(layout, to)) {
        return std::nullopt;
    }
    Object moved = *source;
    moved.at = cellOfPlace(to.place);
    Layout next = take(layout, from.owner.index, cellOfPlace(from.place));
    Message what{movedBetweenEdit,
                 {{"object", nameOf(traitsOf(moved))}, {"from", from.owner}, {"to", to.owner}}};
    if (const Object* const there = objectAt(layout, to)) {
        Object other = *there;
        other.at = cellOfPlace(from.place);
        what = {CIMAISE_TEXT("museum.edit.swap"),
                {{"first", nameOf(traitsOf(moved))}, {"second", nameOf(traitsOf(other))}}};
        next = put(std::move(next), from.owner.index, other);
    }
    next = put(std::move(next), to.owner.index, moved);
    if (overfull(next)) {
        return std::nullopt;
    }
    return Edit{
        .next = std::move(next), .what = std::move(what), .sound = InputSound::putDown, .at = to};
}

std::optional<Place> freePlaceFor(const Layout& layout, const Spot& piece, int side) {
    const Spot spot{cimaise::side(side), piece.place};
    return isSlotOf(layout, spot) && objectAt(layout, spot) == nullptr ? std::optional{piece.place}
                                                                       : std::nullopt;
}

std::optional<AnyCase> swapBoards(const Layout& layout, int one, int other) {
    Layout next = layout;
    if (std::max(one, other) >= std::ssize(next.museums)) {
        return std::nullopt;
    }
    std::swap(next.museums.at(static_cast<std::size_t>(one)),
              next.museums.at(static_cast<std::size_t>(other)));
    return next;
}

ReadBackEntries readBack(const Layout& layout, int side) {
    ReadBackEntries steps;
    if (side < 0 || side >= std::ssize(layout.museums)) {
        return steps;
    }
    const Museum& museum = layout.museums[static_cast<std::size_t>(side)];
    std::vector<Object> objects = *museum.objects;
    std::ranges::stable_sort(objects, {}, [](const Object& object) {
        return std::pair{object.at.row, object.at.column};
    });
    for (const Object& object : objects) {
        const Spot spot = spotOf(side, object.at);
        steps.push_back({spot, readText(nameOf(traitsOf(object))), readText(spot.place)});
    }
    const Spot whole{cimaise::side(side), {}};
    const auto addFigure = [&](std::optional<int> figure, TextId name) {
        if (figure) {
            steps.push_back({whole, readText(*figure), {name, {}}});
        }
    };
    const auto counted = [](int tokens) {
        return tokens > 0 ? std::optional{tokens} : std::nullopt;
    };
    addFigure(*museum.track, CIMAISE_TEXT("museum.figure.track"));
    addFigure(counted(*museum.prestige), CIMAISE_TEXT("museum.figure.prestige"));
    addFigure(counted(*museum.press), CIMAISE_TEXT("museum.figure.press"));
    for (const Expert& expert : *museum.experts) {
        const auto* const name = std::get_if<std::string>(&expert);
        const auto* const civilisation = std::get_if<Civilisation>(&expert);
        const Value shown = name != nullptr           ? Value{*name}
                            : civilisation != nullptr ? Value{info(*civilisation).name}
                                                      : Value{info(std::get<Domain>(expert)).name};
        steps.push_back({whole, readText(shown), {expertStep, {}}});
    }
    if (*museum.patron) {
        steps.push_back({whole, readText(info((*museum.patron)->kind).name), {patronStep, {}}});
    }
    return steps;
}

} // namespace cimaise::museum
