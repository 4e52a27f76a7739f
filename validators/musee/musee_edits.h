// Edits of a position of Musée: each takes a layout and returns the next one. Edits do not enforce
// the rules, because a layout on a real table can be illegal.
#pragma once

#include "validators/musee/musee_layout.h"
#include "validators/report/message.h"

#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace cimaise::musee {

/// One space of one side's Musée. The layout has a Musée for `side`; `column` is 1-based and
/// within the game's columns.
struct Space {
    int side = 0;
    Gallery gallery = Gallery::upper;
    int column = 1;

    bool operator==(const Space&) const = default;
};

/// What hangs in the space; `bare` when nothing does.
Exhibit hangingAt(const Layout& layout, const Space& space);

/// The first space in which the painting hangs, on any Musée.
std::optional<Space> spaceOfExhibit(const Layout& layout, Exhibit exhibit);

/// Hangs a painting, in place of the one that is there. A card of the side's own hand is played
/// by it.
Layout hang(Layout layout, const Space& space, Exhibit exhibit);

/// Takes the painting down.
Layout clear(Layout layout, const Space& space);

/// Takes all paintings of a gallery down.
Layout clearGallery(Layout layout, int side, Gallery gallery);

/// Lets two spaces exchange what hangs in them: a move when one is bare, else a swap.
Layout exchange(Layout layout, const Space& from, const Space& to);

/// Gives the gallery's bonus to the side, whoever held it; puts it back when the side holds it.
Layout toggleBonus(Layout layout, int side, Gallery gallery);

/// Turns a token: a Staircase to a Chandelier and back. `row` is topTokens or bottomTokens.
Layout toggleToken(Layout layout, std::string_view row, int column);

/// Takes a card into a player's hand, or out of it. A hand without cards is one nobody entered.
Layout toggleCard(Layout layout, int player, Exhibit exhibit);

/// The cards entered for a player.
Hand handOf(const Layout& layout, int player);

/// The bare space that comes after `space` in reading order, from the last one on to the first;
/// nothing when all are filled.
std::optional<Space> nextBare(const Layout& layout, const Space& space);

/// A gallery as one line of text: `5 . 13 28 38 .`
std::string galleryText(const Spaces& spaces, int columns);

/// The spaces that a line of text names, from left to right: numbers, and `.` `-` `_` `·` for bare
/// spaces; blanks, commas and semicolons part them. Spaces not named are bare.
/// The error says which entry is wrong and what was expected.
tl::expected<Spaces, Message> readGallery(std::string_view text, int columns);

/// The layout with a gallery as read.
Layout fillGallery(Layout layout, int side, Gallery gallery, const Spaces& spaces);

} // namespace cimaise::musee
