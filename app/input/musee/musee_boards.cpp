// Moves paintings between Musées; exchanges Musées with the hands of their players.
#include "app/input/musee/musee_boards.h"

#include "app/input/musee/musee_input_state.h"
#include "validators/musee/musee_catalogue.h"

#include <algorithm>
#include <utility>

namespace cimaise::musee {

namespace {

//% "Painting {exhibit} moved: {from} → {to}"
constexpr TextId movedBetweenEdit = CIMAISE_TEXT("musee.edit.moved-between");
//% "Gallery Bonus"
constexpr TextId bonusStep = CIMAISE_TEXT("musee.read.bonus");
//% "Staircases: {columns}"
constexpr TextId staircaseStep = CIMAISE_TEXT("musee.read.staircases");

} // namespace

std::optional<Space> spaceOfSpot(const Layout& layout, const Spot& spot) {
    const bool exists = spot.owner.kind == Party::Kind::side && spot.owner.index >= 0 &&
                        spot.owner.index < std::ssize(layout.musees);
    for (int row = 0; exists && row < spaceCount(layout); ++row) {
        const Space space = spaceOfRow(layout, spot.owner.index, row);
        if (spotOf(space).place == spot.place) {
            return space;
        }
    }
    return std::nullopt;
}

std::optional<Edit> movePiece(const Layout& layout, const Spot& from, const Spot& to) {
    const std::optional<Space> source = spaceOfSpot(layout, from);
    const std::optional<Space> target = spaceOfSpot(layout, to);
    if (!source || !target) {
        return std::nullopt;
    }
    const Exhibit moved = hangingAt(layout, *source);
    const Exhibit other = hangingAt(layout, *target);
    return Edit{.next = exchange(layout, *source, *target),
                .what = other != noExhibit
                            ? Message{CIMAISE_TEXT("musee.edit.swapped"),
                                      {{"first", moved}, {"second", other}}}
                            : Message{movedBetweenEdit,
                                      {{"exhibit", moved}, {"from", from.owner}, {"to", to.owner}}},
                .sound = InputSound::putDown,
                .at = to,
                .isConfirmed = other != noExhibit};
}

std::optional<Place> freePlaceFor(const Layout& layout, const Spot& piece, int side) {
    const auto space = spaceOfSpot(layout, {cimaise::side(side), piece.place});
    return space && hangingAt(layout, *space) == noExhibit ? std::optional{piece.place}
                                                           : std::nullopt;
}

std::optional<AnyCase> swapBoards(const Layout& layout, int one, int other) {
    Layout next = layout;
    if (std::max(one, other) >= std::ssize(next.musees)) {
        return std::nullopt;
    }
    std::swap(next.musees.at(static_cast<std::size_t>(one)),
              next.musees.at(static_cast<std::size_t>(other)));
    const int sides = sideCount(layout);
    const int rounds = next.hands ? static_cast<int>(next.hands->size()) / sides : 0;
    for (int round = 0; round < rounds; ++round) { // partners sit opposite each other
        const int first = round * sides;
        std::swap(*(next.hands->begin() + first + one), *(next.hands->begin() + first + other));
    }
    return next;
}

namespace {

/// Staircases of both rows of tokens.
ReadBackEntries readTokens(const Layout& layout) {
    ReadBackEntries steps;
    for (const auto& [row, columns] : {std::pair{topTokens, &layout.staircases.top},
                                       {bottomTokens, &layout.staircases.bottom}}) {
        Listing staircases;
        staircases.parts.assign(columns->begin(), columns->end());
        if (!columns->empty()) {
            steps.push_back({tokenSpot(row, columns->front()),
                             {staircaseStep, {{"columns", std::move(staircases)}}},
                             readText(Place{.area = row})});
        }
    }
    return steps;
}

/// Cards in the hands of the players of a side.
void addHands(const Layout& layout, int side, ReadBackEntries& steps) {
    for (int holder = 0; layout.hands && holder < std::ssize(*layout.hands); ++holder) {
        const std::optional<Hand>& hand = (*layout.hands)[static_cast<std::size_t>(holder)];
        if (holder % sideCount(layout) != side || !hand) {
            continue;
        }
        const Spot spot{player(holder), {.area = handArea}};
        for (const Exhibit exhibit : *hand) {
            steps.push_back({spot, readText(exhibit), readText(spot.place)});
        }
    }
}

} // namespace

ReadBackEntries readBack(const Layout& layout, int side) {
    ReadBackEntries steps;
    if (side == sideCount(layout)) {
        return readTokens(layout);
    }
    if (side < 0 || side >= std::ssize(layout.musees)) {
        return steps;
    }
    for (int row = 0; row < spaceCount(layout); ++row) {
        const Space space = spaceOfRow(layout, side, row);
        if (const Exhibit exhibit = hangingAt(layout, space); exhibit != noExhibit) {
            const Spot spot = spotOf(space);
            steps.push_back({spot, readText(exhibit), readText(spot.place)});
        }
    }
    const std::vector<Gallery>& bonuses = layout.musees[static_cast<std::size_t>(side)].bonuses;
    for (const Gallery gallery : galleries) {
        if (std::ranges::count(bonuses, gallery) > 0) {
            const Spot spot{cimaise::side(side), galleryPlace(gallery)};
            steps.push_back({spot, {bonusStep, {}}, readText(spot.place)});
        }
    }
    addHands(layout, side, steps);
    return steps;
}

} // namespace cimaise::musee
