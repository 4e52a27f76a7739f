// Aborts when a fuzzed property does not hold.
#pragma once

#include <cstdlib>
#include <fmt/format.h>
#include <string_view>

/// Ends the run so that the fuzzer keeps the bytes.
inline void expect(bool holds, std::string_view what) {
    if (!holds) {
        fmt::print(stderr, "does not hold: {}\n", what);
        std::abort();
    }
}
