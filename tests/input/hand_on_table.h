// Driver for input functions: applies each result to the position at once, like the window does.
#pragma once

#include "app/input/input_result.h"

namespace cimaise {

template <class Layout, class InputState> struct HandOnTable {
    Layout layout;
    int side = 0;
    InputState state{};
    std::optional<Edit> edit{};       ///< what the last touch has edited
    std::optional<Message> refused{}; ///< what was wrong with the last typed line

    void take(InputResult<InputState> result) {
        state = std::move(result.state);
        edit = std::move(result.edit);
        refused = std::move(result.refused);
        if (edit) {
            layout = std::get<Layout>(edit->next);
        }
    }
};

} // namespace cimaise
