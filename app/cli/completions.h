// Completion scripts for shells.
#pragma once

#include "app/cli/usage.h"

#include <string>

namespace cimaise::cli {

/// Completion scripts with the names of commands, options, values and games. Those for zsh and fish
/// also show descriptions in the user’s language.
std::string bashCompletions(const Program& program);
std::string zshCompletions(const Program& program);
std::string fishCompletions(const Program& program);

} // namespace cimaise::cli
