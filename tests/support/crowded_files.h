// Files that hold as much as a file may: no game ever comes near them, and still each has to be
// shown.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace cimaise {

struct CrowdedFile {
    std::string name;
    nlohmann::json document;
};

/// Of every game those that cost the most, each for a reason of its own.
std::vector<CrowdedFile> crowdedFiles();

} // namespace cimaise
