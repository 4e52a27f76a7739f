// Limits every value that is read to a range that its reader can use.
#include "app/input/view_state.h"

#include "positions/file/json_text.h"

#include <cstdint>
#include <nlohmann/json.hpp>
#include <utility>

namespace cimaise {

std::optional<Json> readViewState(std::string_view text) {
    auto read = parseJson(text);
    return read && read->is_object() ? std::optional{*std::move(read)} : std::nullopt;
}

std::optional<Json> readViewState(std::string_view text, int side) {
    constexpr int mostSides = 99;
    std::optional<Json> read = readViewState(text);
    return read && numberAt(*read, "side", mostSides) == side ? std::move(read) : std::nullopt;
}

std::string textAt(const Json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string{};
}

int numberAt(const Json& object, const char* key, int most) {
    const auto found = object.find(key);
    return found != object.end() && found->is_number_integer()
               ? static_cast<int>(std::clamp<std::int64_t>(found->get<std::int64_t>(), 0, most))
               : 0;
}

bool flagAt(const Json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_boolean() && found->get<bool>();
}

Json objectAt(const Json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_object() ? *found : Json::object();
}

} // namespace cimaise
