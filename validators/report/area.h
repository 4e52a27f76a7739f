// Names of a game's areas in sentences.
#pragma once

#include "validators/report/message.h"

#include <string_view>

namespace cimaise {

/// An area of a game's table; a Place names it by its id.
struct Area {
    std::string_view id;
    TextId whole; ///< the area as a whole
    TextId spot;  ///< one spot of it, with {column}, {row} or {item}; empty: it has no spots
};

} // namespace cimaise
