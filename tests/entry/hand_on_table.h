// Driver for input functions: applies each result to the position at once, like the window does.
#pragma once

#include "app/entry/outcome.h"

namespace cimaise {

template <class Layout, class Pointing> struct HandOnTable {
    Layout layout;
    int side = 0;
    Pointing pointing{};
    std::optional<Edit> edit{};       ///< what the last touch has edited
    std::optional<Message> refused{}; ///< what was wrong with the last typed line

    void take(Outcome<Pointing> outcome) {
        pointing = std::move(outcome.pointing);
        edit = std::move(outcome.edit);
        refused = std::move(outcome.refused);
        if (edit) {
            layout = std::get<Layout>(edit->next);
        }
    }
};

} // namespace cimaise
