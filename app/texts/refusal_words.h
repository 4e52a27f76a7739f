// Error line of a program on standard error.
#pragma once

#include "app/texts/words.h"
#include "validators/layout/refusal.h"

#include <string>
#include <string_view>

namespace cimaise {

/// “cimaise-cli: friday.cimaise: /musees/0: …” and the end of the line; an empty subject is left
/// out.
std::string refusalLine(std::string_view program, std::string_view subject, const Refusal& refusal,
                        const Words& words);

} // namespace cimaise
