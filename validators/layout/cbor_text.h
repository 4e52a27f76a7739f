// Reads and writes documents as CBOR in the one form that each has: RFC 8949, section 4.2
// ("deterministically encoded"), of a JSON value without fractions.
#pragma once

#include "validators/layout/json.h"
#include "validators/layout/load_error.h"

#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace cimaise {

/// The bytes of a document that parseJson() takes.
std::string writeCbor(const Json& document);

/// Parses bytes that writeCbor() writes and keeps their order of keys. Refuses all others, with
/// place and reason.
tl::expected<Json, LoadError> parseCbor(std::string_view bytes);

} // namespace cimaise
