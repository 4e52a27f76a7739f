// Asks for the places of a piece and names what nobody can be told: a player or a piece that is not
// there.
#include "app/cli/placer.h"

#include "scoring/search/searches.h"
#include "validators/layout/shown_text.h"

namespace cimaise::cli {

namespace {

//% "There is no player or team called “{name}”."
constexpr TextId unknownOwner = CIMAISE_TEXT("cli.unknown-player");
//% "{name} has no board in this file."
constexpr TextId noBoard = CIMAISE_TEXT("cli.no-board");
//% "The game has no piece “{piece}”."
constexpr TextId unknownPiece = CIMAISE_TEXT("cli.unknown-piece");

tl::unexpected<Refusal> noPlaces(TextId text, Argument argument) {
    return tl::unexpected(
        Refusal{.pointer = {}, .reason = {.text = text, .arguments = {std::move(argument)}}});
}

} // namespace

tl::expected<Placed, Refusal> placed(const AnyCase& anyCase, std::string_view player,
                                     std::string_view piece) {
    const int found = findSide(anyCase, player);
    if (found < 0) {
        return noPlaces(unknownOwner, {"name", shownText(player)});
    }
    bool fits = false;
    const auto looked = cimaise::forEachPlacement(
        anyCase, found, piece, [&](const Placement& placement) { fits = fits || placement.legal; });
    if (!looked) {
        return looked.error() == NoPlacements::noBoard
                   ? noPlaces(noBoard, {"name", shownText(partyName(anyCase, side(found)))})
                   : noPlaces(unknownPiece, {"piece", shownText(piece)});
    }
    return Placed{.side = side(found),
                  .piece = std::string{piece},
                  .fits = fits,
                  .offers = offers(anyCase, found, piece, fits)};
}

void forEachPlacement(const AnyCase& anyCase, const Placed& placed, const VisitPlacement& visit) {
    (void)cimaise::forEachPlacement(anyCase, placed.side.index, placed.piece, visit);
}

} // namespace cimaise::cli
