// A file that takes another one’s place: all of it, or nothing.
#pragma once

#include "app/share/descriptor.h"
#include "validators/layout/refusal.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace cimaise {

/// Written beside the old file, piece by piece, and moved over it once the disk has it. Until then,
/// and where it is never finished, the old one stays as it is.
class ReplacedFile {
public:
    static tl::expected<ReplacedFile, Refusal> begin(const std::string& path);
    ReplacedFile(const ReplacedFile&) = delete;
    ReplacedFile& operator=(const ReplacedFile&) = delete;
    ReplacedFile(ReplacedFile&& other) noexcept;
    ReplacedFile& operator=(ReplacedFile&&) = delete;
    ~ReplacedFile();

    /// After a refusal there is nothing left to write to.
    tl::expected<void, Refusal> write(std::string_view text);
    tl::expected<void, Refusal> finish();

private:
    ReplacedFile(std::filesystem::path file, std::filesystem::path beside, int number);

    std::filesystem::path m_file;
    std::filesystem::path m_beside; ///< empty: there is nothing to take away
    Descriptor m_opened;
};

} // namespace cimaise
