// Checks the names of the players of a game.
#pragma once

#include "validators/report/message.h"

#include <optional>
#include <string>
#include <vector>

namespace cimaise {

/// What speaks against the names: the rules of the file format hold at the table as well.
std::optional<Message> namesTrouble(const std::vector<std::string>& names);

/// What speaks against a name or title by itself; none for a blank one.
std::optional<Message> nameTrouble(const std::string& name);

} // namespace cimaise
