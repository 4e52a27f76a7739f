// All pages and states, for pictures and layout tests.
#pragma once

#include "tests/stage/stage.h"

#include <span>
#include <string_view>

namespace cimaise {

struct State {
    std::string_view name;
    /// Lays it out in a window that already has its size.
    void (*arrange)(Stage& stage);
};

/// In an order in which each follows from those before it: the library fills as they go by.
std::span<const State> states();

/// Those of Muse.
std::span<const State> museStates();
/// Those of Museum.
std::span<const State> museumStates();

/// Those of Art Society.
std::span<const State> artSocietyStates();

/// Back to where every state begins.
void clear(Stage& stage);

} // namespace cimaise
