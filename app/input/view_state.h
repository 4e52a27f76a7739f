// Reads the stored view of a game: a JSON object that another version may have written. A missing
// or unusable value counts as the default.
#pragma once

#include "positions/file/json.h"

#include <algorithm>
#include <optional>
#include <ranges>
#include <string>
#include <string_view>

namespace cimaise {

/// Parses the object; nullopt for any other text.
std::optional<Json> readViewState(std::string_view text);
/// Parses the object; nullopt also for the view of another side than `side`.
std::optional<Json> readViewState(std::string_view text, int side);

std::string textAt(const Json& object, const char* key);
/// Number from 0 to `most`; 0 if there is none.
int numberAt(const Json& object, const char* key, int most);
bool flagAt(const Json& object, const char* key);
/// Object under the key; empty if there is none.
Json objectAt(const Json& object, const char* key);

/// Index of the id under the key; nullopt if there is no such id.
template <class Ids>
std::optional<std::size_t> idAt(const Json& object, const char* key, const Ids& ids) {
    const auto found = std::ranges::find(ids, textAt(object, key));
    return found == std::ranges::end(ids)
               ? std::nullopt
               : std::optional{static_cast<std::size_t>(found - std::ranges::begin(ids))};
}

} // namespace cimaise
