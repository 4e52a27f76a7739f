// Output of a command for one file: as text, or as the members of a JSON object. With several
// files, the output also names the file. Nothing is printed before the command has a result.
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/json_printer.h"

namespace cimaise::cli {

class CommandOutput {
public:
    CommandOutput(Output& out, const Arguments& arguments, const std::string& file)
        : m_out(out), m_arguments(arguments), m_file(file) {}

    [[nodiscard]] bool isJson() const { return m_arguments.json; }
    [[nodiscard]] bool hasSeveralFiles() const { return m_arguments.files.size() > 1; }
    /// Begins the JSON object on the first call; returns its printer.
    JsonPrinter& json();
    /// Prints the name of the file on the first call if there are several files; returns the
    /// output.
    Output& text();
    /// Ends the JSON object if json() has begun it.
    void end();

private:
    Output& m_out;
    const Arguments& m_arguments;
    const std::string& m_file;
    std::optional<JsonPrinter> m_json;
    bool m_headed = false;
};

} // namespace cimaise::cli
