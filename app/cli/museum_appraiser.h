// Command `worth`: what objects on offer add to the best arrangement of a museum.
#pragma once

#include "app/texts/translator.h"
#include "scoring/search/museum_worth.h"
#include "validators/layout/load_error.h"

#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace cimaise::cli {

/// Arguments of `worth` as typed.
struct Appraisal {
    std::string player;
    std::vector<std::string> pieces;
    std::optional<std::string> seconds;
};

/// Objects on offer with their worth.
struct Appraised {
    int side = 0;
    std::vector<std::string> pieces; ///< as typed
    std::vector<museum::Object> objects;
    museum::Worth worth;
};

/// Worth of each piece for the player, or the error in the arguments.
tl::expected<Appraised, LoadError> appraised(const AnyCase& anyCase, const Appraisal& asked);

Json worthJson(const AnyCase& anyCase, const Appraised& appraised);
std::string worthText(const AnyCase& anyCase, const Appraised& appraised, const Translator& words);

} // namespace cimaise::cli
