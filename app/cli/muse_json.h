// Patron and round of Muse as JSON, in the shapes of the file format's page about Muse.
#pragma once

#include "validators/muse/muse_round.h"

namespace cimaise::cli {

/// What the patron buys, under `patron`, and the position after it, under `after`.
Json patronJson(const muse::Layout& layout);

/// The round's events, under `round`, and the position after them, under `after`.
Json roundJson(const muse::Layout& layout);

} // namespace cimaise::cli
