// Names of a game's areas in sentences.
#pragma once

#include "positions/messages/message.h"

#include <string_view>

namespace cimaise {

/// Area of a game's table, such as a gallery or a hand; Place::area is its id.
struct Area {
    std::string_view id;
    TextId whole; ///< the area as a whole
    TextId spot;  ///< one spot of it, with {column}, {row} or {item}; empty: it has no spots
};

} // namespace cimaise
