// Text of --help.
#pragma once

#include "app/texts/translator.h"

namespace cimaise::cli {

std::string helpText(const Translator& words);

} // namespace cimaise::cli
