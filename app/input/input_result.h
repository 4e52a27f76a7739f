// Result of an input event: the new input state and the edit. The caller applies edit, sound and
// display, once.
#pragma once

#include "positions/cases.h"
#include "positions/messages/message.h"

#include <optional>

namespace cimaise {

/// Sound of an edit that causes no problem.
enum class InputSound : std::uint8_t {
    nothing,
    putDown, ///< a piece was placed
    filled,  ///< a piece was placed and completed something worth points
    wrong    ///< the input was refused with a message
};

struct Edit {
    AnyCase next; ///< position after the edit; if it equals the current one, there is no edit
    Message what; ///< text of the edit for undo
    InputSound sound = InputSound::nothing;
    std::optional<Spot> at{}; ///< place of the new piece: a problem there changes the sound
    /// Field being typed into: all its digits form one edit.
    std::optional<Spot> typedInto{};
    bool isConfirmed = false; ///< true if the hint says `what` first
};

template <class InputState> struct InputResult {
    InputState state;                       ///< new input state, with the answer
    std::optional<Edit> edit{};             ///< nullopt: the position is unchanged
    std::optional<Message> refused{};       ///< error in a typed line
    std::optional<int> side{};              ///< another side to be shown; already set in `state`
    InputSound sound = InputSound::nothing; ///< sound of an input without an edit
    bool clearsHighlight = false;           ///< true if the input clears the highlight
    std::optional<Spot> tapped{};           ///< spot tapped
    std::optional<Spot> pointed{}; ///< spot selected by keyboard; unlike `tapped`, it does not
                                   ///< answer a request for a spot
};

/// Adds the tapped spot to a result.
template <class InputResult> InputResult withTappedSpot(InputResult result, const Spot& spot) {
    result.tapped = spot;
    return result;
}

} // namespace cimaise
