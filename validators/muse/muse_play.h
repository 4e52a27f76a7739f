// Chapters on how to play Muse.
#pragma once

#include "validators/report/rule.h"

#include <span>
#include <string_view>

namespace cimaise::muse {

/// Id of the chapter that says who wins a tie.
inline constexpr std::string_view tieChapter = "muse.play.victory";

/// Chapters in the order of a game.
extern const std::span<const Chapter> chapters;

} // namespace cimaise::muse
