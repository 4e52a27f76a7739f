// Reads the central directory at the end of the zip, so that a truncated file is refused as a
// whole.
#include "app/transfer/zip_reader.h"

#include "app/platform/disk_error_text.h"

#include <archive.h>
#include <archive_entry.h>
#include <array>
#include <cerrno>
#include <sys/stat.h>

namespace cimaise {

namespace {

constexpr std::size_t blockSize = 16384;

tl::unexpected<LoadError> refuseZip() { return refuseFile({.text = noArchive, .arguments = {}}); }

} // namespace

void ZipReader::Freed::operator()(::archive* zip) const { archive_read_free(zip); }

tl::expected<ZipReader, LoadError> ZipReader::open(const std::string& path) {
    struct stat status{};
    if (::stat(path.c_str(), &status) != 0) {
        return refuseFile(diskReason(errno));
    }
    if (!S_ISREG(status.st_mode)) { // pipes and devices might block
        return refuseFile(
            {.text = S_ISDIR(status.st_mode) ? isFolder : noArchive, .arguments = {}});
    }
    ZipReader reader{archive_read_new()};
    archive_read_support_format_zip_seekable(reader.m_archive.get());
    if (archive_read_open_filename(reader.m_archive.get(), path.c_str(), blockSize) != ARCHIVE_OK) {
        const int error = archive_errno(reader.m_archive.get());
        return error == EACCES ? refuseFile(diskReason(error)) : refuseZip();
    }
    return reader;
}

tl::expected<std::optional<ZipReader::Header>, LoadError> ZipReader::next() {
    archive_entry* entry = nullptr;
    const int code = archive_read_next_header(m_archive.get(), &entry);
    if (code == ARCHIVE_EOF) {
        return std::nullopt;
    }
    const char* const name = code == ARCHIVE_OK ? archive_entry_pathname(entry) : nullptr;
    if (name == nullptr) {
        return refuseZip();
    }
    const bool plain = archive_entry_filetype(entry) == AE_IFREG &&
                       archive_entry_size_is_set(entry) != 0 && archive_entry_size(entry) >= 0 &&
                       archive_entry_is_encrypted(entry) == 0;
    return Header{.name = name,
                  .size = plain ? static_cast<std::uint64_t>(archive_entry_size(entry)) : 0,
                  .isPlain = plain};
}

tl::expected<std::string, LoadError> ZipReader::read(std::size_t most) {
    std::string content;
    std::array<char, blockSize> part{};
    while (true) {
        const la_ssize_t got = archive_read_data(m_archive.get(), part.data(), part.size());
        if (got == 0) {
            return content;
        }
        if (got < 0 || content.size() + static_cast<std::size_t>(got) > most) {
            return refuseZip();
        }
        content.append(part.data(), static_cast<std::size_t>(got));
    }
}

} // namespace cimaise
