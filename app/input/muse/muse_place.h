// View of a game of Muse as text, so that the view can be restored after a restart of the app.
#pragma once

#include "app/input/muse/muse_input_state.h"

#include <string>
#include <string_view>

namespace cimaise::muse {

/// Panel, player in view, what the next tap does, and incomplete turns.
struct Stay {
    Mode mode = Mode::paintings;
    int side = 0;
    bool resolved = false; ///< the events of the round are shown
    Pile pile = Pile::studio;
    std::optional<Card> selected{};
    Counting counting = Counting::pass;
    Asked asked = Asked::next;
    std::vector<PartialTurn> halfTurns{};

    bool operator==(const Stay&) const = default;
};

Stay stayOf(const InputContext& context);
std::string writeStay(const Stay& stay);

/// Reads a text written by writeStay(); nullopt for any other text.
std::optional<Stay> readStay(std::string_view text);

/// Restores a view; skips anything that the position does not have.
InputResult returnTo(const InputContext& context, const Stay& stay);

} // namespace cimaise::muse
