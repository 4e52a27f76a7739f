// Error line of a program on standard error.
#pragma once

#include "app/texts/translator.h"
#include "positions/file/load_error.h"

#include <string>
#include <string_view>

namespace cimaise {

/// Line such as “cimaise-cli: friday.cimaise: /players/0: …”, with its line break; an empty subject
/// is left out.
std::string loadErrorLine(std::string_view program, std::string_view subject,
                          const LoadError& refusal, const Translator& words);

} // namespace cimaise
