// Commands that report on a file.
#pragma once

#include "app/cli/reply.h"
#include "app/texts/words.h"
#include "validators/layout/refusal.h"

#include <tl/expected.hpp>

namespace cimaise::cli {

/// Answers the command about one file: whether the position is legal, or why there is no answer.
tl::expected<bool, Refusal> answer(const Arguments& arguments, const AnyCase& anyCase,
                                   const Words& words, Reply& reply);

} // namespace cimaise::cli
