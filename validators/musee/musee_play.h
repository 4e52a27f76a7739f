// Chapters on how to play Musée.
#pragma once

#include "validators/report/rule.h"

#include <span>

namespace cimaise::musee {

/// In the order of a game.
extern const std::span<const Chapter> chapters;

} // namespace cimaise::musee
