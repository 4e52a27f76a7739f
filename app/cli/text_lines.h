// Breaks sentences into lines that fit a terminal.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace cimaise::cli {

/// Breaks a text into lines of at most 80 columns, each indented by `indent` spaces. The first line
/// starts with `head` instead.
std::string paragraph(std::string_view text, std::size_t indent, std::string_view head);

/// Breaks a text into lines that are all indented alike.
std::string paragraph(std::string_view text, std::size_t indent);

/// Pads a text with spaces up to `columns`.
std::string padded(std::string_view text, std::size_t columns);

/// Number of terminal columns of the text.
std::size_t columnsOf(std::string_view text);

} // namespace cimaise::cli
