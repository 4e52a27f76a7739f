// Writes the heading of a result before its first output.
#include "app/cli/reply.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace cimaise::cli {

JsonPrinter& Reply::json() {
    if (!m_json) {
        m_json.emplace(m_out, isOneOfSeveral() ? JsonForm::oneLine : JsonForm::indented);
        if (isOneOfSeveral()) {
            m_json->member("file", m_file);
        }
    }
    return *m_json;
}

Output& Reply::text() {
    if (!m_headed && isOneOfSeveral()) {
        m_out.put(fmt::format("{}==> {} <==\n\n", m_out.isEmpty() ? "" : "\n", m_file));
    }
    m_headed = true;
    return m_out;
}

void Reply::end() {
    if (m_json) {
        m_json->end();
    }
}

} // namespace cimaise::cli
