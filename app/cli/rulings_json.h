// Result of `rulings` as JSON.
#pragma once

#include "positions/file/json.h"
#include "rulings/questions/rulings.h"

namespace cimaise::cli {

/// The object that `rulings --json` prints.
Json rulingsJson(const AnyCase& anyCase, const Rulings& rulings);

} // namespace cimaise::cli
