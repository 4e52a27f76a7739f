// Walks back through the positions of a game.
#include "app/tables/artsociety/art_society_museum_past.h"

#include "validators/artsociety/art_society_museum.h"

#include <optional>

namespace cimaise::artsociety {

namespace {

const Layout& layoutAt(const History& history, std::size_t step) {
    return std::get<Layout>(history.steps().at(step).position);
}

/// The last step, from the current one back, whose museum is entered in this way.
template <class Way> std::optional<std::size_t> lastWith(const History& history, std::size_t from) {
    for (std::size_t step = from + 1; step-- > 0;) {
        if (std::holds_alternative<Way>(layoutAt(history, step).museum)) {
            return step;
        }
    }
    return std::nullopt;
}

} // namespace

UnsoldList unsoldBefore(const History& history) {
    const auto step = lastWith<UnsoldList>(history, history.index());
    return step ? std::get<UnsoldList>(layoutAt(history, *step).museum) : UnsoldList{};
}

Markers markersBefore(const History& history) {
    const Markers moved = markersOf(layoutAt(history, history.index()));
    const auto step = lastWith<Markers>(history, history.index());
    if (!step) {
        return moved;
    }
    const Markers entered = std::get<Markers>(layoutAt(history, *step).museum);
    const auto before = lastWith<UnsoldList>(history, *step);
    const Markers untouched = before ? markersOf(layoutAt(history, *before)) : Markers{};
    return entered == untouched ? moved : entered;
}

} // namespace cimaise::artsociety
