// Maps the few errors that a user can fix to sentences of their own.
#include "app/platform/disk_error_text.h"

#include <cerrno>
#include <cstring>
#include <utility>

namespace cimaise {

namespace {

//% "File or folder not found."
constexpr TextId missing = CIMAISE_TEXT("disk.missing");
//% "Permission denied."
constexpr TextId forbidden = CIMAISE_TEXT("disk.forbidden");
//% "The disk is full."
constexpr TextId full = CIMAISE_TEXT("disk.full");
//% "The disk is read-only."
constexpr TextId readOnly = CIMAISE_TEXT("disk.read-only");
//% "System error: {reason}."
constexpr TextId otherReason = CIMAISE_TEXT("disk.other");

} // namespace

Message diskReason(int error) {
    switch (error) {
    case ENOENT:
    case ENOTDIR:
        return {.text = missing};
    case EISDIR:
        return {.text = isFolder};
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

tl::unexpected<LoadError> refuseFile(Message reason) {
    return tl::unexpected(LoadError{.pointer = {}, .reason = std::move(reason)});
}

} // namespace cimaise
