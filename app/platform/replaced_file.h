// Replaces a file atomically. In the browser, which has no file paths, the finished file is passed
// to the user.
#pragma once

#include "positions/file/load_error.h"

#include <memory>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace cimaise {

/// Writes a temporary file beside the target, in pieces, and renames it to the target once it is on
/// disk. Until then, or if it is never finished, the old file is unchanged.
class ReplacedFile {
public:
    static tl::expected<ReplacedFile, LoadError> begin(const std::string& path);
    ReplacedFile(const ReplacedFile&) = delete;
    ReplacedFile& operator=(const ReplacedFile&) = delete;
    ReplacedFile(ReplacedFile&& other) noexcept;
    ReplacedFile& operator=(ReplacedFile&&) = delete;
    ~ReplacedFile();

    /// Appends a piece. Must not be called after an error.
    tl::expected<void, LoadError> write(std::string_view text);
    tl::expected<void, LoadError> finish();

private:
    struct Part;

    explicit ReplacedFile(std::unique_ptr<Part> part);

    std::unique_ptr<Part> m_part; ///< temporary file
};

} // namespace cimaise
