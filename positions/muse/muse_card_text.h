// Parses a card: by name, by the beginning of a name, or by rank and suit.
#pragma once

#include "positions/messages/message.h"
#include "positions/muse/muse_catalogue.h"
#include "positions/muse/muse_layout.h"

#include <array>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace cimaise::muse {

/// Names of the suits in the player's language, by Suit.
using SuitWords = std::array<std::string, suitCount>;

/// Names of the cards in the player's language, by Card.
using CardNames = std::array<std::string, cardCount>;

/// Parses a card: by name, with or without `the` (`mountain`, `the sea`, `ace of moons`), by the
/// beginning of a name that no other card has, or by rank and one suit (`7 moons`, `10 suns`).
/// Capitals and accents do not matter; suits and names are understood in English and by `words` and
/// `names`.
tl::expected<Card, Message> readCard(std::string_view entry, const SuitWords& words,
                                     const CardNames& names);

} // namespace cimaise::muse
