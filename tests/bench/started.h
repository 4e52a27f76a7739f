// One start of the window as another process sees it.
#pragma once

#include <string>

struct Started {
    double firstFrame = 0; ///< ms from the start of the process until its first frame is drawn
    double peak = 0;       ///< MB of memory at most until then
};

/// Starts the program on a library of its own and ends it when it has drawn.
Started start(const std::string& program, const std::string& folder);
