// Measures one start of the window from another process.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

struct Started {
    double firstFrame = 0; ///< ms from the start of the process until its first frame is drawn
    double cpu = 0;        ///< ms of processor time of all its threads until the end of the look
    double peak = 0;       ///< MB of memory at most until then
};

/// How long a start is looked at.
enum class Until : std::uint8_t {
    drawn, ///< until its first frame
    atRest ///< until it does nothing any more and waits for hands
};

/// Starts the program, `arguments` after its name, and ends it after the look.
Started start(const std::string& program, const std::vector<std::string>& arguments, Until until);
