// Reads and writes documents as CBOR in a unique encoding: RFC 8949, section 4.2
// ("deterministically encoded"), of a JSON value without fractions.
#pragma once

#include "positions/file/json.h"
#include "positions/file/load_error.h"

#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace cimaise {

/// Encodes a document that parseJson() accepts.
std::string writeCbor(const Json& document);

/// Parses bytes written by writeCbor() and keeps their order of keys. Refuses all other bytes, with
/// place and reason.
tl::expected<Json, LoadError> parseCbor(std::string_view bytes);

} // namespace cimaise
