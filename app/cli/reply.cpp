// Writes the heading of a result before its first output.
#include "app/cli/reply.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace cimaise::cli {

JsonPrinter& CommandOutput::json() {
    if (!m_json) {
        m_json.emplace(m_out, hasSeveralFiles() ? JsonFormat::oneLine : JsonFormat::indented);
        if (hasSeveralFiles()) {
            m_json->member("file", m_file);
        }
    }
    return *m_json;
}

Output& CommandOutput::text() {
    if (!m_headed && hasSeveralFiles()) {
        m_out.put(fmt::format("{}==> {} <==\n\n", m_out.isEmpty() ? "" : "\n", m_file));
    }
    m_headed = true;
    return m_out;
}

void CommandOutput::end() {
    if (m_json) {
        m_json->end();
    }
}

} // namespace cimaise::cli
