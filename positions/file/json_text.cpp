// Locates the first error in text that is not JSON, and prints documents in the layout of the file
// format.
#include "positions/file/json_text.h"

#include "positions/file/json_builder.h"
#include "positions/text/name_text.h"
#include "positions/text/shown_text.h"

#include <algorithm>
#include <cstdint>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

namespace cimaise {

namespace {

//% "This file is empty."
constexpr TextId emptyText = CIMAISE_TEXT("file.empty");
//% "This file is larger than {limit} MB, too large for a game."
constexpr TextId tooLarge = CIMAISE_TEXT("file.too-large");
//% "Expected plain UTF-8, but the file begins with a byte order mark."
constexpr TextId byteOrderMark = CIMAISE_TEXT("file.byte-order-mark");
//% "Line {line}, column {column}: the text is not valid UTF-8."
constexpr TextId notUtf8 = CIMAISE_TEXT("file.not-utf8");
//% "Line {line}, column {column}: unpaired surrogate."
constexpr TextId loneSurrogate = CIMAISE_TEXT("file.lone-surrogate");
//% "Line {line}, column {column}: not valid JSON from here on."
constexpr TextId notJson = CIMAISE_TEXT("file.not-json");
//% "More than {limit} items, too many for a game."
constexpr TextId tooMany = CIMAISE_TEXT("file.too-many");

/// Error of the parser for a number out of the range of double (out_of_range.406).
constexpr int numberOverflow = 406;

/// Text for an error message of the parser, which quotes the document at its end.
TextId syntaxFault(std::string_view message) {
    const std::string_view complaint = message.substr(0, message.find("; last read"));
    if (complaint.find("UTF-8") != std::string_view::npos) {
        return notUtf8;
    }
    return complaint.find("surrogate") != std::string_view::npos ? loneSurrogate : notJson;
}

/// Builds a document from text and reports the line and column of a syntax error.
class TextBuilder : public StrictBuilder {
public:
    explicit TextBuilder(std::string_view text) : m_text(text) {}

    bool parse_error(std::size_t position, const std::string& token,
                     const nlohmann::detail::exception& error) override {
        if (error.id == numberOverflow) {
            return number_float(0, token); // as any other number that is not an integer
        }
        return refuseText(syntaxFault(error.what()), position > 0 ? position - 1 : 0);
    }

    tl::expected<Json, LoadError> result(bool parsed) && {
        // The parser treats NUL as the end of the text.
        const std::size_t nul = parsed ? m_text.find('\0') : std::string_view::npos;
        if (nul != std::string_view::npos) {
            parsed = refuseText(notJson, nul);
        }
        return std::move(*this).built(parsed);
    }

private:
    /// Refuses the text, with the line and column of the byte at `position`.
    bool refuseText(TextId reason, std::size_t position) {
        const std::string_view before = m_text.substr(0, std::min(position, m_text.size()));
        const auto line = std::ranges::count(before, '\n') + 1;
        const std::size_t lineStart = before.rfind('\n') + 1; // npos + 1 is 0
        return refuseOpen(
            {.text = reason,
             .arguments = {{"line", static_cast<int>(line)},
                           {"column", static_cast<int>(before.size() - lineStart + 1)}}});
    }

    std::string_view m_text;
};

/// True if an array is printed on one line: all its entries are plain values.
bool isFlat(const Json& array) {
    return std::ranges::all_of(array, [](const Json& entry) { return entry.is_primitive(); });
}

void print(const Json& value, std::size_t indent, std::string& out) {
    const std::string inner(indent + 2, ' ');
    const auto entries = [&](char opening, char closing, auto&& printEntry) {
        out += opening;
        const char* separator = "\n";
        for (auto entry = value.begin(); entry != value.end(); ++entry) {
            out += separator;
            out += inner;
            printEntry(entry);
            separator = ",\n";
        }
        out += '\n';
        out.append(indent, ' ');
        out += closing;
    };
    if (value.is_object() && !value.empty()) {
        entries('{', '}', [&](const Json::const_iterator& entry) {
            out += Json(entry.key()).dump();
            out += ": ";
            print(entry.value(), indent + 2, out);
        });
    } else if (value.is_array() && !isFlat(value)) {
        entries('[', ']',
                [&](const Json::const_iterator& entry) { print(*entry, indent + 2, out); });
    } else if (value.is_array()) {
        out += '[';
        const char* separator = "";
        for (const Json& entry : value) {
            out += separator;
            out += entry.dump();
            separator = ", ";
        }
        out += ']';
    } else {
        out += value.dump();
    }
}

} // namespace

tl::expected<Json, LoadError> parseJson(std::string_view text) {
    const auto refuse = [](TextId reason, std::vector<Argument> arguments = {}) {
        return tl::unexpected(LoadError{
            .pointer = {}, .reason = {.text = reason, .arguments = std::move(arguments)}});
    };
    if (text.size() > largestDocument) {
        return refuse(tooLarge, {{"limit", static_cast<int>(largestDocument / 1024 / 1024)}});
    }
    if (text.starts_with("\xEF\xBB\xBF")) {
        return refuse(byteOrderMark);
    }
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos) {
        return refuse(emptyText);
    }
    TextBuilder builder{text};
    const bool parsed = Json::sax_parse(text, &builder);
    return std::move(builder).result(parsed);
}

std::string printJson(const Json& document) { return printJson(document, 0) + '\n'; }

std::string printJson(const Json& value, std::size_t indent) {
    std::string out;
    print(value, indent, out);
    return out;
}

std::string compactJson(const Json& value) {
    return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Message tooManyEntries(std::size_t limit) {
    return {.text = tooMany, .arguments = {{"limit", static_cast<int>(limit)}}};
}

std::string pointerStep(std::string_view key) {
    const NameFault fault = nameFault(key);
    const bool known = fault == NameFault::none || fault == NameFault::blank;
    std::string step = "/";
    for (const char letter : known ? std::string{key} : shownText(key)) {
        switch (letter) {
        case '~':
            step += "~0";
            break;
        case '/':
            step += "~1";
            break;
        default:
            step += letter;
        }
    }
    return step;
}

} // namespace cimaise
