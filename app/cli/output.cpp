// Buffers the output, because every system call costs more than the bytes.
#include "app/cli/output.h"

#include "app/platform/file_text.h"

namespace cimaise::cli {

namespace {

constexpr std::size_t enoughToSend = 65536;

} // namespace

void Output::put(std::string_view text) {
    m_begun = m_begun || !text.empty();
    m_waiting += text;
    if (m_waiting.size() >= enoughToSend) {
        flush();
    }
}

void Output::flush() {
    if (m_wanted && !m_waiting.empty()) {
        const tl::expected<bool, LoadError> written = writeStandardOutput(m_waiting);
        m_wanted = written.value_or(false);
        if (!written) {
            m_trouble = written.error();
        }
    }
    m_waiting.clear();
}

} // namespace cimaise::cli
