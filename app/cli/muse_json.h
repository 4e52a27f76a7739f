// Patron and round of Muse as JSON, in the shapes of the file format's page about Muse.
#pragma once

#include "positions/muse/muse_round.h"

namespace cimaise::cli {

/// Purchases of the patron under `patron`, and the position after them under `after`.
Json patronJson(const muse::Layout& layout);

/// Events of the round under `round`, and the position after them under `after`.
Json roundJson(const muse::Layout& layout);

} // namespace cimaise::cli
