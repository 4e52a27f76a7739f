// Retries interrupted system calls.
#include "app/platform/descriptor.h"

#include <cerrno>

namespace cimaise {

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

} // namespace cimaise
