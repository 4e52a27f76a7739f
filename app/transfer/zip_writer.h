// Writes a zip as a stream, entry by entry.
#pragma once

#include "validators/layout/load_error.h"

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

    /// What is to be written goes to `put`; after its refusal nothing does any more.
    explicit ZipWriter(Put put);
    ZipWriter(const ZipWriter&) = delete;
    ZipWriter& operator=(const ZipWriter&) = delete;
    ZipWriter(ZipWriter&&) = delete;
    ZipWriter& operator=(ZipWriter&&) = delete;
    ~ZipWriter();

    /// `moment`: when the content was made, in milliseconds since 1970. Pictures are packed
    /// already.
    tl::expected<void, LoadError> add(const std::string& name, std::string_view content,
                                    std::int64_t moment, bool isPacked = false);
    /// What belongs at the end; nothing is added afterwards.
    tl::expected<void, LoadError> close();

private:
    struct Way; ///< what libarchive’s calls reach

    [[nodiscard]] tl::expected<void, LoadError> outcome(int code) const;

    std::unique_ptr<Way> m_way;
    ::archive* m_archive;
};

} // namespace cimaise
