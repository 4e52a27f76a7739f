// Checks the kind of a file before opening it, so that no pipe or device blocks.
#include "app/platform/file_text.h"

#include "app/platform/descriptor.h"
#include "app/platform/disk_error_text.h"
#include "app/platform/replaced_file.h"
#include "positions/file/json_text.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>

namespace cimaise {

namespace {

//% "This is not a regular file but a pipe, a device or similar; it cannot be read."
constexpr TextId notRead = CIMAISE_TEXT("disk.not-read");

tl::expected<std::string, LoadError> readAll(int number, std::size_t largest) {
    const std::size_t limit = largest + 1;
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
            return refuseFile(diskReason(errno));
        }
    }
    return text;
}

} // namespace

tl::expected<std::string, LoadError> readFile(const std::string& path, std::size_t largest) {
    struct stat status{};
    if (::stat(path.c_str(), &status) != 0) {
        return refuseFile(diskReason(errno));
    }
    if (!S_ISREG(status.st_mode)) {
        return refuseFile({.text = S_ISDIR(status.st_mode) ? isFolder : notRead});
    }
    // without blocking: meanwhile, the name may refer to another kind of file
    const Descriptor opened{::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)};
    return opened.isOpen() ? readAll(opened.number(), largest) : refuseFile(diskReason(errno));
}

tl::expected<std::string, LoadError> readStandardInput() {
    return readAll(STDIN_FILENO, largestDocument);
}

tl::expected<bool, LoadError> writeStandardOutput(std::string_view text) {
    if (writeAll(STDOUT_FILENO, text)) {
        return true;
    }
    return errno == EPIPE ? tl::expected<bool, LoadError>{false} : refuseFile(diskReason(errno));
}

tl::expected<void, LoadError> writeFile(const std::string& path, std::string_view text) {
    return ReplacedFile::begin(path).and_then([text](ReplacedFile&& file) {
        return file.write(text).and_then([&file] { return file.finish(); });
    });
}

} // namespace cimaise
