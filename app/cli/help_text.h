// Text of --help.
#pragma once

#include "app/texts/words.h"

namespace cimaise::cli {

std::string helpText(const Words& words);

} // namespace cimaise::cli
