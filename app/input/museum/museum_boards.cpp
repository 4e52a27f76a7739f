// Moves objects between museums; exchanges museums with everything their players hold.
#include "app/input/museum/museum_boards.h"

#include "app/input/museum/museum_input_state.h"
#include "app/input/museum/museum_patron.h"
#include "scoring/museum/museum_tally.h"
#include "validators/museum/museum_catalogue.h"
#include "validators/museum/museum_edits.h"
#include "validators/museum/museum_traits.h"

#include <algorithm>
#include <utility>

namespace cimaise::museum {

namespace {

//% "Object moved: {from} → {to} ({object})"
constexpr TextId movedBetweenEdit = CIMAISE_TEXT("museum.edit.moved-between");
//% "Expert"
constexpr TextId expertStep = CIMAISE_TEXT("museum.read.expert");
//% "Patron card"
constexpr TextId patronStep = CIMAISE_TEXT("museum.read.patron");
//% "Public Opinion tokens: {continent}"
constexpr TextId opinionStep = CIMAISE_TEXT("museum.read.opinion");

Cell cellOfPlace(const Place& place) { return {.column = place.column, .row = place.row}; }

bool isMuseum(const Layout& layout, const Spot& spot) {
    return spot.owner.kind == Party::Kind::side && spot.owner.index >= 0 &&
           spot.owner.index < std::ssize(layout.museums);
}

bool isSlotOf(const Layout& layout, const Spot& spot) {
    return isMuseum(layout, spot) && spot.place.area.empty() &&
           isSlot(boardOf(layout, layout.museums[static_cast<std::size_t>(spot.owner.index)]),
                  cellOfPlace(spot.place));
}

const Object* objectAt(const Layout& layout, const Spot& spot) {
    return isMuseum(layout, spot) && spot.place.row != 0
               ? objectOn(layout, spot.owner.index, cellOfPlace(spot.place))
               : nullptr;
}

} // namespace

std::optional<Edit> movePiece(const Layout& layout, const Spot& from, const Spot& to) {
    const Object* const source = objectAt(layout, from);
    if (source == nullptr || !isSlotOf(layout, to)) {
        return std::nullopt;
    }
    Object moved = *source;
    moved.at = cellOfPlace(to.place);
    Layout next = take(layout, from.owner.index, cellOfPlace(from.place));
    Message what{movedBetweenEdit,
                 {{"object", nameOf(traitsOf(moved))}, {"from", from.owner}, {"to", to.owner}}};
    if (const Object* const there = objectAt(layout, to)) {
        Object other = *there;
        other.at = cellOfPlace(from.place);
        what = {CIMAISE_TEXT("museum.edit.swap"),
                {{"first", nameOf(traitsOf(moved))}, {"second", nameOf(traitsOf(other))}}};
        next = put(std::move(next), from.owner.index, other);
    }
    next = put(std::move(next), to.owner.index, moved);
    if (overfull(next)) {
        return std::nullopt;
    }
    return Edit{
        .next = std::move(next), .what = std::move(what), .sound = InputSound::putDown, .at = to};
}

std::optional<Place> freePlaceFor(const Layout& layout, const Spot& piece, int side) {
    const Spot spot{cimaise::side(side), piece.place};
    return isSlotOf(layout, spot) && objectAt(layout, spot) == nullptr ? std::optional{piece.place}
                                                                       : std::nullopt;
}

std::optional<AnyCase> swapBoards(const Layout& layout, int one, int other) {
    Layout next = layout;
    if (std::max(one, other) >= std::ssize(next.museums)) {
        return std::nullopt;
    }
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

void addObjects(const Museum& museum, int side, Reading& reading) {
    std::vector<Object> objects = *museum.objects;
    std::ranges::stable_sort(objects, {}, [](const Object& object) {
        return std::pair{object.at.row, object.at.column};
    });
    for (const Object& object : objects) {
        const Spot spot = spotOf(side, object.at);
        reading.add(spot, readText(museum::nameOf(traitsOf(object))), readText(spot.place));
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

/// Public Opinion tokens on each continent.
ReadBackEntries readOpinion(const Layout& layout) {
    Reading reading{everyone()};
    for (std::size_t i = 0; i < continentCount; ++i) {
        if (layout.opinion->at(i).value_or(0) > 0) {
            reading.addFigure(layout.opinion->at(i),
                              {opinionStep, {{"continent", continents.at(i).name}}});
        }
    }
    return reading.take();
}

} // namespace

ReadBackEntries readBack(const Layout& layout, int side) {
    if (side == sideCount(layout)) {
        return readOpinion(layout);
    }
    if (side < 0 || side >= std::ssize(layout.museums)) {
        return {};
    }
    const Museum& museum = layout.museums[static_cast<std::size_t>(side)];
    Reading reading{cimaise::side(side)};
    addObjects(museum, side, reading);
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
