// Destination of the answer about one file: text, or the members of an object, under the name of
// the file if there are several. Nothing is printed before a command has an answer.
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/json_printer.h"

namespace cimaise::cli {

class Reply {
public:
    Reply(Output& out, const Arguments& arguments, const std::string& file)
        : m_out(out), m_arguments(arguments), m_file(file) {}

    [[nodiscard]] bool isJson() const { return m_arguments.json; }
    [[nodiscard]] bool isOneOfSeveral() const { return m_arguments.files.size() > 1; }
    /// Returns the printer of the object, and begins the object.
    JsonPrinter& json();
    /// Returns the output for text, below its heading.
    Output& text();
    /// Ends the object, if it was begun.
    void end();

private:
    Output& m_out;
    const Arguments& m_arguments;
    const std::string& m_file;
    std::optional<JsonPrinter> m_json;
    bool m_headed = false;
};

} // namespace cimaise::cli
