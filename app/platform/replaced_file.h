// Replaces a file atomically. In the browser, which has no file paths, the finished file is passed
// to the user.
#pragma once

#include "validators/layout/load_error.h"

#include <memory>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace cimaise {

/// Written beside the old file, piece by piece, and moved over it once the disk has it. Until then,
/// and where it is never finished, the old one stays as it is.
class ReplacedFile {
public:
    static tl::expected<ReplacedFile, LoadError> begin(const std::string& path);
    ReplacedFile(const ReplacedFile&) = delete;
    ReplacedFile& operator=(const ReplacedFile&) = delete;
    ReplacedFile(ReplacedFile&& other) noexcept;
    ReplacedFile& operator=(ReplacedFile&&) = delete;
    ~ReplacedFile();

    /// After a refusal there is nothing left to write to.
    tl::expected<void, LoadError> write(std::string_view text);
    tl::expected<void, LoadError> finish();

private:
    struct Part;

    explicit ReplacedFile(std::unique_ptr<Part> part);

    std::unique_ptr<Part> m_part; ///< what is written so far
};

} // namespace cimaise
