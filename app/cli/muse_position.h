// Input of the commands `patron` and `round`: the position of Muse in a file, or the reason why
// there is none.
#pragma once

#include "app/cli/muse_json.h"
#include "app/cli/muse_text.h"
#include "positions/cases.h"

#include <tl/expected.hpp>

namespace cimaise::cli {

/// Position of Muse in the file. An error for any other game and, with `round`, if growAfter names
/// an event that the round does not have.
tl::expected<const muse::Layout*, LoadError> musePosition(const AnyCase& anyCase, bool round);

} // namespace cimaise::cli
