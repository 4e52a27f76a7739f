// Looks what a file is before it is opened, so that no pipe or device is waited for; writes beside
// the file and moves the result over it once the disk has it.
#include "app/share/file_text.h"

#include "validators/layout/json_text.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace cimaise {

namespace {

//% "There is no such file or folder."
constexpr TextId missing = CIMAISE_TEXT("disk.missing");
//% "This is a folder, not a file."
constexpr TextId folder = CIMAISE_TEXT("disk.folder");
//% "This is not a plain file: nothing is written over it."
constexpr TextId notPlain = CIMAISE_TEXT("disk.not-plain");
//% "This is not a plain file but a pipe, a device or the like: it is not read."
constexpr TextId notRead = CIMAISE_TEXT("disk.not-read");
//% "The system does not allow it."
constexpr TextId forbidden = CIMAISE_TEXT("disk.forbidden");
//% "The disk is full."
constexpr TextId full = CIMAISE_TEXT("disk.full");
//% "The disk can only be read."
constexpr TextId readOnly = CIMAISE_TEXT("disk.read-only");
//% "The system says: {reason}."
constexpr TextId otherReason = CIMAISE_TEXT("disk.other");

Message reasonOf(int error) {
    switch (error) {
    case ENOENT:
    case ENOTDIR:
        return {.text = missing};
    case EISDIR:
        return {.text = folder};
    case EACCES:
    case EPERM:
        return {.text = forbidden};
    case ENOSPC:
    case EDQUOT:
        return {.text = full};
    case EROFS:
        return {.text = readOnly};
    default:
        return {.text = otherReason,
                // NOLINTNEXTLINE(concurrency-mt-unsafe): glibc's is safe for known errors
                .arguments = {{"reason", std::string{std::strerror(error)}}}};
    }
}

tl::unexpected<Refusal> refuse(Message reason) {
    return tl::unexpected(Refusal{.pointer = {}, .reason = std::move(reason)});
}

/// An open file, closed at the end of its scope.
class Descriptor {
public:
    explicit Descriptor(int number) : m_number(number) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor(Descriptor&&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    Descriptor& operator=(Descriptor&&) = delete;
    ~Descriptor() { (void)close(); }

    [[nodiscard]] int number() const { return m_number; }
    [[nodiscard]] bool isOpen() const { return m_number >= 0; }
    /// Some disks report only here that they are full.
    [[nodiscard]] bool close() {
        const int number = std::exchange(m_number, -1);
        return number < 0 || ::close(number) == 0;
    }

private:
    int m_number;
};

tl::expected<std::string, Refusal> readAll(int number) {
    constexpr std::size_t limit = largestDocument + 1;
    std::array<char, 16384> part{};
    std::string text;
    while (text.size() < limit) {
        const ssize_t got = ::read(number, part.data(), std::min(part.size(), limit - text.size()));
        if (got == 0) {
            break;
        }
        if (got > 0) {
            text.append(part.data(), static_cast<std::size_t>(got));
        } else if (errno != EINTR) {
            return refuse(reasonOf(errno));
        }
    }
    return text;
}

bool writeAll(int number, std::string_view text) {
    while (!text.empty()) {
        const ssize_t put = ::write(number, text.data(), text.size());
        if (put >= 0) {
            text.remove_prefix(static_cast<std::size_t>(put));
        } else if (errno != EINTR) {
            return false;
        }
    }
    return true;
}

/// The folder's entry for the new name reaches the disk too.
void syncFolder(const std::filesystem::path& parent) {
    const Descriptor opened{::open(parent.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)};
    (void)::fsync(opened.number()); // not every file system can
}

/// The new file may be used by whoever may use the old one.
bool keepMode(const std::filesystem::path& old, int number) {
    struct stat status{};
    return ::stat(old.c_str(), &status) != 0 || ::fchmod(number, status.st_mode & 07777U) == 0;
}

/// Writes beside the file and moves the result over it: 0, or the system's error.
int replace(const std::filesystem::path& file, std::string_view text) {
    const std::filesystem::path parent = file.has_parent_path() ? file.parent_path() : ".";
    const std::filesystem::path beside = parent / fmt::format(".cimaise-{}.part", ::getpid());
    (void)::unlink(beside.c_str()); // what a killed process of this number may have left
    Descriptor opened{::open(beside.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666)};
    if (!opened.isOpen()) {
        return errno;
    }
    const bool written = writeAll(opened.number(), text) && keepMode(file, opened.number()) &&
                         ::fsync(opened.number()) == 0 && opened.close() &&
                         std::rename(beside.c_str(), file.c_str()) == 0;
    const int error = written ? 0 : errno;
    if (written) {
        syncFolder(parent);
    } else {
        (void)::unlink(beside.c_str());
    }
    return error;
}

} // namespace

tl::expected<std::string, Refusal> readFile(const std::string& path) {
    struct stat status{};
    if (::stat(path.c_str(), &status) != 0) {
        return refuse(reasonOf(errno));
    }
    if (!S_ISREG(status.st_mode)) {
        return refuse({.text = S_ISDIR(status.st_mode) ? folder : notRead});
    }
    // without waiting: something else may be called so by now
    const Descriptor opened{::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)};
    return opened.isOpen() ? readAll(opened.number()) : refuse(reasonOf(errno));
}

tl::expected<std::string, Refusal> readStandardInput() { return readAll(STDIN_FILENO); }

tl::expected<bool, Refusal> writeStandardOutput(std::string_view text) {
    if (writeAll(STDOUT_FILENO, text)) {
        return true;
    }
    return errno == EPIPE ? tl::expected<bool, Refusal>{false} : refuse(reasonOf(errno));
}

tl::expected<void, Refusal> writeFile(const std::string& path, std::string_view text) {
    std::error_code error;
    std::filesystem::path file = std::filesystem::canonical(path, error); // a link stays a link
    if (error) {
        file = path; // it is new
    }
    const std::filesystem::file_status status = std::filesystem::status(file, error);
    if (std::filesystem::is_directory(status)) {
        return refuse({.text = folder});
    }
    if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status)) {
        return refuse({.text = notPlain});
    }
    if (const int failure = replace(file, text); failure != 0) {
        return refuse(reasonOf(failure));
    }
    return {};
}

} // namespace cimaise
