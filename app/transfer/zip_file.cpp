// Reads the central directory at the end of the zip, so that a truncated file is refused as a
// whole. Writes the format with libarchive, and passes the data on to a function.
#include "app/transfer/zip_file.h"

#include "app/platform/file_text.h"

#include <archive.h>
#include <archive_entry.h>
#include <array>
#include <cerrno>
#include <sys/stat.h>

namespace cimaise {

struct ZipWriter::Way {
    Put put;
    std::optional<LoadError> refusal{};
};

namespace {

constexpr std::size_t blockSize = 16384;

tl::unexpected<LoadError> refuseZip() { return refuseFile({.text = noArchive, .arguments = {}}); }

struct Freed {
    void operator()(archive_entry* entry) const { archive_entry_free(entry); }
};

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

ZipWriter::ZipWriter(Put put)
    : m_way(std::make_unique<Way>(Way{.put = std::move(put)})), m_archive(archive_write_new()) {
    archive_write_set_format_zip(m_archive);
    // the content is small already: the fastest compression is enough
    archive_write_set_format_option(m_archive, "zip", "compression-level", "1");
    archive_write_set_bytes_in_last_block(m_archive, 1);
    const auto written = [](::archive* zip, void* way, const void* bytes, std::size_t size) {
        Way& to = *static_cast<Way*>(way);
        const auto taken = to.put(std::string_view{static_cast<const char*>(bytes), size});
        if (!taken) {
            to.refusal = taken.error();
            archive_set_error(zip, EIO, "refused");
            return la_ssize_t{-1};
        }
        return static_cast<la_ssize_t>(size);
    };
    archive_write_open(m_archive, m_way.get(), nullptr, written, nullptr);
}

ZipWriter::~ZipWriter() {
    archive_write_fail(m_archive); // prevents libarchive from finishing a zip that was not closed
    archive_write_free(m_archive);
}

tl::expected<void, LoadError> ZipWriter::outcome(int code) const {
    if (m_way->refusal) {
        return tl::unexpected(*m_way->refusal);
    }
    if (code < ARCHIVE_WARN) {
        return refuseFile(diskReason(archive_errno(m_archive)));
    }
    return {};
}

tl::expected<void, LoadError> ZipWriter::add(const std::string& name, std::string_view content,
                                             std::int64_t moment, bool isPacked) {
    constexpr std::int64_t inSeconds = 1000;
    constexpr int readable = 0644;
    const std::unique_ptr<archive_entry, Freed> entry{archive_entry_new()};
    archive_entry_set_pathname(entry.get(), name.c_str());
    archive_entry_set_filetype(entry.get(), AE_IFREG);
    archive_entry_set_perm(entry.get(), readable);
    archive_entry_set_size(entry.get(), static_cast<la_int64_t>(content.size()));
    archive_entry_set_mtime(entry.get(), moment / inSeconds, 0);
    if (isPacked) {
        archive_write_zip_set_compression_store(m_archive);
    } else {
        archive_write_zip_set_compression_deflate(m_archive);
    }
    return outcome(archive_write_header(m_archive, entry.get())).and_then([&] {
        const la_ssize_t put = archive_write_data(m_archive, content.data(), content.size());
        return outcome(put < 0 ? static_cast<int>(put) : ARCHIVE_OK);
    });
}

tl::expected<void, LoadError> ZipWriter::close() { return outcome(archive_write_close(m_archive)); }

} // namespace cimaise
