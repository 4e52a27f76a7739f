// Command `arrange`: the best arrangement of one museum, with its proof.
#pragma once

#include "app/cli/output.h"
#include "app/texts/translator.h"
#include "scoring/search/museum_arrange.h"
#include "validators/layout/load_error.h"

#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace cimaise::cli {

/// An arrangement, and the position it is made in.
struct Arranged {
    AnyCase after;
    int side = 0;
    museum::Arrangement arrangement;
};

/// The longest search that can be asked for.
inline constexpr int longestSearch = 3600;

/// The seconds to search, from a plain decimal number; nothing for any other text.
std::optional<double> readSeconds(std::string_view text);

/// The best arrangement for the player, or why there is none.
tl::expected<Arranged, LoadError> arranged(const AnyCase& anyCase, std::string_view player,
                                         std::string_view seconds);

Json arrangedJson(const Arranged& arranged);
void printArrangedText(const AnyCase& before, const Arranged& arranged, const Translator& words,
                       Output& out);

} // namespace cimaise::cli
