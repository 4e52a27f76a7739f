// Reads an untrusted zip entry by entry, never more of an entry than was asked for, and extracts
// nothing to disk.
#pragma once

#include "positions/file/load_error.h"

#include <memory>
#include <optional>
#include <string>
#include <tl/expected.hpp>

struct archive;

namespace cimaise {

//% "This is not a Cimaise archive, or it is damaged."
inline constexpr TextId noArchive = CIMAISE_TEXT("archive.damaged");

class ZipReader {
public:
    struct Header {
        std::string name;
        std::uint64_t size = 0; ///< claimed size in bytes
        bool isPlain = false;   ///< a file, not a directory or link, and not encrypted
    };

    /// Opens a file. Fails if it is not a readable zip.
    static tl::expected<ZipReader, LoadError> open(const std::string& path);

    /// Returns the next entry; none at the end.
    tl::expected<std::optional<Header>, LoadError> next();
    /// Returns the content of the entry. Fails if it is damaged or larger than `most` bytes.
    tl::expected<std::string, LoadError> read(std::size_t most);

private:
    struct Freed {
        void operator()(::archive* zip) const;
    };

    explicit ZipReader(::archive* zip) : m_archive(zip) {}

    std::unique_ptr<::archive, Freed> m_archive;
};

} // namespace cimaise
