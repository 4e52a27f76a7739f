// Position as one line of text: `cimaise:1/PAYLOAD`, or `BASE#1/PAYLOAD` after any address; `1b/`
// for a single board. The payload is base64url of a zlib stream of the document in CBOR.
#pragma once

#include "positions/boards/single_board.h"
#include "positions/cases.h"
#include "positions/links/link_in_text.h"

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

/// Position of the link in a text (link_in_text.h); letters behind its checksum are ignored.
tl::expected<AnyCase, LoadError> readLink(std::string_view link);
/// Board of a link to a single board.
tl::expected<SingleBoard, LoadError> readBoardLink(std::string_view link);

} // namespace cimaise
