// Zip files as a stream, written and read entry by entry; nothing is extracted to disk.
#pragma once

#include "positions/file/load_error.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

struct archive;

namespace cimaise {

//% "This is not a Cimaise archive, or it is damaged."
inline constexpr TextId noArchive = CIMAISE_TEXT("archive.damaged");

/// Reads an untrusted zip, never more of an entry than was asked for.
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

/// Writes a zip as a stream, entry by entry.
class ZipWriter {
public:
    using Put = std::function<tl::expected<void, LoadError>(std::string_view)>;

    /// `put` receives the data; after its first error it is not called again.
    explicit ZipWriter(Put put);
    ZipWriter(const ZipWriter&) = delete;
    ZipWriter& operator=(const ZipWriter&) = delete;
    ZipWriter(ZipWriter&&) = delete;
    ZipWriter& operator=(ZipWriter&&) = delete;
    ~ZipWriter();

    /// `moment`: modification time, in milliseconds since 1970. `isPacked`: the content is
    /// compressed already, as pictures are.
    tl::expected<void, LoadError> add(const std::string& name, std::string_view content,
                                      std::int64_t moment, bool isPacked = false);
    /// Writes the central directory; nothing can be added afterwards.
    tl::expected<void, LoadError> close();

private:
    struct Way; ///< data for libarchive’s callbacks

    [[nodiscard]] tl::expected<void, LoadError> outcome(int code) const;

    std::unique_ptr<Way> m_way;
    ::archive* m_archive;
};

} // namespace cimaise
