// Reads JSON text strictly (RFC 8259, without duplicate keys, fractions and deep nesting) and
// writes it in the one form of the file format.
#pragma once

#include "validators/layout/json.h"
#include "validators/layout/load_error.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <string>
#include <string_view>

namespace cimaise {

/// Larger documents are refused unread, in bytes: no game comes near it.
inline constexpr std::size_t largestDocument = std::size_t{4} * 1024 * 1024;

/// The document, or where and why it is not one.
tl::expected<Json, LoadError> parseJson(std::string_view text);

/// Two-space indent, arrays of plain values on one line, a newline at the end.
std::string printJson(const Json& document);
/// The same of a value in it that stands so many columns in; without the newline at the end.
std::string printJson(const Json& value, std::size_t indent);
/// On one line, and what is no UTF-8 replaced.
std::string compactJson(const Json& value);

/// Why a list or an object is refused that has more than `limit` entries.
Message tooManyEntries(std::size_t limit);

/// One step of a JSON Pointer, with `~` and `/` escaped; of a key that no file may have, what can
/// be shown of it.
std::string pointerStep(std::string_view key);

} // namespace cimaise
