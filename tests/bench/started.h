// Measures one start of the window from another process.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

struct Started {
    double firstFrame = 0; ///< ms from the start of the process until its first frame is drawn
    double cpu = 0;        ///< ms of processor time of all threads until the end of the measurement
    double peak = 0;       ///< peak memory until then, in MB
};

/// End of the measurement.
enum class Until : std::uint8_t {
    drawn, ///< until its first frame
    atRest ///< until the process is idle and waits for input
};

/// Starts the program with `arguments` after its name and ends it after the measurement.
Started start(const std::string& program, const std::vector<std::string>& arguments, Until until);
