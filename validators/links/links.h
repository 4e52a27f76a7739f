// Position as one line of text: `cimaise:1/PAYLOAD`, or `BASE#1/PAYLOAD` after any address; `1b/`
// for a single board. The payload is base64url of a zlib stream of the document in CBOR.
#pragma once

#include "validators/boards/board_alone.h"
#include "validators/cases.h"

namespace cimaise {

/// Longer links are refused unread, in characters.
inline constexpr std::size_t longestLink = 65536;

/// Whether what was given for a file is a link: it begins with `cimaise:`, in any case, or holds
/// `#1/` or `#1b/`.
bool isLink(std::string_view given);

/// The same of a text that may also be a document.
bool holdsLink(std::string_view text);

/// Whether a link says that it holds one board alone; where it stands is no matter.
bool isBoardLink(std::string_view link);

/// A link after the address `base`, or by itself after `cimaise:`; refused where it would be
/// longer than a link may be, or where no link can stand after the base.
tl::expected<std::string, LoadError> writeLink(const AnyCase& anyCase,
                                             const std::optional<std::string>& base = {});
/// The same of one board alone.
tl::expected<std::string, LoadError> writeLink(const BoardAlone& board,
                                             const std::optional<std::string>& base = {});

/// The position of a link; white space around it is dropped.
tl::expected<AnyCase, LoadError> readLink(std::string_view link);
/// The board of a link to one alone.
tl::expected<BoardAlone, LoadError> readBoardLink(std::string_view link);

} // namespace cimaise
