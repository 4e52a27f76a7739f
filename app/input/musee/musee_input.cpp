// Musée for the shared code of the input.
#include "app/input/changed_figure.h"
#include "app/input/game_input.h"
#include "app/input/musee/musee_boards.h"
#include "app/input/musee/musee_changes.h"
#include "app/input/musee/musee_repairs.h"
#include "app/input/musee/musee_seats.h"
#include "validators/musee/musee_catalogue.h"
#include "validators/musee/musee_edits.h"

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

std::optional<Place> paintingAt(const Layout& layout, int side, const Place& place) {
    for (int row = 0; side < std::ssize(layout.musees) && row < spaceCount(layout); ++row) {
        const Space space = spaceOfRow(layout, side, row);
        if (spotOf(space).place == place) {
            return hangingAt(layout, space) == noExhibit ? std::nullopt : std::optional{place};
        }
    }
    return place;
}

std::optional<Edit> removePaintingAt(const Layout& layout, int side, const Place& place) {
    for (int row = 0; side < std::ssize(layout.musees) && row < spaceCount(layout); ++row) {
        const Space space = spaceOfRow(layout, side, row);
        const Exhibit hanging = hangingAt(layout, space);
        if (spotOf(space).place == place && hanging != noExhibit) {
            return Edit{.next = clear(layout, space),
                        .what = {CIMAISE_TEXT("musee.edit.cleared"), {{"exhibit", hanging}}}};
        }
    }
    return std::nullopt;
}

/// A painting, not the bonus of a gallery.
TextId movedBetween(const Place& from, const Place& /*to*/) {
    return from.column > 0 ? movedBetweenBoards : TextId{};
}

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

constinit const GameInput musee::Module::input{.changedSpots = onBoth<musee::changedSpots>,
                                               .changedArea = onBoth<musee::changedSpots>,
                                               .changedFigure = onBoth<musee::changedHandOf>,
                                               .pieceAt = on<musee::paintingAt>,
                                               .removePieceAt = on<musee::removePaintingAt>,
                                               .withSeats = on<musee::withSeats>,
                                               .repairCandidates = on<musee::repairCandidates>,
                                               .movePiece = on<musee::movePiece>,
                                               .freePlaceFor = on<musee::freePlaceFor>,
                                               .swapBoards = on<musee::swapBoards>,
                                               .readBack = on<musee::readBack>,
                                               .movedBetween = musee::movedBetween,
                                               .spotsJoinedAt = on<musee::joinedByToken>,
                                               .wholeRowOf = musee::rowOfTokens};

} // namespace cimaise
