// Chapters on how to play Art Society.
#pragma once

#include "validators/report/rule.h"

#include <span>

namespace cimaise::artsociety {

/// In the order of a game.
extern const std::span<const Chapter> chapters;

} // namespace cimaise::artsociety
