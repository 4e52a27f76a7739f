// Independent scorer of a museum, slow and plain: it tries every choice of collections that the
// rulebook leaves to the player, and shares only the layout with the score.
#pragma once

#include "positions/museum/museum_layout.h"

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
