// Parses and writes cards as a line of text: by name, by the beginning of a name, or by rank and
// suit.
#pragma once

#include "validators/muse/muse_catalogue.h"
#include "validators/muse/muse_layout.h"
#include "validators/report/message.h"

#include <array>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace cimaise::muse {

/// Names of the suits in the player's language, by Suit.
using SuitWords = std::array<std::string, suitCount>;

/// Names of the cards in the player's language, by Card; an empty name is replaced by the card's
/// id.
using CardNames = std::array<std::string, cardCount>;

/// Entries between commas, semicolons or line breaks, without surrounding blanks.
std::vector<std::string_view> entriesOf(std::string_view text);

/// Parses a card: by name, with or without `the` (`mountain`, `the sea`, `ace of moons`), by the
/// beginning of a name that no other card has, or by rank and one suit (`7 moons`, `10 suns`).
/// Capitals and accents do not matter; suits and names are understood in English and by `words` and
/// `names`.
tl::expected<Card, Message> readCard(std::string_view entry, const SuitWords& words,
                                     const CardNames& names = {});

/// Parses the cards of all entries of a text. The error names the wrong entry.
tl::expected<Cards, Message> readCards(std::string_view text, const SuitWords& words,
                                       const CardNames& names = {});

/// Cards that an ambiguous entry can mean; empty for any other entry.
Cards cardsMeant(std::string_view entry, const SuitWords& words, const CardNames& names = {});

/// Meanings of the first ambiguous entry, each as the whole line to type; empty if no entry is
/// ambiguous or one has more than four meanings.
std::vector<std::string> cardMeanings(std::string_view text, const SuitWords& words,
                                      const CardNames& names = {});

/// Lines in which `part`, a view into the text, is replaced by each of the cards; empty for more
/// than four.
std::vector<std::string> linesWithEach(const Cards& cards, std::string_view text,
                                       std::string_view part, const CardNames& names);

/// Text of the cards, in a form that readCards() parses.
std::string cardsText(const Cards& all, const CardNames& names = {});

} // namespace cimaise::muse
