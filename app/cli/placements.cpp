// Command `placements`: finds the placements of a piece on the whole board or at one place of it.
#include "app/cli/placements.h"

#include "app/cli/report.h"
#include "positions/text/shown_text.h"
#include "rulings/placements/placements.h"
#include "validators/checks.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace cimaise::cli {

namespace {

//% "No board for {name} in this file."
constexpr TextId noBoard = CIMAISE_TEXT("cli.no-board");
//% "No piece “{piece}” found in this game."
constexpr TextId unknownPiece = CIMAISE_TEXT("cli.unknown-piece");
//% "No place “{place}” found on this board."
constexpr TextId unknownPlace = CIMAISE_TEXT("cli.unknown-place");

bool isAskedFor(const std::optional<std::string>& at, const Placement& placement) {
    return !at || placeId(placement.place) == *at;
}

/// Adds the effects of a tile on a wall.
void addTileFit(const TileFit& fit, Json& entry) {
    entry["matches"] = fit.matches.size();
    entry["where"] = placeIds(fit.matches);
    entry["fauxpas"] = placeIds(fit.fauxPasWith);
    entry["corners"] = fit.corners;
    entry["eyeline"] = fit.eyeline;
}

Json placementJson(const Placement& placement) {
    Json entry{{"place", placeId(placement.place)}};
    if (const std::optional<TileFit>& fit = placement.fit) {
        entry["size"] = {fit->size.columns, fit->size.rows};
    }
    entry["legal"] = placement.legal;
    if (!placement.legal) {
        entry["rule"] = placement.rule;
        entry["where"] = placeIds(placement.forbiddenBy);
        return entry;
    }
    entry["points"] = placement.points;
    entry["lines"] = Json::array();
    for (const LineChange& change : placement.lines) {
        entry["lines"].push_back({{"id", change.id}, {"points", change.points}});
    }
    if (placement.fit) {
        addTileFit(*placement.fit, entry);
        return entry;
    }
    entry["room"] = Json::object();
    for (const RemainingNumbers& room : placement.room) {
        entry["room"][std::string{room.area}] = room.numbers;
    }
    entry["paintings"] = placement.paintings ? Json(*placement.paintings) : Json(nullptr);
    return entry;
}

void printPlacements(const AnyCase& anyCase, const PlacementList& placed, JsonPrinter& out) {
    out.member("game", gameOf(anyCase).id);
    out.member("player", partyName(anyCase, placed.side));
    out.member("piece", placed.piece);
    out.beginList("placements");
    forEachPlacement(anyCase, placed,
                     [&](const Placement& placement) { out.entry(placementJson(placement)); });
    out.endList();
    if (placed.offers) {
        Json ids = Json::array();
        std::ranges::transform(*placed.offers, std::back_inserter(ids), offerId);
        out.member("offers", ids);
    }
}

/// Checks whether the piece can be placed, or returns an error.
tl::expected<PlacementList, LoadError> placed(const Arguments& arguments, const AnyCase& anyCase) {
    const std::string& piece = *arguments.value("--piece");
    const std::optional<std::string>& at = arguments.value("--at");
    const tl::expected<int, LoadError> called = sideCalled(anyCase, *arguments.value("--player"));
    if (!called) {
        return tl::unexpected(called.error());
    }
    const int ofSide = *called;
    bool fits = false;
    bool isThere = false;
    const auto searched =
        cimaise::forEachPlacement(anyCase, ofSide, piece, [&](const Placement& placement) {
            fits = fits || placement.legal;
            isThere = isThere || isAskedFor(at, placement);
        });
    if (!searched) {
        return searched.error() == NoPlacements::noBoard
                   ? refused(noBoard, {{"name", side(ofSide)}})
                   : refused(unknownPiece, {{"piece", shownText(piece)}});
    }
    if (!isThere && at) {
        return refused(unknownPlace, {{"place", shownText(*at)}});
    }
    return PlacementList{.side = side(ofSide),
                         .piece = piece,
                         .at = at,
                         .all = arguments.has("--all"),
                         .fits = fits,
                         .offers = offers(anyCase, ofSide, piece, fits)};
}

} // namespace

void forEachPlacement(const AnyCase& anyCase, const PlacementList& placed,
                      const VisitPlacement& visit) {
    (void)cimaise::forEachPlacement(anyCase, placed.side.index, placed.piece,
                                    [&](const Placement& placement) {
                                        if (isAskedFor(placed.at, placement)) {
                                            visit(placement);
                                        }
                                    });
}

AnswerOrError findPlacements(const Arguments& arguments, const AnyCase& anyCase,
                             const Translator& words) {
    return placed(arguments, anyCase).map([&](const PlacementList& found) {
        return Answer{
            .json = [=, &anyCase](JsonPrinter& out) { printPlacements(anyCase, found, out); },
            .text = [=, &anyCase,
                     &words](Output& out) { printPlacementsText(anyCase, found, words, out); },
            .isLegal = isLegal(check(anyCase))};
    });
}

} // namespace cimaise::cli
