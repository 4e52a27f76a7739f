// Edits of a position of Museum: each takes a layout and returns the next one. Edits do not enforce
// the rules, because a layout on a real table can be illegal.
#pragma once

#include "positions/museum/museum_traits.h"

#include <optional>
#include <vector>

namespace cimaise::museum {

// --- objects: `side` has a museum, cells go up to highestCoordinate each way ---------------

/// Object on the cell, the first if there are several; null if there is none.
const Object* objectOn(const Layout& layout, int side, const Cell& cell);

/// Puts an object on its cell and replaces the one there.
Layout put(Layout layout, int side, const Object& object);

/// Changes one trait of the object on the cell; no effect without an object.
Layout change(Layout layout, int side, const Cell& cell, const Trait& trait);

/// Removes the object on the cell; the first if there are several.
Layout take(Layout layout, int side, const Cell& cell);

/// Removes the object with this number in the order of the file; the number must be valid.
Layout removeNumbered(Layout layout, int side, std::size_t number);

/// Removes all objects.
Layout takeAll(Layout layout, int side);

/// Exchanges the contents of two cells: a move if one is empty, otherwise a swap.
Layout exchange(Layout layout, int side, const Cell& from, const Cell& to);

/// Replaces all objects by those of an arrangement.
Layout lay(Layout layout, int side, std::vector<Object> objects);

/// Step of a rearrangement: an object moves to another cell, and an object there moves back in
/// exchange. Objects are numbered in the order of the file, from 0.
struct Step {
    std::size_t object = 0;
    Cell from;
    Cell to;
    std::optional<std::size_t> inExchange; ///< object that moves the other way

    bool operator==(const Step&) const = default;
};

/// Steps that turn `before` into `after`, which have the same objects in the same order; at most
/// one per object that moves.
std::vector<Step> stepsBetween(const std::vector<Object>& before, const std::vector<Object>& after);

/// Objects after one step.
std::vector<Object> stepped(std::vector<Object> objects, const Step& step);

/// Next slot after `cell` in reading order, cyclically, empty or not; nullopt without slots.
std::optional<Cell> nextSlot(const Layout& layout, int side, const Cell& cell);

/// Next empty slot after `cell` in reading order, cyclically; nullopt if all are filled.
std::optional<Cell> nextEmpty(const Layout& layout, int side, const Cell& cell);

/// Most recently entered different objects of this side, the latest first, for suggestions.
std::vector<Object> latest(const Layout& layout, int side, std::size_t most);

// --- experts and patron --------------------------------------------------------------------

/// True if the side has the expert.
bool hasExpert(const Layout& layout, int side, const Expert& expert);

/// Adds the expert, or removes every copy of that card if the side has one.
Layout toggleExpert(Layout layout, int side, const Expert& expert);

/// Patron card of a kind, with the numbers given in the rulebooks; the others are unknown.
/// Requirements printed on the card are not set.
Patron newPatron(PatronKind kind);

Layout setPatron(Layout layout, int side, std::optional<Patron> patron);

/// Card with one number set; unchanged if the card has no such level.
Patron withFigure(Patron patron, std::size_t level, CopyFact points);

/// Sets the number that the patron's card prints for a level, 0-based; no effect without a patron
/// or such a level.
Layout setPatronFigure(Layout layout, int side, std::size_t level, CopyFact points);

// --- figures, 0 to highestFigure each ------------------------------------------------------

Layout setTrack(Layout layout, int side, CopyFact points);
Layout setPrestige(Layout layout, int side, int tokens);
Layout setPress(Layout layout, int side, int conferences);
/// Sets the discarded objects of a continent; nullopt: not entered, which counts as none.
Layout setDiscard(Layout layout, int side, Continent continent, std::optional<int> objects);
Layout setOpinion(Layout layout, Continent continent, std::optional<int> tokens);
Layout setEdition(Layout layout, Edition edition);

} // namespace cimaise::museum
