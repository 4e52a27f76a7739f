// Chapters on how to play Musée.
#pragma once

#include "validators/report/rule.h"

#include <span>
#include <string_view>

namespace cimaise::musee {

/// Id of the chapter that says who wins a tie.
inline constexpr std::string_view tieChapter = "musee.play.ties";

/// Chapters in the order of a game.
extern const std::span<const Chapter> chapters;

} // namespace cimaise::musee
