// Index of an archive; validates all its entries before any of them is imported.
#pragma once

#include "app/transfer/archive_format.h"
#include "app/transfer/zip_reader.h"

#include <nlohmann/json.hpp>
#include <vector>

namespace cimaise::archive {

struct Head {
    struct Game {
        QUuid origin;
        std::optional<qint64> match; ///< by its number there
    };

    std::vector<Game> games;
    Json people;
    Json settings;
};

/// From the first entry on; refused where it is none of ours, or a newer one’s.
tl::expected<Head, LoadError> readHead(ZipReader& zip);

/// Looks at one entry after the other.
class Inspection {
public:
    /// `fileSize`: of the archive, in bytes.
    explicit Inspection(std::uint64_t fileSize) : m_fileSize(fileSize) {}

    /// Refused where it belongs into no archive, stands out of order, or is larger than any.
    tl::expected<void, LoadError> look(const ZipReader::Header& header);

private:
    std::uint64_t m_fileSize;
    std::uint64_t m_claimed = 0;
    Entry m_before{};
};

} // namespace cimaise::archive
