// Prints an object member by member and its long lists entry by entry, so that a long document is
// never built in memory.
#pragma once

#include "app/cli/output.h"
#include "positions/file/json.h"

namespace cimaise::cli {

/// Layout of a result.
enum class JsonFormat : std::uint8_t {
    indented, ///< a single result
    oneLine   ///< one of several results, each on one line
};

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
