// Command `arrange`: the best arrangement of one museum, with its proof.
#pragma once

#include "app/cli/output.h"
#include "app/texts/translator.h"
#include "positions/file/load_error.h"
#include "rulings/museum/museum_arrange.h"

#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace cimaise::cli {

/// Arrangement, and the position with it applied.
struct ArrangeResult {
    AnyCase after;
    int side = 0;
    museum::Arrangement arrangement;
};

inline constexpr TextId tooManyObjects = CIMAISE_TEXT("museum.arrange.crowded");

/// Best arrangement for the player, or the error in the arguments.
tl::expected<ArrangeResult, LoadError> arranged(const AnyCase& anyCase, std::string_view player,
                                                const std::optional<std::string>& seconds);

Json arrangedJson(const ArrangeResult& arranged);
void printArrangedText(const AnyCase& before, const ArrangeResult& arranged,
                       const Translator& words, Output& out);

} // namespace cimaise::cli
