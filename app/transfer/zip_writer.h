// Writes a zip as a stream, entry by entry.
#pragma once

#include "positions/file/load_error.h"

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

struct archive;

namespace cimaise {

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
