// Edits of a position of Museum: each takes a layout and returns the next one. Edits do not enforce
// the rules, because a layout on a real table can be illegal.
#pragma once

#include "validators/museum/museum_traits.h"

#include <optional>
#include <vector>

namespace cimaise::museum {

// --- objects: `side` has a museum, cells go up to highestCoordinate each way ---------------

/// The object that lies on the cell, the first one where there are several; null when none does.
const Object* objectOn(const Layout& layout, int side, const Cell& cell);

/// Puts an object down, in place of the one that lies there.
Layout put(Layout layout, int side, const Object& object);

/// Changes one trait of the object on the cell; without one nothing changes.
Layout change(Layout layout, int side, const Cell& cell, const Trait& trait);

/// Takes the object off the cell; of several the first one.
Layout take(Layout layout, int side, const Cell& cell);

/// Takes off the object of this number in the order of the file; there is one.
Layout takeNumbered(Layout layout, int side, std::size_t number);

/// Takes all objects off.
Layout takeAll(Layout layout, int side);

/// Lets two cells exchange what lies on them: a move when one is bare, else a swap.
Layout exchange(Layout layout, int side, const Cell& from, const Cell& to);

/// Lays all objects anew, as `arrange` gives them.
Layout lay(Layout layout, int side, std::vector<Object> objects);

/// One step on the way to an arrangement: an object goes to another cell, and what lies there comes
/// back in exchange. Objects are numbered in the order of the file, from 0.
struct Step {
    std::size_t object = 0;
    Cell from;
    Cell to;
    std::optional<std::size_t> inExchange; ///< what goes the other way

    bool operator==(const Step&) const = default;
};

/// The steps that turn `before` into `after`, the same objects in the same order; at most one for
/// each object that changes place.
std::vector<Step> stepsBetween(const std::vector<Object>& before, const std::vector<Object>& after);

/// The objects after one step.
std::vector<Object> stepped(std::vector<Object> objects, const Step& step);

/// The bare slot that comes after `cell` in reading order, from the last one on to the first;
/// nothing when all are filled.
std::optional<Cell> nextBare(const Layout& layout, int side, const Cell& cell);

/// The last different objects put down by this side, the latest first: what to offer first.
std::vector<Object> latest(const Layout& layout, int side, std::size_t most);

// --- experts and patron --------------------------------------------------------------------

/// Whether this side has the expert.
bool hasExpert(const Layout& layout, int side, const Expert& expert);

/// Hires the expert, or lets every copy of that card go when it is hired already.
Layout toggleExpert(Layout layout, int side, const Expert& expert);

/// A Patron card of a kind, with the figures that the rulebooks state; the others unknown. What it
/// asks for is still to be said, where the card says it.
Patron newPatron(PatronKind kind);

Layout setPatron(Layout layout, int side, std::optional<Patron> patron);

/// The card with one of its figures; unchanged where it has no such level.
Patron withFigure(Patron patron, std::size_t level, CopyFact points);

/// The figure that the patron's card prints for a level, 0-based; without a patron or such a level
/// nothing changes.
Layout setPatronFigure(Layout layout, int side, std::size_t level, CopyFact points);

// --- figures, 0 to highestFigure each ------------------------------------------------------

Layout setTrack(Layout layout, int side, CopyFact points);
Layout setPrestige(Layout layout, int side, int tokens);
Layout setPress(Layout layout, int side, int conferences);
/// Nothing: not entered, which counts as none.
Layout setDiscard(Layout layout, int side, Continent continent, std::optional<int> objects);
Layout setOpinion(Layout layout, Continent continent, std::optional<int> tokens);
Layout setEdition(Layout layout, Edition edition);

} // namespace cimaise::museum
