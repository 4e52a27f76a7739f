// Finds texts that could be read as markup.
#pragma once

#include <set>
#include <string>

namespace cimaise {

class Stage;

/// Texts whose format is guessed, visible or not, including tooltips, which are created on demand.
std::set<std::string> guessedTexts(Stage& stage);

} // namespace cimaise
