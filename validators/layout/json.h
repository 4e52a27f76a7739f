// Names the JSON value of our files for those who only pass it on: whoever looks into one includes
// <nlohmann/json.hpp>, which costs the compiler a second each time.
#pragma once

#include <nlohmann/json_fwd.hpp>

namespace cimaise {

/// A JSON value whose objects keep the order of their keys.
using Json = nlohmann::ordered_json;

class JsonCursor;

} // namespace cimaise
