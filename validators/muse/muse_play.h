// How Muse is played, to be read.
#pragma once

#include "validators/report/rule.h"

#include <span>

namespace cimaise::muse {

/// In the order of a game.
extern const std::span<const Chapter> chapters;

} // namespace cimaise::muse
