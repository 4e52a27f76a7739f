// Buffers the output, because every system call costs more than the bytes. The JSON printer writes
// the punctuation between the values; the values use the common JSON writer.
#include "app/cli/output.h"

#include "app/platform/file_text.h"
#include "positions/file/json_text.h"

#include <nlohmann/json.hpp>

namespace cimaise::cli {

namespace {

constexpr std::size_t enoughToSend = 65536;
constexpr std::size_t indentation = 2;

} // namespace

void Output::put(std::string_view text) {
    m_hasText = m_hasText || !text.empty();
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

JsonPrinter::JsonPrinter(Output& out, JsonFormat form)
    : m_out(out), m_oneLine(form == JsonFormat::oneLine) {
    m_out.put("{");
}

void JsonPrinter::member(std::string_view key, const Json& value) {
    begin(key);
    put(value, indentation);
}

void JsonPrinter::members(const Json& object) {
    for (auto entry = object.begin(); entry != object.end(); ++entry) {
        member(entry.key(), entry.value());
    }
}

void JsonPrinter::beginList(std::string_view key) {
    begin(key);
    m_out.put("[");
    m_firstEntry = true;
}

void JsonPrinter::entry(const Json& value) {
    m_out.put(m_firstEntry ? "" : ",");
    m_firstEntry = false;
    breakLine(2 * indentation);
    put(value, 2 * indentation);
}

void JsonPrinter::endList() {
    if (!m_firstEntry) {
        breakLine(indentation);
    }
    m_out.put("]");
}

void JsonPrinter::end() {
    breakLine(0);
    m_out.put("}\n");
}

void JsonPrinter::begin(std::string_view key) {
    m_out.put(m_firstMember ? "" : ",");
    m_firstMember = false;
    breakLine(indentation);
    put(key, indentation);
    m_out.put(m_oneLine ? ":" : ": ");
}

void JsonPrinter::put(const Json& value, std::size_t indent) {
    m_out.put(m_oneLine ? compactJson(value) : printJson(value, indent));
}

void JsonPrinter::breakLine(std::size_t indent) {
    if (!m_oneLine) {
        m_out.put("\n" + std::string(indent, ' '));
    }
}

} // namespace cimaise::cli
