// Build tool: turns the translators' files into a table, so that texts need no Qt. English stands
// beside its id in the sources and is repeated in the French file; the English file holds the
// plurals.
// Usage: generate_wordings ENGLISH-PLURALS.ts FRENCH.ts OUTPUT.cpp
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

struct Wording {
    Forms english;
    Forms french;
};

using Table = std::map<std::string, Wording>;

Forms formsOf(const pugi::xml_node& message) {
    const pugi::xml_node translation = message.child("translation");
    Forms forms{translation.text().get()};
    std::size_t count = 0;
    for (const pugi::xml_node form : translation.children("numerusform")) {
        if (count < forms.size()) {
            forms.at(count++) = form.text().get();
        }
    }
    return forms;
}

/// Calls `visit(wording, node)` for each <message> element of a .ts file: with the wording of its
/// id in `table`, which is added if missing, and with the XML node.
template <class Visit> bool forEachMessage(const char* file, Table& table, Visit visit) {
    pugi::xml_document document;
    const pugi::xml_parse_result parsed = document.load_file(file);
    if (!parsed) {
        fmt::print(stderr, "{}: {}\n", file, parsed.description());
        return false;
    }
    for (const pugi::xml_node context : document.child("TS").children("context")) {
        for (const pugi::xml_node message : context.children("message")) {
            visit(table[message.attribute("id").value()], message);
        }
    }
    return true;
}

bool readFrench(const char* file, Table& table) {
    return forEachMessage(file, table, [](Wording& wording, const pugi::xml_node& message) {
        wording.english = {message.child("source").text().get()};
        wording.french = formsOf(message);
    });
}

/// Reads the English plurals after the French file; if a plural is empty, the text of the source
/// stays.
bool readEnglishPlurals(const char* file, Table& table) {
    return forEachMessage(file, table, [](Wording& wording, const pugi::xml_node& message) {
        const Forms forms = formsOf(message);
        if (!forms[0].empty()) {
            wording.english = forms;
        }
    });
}

/// Literal of a std::string_view. The compiler need not measure it, which it does for a limited
/// number of letters only.
std::string literal(std::string_view text) {
    std::string quoted = "\"";
    for (const char letter : text) {
        if (letter == '"' || letter == '\\') {
            quoted += '\\';
        }
        quoted += letter == '\n' ? std::string{"\\n"} : std::string{letter};
    }
    return quoted + "\"sv";
}

} // namespace

// NOLINTNEXTLINE(bugprone-exception-escape): a failing build tool may end in any way
int main(int argc, char** argv) {
    Table table;
    if (argc != 4 || !readFrench(argv[2], table) || !readEnglishPlurals(argv[1], table)) {
        return 1;
    }
    fmt::ostream out = fmt::output_file(argv[3]);
    out.print("#include \"app/texts/wordings.h\"\n\nnamespace cimaise {{\n\n"
              "using namespace std::string_view_literals;\n\nnamespace {{\n\n"
              "constexpr std::array<Wording, {}> table{{{{\n",
              table.size());
    for (const auto& [id, wording] : table) {
        out.print("    {{{}, {{{{{{{{{}, {}}}}}, {{{{{}, {}}}}}}}}}}},\n", literal(id),
                  literal(wording.english[0]), literal(wording.english[1]),
                  literal(wording.french[0]), literal(wording.french[1]));
    }
    out.print("}}}};\n\n}} // namespace\n\nstd::span<const Wording> wordings() {{\n"
              "    return table;\n}}\n\n}} // namespace cimaise\n");
    return 0;
}
