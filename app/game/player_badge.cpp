// Assigns first the symbols that people have chosen, as far as they differ, then the default
// symbols of the seats, then the remaining symbols.
#include "app/game/player_badge.h"

#include "app/texts/qt_texts.h"

#include <algorithm>
#include <array>

namespace cimaise {

namespace {

using SideOccupied = std::array<bool, Person::signs>;

/// Returns `wish` if it is free, otherwise the first free value; `wish` again if no value is free.
int settled(int wish, const SideOccupied& taken) {
    if (!taken.at(static_cast<std::size_t>(wish))) {
        return wish;
    }
    const auto* const free = std::ranges::find(taken, false);
    return free == taken.end() ? wish : static_cast<int>(free - taken.begin());
}

/// Single player of a side; null for a team, and for a player without a chosen symbol.
const Person* soloist(const AnyCase& position, int side, const People& people) {
    const Person* found = nullptr;
    int players = 0;
    for (const std::string& name : headerOf(position).players) {
        if (findSide(position, name) == side) {
            found = people.find(toQt(name));
            ++players;
        }
    }
    const bool chosen = found != nullptr && found->colour >= 0 && found->shape >= 0;
    return players == 1 && chosen ? found : nullptr;
}

} // namespace

std::vector<PlayerBadge> badgesAt(const AnyCase& position, const People& people) {
    const int sides = sideCount(position);
    std::vector<PlayerBadge> signs(static_cast<std::size_t>(sides));
    SideOccupied colours{};
    SideOccupied shapes{};
    for (const bool chosen : {true, false}) {
        for (int side = 0; side < sides; ++side) {
            const Person* const person = soloist(position, side, people);
            if ((person != nullptr) == chosen) {
                const int seat = side % Person::signs;
                const PlayerBadge sign{.colour = settled(chosen ? person->colour : seat, colours),
                                       .shape = settled(chosen ? person->shape : seat, shapes)};
                colours.at(static_cast<std::size_t>(sign.colour)) = true;
                shapes.at(static_cast<std::size_t>(sign.shape)) = true;
                signs[static_cast<std::size_t>(side)] = sign;
            }
        }
    }
    return signs;
}

} // namespace cimaise
