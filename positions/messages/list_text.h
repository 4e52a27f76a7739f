// Lists inside a sentence: “A, B and C”, “45 or 46”.
#pragma once

#include "positions/messages/message.h"

#include <utility>

namespace cimaise {

//% "{list} and {last}"
inline constexpr TextId allOfWording = CIMAISE_TEXT("list.all");
//% "{list} or {last}"
inline constexpr TextId anyOfWording = CIMAISE_TEXT("list.any");

/// List of parts of which one is meant.
inline Listing anyOf(Listing parts) {
    if (parts.parts.size() < 2) {
        return parts;
    }
    const Listing last{{parts.parts.back()}};
    parts.parts.pop_back();
    return {{Message{anyOfWording, {{"list", std::move(parts)}, {"last", last}}}}};
}

} // namespace cimaise
