// Name of a player for whom no name was entered: “P2”.
#pragma once

#include "app/texts/translator.h"

namespace cimaise {

/// Name for a seat, counted from 1.
std::string placeholderName(int seat, const Translator& words);

/// True for such a name in any language.
bool isPlaceholderName(const std::string& name);

} // namespace cimaise
