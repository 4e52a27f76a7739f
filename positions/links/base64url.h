// Encodes bytes as text that is safe in a URL: base64url without padding (RFC 4648, section 5).
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace cimaise {

std::string writeBase64url(std::string_view bytes);

/// Decoded bytes; nullopt if the text has padding, other characters, an impossible length, or spare
/// bits that are not 0.
std::optional<std::string> readBase64url(std::string_view text);

} // namespace cimaise
