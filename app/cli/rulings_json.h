// Result of `rulings` as JSON.
#pragma once

#include "scoring/rulings/rulings.h"
#include "validators/layout/json.h"

namespace cimaise::cli {

/// The object that `rulings --json` prints.
Json rulingsJson(const AnyCase& anyCase, const Rulings& rulings);

} // namespace cimaise::cli
