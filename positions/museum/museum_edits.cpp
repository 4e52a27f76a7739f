// Implements the edits of a position of Museum as pure functions.
#include "positions/museum/museum_edits.h"

#include <algorithm>

namespace cimaise::museum {

namespace {

const Museum& museumOf(const Layout& layout, int side) {
    return layout.museums.at(static_cast<std::size_t>(side));
}
Museum& museumOf(Layout& layout, int side) {
    return layout.museums.at(static_cast<std::size_t>(side));
}

/// Index of the first object on the cell; the number of objects if there is none.
std::size_t numberOn(const Museum& museum, const Cell& cell) {
    return static_cast<std::size_t>(std::ranges::find(*museum.objects, cell, &Object::at) -
                                    museum.objects->begin());
}

bool areSame(const Object& one, const Object& other) {
    return one.civilisation == other.civilisation && one.domain == other.domain &&
           one.value == other.value;
}

/// Numbers of a Patron card that the rulebooks state; all others are unknown.
std::vector<CopyFact> figuresKnownOf(PatronKind kind) {
    const PatronInfo& card = info(kind);
    return {card.known.begin(), card.known.begin() + static_cast<std::ptrdiff_t>(card.levels)};
}

/// Sets a figure for one continent; if no continent has a figure, the figures count as not entered.
void setFigure(Entered<ByContinent>& figures, Continent continent, std::optional<int> figure) {
    ByContinent next = *figures;
    next.at(static_cast<std::size_t>(continent)) = figure;
    figures = next == ByContinent{} ? Entered<ByContinent>{} : Entered<ByContinent>{next};
}

/// First slot after `cell` that fits, in reading order and cyclically.
template <class Fits>
std::optional<Cell> nextCell(const Layout& layout, int side, const Cell& cell, Fits fits) {
    const Board& board = boardOf(layout, museumOf(layout, side));
    const int columns = columnsOf(board);
    const int cells = columns * rowsOf(board);
    const int here = (cell.row - 1) * columns + cell.column - 1;
    for (int step = 1; step <= cells; ++step) {
        const int index = (here + step) % cells;
        const Cell next{.column = index % columns + 1, .row = index / columns + 1};
        if (isSlot(board, next) && fits(next)) {
            return next;
        }
    }
    return std::nullopt;
}

} // namespace

// --- objects -------------------------------------------------------------------------------

const Object* objectOn(const Layout& layout, int side, const Cell& cell) {
    const Museum& museum = museumOf(layout, side);
    const std::size_t number = numberOn(museum, cell);
    return number == museum.objects->size() ? nullptr : &museum.objects->at(number);
}

Layout put(Layout layout, int side, const Object& object) {
    Museum& museum = museumOf(layout, side);
    const std::size_t number = numberOn(museum, object.at);
    std::vector<Object>& objects = museum.objects.edit();
    if (number < objects.size()) {
        objects.erase(objects.begin() + static_cast<std::ptrdiff_t>(number));
    }
    objects.push_back(object); // the object entered last must be at the end
    return layout;
}

Layout change(Layout layout, int side, const Cell& cell, const Trait& trait) {
    Museum& museum = museumOf(layout, side);
    const std::size_t number = numberOn(museum, cell);
    if (number == museum.objects->size()) {
        return layout;
    }
    Object& object = museum.objects.edit().at(number);
    Traits traits = traitsOf(object);
    traits.set(trait);
    object = traits.objectAt(cell).value_or(object);
    return layout;
}

Layout take(Layout layout, int side, const Cell& cell) {
    const Museum& museum = museumOf(layout, side);
    const std::size_t number = numberOn(museum, cell);
    const bool lies = number < museum.objects->size();
    return lies ? removeNumbered(std::move(layout), side, number) : layout;
}

Layout removeNumbered(Layout layout, int side, std::size_t number) {
    std::vector<Object>& objects = museumOf(layout, side).objects.edit();
    objects.erase(objects.begin() + static_cast<std::ptrdiff_t>(number));
    return layout;
}

Layout takeAll(Layout layout, int side) { return lay(std::move(layout), side, {}); }

Layout exchange(Layout layout, int side, const Cell& from, const Cell& to) {
    Museum& museum = museumOf(layout, side);
    const std::size_t one = numberOn(museum, from);
    const std::size_t other = numberOn(museum, to);
    const std::size_t count = museum.objects->size();
    if (one == other) {
        return layout;
    }
    std::vector<Object>& objects = museum.objects.edit();
    if (one < count) {
        objects[one].at = to;
    }
    if (other < count) {
        objects[other].at = from;
    }
    return layout;
}

Layout lay(Layout layout, int side, std::vector<Object> objects) {
    museumOf(layout, side).objects = std::move(objects);
    return layout;
}

std::vector<Step> stepsBetween(const std::vector<Object>& before,
                               const std::vector<Object>& after) {
    std::vector<Object> now = before;
    std::vector<Step> steps;
    // moves to empty cells first, so that nothing is exchanged with an object that is off the board
    for (const bool onlyBare : {true, false}) {
        for (bool again = true; again;) {
            again = false;
            for (std::size_t i = 0; i < now.size() && i < after.size(); ++i) {
                const auto there = std::ranges::find(now, after[i].at, &Object::at);
                if (now[i].at == after[i].at || (onlyBare && there != now.end())) {
                    continue;
                }
                Step step{.object = i, .from = now[i].at, .to = after[i].at, .inExchange = {}};
                if (there != now.end()) {
                    step.inExchange = static_cast<std::size_t>(there - now.begin());
                }
                now = stepped(std::move(now), step);
                steps.push_back(step);
                again = true;
            }
        }
    }
    return steps;
}

std::vector<Object> stepped(std::vector<Object> objects, const Step& step) {
    if (step.inExchange) {
        objects.at(*step.inExchange).at = step.from;
    }
    objects.at(step.object).at = step.to;
    return objects;
}

std::optional<Cell> nextSlot(const Layout& layout, int side, const Cell& cell) {
    return nextCell(layout, side, cell, [](const Cell& /*slot*/) { return true; });
}

std::optional<Cell> nextEmpty(const Layout& layout, int side, const Cell& cell) {
    return nextCell(layout, side, cell,
                    [&](const Cell& slot) { return objectOn(layout, side, slot) == nullptr; });
}

std::vector<Object> latest(const Layout& layout, int side, std::size_t most) {
    const std::vector<Object>& objects = *museumOf(layout, side).objects;
    std::vector<Object> found;
    for (auto object = objects.rbegin(); object != objects.rend() && found.size() < most;
         ++object) {
        const bool known = std::ranges::any_of(
            found, [&](const Object& other) { return areSame(other, *object); });
        if (!known) {
            found.push_back(*object);
        }
    }
    return found;
}

// --- experts and patron --------------------------------------------------------------------

bool hasExpert(const Layout& layout, int side, const Expert& expert) {
    return std::ranges::count(*museumOf(layout, side).experts, expert) > 0;
}

Layout toggleExpert(Layout layout, int side, const Expert& expert) {
    std::vector<Expert>& experts = museumOf(layout, side).experts.edit();
    if (std::erase(experts, expert) == 0) {
        experts.push_back(expert);
    }
    return layout;
}

Patron newPatron(PatronKind kind) {
    Patron patron{.kind = kind};
    patron.points = figuresKnownOf(kind);
    return patron;
}

Layout setPatron(Layout layout, int side, std::optional<Patron> patron) {
    museumOf(layout, side).patron = std::move(patron);
    return layout;
}

Patron withFigure(Patron patron, std::size_t level, CopyFact points) {
    if (level < info(patron.kind).levels) {
        std::vector<CopyFact> figures =
            patron.points ? *patron.points : figuresKnownOf(patron.kind);
        figures.at(level) = points;
        patron.points = std::move(figures);
    }
    return patron;
}

Layout setPatronFigure(Layout layout, int side, std::size_t level, CopyFact points) {
    const std::optional<Patron> patron = *museumOf(layout, side).patron;
    return patron ? setPatron(std::move(layout), side, withFigure(*patron, level, points)) : layout;
}

// --- figures -------------------------------------------------------------------------------

Layout setTrack(Layout layout, int side, CopyFact points) {
    museumOf(layout, side).track = points;
    return layout;
}

Layout setPrestige(Layout layout, int side, int tokens) {
    museumOf(layout, side).prestige = tokens;
    return layout;
}

Layout setPress(Layout layout, int side, int conferences) {
    museumOf(layout, side).press = conferences;
    return layout;
}

Layout setDiscard(Layout layout, int side, Continent continent, std::optional<int> objects) {
    setFigure(museumOf(layout, side).discard, continent, objects);
    return layout;
}

Layout setOpinion(Layout layout, Continent continent, std::optional<int> tokens) {
    setFigure(layout.opinion, continent, tokens);
    return layout;
}

Layout setEdition(Layout layout, Edition edition) {
    layout.edition = edition;
    return layout;
}

} // namespace cimaise::museum
