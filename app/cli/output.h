// Buffered standard output, and a printer of JSON: results are written piece by piece, so that a
// long one is never held in memory as a whole.
#pragma once

#include "positions/file/json.h"
#include "positions/file/load_error.h"

#include <optional>
#include <string>
#include <string_view>

namespace cimaise::cli {

class Output {
public:
    void put(std::string_view text);
    /// Writes the buffered output.
    void flush();

    /// True if nothing has been written.
    [[nodiscard]] bool isEmpty() const { return !m_hasText; }
    /// False once the reader has closed the output, so that computing more is useless.
    [[nodiscard]] bool isWanted() const { return m_wanted; }
    /// Error that prevented writing; nullopt if there is none.
    [[nodiscard]] const std::optional<LoadError>& trouble() const { return m_trouble; }

private:
    std::string m_waiting;
    bool m_hasText = false;
    bool m_wanted = true;
    std::optional<LoadError> m_trouble;
};

/// Layout of a result.
enum class JsonFormat : std::uint8_t {
    indented, ///< a single result
    oneLine   ///< one of several results, each on one line
};

/// Prints an object member by member and its long lists entry by entry.
class JsonPrinter {
public:
    JsonPrinter(Output& out, JsonFormat form);

    void member(std::string_view key, const Json& value);
    /// Prints every member of an object.
    void members(const Json& object);
    void beginList(std::string_view key);
    void entry(const Json& value);
    void endList();
    void end();

    /// Prints a list with `print(value)` for each of `values`.
    template <class Values, class Print>
    void list(std::string_view key, const Values& values, const Print& print) {
        beginList(key);
        for (const auto& value : values) {
            entry(print(value));
        }
        endList();
    }

private:
    void begin(std::string_view key);
    void put(const Json& value, std::size_t indent);
    void breakLine(std::size_t indent);

    Output& m_out;
    bool m_oneLine;
    bool m_firstMember = true;
    bool m_firstEntry = true;
};

} // namespace cimaise::cli
