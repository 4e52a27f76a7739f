// Finds the placements of a piece, and reports a piece or place that does not exist.
#include "app/cli/placements_command.h"

#include "app/cli/sides.h"
#include "positions/text/shown_text.h"
#include "rulings/placements/searches.h"

namespace cimaise::cli {

namespace {

//% "No board for {name} in this file."
constexpr TextId noBoard = CIMAISE_TEXT("cli.no-board");
//% "No piece “{piece}” found in this game."
constexpr TextId unknownPiece = CIMAISE_TEXT("cli.unknown-piece");
//% "No place “{place}” found on this board."
constexpr TextId unknownPlace = CIMAISE_TEXT("cli.unknown-place");

tl::unexpected<LoadError> refuse(TextId text, Argument argument) {
    return tl::unexpected(
        LoadError{.pointer = {}, .reason = {.text = text, .arguments = {std::move(argument)}}});
}

bool isAskedFor(const std::optional<std::string>& at, const Placement& placement) {
    return !at || placeId(placement.place) == *at;
}

} // namespace

tl::expected<PlacementList, LoadError> placed(const AnyCase& anyCase,
                                              const PlacementRequest& asked) {
    const tl::expected<int, LoadError> called = sideCalled(anyCase, asked.player);
    if (!called) {
        return tl::unexpected(called.error());
    }
    const int found = *called;
    bool fits = false;
    bool isThere = false;
    const auto looked =
        cimaise::forEachPlacement(anyCase, found, asked.piece, [&](const Placement& placement) {
            fits = fits || placement.legal;
            isThere = isThere || isAskedFor(asked.at, placement);
        });
    if (!looked) {
        return looked.error() == NoPlacements::noBoard
                   ? refuse(noBoard, {"name", side(found)})
                   : refuse(unknownPiece, {"piece", shownText(asked.piece)});
    }
    if (!isThere && asked.at) {
        return refuse(unknownPlace, {"place", shownText(*asked.at)});
    }
    return PlacementList{.side = side(found),
                         .piece = asked.piece,
                         .at = asked.at,
                         .all = asked.all,
                         .fits = fits,
                         .offers = offers(anyCase, found, asked.piece, fits)};
}

void forEachPlacement(const AnyCase& anyCase, const PlacementList& placed,
                      const VisitPlacement& visit) {
    (void)cimaise::forEachPlacement(anyCase, placed.side.index, placed.piece,
                                    [&](const Placement& placement) {
                                        if (isAskedFor(placed.at, placement)) {
                                            visit(placement);
                                        }
                                    });
}

} // namespace cimaise::cli
