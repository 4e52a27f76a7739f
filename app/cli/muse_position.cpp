// Refuses files that are no position of Muse or whose round is inconsistent.
#include "app/cli/muse_position.h"

#include <algorithm>

namespace cimaise::cli {

namespace {

//% "This command is for Muse only; this file is for {game}."
constexpr TextId otherGame = CIMAISE_TEXT("cli.muse.other-game");
//% "The draw pile is entered as running out after event {event}, but this round has only %n events."
constexpr TextId noSuchEvent = CIMAISE_TEXT_N("cli.muse.no-such-event");

std::optional<LoadError> refusedGrowAfter(const muse::Layout& layout) {
    if (!layout.growAfter || layout.growAfter->events.empty() || !muse::canPlay(layout)) {
        return std::nullopt;
    }
    const int last = std::ranges::max(layout.growAfter->events);
    const int events =
        layout.round ? static_cast<int>(muse::sortedBySize(*layout.round).size()) : 0;
    if (last <= events) {
        return std::nullopt;
    }
    return LoadError{
        .pointer = "/growAfter",
        .reason = {.text = noSuchEvent, .arguments = {{"event", last}, {"n", events}}}};
}

} // namespace

tl::expected<const muse::Layout*, LoadError> musePosition(const AnyCase& anyCase, bool round) {
    const auto* const layout = std::get_if<muse::Layout>(&anyCase);
    if (layout == nullptr) {
        return tl::unexpected(LoadError{
            .pointer = {},
            .reason = {.text = otherGame, .arguments = {{"game", gameOf(anyCase).name}}}});
    }
    if (const std::optional<LoadError> refusal = round ? refusedGrowAfter(*layout) : std::nullopt) {
        return tl::unexpected(*refusal);
    }
    return layout;
}

} // namespace cimaise::cli
