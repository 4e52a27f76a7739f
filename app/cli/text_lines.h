// Breaks sentences into lines that fit a terminal.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace cimaise::cli {

/// The text in lines of at most 80 columns, each set in by `indent` spaces. The first one is set
/// in by `head` instead.
std::string paragraph(std::string_view text, std::size_t indent, std::string_view head);

/// The same with all lines set in alike.
std::string paragraph(std::string_view text, std::size_t indent);

/// The text followed by spaces up to `columns`.
std::string padded(std::string_view text, std::size_t columns);

/// How many columns a terminal needs for the text.
std::size_t columnsOf(std::string_view text);

} // namespace cimaise::cli
