// Builds the document from the events of the parser, so that skipped parts take no memory.
#include "app/transfer/bg_stats_json.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <vector>

namespace cimaise {

namespace {

//% "This file is larger than {limit} MB, too large for an import."
constexpr TextId tooLarge = CIMAISE_TEXT("plays.too-large");
//% "Too much data for an import."
constexpr TextId tooMuch = CIMAISE_TEXT("plays.too-much");
//% "This file is not valid JSON."
constexpr TextId notJson = CIMAISE_TEXT("plays.not-json");
constexpr TextId emptyText = CIMAISE_TEXT("file.empty");

constexpr std::size_t deepestNesting = 64;
constexpr std::size_t longestList = 200'000;
constexpr std::size_t mostKeys = 500;
/// Maximum number of values that are kept.
constexpr std::size_t mostValues = 1'000'000;

/// Keys whose values are not read.
constexpr std::array<std::string_view, 12> skippedKeys{
    "tags",       "groups", "challenges",     "deletedObjects", "scoresheet", "metaData",
    "playImages", "copies", "expansionPlays", "about",          "urlThumb",   "urlImage"};

tl::unexpected<LoadError> refuse(TextId reason, std::vector<Argument> arguments = {}) {
    return tl::unexpected(
        LoadError{.pointer = {}, .reason = {.text = reason, .arguments = std::move(arguments)}});
}

class LenientBuilder : public nlohmann::json_sax<Json> {
public:
    bool null() override { return add(nullptr); }
    bool boolean(bool value) override { return add(value); }
    bool number_integer(number_integer_t value) override { return add(value); }
    bool number_unsigned(number_unsigned_t value) override { return add(value); }
    bool number_float(number_float_t value, const string_t& /*text*/) override {
        return add(value);
    }
    bool string(string_t& value) override { return add(std::move(value)); }
    bool binary(binary_t& /*value*/) override { return false; }
    bool start_object(std::size_t /*size*/) override { return open(Json::object()); }
    bool end_object() override { return close(); }
    bool start_array(std::size_t /*size*/) override { return open(Json::array()); }
    bool end_array() override { return close(); }
    bool key(string_t& name) override {
        if (m_skipped == 0) {
            m_key = std::move(name);
        }
        return true;
    }
    bool parse_error(std::size_t /*position*/, const std::string& /*token*/,
                     const nlohmann::detail::exception& /*error*/) override {
        return false;
    }

    [[nodiscard]] bool hasTooMuch() const { return m_hasTooMuch; }
    Json document() && { return std::move(m_root); }

private:
    [[nodiscard]] bool isSkipped() const {
        return m_skipped > 0 || (!m_open.empty() && m_open.back()->is_object() &&
                                 std::ranges::find(skippedKeys, m_key) != skippedKeys.end());
    }

    static bool isFull(const Json& parent) {
        return parent.size() >= (parent.is_array() ? longestList : mostKeys);
    }

    Json* place(Json value) {
        if (++m_values > mostValues || (!m_open.empty() && isFull(*m_open.back()))) {
            m_hasTooMuch = true;
            return nullptr;
        }
        if (m_open.empty()) {
            m_root = std::move(value);
            return &m_root;
        }
        Json& parent = *m_open.back();
        return parent.is_array() ? &parent.emplace_back(std::move(value))
                                 : &(parent[m_key] = std::move(value));
    }

    template <class T> bool add(T&& value) {
        return isSkipped() || place(Json(std::forward<T>(value))) != nullptr;
    }

    bool open(Json container) {
        if (m_depth++ == deepestNesting) {
            m_hasTooMuch = true;
            return false;
        }
        if (isSkipped()) {
            ++m_skipped;
            return true;
        }
        Json* const placed = place(std::move(container));
        m_open.push_back(placed);
        return placed != nullptr;
    }

    bool close() {
        --m_depth;
        if (m_skipped > 0) {
            --m_skipped;
        } else {
            m_open.pop_back();
        }
        return true;
    }

    Json m_root;
    std::vector<Json*> m_open; // pointers stay valid: only the innermost container grows
    std::string m_key;
    std::size_t m_depth = 0;
    std::size_t m_skipped = 0; ///< number of open containers that are skipped
    std::size_t m_values = 0;
    bool m_hasTooMuch = false;
};

} // namespace

tl::expected<Json, LoadError> parseBgStatsJson(std::string_view text) {
    if (text.size() > largestBgStatsExport) {
        return refuse(tooLarge, {{"limit", static_cast<int>(largestBgStatsExport / 1024 / 1024)}});
    }
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    if (text.starts_with(byteOrderMark)) {
        text.remove_prefix(byteOrderMark.size());
    }
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos) {
        return refuse(emptyText);
    }
    LenientBuilder builder;
    if (!Json::sax_parse(text, &builder)) {
        return refuse(builder.hasTooMuch() ? tooMuch : notJson);
    }
    return std::move(builder).document();
}

} // namespace cimaise
