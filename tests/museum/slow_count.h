// A second count of a museum, slow and plain: it looks through every choice of collections that the
// rulebook leaves to the player, and shares nothing with the score but the layout.
#pragma once

#include "validators/museum/museum_layout.h"

#include <map>
#include <string>

namespace cimaise::museum {

struct SlowCount {
    std::map<std::string, int> lines; ///< points by line id
    int total = 0;
    bool atLeast = false;
};

SlowCount slowCount(const Layout& layout, const Museum& museum);

} // namespace cimaise::museum
