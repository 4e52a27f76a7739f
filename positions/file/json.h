// JSON value type for code that only passes values on. Code that reads the content of a value
// includes <nlohmann/json.hpp>, which takes the compiler about a second.
#pragma once

#include <nlohmann/json_fwd.hpp>

namespace cimaise {

/// A JSON value whose objects keep the order of their keys.
using Json = nlohmann::ordered_json;

class JsonCursor;

} // namespace cimaise
