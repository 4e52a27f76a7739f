// Files with lists of maximum length: no real game comes near them, and still each has to be shown.
#pragma once

#include <nlohmann/json.hpp>
#include <span>

namespace cimaise {

struct CrowdedFile {
    const char* name;
    /// Makes the file’s document anew each time: it is large, and a list of names needs none.
    nlohmann::json (*document)();
};

/// Of every game those that cost the most, each for a reason of its own.
std::span<const CrowdedFile> crowdedFiles();

} // namespace cimaise
