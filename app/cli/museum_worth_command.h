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
struct WorthRequest {
    std::string player;
    std::vector<std::string> pieces;
    std::optional<std::string> seconds;
};

/// Objects on offer with their worth.
struct WorthResult {
    int side = 0;
    std::vector<std::string> pieces; ///< as typed
    std::vector<museum::Object> objects;
    museum::Worth worth;
};

/// Worth of each piece for the player, or the error in the arguments.
tl::expected<WorthResult, LoadError> appraised(const AnyCase& anyCase, const WorthRequest& asked);

Json worthJson(const AnyCase& anyCase, const WorthResult& appraised);
std::string worthText(const AnyCase& anyCase, const WorthResult& appraised,
                      const Translator& words);

} // namespace cimaise::cli
