// Commands that report on a file.
#pragma once

#include "app/cli/reply.h"
#include "app/texts/translator.h"
#include "positions/file/load_error.h"

#include <tl/expected.hpp>

namespace cimaise::cli {

/// Prints the result of a command about one file. Returns whether the position is legal, or an
/// error.
tl::expected<bool, LoadError> answer(const Arguments& arguments, const AnyCase& anyCase,
                                     const Translator& words, CommandOutput& reply);

} // namespace cimaise::cli
