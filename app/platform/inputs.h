// Reads a game from a file, standard input or a link: a whole game or a single board.
#pragma once

#include "positions/boards/single_board.h"
#include "positions/cases.h"
#include "positions/file/load_error.h"

#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <variant>

namespace cimaise {

using GameOrBoard = std::variant<AnyCase, SingleBoard>;

/// Reads a position from a file, standard input (`-`) or a link; rejects a single board. An
/// existing file has precedence over a link of the same text.
tl::expected<AnyCase, LoadError> readPosition(const std::string& given);

/// Reads a single board from the same sources; rejects a whole position.
tl::expected<SingleBoard, LoadError> readSingleBoard(const std::string& given);

/// Reads a position or a single board from the same sources.
tl::expected<GameOrBoard, LoadError> readGameOrBoard(const std::string& given);

/// Reads a position or a single board from a file, which never holds a link.
tl::expected<GameOrBoard, LoadError> readGameOrBoardFile(const std::string& path);

/// Reads a position or a single board from a document or link in a text, ignoring white space
/// around it.
tl::expected<GameOrBoard, LoadError> readGameOrBoardText(std::string_view text);

} // namespace cimaise
