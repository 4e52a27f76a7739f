// Texts of the project, as marked in the sources and as in the translators' files.
#pragma once

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace cimaise {

/// A text id found in a source, with the English that stands above it.
struct MarkedText {
    std::string id;
    std::string english;
    bool plural = false;
    std::string where; ///< file:line
};

/// All text ids marked in the core, app and qml.
std::vector<MarkedText> markedTexts();

/// A text in a translators' file.
struct Translation {
    std::string source;
    std::vector<std::string> forms; ///< one, or two of a plural
    bool plural = false;
    std::string type; ///< empty: finished
};

/// By text id. `language` is en or fr.
std::map<std::string, Translation> translations(std::string_view language);

/// The names in braces, and %n.
std::multiset<std::string> placeholders(std::string_view text);

} // namespace cimaise
