// Finds the keys of a game in its module; the contract's page "Links" describes these keys.
#include "positions/boards/board_keys.h"

#include <algorithm>

namespace cimaise {

const BoardKeys& boardKeys(std::size_t game) {
    static const auto all = ofEachGame([](auto module) { return &module.boards.keys; });
    return *all.at(game);
}

bool isKnown(const BoardKeys& keys, std::string_view key) {
    return std::ranges::find(keys.shared, key) != keys.shared.end();
}

std::vector<int> seatsOfSide(const AnyCase& table, int side) {
    std::vector<int> seats;
    for (int seat = 0; seat < headerOf(table).playerCount(); ++seat) {
        if (sideOf(table, seat) == side) {
            seats.push_back(seat);
        }
    }
    return seats;
}

} // namespace cimaise
