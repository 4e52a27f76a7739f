// Prints goldens, and leaves out what a reader would skip.
#include "tests/golden/golden_text.h"

#include "scoring/scores.h"
#include "validators/checks.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <vector>

namespace cimaise {

namespace {

constexpr std::size_t widest = 110;

/// Puts the entries, which are printed already, between the brackets of the value.
std::string bracketed(const Json& value, const std::vector<std::string>& entries,
                      std::string_view begin, std::string_view between, std::string_view end) {
    return fmt::format("{}{}{}{}{}", value.is_object() ? '{' : '[', begin,
                       fmt::join(entries, between), end, value.is_object() ? '}' : ']');
}

/// Prints each entry with the function, which gets the columns used before the value.
template <class Print> std::vector<std::string> entriesOf(const Json& value, Print print) {
    std::vector<std::string> entries;
    for (const auto& [key, entry] : value.items()) {
        const std::string head = value.is_object() ? Json(key).dump() + ": " : "";
        entries.push_back(head + print(entry, head.size()));
    }
    return entries;
}

std::string inOneLine(const Json& value) {
    if (!value.is_structured()) {
        return value.dump();
    }
    const auto print = [](const Json& entry, std::size_t) { return inOneLine(entry); };
    return bracketed(value, entriesOf(value, print), "", ", ", "");
}

/// Number of columns; each golden is valid UTF-8.
std::size_t columnsIn(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(
        text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
}

std::string print(const Json& value, std::size_t indent, std::size_t used) {
    const std::string line = inOneLine(value);
    const bool top = indent == 0;
    if (!value.is_structured() || value.empty() ||
        (!top && indent + used + columnsIn(line) < widest)) {
        return line;
    }
    const std::string margin = '\n' + std::string(indent + 2, ' ');
    const auto below = [indent](const Json& entry, std::size_t head) {
        return print(entry, indent + 2, head);
    };
    return bracketed(value, entriesOf(value, below), margin, ',' + margin,
                     '\n' + std::string(indent, ' '));
}

std::vector<std::string_view> idsOf(std::span<const LineInfo> lines) {
    std::vector<std::string_view> ids;
    for (const LineInfo& line : lines) {
        ids.push_back(line.id);
    }
    return ids;
}

/// Removes the lines without points from a sheet.
void shorten(Json& sheet, const std::vector<std::string_view>& all) {
    std::vector<std::string_view> ids;
    Json paid = Json::array();
    for (const Json& line : sheet["lines"]) {
        ids.push_back(line["id"].get_ref<const std::string&>());
        if (line["points"] != 0 || !line["where"].empty()) {
            paid.push_back(line);
        }
    }
    EXPECT_EQ(ids, all) << "lines left out of the sheet count as 0";
    sheet["lines"] = std::move(paid);
    if (sheet["atLeast"] == false) {
        sheet.erase("atLeast");
    }
}

} // namespace

std::string printGolden(const Json& document) { return print(document, 0, 0) + '\n'; }

Json shortened(Json result, std::string_view game) {
    for (const Reading& reading : findGame(game)->readings) {
        if (const std::string id{reading.id}; result["readings"][id] == inForce(reading, {})) {
            result["readings"].erase(id);
        }
    }
    const std::vector<std::string_view> lines = idsOf(linesOf(game));
    for (Json& sheet : result["scores"]) {
        shorten(sheet, lines);
    }
    return result;
}

} // namespace cimaise
