// Values and names that the completion scripts of all shells share.
#pragma once

#include "app/cli/usage.h"

#include <string>

namespace cimaise::cli {

using Words = std::vector<std::string_view>;

inline constexpr std::string_view folderPlaceholder = "FOLDER";
inline constexpr std::string_view gamePlaceholder = "GAME";
/// Placeholder of the argument of a program without commands.
inline constexpr std::string_view fileArgument = "FILE";

/// File name extensions accepted for a placeholder, separated by `|`; empty for a placeholder that
/// is not a file.
std::string_view extensionsOf(std::string_view placeholder);

std::string joined(const Words& words, std::string_view separator = " ");

Words namesOf(const std::vector<const Usage*>& usages);

std::vector<const Usage*> commandsOf(const Program& program);

/// Ids of the games, separated by spaces.
std::string gameNames();

/// Placeholder of a command’s first argument; empty if it has none.
std::string_view argumentOf(const Usage& command);

/// Text in single quotes; a backslash precedes each of the `special` characters.
std::string quoted(std::string_view text, std::string_view special);

} // namespace cimaise::cli
