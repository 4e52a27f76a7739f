// Writes an error as one line: `/musees/0/upper/3 file.expected.integer lowest=1 highest=60`.
#pragma once

#include "tests/support/described.h"
#include "validators/layout/refusal.h"

#include <string>
#include <tl/expected.hpp>

namespace cimaise {

template <class T> std::string refused(const tl::expected<T, Refusal>& result) {
    if (result) {
        return "not refused";
    }
    return result.error().pointer + " " + described(result.error().reason);
}

} // namespace cimaise
