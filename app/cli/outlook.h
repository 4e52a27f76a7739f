// Command `outlook`: what can still happen from a position.
#pragma once

#include "app/cli/game_cli.h"

#include <optional>
#include <string>
#include <vector>

namespace cimaise::cli {

/// Outlook of the position; an error for a game without outlook and for a wrong time limit.
OutlookResult outlookOf(const AnyCase& anyCase, const std::optional<std::string>& seconds);

// Parts of an outlook, for the games.

Json valueOrNull(bool isKnown, Json value);

/// Heading of a party's outlook.
std::string partyHeading(Party party, const Translator& words);

std::string outlookLine(const Message& message, const Translator& words);

/// Message with a list of spots of one side as {places}: “upper gallery, space 4; …”.
Message withPlaces(TextId text, Party owner, const std::vector<Place>& places,
                   const Translator& words);

} // namespace cimaise::cli
