// “My copy of Museum”: the numbers printed on one owner's boards and Patron cards, entered once,
// offered in every later game, and stored in a file of their own that can be shared.
#pragma once

#include "validators/layout/load_error.h"
#include "validators/museum/museum_layout.h"

#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace cimaise::museum {

struct Copy {
    std::vector<NamedBoard> boards;
    std::vector<Patron> patrons;

    bool operator==(const Copy&) const = default;
};

/// The copy's document, and back. What is no copy of this game is refused.
std::string writeCopy(const Copy& copy);
tl::expected<Copy, LoadError> readCopy(std::string_view text);

/// Keeps a board under its name, a patron under what it asks for.
Copy withBoard(Copy copy, std::string_view name, const Board& board);
Copy withPatron(Copy copy, const Patron& patron);
/// Takes over what `other` knows.
Copy merged(Copy copy, const Copy& other);

const Board* boardIn(const Copy& copy, std::string_view name);
/// The card that asks for the same; null when the copy has none.
const Patron* patronIn(const Copy& copy, const Patron& like);

/// The board with the bonuses that the copy has under that name in the place of unknown ones.
Board filledIn(Board board, std::string_view name, const Copy& copy);
/// The patron with the figures of the copy in the place of unknown ones.
Patron filledIn(Patron patron, const Copy& copy);

} // namespace cimaise::museum
