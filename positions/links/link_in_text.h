// Finds a link in a text as chats and mails pass it on: in a sentence, in quotes or brackets,
// broken into lines, with invisible characters, or percent-encoded inside another address.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace cimaise {

/// Length in characters above which a link is refused undecoded.
inline constexpr std::size_t longestLink = 65536;

/// A link without the address before it.
struct LinkParts {
    /// Text before the slash: `1` for a game, `1b` for a single board; otherwise not a link of
    /// ours.
    std::string kind;
    /// Letters of base64url. May have letters of the text behind the link at its
    /// end, and is cut off beyond longestLink.
    std::string payload;
};

/// Link in the text, the one with the longest payload if there are several: `cimaise:KIND/PAYLOAD`,
/// or `#1/PAYLOAD` and `#1b/PAYLOAD` after any address. The scheme may be in upper or lower case,
/// and is not taken for one inside a word or a path.
std::optional<LinkParts> linkIn(std::string_view text);

} // namespace cimaise
