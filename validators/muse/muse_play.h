// Chapters on how to play Muse.
#pragma once

#include "validators/report/rule.h"

#include <span>

namespace cimaise::muse {

/// In the order of a game.
extern const std::span<const Chapter> chapters;

} // namespace cimaise::muse
