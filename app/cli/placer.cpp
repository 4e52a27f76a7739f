// Asks for the places of a piece and names what nobody can be told: a player, a piece or a place
// that is not there.
#include "app/cli/placer.h"

#include "scoring/search/searches.h"
#include "validators/layout/shown_text.h"

#include <algorithm>

namespace cimaise::cli {

namespace {

//% "There is no player or team called “{name}”."
constexpr TextId unknownPlayer = CIMAISE_TEXT("cli.unknown-player");
//% "{name} has no board in this file."
constexpr TextId noBoard = CIMAISE_TEXT("cli.no-board");
//% "The game has no piece “{piece}”."
constexpr TextId unknownPiece = CIMAISE_TEXT("cli.unknown-piece");
//% "The board has no place “{place}”."
constexpr TextId unknownPlace = CIMAISE_TEXT("cli.unknown-place");

tl::unexpected<Refusal> refuse(TextId text, Argument argument) {
    return tl::unexpected(
        Refusal{.pointer = {}, .reason = {.text = text, .arguments = {std::move(argument)}}});
}

} // namespace

tl::expected<Placed, Refusal> placed(const AnyCase& anyCase, const Placing& asked) {
    const int found = findSide(anyCase, asked.player);
    if (found < 0) {
        return refuse(unknownPlayer, {"name", shownText(asked.player)});
    }
    const auto all = placements(anyCase, found, asked.piece);
    if (!all) {
        return all.error() == NoPlacements::noBoard
                   ? refuse(noBoard, {"name", shownText(partyName(anyCase, side(found)))})
                   : refuse(unknownPiece, {"piece", shownText(asked.piece)});
    }
    Placed placed{.side = side(found),
                  .piece = asked.piece,
                  .fits = std::ranges::any_of(*all, &Placement::legal),
                  .placements = *all,
                  .offers = offers(anyCase, found, asked.piece, *all)};
    if (asked.at) {
        std::erase_if(placed.placements, [&](const Placement& placement) {
            return placeId(placement.place) != *asked.at;
        });
        if (placed.placements.empty()) {
            return refuse(unknownPlace, {"place", shownText(*asked.at)});
        }
    }
    return placed;
}

} // namespace cimaise::cli
