// Chapters on how to play Museum.
#pragma once

#include "validators/report/rule.h"

#include <span>

namespace cimaise::museum {

/// Chapters in the order of a game.
extern const std::span<const Chapter> chapters;

} // namespace cimaise::museum
