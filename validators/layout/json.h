// JSON value type of our files, for code that only passes it on. Code that looks into a value
// includes <nlohmann/json.hpp>, which costs the compiler a second each time.
#pragma once

#include <nlohmann/json_fwd.hpp>

namespace cimaise {

/// A JSON value whose objects keep the order of their keys.
using Json = nlohmann::ordered_json;

class JsonCursor;

} // namespace cimaise
