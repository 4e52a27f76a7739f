// “My copy of Museum”: the numbers printed on one owner's boards and Patron cards, entered once,
// offered in every later game, and stored in a file of their own that can be shared.
#pragma once

#include "positions/file/load_error.h"
#include "positions/museum/museum_layout.h"

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

/// Text of a copy for saving. readCopy() parses that text and refuses any other document.
std::string writeCopy(const Copy& copy);
tl::expected<Copy, LoadError> readCopy(std::string_view text);

/// Adds a board or a patron; replaces a board of the same name or a patron with the same
/// requirements.
Copy withBoard(Copy copy, std::string_view name, const Board& board);
Copy withPatron(Copy copy, const Patron& patron);
/// Copy with the boards and patrons of `other` added or replaced.
Copy merged(Copy copy, const Copy& other);

const Board* boardIn(const Copy& copy, std::string_view name);
/// Patron card with the same requirements; null if the copy has none.
const Patron* patronIn(const Copy& copy, const Patron& like);

/// Board whose unknown bonuses are filled in from the copy's board of that name.
Board filledIn(Board board, std::string_view name, const Copy& copy);
/// Patron whose unknown numbers are filled in from the copy.
Patron filledIn(Patron patron, const Copy& copy);

} // namespace cimaise::museum
