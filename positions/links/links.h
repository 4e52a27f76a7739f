// Position as one line of text: `cimaise:1/PAYLOAD`, or `BASE#1/PAYLOAD` after any address; `1b/`
// for a single board. The payload is base64url of a zlib stream of the document in CBOR.
#pragma once

#include "positions/boards/single_board.h"
#include "positions/cases.h"

#include <optional>
#include <string>
#include <string_view>

namespace cimaise {

/// True if the text given as a file name is a link or contains one, as a sentence around it does.
bool isLink(std::string_view given);

/// True if a text that may also be a document contains a link.
bool holdsLink(std::string_view text);

/// True if the link declares itself a single board, in any position of the text.
bool isBoardLink(std::string_view link);

/// Link after the address `base`, or after `cimaise:` without a base; fails if the link would be
/// too long or if the base cannot carry a link.
tl::expected<std::string, LoadError> writeLink(const AnyCase& anyCase,
                                               const std::optional<std::string>& base = {});
/// Link to a single board.
tl::expected<std::string, LoadError> writeLink(const SingleBoard& board,
                                               const std::optional<std::string>& base = {});

/// Position of the link in a text (linkIn); letters behind its checksum are ignored.
tl::expected<AnyCase, LoadError> readLink(std::string_view link);
/// Board of a link to a single board.
tl::expected<SingleBoard, LoadError> readBoardLink(std::string_view link);

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
