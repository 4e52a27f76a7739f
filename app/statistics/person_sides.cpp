// Keeps names without a known person unchanged.
#include "app/statistics/person_sides.h"

#include <algorithm>

namespace cimaise {

namespace {

std::string named(const std::string& name, const Naming& naming) {
    return naming ? naming(name) : name;
}

} // namespace

std::vector<PersonSide> personSidesOf(const GameResult& result, const Naming& naming) {
    std::vector<PersonSide> seats;
    for (const SideResult& side : result.sides) {
        for (const std::string& name : side.names) {
            const std::string known = named(name, naming);
            const auto earlier = std::ranges::find(seats, known, &PersonSide::name);
            if (earlier == seats.end()) {
                seats.push_back({.name = known, .side = &side});
            } else if (side.place != 0 &&
                       (earlier->side->place == 0 || side.place < earlier->side->place)) {
                earlier->side = &side;
            }
        }
    }
    return seats;
}

const SideResult* sideOf(const GameResult& result, const std::string& player,
                         const Naming& naming) {
    const std::vector<PersonSide> seats = personSidesOf(result, naming);
    const auto found = std::ranges::find(seats, player, &PersonSide::name);
    return found == seats.end() ? nullptr : found->side;
}

PlayerResult playerResultOf(const RecordedGame& game, const SideResult& side) {
    const auto& sides = game.result.sides;
    return {.id = game.id,
            .ended = game.ended,
            .total = side.total,
            .place = game.result.placeOf(side).value_or(0),
            .won = game.result.isWonBy(side),
            .shared = std::ranges::count(sides, side.place, &SideResult::place) > 1,
            .contested = sides.size() > 1};
}

} // namespace cimaise
