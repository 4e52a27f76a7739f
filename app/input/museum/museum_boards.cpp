// Moves objects between museums; exchanges museums with everything their players hold.
#include "app/input/museum/museum_input.h"

#include "app/input/museum/museum_input_state.h"
#include "app/input/museum/museum_patron.h"
#include "positions/museum/museum_catalogue.h"
#include "positions/museum/museum_edits.h"
#include "positions/museum/museum_traits.h"
#include "scoring/museum/museum_tally.h"

#include <algorithm>
#include <utility>

namespace cimaise::museum {

namespace {

//% "Expert"
constexpr TextId expertStep = CIMAISE_TEXT("museum.read.expert");
//% "Patron card"
constexpr TextId patronStep = CIMAISE_TEXT("museum.read.patron");
//% "Public Opinion tokens: {continent}"
constexpr TextId opinionStep = CIMAISE_TEXT("museum.read.opinion");

Cell cellOfPlace(const Place& place) { return {.column = place.column, .row = place.row}; }

bool isSlotOf(const Layout& layout, const Spot& spot) {
    return spot.place.area.empty() &&
           isSlot(boardOf(layout, layout.museums.at(static_cast<std::size_t>(spot.owner.index))),
                  cellOfPlace(spot.place));
}

const Object* objectAt(const Layout& layout, const Spot& spot) {
    return objectOn(layout, spot.owner.index, cellOfPlace(spot.place));
}

} // namespace

int boardCount(const Layout& layout) { return static_cast<int>(layout.museums.size()); }

Inventory objects(const Layout& layout, int side) {
    std::vector<Object> laid = *layout.museums.at(static_cast<std::size_t>(side)).objects;
    std::ranges::stable_sort(
        laid, {}, [](const Object& object) { return std::pair{object.at.row, object.at.column}; });
    Inventory all;
    for (const Object& object : laid) {
        const Spot spot = spotOf(side, object.at);
        all.push_back({spot, nameOf(traitsOf(object)), spot.place});
    }
    return all;
}

AnyCase takeObject(const Layout& layout, const Spot& object) {
    return take(layout, object.owner.index, cellOfPlace(object.place));
}

std::optional<Put> putObject(const Layout& layout, const Spot& from, const Spot& to) {
    const Object* const source = objectAt(layout, from);
    if (source == nullptr || !isSlotOf(layout, to)) {
        return std::nullopt;
    }
    Object moved = *source;
    moved.at = cellOfPlace(to.place);
    Layout next = take(layout, from.owner.index, cellOfPlace(from.place));
    if (const Object* const there = objectAt(layout, to)) {
        Object other = *there;
        other.at = cellOfPlace(from.place);
        next = put(std::move(next), from.owner.index, other);
    }
    next = put(std::move(next), to.owner.index, moved);
    return overfull(next) ? std::nullopt : std::optional{Put{std::move(next), to}};
}

AnyCase swapMuseums(const Layout& layout, int one, int other) {
    Layout next = layout;
    std::swap(next.museums.at(static_cast<std::size_t>(one)),
              next.museums.at(static_cast<std::size_t>(other)));
    return next;
}

namespace {

/// Entries of one museum, in the order in which they are read.
class Reading {
public:
    explicit Reading(Party owner) : m_whole{owner, {}} {}

    void add(const Spot& spot, Message piece, Message where) {
        m_steps.push_back({spot, std::move(piece), std::move(where)});
    }
    void addFigure(std::optional<int> figure, Message name) {
        addFigure(figure, std::move(name), m_whole);
    }
    void addFigure(std::optional<int> figure, Message name, const Spot& spot) {
        if (figure) {
            add(spot, readText(*figure), std::move(name));
        }
    }
    /// A number that is 0 if nothing was entered.
    void addCount(int count, TextId name) {
        addFigure(count > 0 ? std::optional{count} : std::nullopt, {name, {}});
    }
    void addCard(Value name, TextId kind) { add(m_whole, readText(std::move(name)), {kind, {}}); }
    [[nodiscard]] Party owner() const { return m_whole.owner; }
    ReadBackEntries take() { return std::move(m_steps); }

private:
    Spot m_whole;
    ReadBackEntries m_steps;
};

Value nameOf(const Expert& expert) {
    const auto* const name = std::get_if<std::string>(&expert);
    const auto* const civilisation = std::get_if<Civilisation>(&expert);
    return name != nullptr           ? Value{*name}
           : civilisation != nullptr ? Value{info(*civilisation).name}
                                     : Value{info(std::get<Domain>(expert)).name};
}

/// Card with what it asks for: “Quadruple Collection, Greek, Roman, …”.
Listing cardName(const Patron& patron) {
    Listing name{{info(patron.kind).name}};
    if (patron.kind == PatronKind::continent && patron.continent) {
        name.parts.emplace_back(info(*patron.continent).name);
    } else if (patron.kind == PatronKind::legacy && patron.civilisation) {
        name.parts.emplace_back(info(*patron.civilisation).name);
    } else if (patron.kind == PatronKind::quadruple) {
        for (const CollectionKind& kind : patron.collections) {
            name.parts.emplace_back(std::visit([](auto of) { return info(of).name; }, kind));
        }
    }
    return name;
}

/// The card, then what it pays for each level.
void addPatron(const Patron& patron, Reading& reading) {
    reading.addCard(cardName(patron), patronStep);
    for (std::size_t level = 0; level < info(patron.kind).levels; ++level) {
        reading.addFigure(patronFigure(patron, level), levelName(patron.kind, level));
    }
}

void addDiscards(const Museum& museum, Reading& reading) {
    for (std::size_t i = 0; i < continentCount; ++i) {
        const Place place = discardPlace(static_cast<Continent>(i));
        if (museum.discard->at(i).value_or(0) > 0) {
            reading.addFigure(museum.discard->at(i), readText(place), {reading.owner(), place});
        }
    }
}

void addBonuses(const GalleryBonus& bonus, Reading& reading) {
    reading.addFigure(*bonus.main, {CIMAISE_TEXT("museum.figure.bonus.main"), {}});
    reading.addFigure(*bonus.full, {CIMAISE_TEXT("museum.figure.bonus.full"), {}});
    reading.addFigure(*bonus.both, {CIMAISE_TEXT("museum.figure.bonus.both"), {}});
}

} // namespace

ReadBackEntries opinionFigures(const Layout& layout) {
    Reading reading{everyone()};
    for (std::size_t i = 0; i < continentCount; ++i) {
        if (layout.opinion->at(i).value_or(0) > 0) {
            reading.addFigure(layout.opinion->at(i),
                              {opinionStep, {{"continent", continents.at(i).name}}});
        }
    }
    return reading.take();
}

ReadBackEntries figures(const Layout& layout, int side) {
    const Museum& museum = layout.museums[static_cast<std::size_t>(side)];
    Reading reading{cimaise::side(side)};
    reading.addFigure(*museum.track, {CIMAISE_TEXT("museum.figure.track"), {}});
    reading.addCount(*museum.prestige, CIMAISE_TEXT("museum.figure.prestige"));
    reading.addCount(*museum.press, CIMAISE_TEXT("museum.figure.press"));
    for (const Expert& expert : *museum.experts) {
        reading.addCard(nameOf(expert), expertStep);
    }
    if (*museum.patron) {
        addPatron(**museum.patron, reading);
    }
    addDiscards(museum, reading);
    addBonuses(*boardOf(layout, museum).bonus, reading);
    return reading.take();
}

} // namespace cimaise::museum
