// Musée for the shared code of the input.
#include "app/input/musee/musee_input.h"

#include "app/input/changed_figure.h"
#include "app/input/game_input.h"
#include "positions/musee/musee_catalogue.h"
#include "positions/musee/musee_edits.h"

#include <algorithm>
#include <utility>

namespace cimaise::musee {

namespace {

std::optional<Message> changedHandOf(const Layout& before, const Layout& after, TextId what) {
    for (int holder = 0; holder < std::ssize(after.header.players); ++holder) {
        const Hand was = handOf(before, holder);
        const Hand now = handOf(after, holder);
        if (what == CIMAISE_TEXT("musee.edit.hand") && was != now) {
            return handChange(was, now);
        }
    }
    return std::nullopt;
}

// --- pieces ----------------------------------------------------------------------------------

constexpr PieceTexts paintingTexts{.piece = "exhibit",
                                   .removed = CIMAISE_TEXT("musee.edit.cleared"),
                                   //% "Painting {exhibit} moved: {from} → {to}"
                                   .moved = CIMAISE_TEXT("musee.edit.moved-between"),
                                   .swapped = CIMAISE_TEXT("musee.edit.swapped"),
                                   .confirmsSwap = true};

int boardCount(const Layout& layout) { return static_cast<int>(layout.musees.size()); }

Inventory paintings(const Layout& layout, int side) {
    Inventory all;
    for (int row = 0; row < spaceCount(layout); ++row) {
        const Spot spot = spotOf(spaceOfRow(layout, side, row));
        const Exhibit exhibit = hangingAt(layout, spaceOfRow(layout, side, row));
        if (exhibit != noExhibit) {
            all.push_back({spot, exhibit, spot.place});
        }
    }
    return all;
}

bool isSpace(const Layout& layout, const Spot& spot) {
    return spaceOfSpot(layout, spot).has_value();
}

AnyCase takePainting(const Layout& layout, const Spot& painting) {
    return clear(layout, *spaceOfSpot(layout, painting));
}

std::optional<Put> putPainting(const Layout& layout, const Spot& painting, const Spot& to) {
    const std::optional<Space> source = spaceOfSpot(layout, painting);
    const std::optional<Space> target = spaceOfSpot(layout, to);
    return source && target ? std::optional{Put{exchange(layout, *source, *target), to}}
                            : std::nullopt;
}

/// Exchanges two Musées with the hands of their players.
AnyCase swapMusees(const Layout& layout, int one, int other) {
    Layout next = layout;
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

// --- read back -------------------------------------------------------------------------------

//% "Gallery Bonus"
constexpr TextId bonusStep = CIMAISE_TEXT("musee.read.bonus");
//% "Staircases: {columns}"
constexpr TextId staircaseStep = CIMAISE_TEXT("musee.read.staircases");

/// Staircases of both rows of tokens.
ReadBackEntries staircaseFigures(const Layout& layout) {
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

/// Bonuses, then hands.
ReadBackEntries figures(const Layout& layout, int side) {
    ReadBackEntries steps;
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

// --- the board -------------------------------------------------------------------------------

// Tokens lie between the galleries (rulebook, "Theme Bonuses").

bool isToken(const Spot& spot) {
    const std::string_view area = spot.place.area;
    return spot.owner == everyone() && spot.place.column > 0 &&
           (area == topTokens || area == bottomTokens);
}

/// Spaces above and below a token, which it joins if it shows a Staircase.
std::vector<Spots> joinedByToken(const Layout& layout, const Spot& spot) {
    if (!isToken(spot)) {
        return {};
    }
    const bool top = spot.place.area == topTokens;
    const Gallery above = top ? Gallery::upper : Gallery::middle;
    const Gallery below = top ? Gallery::middle : Gallery::lower;
    std::vector<Spots> joined;
    for (int side = 0; side < std::ssize(layout.musees); ++side) {
        const Party owner = cimaise::side(side);
        joined.push_back({{owner, spaceOf(above, spot.place.column)},
                          {owner, spaceOf(below, spot.place.column)}});
    }
    return joined;
}

Spot rowOfTokens(const Spot& spot) {
    return isToken(spot) ? Spot{spot.owner, {.area = spot.place.area}} : spot;
}

} // namespace

} // namespace cimaise::musee

namespace cimaise {

constinit const GameInput musee::Module::input{.pieceTexts = musee::paintingTexts,
                                               .boardCount = on<musee::boardCount>,
                                               .pieces = on<musee::paintings>,
                                               .isForPieces = on<musee::isSpace>,
                                               .take = on<musee::takePainting>,
                                               .put = on<musee::putPainting>,
                                               .changedSpots = onBoth<musee::changedSpots>,
                                               .changedFigure = onBoth<musee::changedHandOf>,
                                               .withSeats = on<musee::withSeats>,
                                               .repairCandidates = on<musee::repairCandidates>,
                                               .swapBoards = on<musee::swapMusees>,
                                               .figures = on<musee::figures>,
                                               .sharedFigures = on<musee::staircaseFigures>,
                                               .spotsJoinedAt = on<musee::joinedByToken>,
                                               .wholeRowOf = musee::rowOfTokens};

} // namespace cimaise
