// Encodes bytes in letters that are safe in a URL: base64url without padding (RFC 4648, section 5).
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace cimaise {

std::string writeBase64url(std::string_view bytes);

/// The bytes; nothing where the text is not the one way to write any: no padding, no other letter,
/// and no spare bit that is not 0.
std::optional<std::string> readBase64url(std::string_view text);

} // namespace cimaise
