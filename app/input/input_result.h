// Result of an input event: the new input state and the edit. The caller applies edit, sound and
// display, once.
#pragma once

#include "validators/cases.h"
#include "validators/report/message.h"

#include <optional>

namespace cimaise {

/// Sound of an edit that causes no problem.
enum class Heard : std::uint8_t {
    nothing,
    putDown, ///< a piece was placed
    filled,  ///< and completed something worth points
    wrong    ///< refused, with an answer
};

struct Edit {
    AnyCase next; ///< position after the edit; an unchanged position is no edit
    Message what; ///< text of the edit for undo
    Heard heard = Heard::nothing;
    std::optional<Spot> at{}; ///< place of the new piece: a problem there changes the sound
    /// Field being typed into: all its digits form one edit.
    std::optional<Spot> typedInto{};
};

template <class InputState> struct InputResult {
    InputState state;                 ///< new input state, with the answer
    std::optional<Edit> edit{};       ///< nullopt: the position is unchanged
    std::optional<Message> refused{}; ///< error in a typed line
    std::optional<int> side{};        ///< new side in view; already in `state`
    Heard heard = Heard::nothing;     ///< sound of an input without an edit
    bool putsOut = false;             ///< true: clears the highlight
    std::optional<Spot> touched{};    ///< spot tapped
    std::optional<Spot> pointed{};    ///< spot selected by key, which does not answer a question
};

/// Adds the tapped spot to a result.
template <class InputResult> InputResult touching(InputResult result, const Spot& spot) {
    result.touched = spot;
    return result;
}

} // namespace cimaise
