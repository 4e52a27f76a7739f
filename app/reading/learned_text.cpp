// Writes and reads the learned data as JSON. Shapes are rounded to 255 levels, as hexadecimal
// digits; other numbers to millionths, because our files have no fractions.
#include "app/reading/musee_reader.h"
#include "validators/layout/json_text.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace cimaise::reading {

namespace {

constexpr int version = 1;
constexpr int mostCounted = 1000;
constexpr double millionths = 1e6;

std::int64_t rounded(double value) { return std::llround(value * millionths); }

std::string hexOf(const Shape& shape) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (const float value : shape.mean) {
        const auto level = static_cast<std::size_t>(std::lround(value * 255.0F));
        text += digits[level / 16];
        text += digits[level % 16];
    }
    return text;
}

int hexDigit(char letter) {
    return letter >= '0' && letter <= '9'   ? letter - '0'
           : letter >= 'a' && letter <= 'f' ? letter - 'a' + 10
                                            : -1;
}

bool readShape(const Json& json, Shape& shape) {
    if (!json.is_object() || !json.contains("count") || !json["count"].is_number_integer() ||
        !json.contains("mean") || !json["mean"].is_string()) {
        return false;
    }
    const auto count = json["count"].get<std::int64_t>();
    const auto& text = json["mean"].get_ref<const std::string&>();
    if (count < 0 || count > mostCounted || text.size() != shape.mean.size() * 2) {
        return false;
    }
    shape.count = static_cast<int>(count);
    for (std::size_t i = 0; i < shape.mean.size(); ++i) {
        const int high = hexDigit(text[2 * i]);
        const int low = hexDigit(text[2 * i + 1]);
        if (high < 0 || low < 0) {
            return false;
        }
        shape.mean[i] = static_cast<float>(high * 16 + low) / 255.0F;
    }
    return true;
}

template <typename Numbers> bool readNumbers(const Json& json, Numbers& numbers) {
    if (!json.is_array() || json.size() != numbers.size()) {
        return false;
    }
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (!json[i].is_number_integer()) {
            return false;
        }
        numbers[i] = static_cast<double>(json[i].template get<std::int64_t>()) / millionths;
    }
    return true;
}

Json placeJson(const Place& place) {
    Json json = Json::array();
    for (const double value : {place.left, place.middle, place.right, place.y, place.height,
                               place.rowShift, place.light ? 1.0 : 0.0, place.support}) {
        json.push_back(rounded(value));
    }
    return json;
}

bool readPlace(const Json& json, Place& place) {
    std::array<double, 8> v{};
    if (!readNumbers(json, v) || v[4] <= 0) {
        return false;
    }
    place = {.left = v[0],
             .middle = v[1],
             .right = v[2],
             .y = v[3],
             .height = v[4],
             .rowShift = v[5],
             .light = v[6] != 0,
             .support = v[7]};
    return true;
}

bool readColours(const Json& json, Colours& colours) {
    std::array<double, 5> own{};
    if (!json.is_array() || json.size() != themeCount + 1 || !readNumbers(json.back(), own)) {
        return false;
    }
    colours.spreadCount = static_cast<int>(std::clamp(own[4], 0.0, 1e6));
    std::copy_n(own.begin(), colours.spread.size(), colours.spread.begin());
    for (std::size_t theme = 0; theme < themeCount; ++theme) {
        if (!readNumbers(json[theme], own)) {
            return false;
        }
        colours.themes[theme].count = static_cast<int>(std::clamp(own[4], 0.0, 1e6));
        std::copy_n(own.begin(), colours.spread.size(), colours.themes[theme].mean.begin());
    }
    return true;
}

Json huesJson(const Hues& hues, int count) {
    Json json = Json::array();
    for (const double value : hues) {
        json.push_back(rounded(value));
    }
    json.push_back(rounded(count));
    return json;
}

Json coloursJson(const Colours& colours) {
    Json json = Json::array();
    for (const ThemeColours& theme : colours.themes) {
        json.push_back(huesJson(theme.mean, theme.count));
    }
    json.push_back(huesJson(colours.spread, colours.spreadCount));
    return json;
}

} // namespace

std::string writeLearned(const Learned& learned) {
    Json shapes = Json::array();
    for (const Shape& shape : learned.shapes.digits) {
        shapes.push_back({{"count", shape.count}, {"mean", hexOf(shape)}});
    }
    const Json json{{"learned", version},
                    {"boards", learned.boards},
                    {"place", placeJson(learned.place)},
                    {"colours", coloursJson(learned.colours)},
                    {"digits", std::move(shapes)}};
    return json.dump();
}

std::optional<Learned> readLearned(std::string_view text) {
    const tl::expected<Json, LoadError> json = parseJson(text);
    Learned learned;
    if (!json || !json->is_object() || json->value("learned", Json{}) != Json(version) ||
        !json->value("boards", Json{}).is_number_integer() || !json->contains("digits") ||
        !(*json)["digits"].is_array() || (*json)["digits"].size() != digitCount ||
        !readPlace(json->value("place", Json{}), learned.place) ||
        !readColours(json->value("colours", Json{}), learned.colours)) {
        return std::nullopt;
    }
    learned.boards = static_cast<int>(
        std::clamp<std::int64_t>((*json)["boards"].get<std::int64_t>(), 0, mostCounted));
    for (std::size_t digit = 0; digit < digitCount; ++digit) {
        if (!readShape((*json)["digits"][digit], learned.shapes.digits[digit])) {
            return std::nullopt;
        }
    }
    return learned;
}

} // namespace cimaise::reading
