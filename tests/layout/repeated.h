// Long texts for the tests of limits.
#pragma once

#include <string>
#include <string_view>

namespace cimaise {

inline std::string repeated(std::string_view text, int times) {
    std::string all;
    for (int i = 0; i < times; ++i) {
        all += text;
    }
    return all;
}

} // namespace cimaise
