// Reads and writes whole files: never more than a game can need, and never a partial file.
#pragma once

#include "positions/file/json_text.h"
#include "positions/file/load_error.h"

#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace cimaise {

/// Text of a plain file, or an error; other kinds of files might block. Reads at most one byte more
/// than `largest` bytes, which the reader of the text then rejects.
tl::expected<std::string, LoadError> readFile(const std::string& path,
                                              std::size_t largest = largestDocument);

/// Text of standard input, with the same limit.
tl::expected<std::string, LoadError> readStandardInput();

/// Writes to standard output; on an error, a part may have been written. Returns false if the
/// reader has closed the pipe, which is not an error (if SIGPIPE is ignored).
tl::expected<bool, LoadError> writeStandardOutput(std::string_view text);

/// Replaces the file by `text`, completely or, on an error, not at all.
tl::expected<void, LoadError> writeFile(const std::string& path, std::string_view text);

} // namespace cimaise
