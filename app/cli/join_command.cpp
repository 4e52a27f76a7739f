// Text of the reason why a board cannot be added to a game.
#include "app/cli/join_command.h"

#include "app/cli/sides.h"
#include "positions/text/shown_text.h"

#include <fmt/format.h>

namespace cimaise::cli {

namespace {

//% "No player called “{name}” in this game; name the board’s owner with --player."
constexpr TextId whoseIsIt = CIMAISE_TEXT("cli.join.whose");
//% "{name}’s board is not empty; use --replace to overwrite it."
constexpr TextId taken = CIMAISE_TEXT("cli.join.not-empty");

using Laid = tl::expected<AnyCase, LoadError>;

tl::unexpected<LoadError> keptOff(Message reason) {
    return tl::unexpected(LoadError{.pointer = {}, .reason = std::move(reason)});
}

struct InWords {
    Laid operator()(AnyCase table) const { return table; }
    /// Reports only the first difference, because one sentence fits on a line.
    Laid operator()(OtherGame differs) const { return keptOff(std::move(differs.facts.front())); }
    Laid operator()(const UnknownOwner& whose) const {
        return keptOff({.text = whoseIsIt,
                        .arguments = {{"name", shownText(fmt::format(
                                                   "{}", fmt::join(whose.owners, " & ")))}}});
    }
    Laid operator()(const SideOccupied& found) const {
        return keptOff({.text = taken, .arguments = {{"name", side(found.side)}}});
    }
};

} // namespace

tl::expected<AnyCase, LoadError> withBoard(const AnyCase& table, const SingleBoard& board,
                                           const Arguments& arguments) {
    BoardAdditionOptions how{.side = {}, .replaces = arguments.replaces};
    if (arguments.player) {
        const tl::expected<int, LoadError> side = sideCalled(table, *arguments.player);
        if (!side) {
            return tl::unexpected(side.error());
        }
        how.side = *side;
    }
    return std::visit(InWords{}, joined(table, board, how));
}

} // namespace cimaise::cli
