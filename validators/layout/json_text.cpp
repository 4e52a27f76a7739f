// Builds a document while the parser runs, so that a fault is refused where it stands.
#include "validators/layout/json_text.h"

#include "validators/layout/name_text.h"
#include "validators/layout/shown_text.h"

#include <algorithm>
#include <cstdint>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

namespace cimaise {

namespace {

//% "This is an empty file."
constexpr TextId emptyText = CIMAISE_TEXT("file.empty");
//% "This file is larger than {limit} MB; no game is."
constexpr TextId tooLarge = CIMAISE_TEXT("file.too-large");
//% "The file begins with a byte order mark; plain UTF-8 was expected."
constexpr TextId byteOrderMark = CIMAISE_TEXT("file.byte-order-mark");
//% "Line {line}, column {column}: the text is not valid UTF-8."
constexpr TextId notUtf8 = CIMAISE_TEXT("file.not-utf8");
//% "Line {line}, column {column}: half of a surrogate pair stands alone."
constexpr TextId loneSurrogate = CIMAISE_TEXT("file.lone-surrogate");
//% "Line {line}, column {column}: this is where the text stops being JSON."
constexpr TextId notJson = CIMAISE_TEXT("file.not-json");
//% "Nested deeper than {limit} levels; no game is."
constexpr TextId tooDeep = CIMAISE_TEXT("file.too-deep");
//% "The key “{key}” stands here twice."
constexpr TextId duplicateKey = CIMAISE_TEXT("file.duplicate-key");
//% "A whole number was expected, without fraction or exponent and within 64 bits."
constexpr TextId notWhole = CIMAISE_TEXT("file.not-whole");

//% "More than {limit} entries stand here; no game has as many."
constexpr TextId tooMany = CIMAISE_TEXT("file.too-many");

// Bounds far beyond any game keep a hostile file from costing time and memory before its readers,
// who know how long each list can be, see it.
constexpr std::size_t deepestNesting = 16;
constexpr std::size_t longestList = 4096;
constexpr std::size_t mostKeys = 64;

/// The parser's name for a number that no double can hold (out_of_range.406).
constexpr int numberOverflow = 406;

/// The wording for what the parser complains of, which quotes the text at its end.
TextId syntaxFault(std::string_view message) {
    const std::string_view complaint = message.substr(0, message.find("; last read"));
    if (complaint.find("UTF-8") != std::string_view::npos) {
        return notUtf8;
    }
    return complaint.find("surrogate") != std::string_view::npos ? loneSurrogate : notJson;
}

/// Receives the parser's events; stops at the first thing that the file format does not allow.
class StrictBuilder : public nlohmann::json_sax<Json> {
public:
    explicit StrictBuilder(std::string_view text) : m_text(text) {}

    bool null() override { return add(nullptr); }
    bool boolean(bool value) override { return add(value); }
    bool number_integer(number_integer_t value) override { return add(value); }
    bool number_unsigned(number_unsigned_t value) override { return add(value); }
    bool number_float(number_float_t /*value*/, const string_t& /*text*/) override {
        return refuse({.text = notWhole});
    }
    bool string(string_t& value) override { return add(std::move(value)); }
    bool binary(binary_t& /*value*/) override { return false; }

    bool start_object(std::size_t /*size*/) override { return open(Json::object()); }
    bool end_object() override { return close(); }
    bool start_array(std::size_t /*size*/) override { return open(Json::array()); }
    bool end_array() override { return close(); }

    bool key(string_t& name) override {
        const Json& object = *m_open.back();
        const bool twice = object.contains(name);
        m_key = std::move(name);
        if (twice) {
            return refuse({.text = duplicateKey, .arguments = {{"key", shownText(m_key)}}});
        }
        return object.size() < mostKeys || refuse(tooManyEntries(mostKeys));
    }

    bool parse_error(std::size_t position, const std::string& /*token*/,
                     const nlohmann::detail::exception& error) override {
        if (error.id == numberOverflow) {
            return refuse({.text = notWhole});
        }
        refuseText(syntaxFault(error.what()), position > 0 ? position - 1 : 0);
        return false;
    }

    tl::expected<Json, Refusal> result(bool parsed) && {
        // The parser takes a NUL for the end of the text.
        const std::size_t nul = parsed ? m_text.find('\0') : std::string_view::npos;
        if (nul != std::string_view::npos) {
            refuseText(notJson, nul);
        }
        if (!parsed || nul != std::string_view::npos) {
            return tl::unexpected(std::move(m_refusal));
        }
        return std::move(m_root);
    }

private:
    /// Puts a value where it belongs: the root, the next entry, or the key just read. Null when
    /// the list is too long.
    template <class T> Json* place(T&& value) {
        if (m_open.empty()) {
            m_root = std::forward<T>(value);
            return &m_root;
        }
        Json& parent = *m_open.back();
        if (parent.is_array()) {
            if (parent.size() == longestList) {
                refuseList(tooManyEntries(longestList));
                return nullptr;
            }
            return &parent.emplace_back(std::forward<T>(value));
        }
        return &(parent[m_key] = std::forward<T>(value));
    }

    template <class T> bool add(T&& value) { return place(std::forward<T>(value)) != nullptr; }

    bool open(Json container) {
        if (m_open.size() == deepestNesting) {
            return refuse(
                {.text = tooDeep, .arguments = {{"limit", static_cast<int>(deepestNesting)}}});
        }
        std::string step = stepHere();
        Json* placed = place(std::move(container));
        if (placed == nullptr) {
            return false;
        }
        m_steps.push_back(std::move(step));
        m_open.push_back(placed);
        return true;
    }

    bool close() {
        m_open.pop_back();
        m_steps.pop_back();
        return true;
    }

    bool refuse(Message reason) {
        m_refusal = {.pointer = pointerHere(true), .reason = std::move(reason)};
        return false;
    }

    /// Refuses the list that is open, and not the entry that is one too many.
    void refuseList(Message reason) {
        m_refusal = {.pointer = pointerHere(false), .reason = std::move(reason)};
    }

    /// Refuses the text from the byte at `position` on, which is no value yet.
    void refuseText(TextId reason, std::size_t position) {
        const std::string_view before = m_text.substr(0, std::min(position, m_text.size()));
        const auto line = std::ranges::count(before, '\n') + 1;
        const std::size_t lineStart = before.rfind('\n') + 1; // npos + 1 is 0
        m_refusal = {
            .pointer = pointerHere(false),
            .reason = {.text = reason,
                       .arguments = {{"line", static_cast<int>(line)},
                                     {"column", static_cast<int>(before.size() - lineStart + 1)}}}};
    }

    [[nodiscard]] std::string stepHere() const {
        if (m_open.empty()) {
            return {};
        }
        return m_open.back()->is_array() ? fmt::format("/{}", m_open.back()->size())
                                         : pointerStep(m_key);
    }

    [[nodiscard]] std::string pointerHere(bool withValue) const {
        return fmt::format("{}{}", fmt::join(m_steps, ""), withValue ? stepHere() : "");
    }

    std::string_view m_text;
    Json m_root;
    std::vector<Json*> m_open; // stays valid: a container grows only while it is the last one open
    std::vector<std::string> m_steps;
    std::string m_key;
    Refusal m_refusal;
};

/// Whether an array reads better on one line: it holds plain values only, or such arrays.
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

tl::expected<Json, Refusal> parseJson(std::string_view text) {
    const auto refuse = [](TextId reason, std::vector<Argument> arguments = {}) {
        return tl::unexpected(
            Refusal{.pointer = {}, .reason = {.text = reason, .arguments = std::move(arguments)}});
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
    StrictBuilder builder{text};
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
