// Reads a game from a file, standard input or a link: a whole game or a single board.
#pragma once

#include "validators/boards/board_alone.h"
#include "validators/cases.h"
#include "validators/layout/load_error.h"

#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <variant>

namespace cimaise {

using TableOrBoard = std::variant<AnyCase, BoardAlone>;

/// The position of a file, of what standard input holds (`-`), or of a link; one board alone is
/// refused. A file that exists is a file, even if its name looks like a link.
tl::expected<AnyCase, LoadError> readTable(const std::string& given);

/// One board alone, from the same; a whole table is refused.
tl::expected<BoardAlone, LoadError> readOneBoard(const std::string& given);

/// Whichever it is.
tl::expected<TableOrBoard, LoadError> readEither(const std::string& given);

/// The same from a text: a document, or else it has to be a link; white space around it is dropped.
tl::expected<TableOrBoard, LoadError> readEitherText(std::string_view text);

} // namespace cimaise
