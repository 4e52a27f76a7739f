// Reads JSON text strictly (RFC 8259, without duplicate keys, fractions and deep nesting) and
// prints documents in the layout of the file format.
#pragma once

#include "positions/file/json.h"
#include "positions/file/load_error.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <string>
#include <string_view>

namespace cimaise {

/// Size in bytes above which a document is refused unread, far above any game.
inline constexpr std::size_t largestDocument = std::size_t{4} * 1024 * 1024;

/// Parses a document; the error has a place and a reason.
tl::expected<Json, LoadError> parseJson(std::string_view text);

/// Prints with a two-space indent, arrays of plain values on one line and a newline at the end.
std::string printJson(const Json& document);
/// Prints a value inside a document, indented by `indent` columns, without the newline at the end.
std::string printJson(const Json& value, std::size_t indent);
/// Prints on one line and replaces bytes that are not UTF-8.
std::string compactJson(const Json& value);

/// Message for a list or an object with more than `limit` entries.
Message tooManyEntries(std::size_t limit);

/// Step of a JSON Pointer, with `~` and `/` escaped; a key that is not a valid name is shortened
/// and escaped for display.
std::string pointerStep(std::string_view key);

} // namespace cimaise
