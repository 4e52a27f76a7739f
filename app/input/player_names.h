// Checks the names of the players of a game.
#pragma once

#include "positions/messages/message.h"

#include <optional>
#include <string>
#include <vector>

namespace cimaise {

/// Problem with the names, by the rules of the file format; nullopt if there is none.
std::optional<Message> nameListError(const std::vector<std::string>& names);

/// Problem with a single name or title; nullopt if there is none, and for a blank one.
std::optional<Message> nameError(const std::string& name);

} // namespace cimaise
