// Index of an archive; validates all its entries before any of them is imported.
#pragma once

#include "app/transfer/archive_format.h"
#include "app/transfer/zip_file.h"

#include <nlohmann/json.hpp>
#include <vector>

namespace cimaise::archive {

struct Head {
    struct Game {
        QUuid origin;
        std::optional<qint64> match; ///< number of the match in the archive
    };

    std::vector<Game> games;
    Json people;
    Json settings;
};

/// Reads the index, the first entry of an archive. Fails if the file is no archive of Cimaise, or
/// one of a newer version.
tl::expected<Head, LoadError> readHead(ZipReader& zip);

/// Validates the entries of an archive one after the other.
class EntryValidator {
public:
    /// `fileSize`: size of the archive, in bytes.
    explicit EntryValidator(std::uint64_t fileSize) : m_fileSize(fileSize) {}

    /// Fails if the entry does not belong in an archive, is out of order, or is too large.
    tl::expected<void, LoadError> check(const ZipReader::Header& header);

private:
    std::uint64_t m_fileSize;
    std::uint64_t m_claimed = 0;
    Entry m_before{};
};

} // namespace cimaise::archive
