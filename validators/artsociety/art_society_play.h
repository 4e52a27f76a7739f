// Chapters on how to play Art Society.
#pragma once

#include "validators/report/rule.h"

#include <span>
#include <string_view>

namespace cimaise::artsociety {

/// Id of the chapter that says who wins a tie.
inline constexpr std::string_view tieChapter = "art.play.victory";

/// Chapters in the order of a game.
extern const std::span<const Chapter> chapters;

} // namespace cimaise::artsociety
