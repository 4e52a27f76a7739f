// Build tool: turns the translators' files into a table, so that the command line and the core's
// sentences need no Qt. Usage: generate_wordings ENGLISH.ts FRENCH.ts OUTPUT.cpp
#include <array>
#include <cstdio>
#include <fmt/format.h>
#include <fmt/os.h>
#include <map>
#include <pugixml.hpp>
#include <string>
#include <string_view>

namespace {

using Forms = std::array<std::string, 2>;
using Table = std::map<std::string, std::array<Forms, 2>>;

/// The wording of a message; an English one that is not written out is its source.
Forms formsOf(const pugi::xml_node& message, bool sourceIsWording) {
    const pugi::xml_node translation = message.child("translation");
    Forms forms;
    std::size_t count = 0;
    for (const pugi::xml_node form : translation.children("numerusform")) {
        if (count < forms.size()) {
            forms.at(count++) = form.text().get();
        }
    }
    if (count == 0) {
        forms[0] = translation.text().get();
    }
    if (forms[0].empty() && sourceIsWording) {
        forms[0] = message.child("source").text().get();
    }
    return forms;
}

bool readInto(const char* file, std::size_t language, Table& table) {
    pugi::xml_document document;
    const pugi::xml_parse_result parsed = document.load_file(file);
    if (!parsed) {
        fmt::print(stderr, "{}: {}\n", file, parsed.description());
        return false;
    }
    for (const pugi::xml_node context : document.child("TS").children("context")) {
        for (const pugi::xml_node message : context.children("message")) {
            table[message.attribute("id").value()].at(language) = formsOf(message, language == 0);
        }
    }
    return true;
}

std::string literal(std::string_view text) {
    std::string quoted = "\"";
    for (const char letter : text) {
        if (letter == '"' || letter == '\\') {
            quoted += '\\';
        }
        quoted += letter == '\n' ? std::string{"\\n"} : std::string{letter};
    }
    return quoted + '"';
}

} // namespace

// NOLINTNEXTLINE(bugprone-exception-escape): a failing build tool may end in any way
int main(int argc, char** argv) {
    Table table;
    if (argc != 4 || !readInto(argv[1], 0, table) || !readInto(argv[2], 1, table)) {
        return 1;
    }
    fmt::ostream out = fmt::output_file(argv[3]);
    out.print("#include \"app/texts/wordings.h\"\n\nnamespace cimaise {{\n\nnamespace {{\n\n"
              "constexpr std::array<Wording, {}> table{{{{\n",
              table.size());
    for (const auto& [id, forms] : table) {
        out.print("    {{{}, {{{{{{{{{}, {}}}}}, {{{{{}, {}}}}}}}}}}},\n", literal(id),
                  literal(forms[0][0]), literal(forms[0][1]), literal(forms[1][0]),
                  literal(forms[1][1]));
    }
    out.print("}}}};\n\n}} // namespace\n\nstd::span<const Wording> wordings() {{\n"
              "    return table;\n}}\n\n}} // namespace cimaise\n");
    return 0;
}
