// Side named by `--player`.
#pragma once

#include "positions/cases.h"

namespace cimaise::cli {

/// Side of the player or team called `name`, or an error.
tl::expected<int, LoadError> sideCalled(const AnyCase& anyCase, std::string_view name);

} // namespace cimaise::cli
