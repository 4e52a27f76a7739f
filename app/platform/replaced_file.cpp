// Writes a temporary file beside the target and renames it once it is on disk.
#include "app/platform/replaced_file.h"

#include "app/platform/descriptor.h"
#include "app/platform/file_text.h"

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <fcntl.h>
#include <filesystem>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>

namespace cimaise {

namespace {

//% "This is not a regular file; it cannot be overwritten."
constexpr TextId notPlain = CIMAISE_TEXT("disk.not-plain");

/// Writes the directory's entry for the new name to disk.
void syncFolder(const std::filesystem::path& parent) {
    const Descriptor opened{::open(parent.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)};
    (void)::fsync(opened.number()); // not every file system supports this
}

/// Gives the new file the permissions of the old one, if there is an old one.
bool storeMode(const std::filesystem::path& old, int number) {
    struct stat status{};
    return ::stat(old.c_str(), &status) != 0 || ::fchmod(number, status.st_mode & 07777U) == 0;
}

std::filesystem::path parentOf(const std::filesystem::path& file) {
    return file.has_parent_path() ? file.parent_path() : ".";
}

/// Name of a temporary file beside `file`. Contains a counter, because a process may write several
/// files at once.
std::filesystem::path temporaryNameFor(const std::filesystem::path& file) {
    static std::atomic<int> count = 0;
    return parentOf(file) / fmt::format(".cimaise-{}-{}.part", ::getpid(), ++count);
}

/// Id of the process that created a temporary file, by the name of the file; 0 for other names.
pid_t writerOf(const std::string& name) {
    int process = 0;
    int number = 0;
    int length = 0;
    // NOLINTNEXTLINE(cert-err34-c): a name that does not fit is not a part
    const int read = std::sscanf(name.c_str(), ".cimaise-%d-%d.part%n", &process, &number, &length);
    return read == 2 && length == std::ssize(name) ? process : 0;
}

/// Removes a temporary file if its process has ended and nobody, on this or another machine, has
/// locked the file.
void removeIfAbandoned(const std::filesystem::path& part, pid_t writer) {
    if (::kill(writer, 0) == 0 || errno != ESRCH) {
        return;
    }
    const Descriptor opened{::open(part.c_str(), O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)};
    struct stat status{};
    const bool isOurs = opened.isOpen() && ::fstat(opened.number(), &status) == 0 &&
                        S_ISREG(status.st_mode) && status.st_uid == ::geteuid();
    if (isOurs && ::flock(opened.number(), LOCK_EX | LOCK_NB) == 0) {
        (void)::unlink(part.c_str());
    }
}

/// Removes the temporary files of killed processes from a folder.
void removeAbandonedParts(const std::filesystem::path& folder) {
    std::error_code error;
    for (std::filesystem::directory_iterator entry{folder, error}, end; !error && entry != end;
         entry.increment(error)) {
        if (const pid_t writer = writerOf(entry->path().filename().string()); writer > 0) {
            removeIfAbandoned(entry->path(), writer);
        }
    }
}

} // namespace

/// Temporary file, which is removed if it is never finished.
struct ReplacedFile::Part {
    std::filesystem::path file;
    std::filesystem::path temporary; ///< file to remove; empty for none
    Descriptor opened;

    Part(std::filesystem::path whole, std::filesystem::path place, int number)
        : file(std::move(whole)), temporary(std::move(place)), opened(number) {}
    Part(const Part&) = delete;
    Part(Part&&) = delete;
    Part& operator=(const Part&) = delete;
    Part& operator=(Part&&) = delete;
    ~Part() {
        if (!temporary.empty()) {
            (void)::unlink(temporary.c_str());
        }
    }
};

ReplacedFile::ReplacedFile(std::unique_ptr<Part> part) : m_part(std::move(part)) {}

ReplacedFile::ReplacedFile(ReplacedFile&& other) noexcept = default;

ReplacedFile::~ReplacedFile() = default;

tl::expected<ReplacedFile, LoadError> ReplacedFile::begin(const std::string& path) {
    std::error_code error;
    // replaces the target of a symbolic link, not the link
    std::filesystem::path file = std::filesystem::canonical(path, error);
    if (error) {
        file = path; // the file does not exist yet
    }
    const std::filesystem::file_status status = std::filesystem::status(file, error);
    if (std::filesystem::is_directory(status)) {
        return refuseFile({.text = isFolder});
    }
    if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status)) {
        return refuseFile({.text = notPlain});
    }
    removeAbandonedParts(parentOf(file));
    std::filesystem::path temporary = temporaryNameFor(file);
    (void)::unlink(temporary.c_str()); // may exist if a process with the same id was killed
    const int number = ::open(temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (number < 0) {
        return refuseFile(diskReason(errno));
    }
    // shows other processes that the file is being written
    (void)::flock(number, LOCK_EX | LOCK_NB);
    return ReplacedFile{std::make_unique<Part>(std::move(file), std::move(temporary), number)};
}

tl::expected<void, LoadError> ReplacedFile::write(std::string_view text) {
    if (!writeAll(m_part->opened.number(), text)) {
        return refuseFile(diskReason(errno));
    }
    return {};
}

tl::expected<void, LoadError> ReplacedFile::finish() {
    const std::filesystem::path& file = m_part->file;
    const bool written = storeMode(file, m_part->opened.number()) &&
                         ::fsync(m_part->opened.number()) == 0 && m_part->opened.close() &&
                         std::rename(m_part->temporary.c_str(), file.c_str()) == 0;
    if (!written) {
        return refuseFile(diskReason(errno));
    }
    m_part->temporary.clear();
    syncFolder(parentOf(file));
    return {};
}

} // namespace cimaise
