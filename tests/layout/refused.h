// Writes an error as one line: `/musees/0/upper/3 file.expected.integer lowest=1 highest=60`.
#pragma once

#include "positions/file/load_error.h"
#include "tests/support/described.h"

#include <string>
#include <tl/expected.hpp>

namespace cimaise {

template <class T> std::string refused(const tl::expected<T, LoadError>& result) {
    if (result) {
        return "not refused";
    }
    return result.error().pointer + " " + described(result.error().reason);
}

} // namespace cimaise
