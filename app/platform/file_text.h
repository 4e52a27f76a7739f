// Reads and writes whole files: never more than a game can need, and never a partial file.
#pragma once

#include "validators/layout/load_error.h"

#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace cimaise {

/// The text of a plain file, or why it cannot be read: nothing else is waited for. At most one byte
/// more than largestDocument is read, which readCase() then refuses.
tl::expected<std::string, LoadError> readFile(const std::string& path);

/// The same from standard input.
tl::expected<std::string, LoadError> readStandardInput();

/// Writes to standard output; what has been taken stays written on a refusal. Whether somebody
/// still reads: who reads only the beginning has what was wanted (if SIGPIPE is ignored).
tl::expected<bool, LoadError> writeStandardOutput(std::string_view text);

/// Puts `text` in the place of the file: all of it, or on a refusal nothing.
tl::expected<void, LoadError> writeFile(const std::string& path, std::string_view text);

} // namespace cimaise
