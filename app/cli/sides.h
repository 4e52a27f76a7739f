// Side that `--player` names.
#pragma once

#include "validators/cases.h"

namespace cimaise::cli {

/// The side of the player or team called `name`, or that there is none.
tl::expected<int, LoadError> sideCalled(const AnyCase& anyCase, std::string_view name);

} // namespace cimaise::cli
