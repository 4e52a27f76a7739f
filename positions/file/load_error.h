// Reason why a document cannot be used: the place as a JSON Pointer (RFC 6901), and what was
// expected.
#pragma once

#include "positions/messages/message.h"

#include <string>

namespace cimaise {

struct LoadError {
    std::string pointer; ///< empty: the document as a whole
    Message reason;

    bool operator==(const LoadError&) const = default;
};

} // namespace cimaise
