// Independent computation of the rulings, slow and obvious, written from the contract's page alone:
// for every combination it writes the answers and bonuses into the file, reads it, checks it and
// scores it.
#pragma once

#include <nlohmann/json.hpp>
#include <string_view>

namespace cimaise {

/// The result of `rulings --json` for the text of a file that can be read.
nlohmann::ordered_json slowRulings(std::string_view file);

} // namespace cimaise
