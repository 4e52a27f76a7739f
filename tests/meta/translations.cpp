// Reads sources line by line like the translators' tools, and their files as XML.
#include "tests/meta/translations.h"

#include "tests/support/files.h"

#include <fmt/format.h>
#include <pugixml.hpp>
#include <regex>
#include <sstream>
#include <stdexcept>

namespace cimaise {

namespace {

std::string unescaped(std::string_view text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\\' && i + 1 < text.size()) {
            ++i;
            plain += text[i] == 'n' ? '\n' : text[i];
        } else {
            plain += text[i];
        }
    }
    return plain;
}

void addMarks(const std::filesystem::path& path, std::vector<MarkedText>& marks) {
    static const std::regex remark{R"re(^\s*//%\s*"(.*)"\s*$)re"};
    static const std::regex mark{
        R"re((CIMAISE_TEXT|CIMAISE_TEXT_N|qsTrId|qtTrId|QT_TRID_NOOP|QT_TRID_N_NOOP)\(\s*"([^"]+)"(\s*,)?)re"};
    std::istringstream lines{readFile(path)};
    std::string above;
    int number = 0;
    for (std::string line; std::getline(lines, line);) {
        ++number;
        std::smatch found;
        if (std::regex_match(line, found, remark)) {
            above += unescaped(found[1].str());
            continue;
        }
        for (std::sregex_iterator next{line.begin(), line.end(), mark}, end; next != end; ++next) {
            const std::string macro = (*next)[1];
            marks.push_back({.id = (*next)[2],
                             .english = above,
                             .plural = macro.ends_with("_N") || macro == "QT_TRID_N_NOOP" ||
                                       (macro.ends_with("TrId") && (*next)[3].matched),
                             .where = fmt::format("{}:{}", path.string(), number)});
            above.clear();
        }
    }
}

} // namespace

std::vector<MarkedText> markedTexts() {
    std::vector<MarkedText> marks;
    for (const auto* room : {"positions", "scoring", "validators", "rulings", "app", "qml"}) {
        for (const auto& path : filesIn(room, {".h", ".cpp", ".qml", ".js"})) {
            if (!path.string().ends_with("messages/message.h")) { // defines the macros
                addMarks(path, marks);
            }
        }
    }
    return marks;
}

std::map<std::string, Translation> translations(std::string_view language) {
    const auto path = sourceDir() / fmt::format("i18n/cimaise_{}.ts", language);
    pugi::xml_document document;
    if (!document.load_file(path.c_str())) {
        throw std::runtime_error{"no translators' file for " + std::string{language}};
    }
    std::map<std::string, Translation> all;
    for (const auto& found : document.select_nodes("//message")) {
        const pugi::xml_node message = found.node();
        const pugi::xml_node translation = message.child("translation");
        Translation& entry = all[message.attribute("id").value()];
        entry.source = message.child_value("source");
        entry.plural = message.attribute("numerus").as_bool();
        entry.type = translation.attribute("type").value();
        for (const pugi::xml_node form : translation.children("numerusform")) {
            entry.forms.emplace_back(form.child_value());
        }
        if (entry.forms.empty()) {
            entry.forms.emplace_back(translation.child_value());
        }
    }
    return all;
}

std::multiset<std::string> placeholders(std::string_view text) {
    static const std::regex placeholder{R"(\{[^}]*\}|%n|%L?[0-9])"};
    const std::string whole{text};
    std::multiset<std::string> names;
    for (std::sregex_iterator next{whole.begin(), whole.end(), placeholder}, end; next != end;
         ++next) {
        names.insert(next->str());
    }
    return names;
}

} // namespace cimaise
