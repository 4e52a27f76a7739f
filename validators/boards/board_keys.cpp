// Lists the keys of each game; the contract's page "Links" describes these keys.
#include "validators/boards/board_keys.h"

#include <algorithm>

namespace cimaise {

namespace {

constexpr std::array<std::string_view, 4> sharedInMusee{"cimaise", "game", "readings",
                                                        "staircases"};
constexpr std::array<std::string_view, 6> sharedInMuse{"cimaise", "game",   "readings",
                                                       "deck",    "growth", "economy"};
constexpr std::array<std::string_view, 5> sharedInMuseum{"cimaise", "game", "readings", "edition",
                                                         "opinion"};
constexpr std::array<std::string_view, 7> sharedInArtSociety{
    "cimaise", "game", "readings", "wall", "prestige", "museum", "frames"};

/// Keys of all games, in the order of AnyCase.
constexpr auto allKeys = std::to_array<BoardKeys>({
    {.boards = "musees",
     .own = "hands",
     .plans = {},
     .shared = sharedInMusee,
     .partner = 2,
     .partnersFrom = 4},
    {.boards = "artists", .own = "round", .plans = {}, .shared = sharedInMuse},
    {.boards = "museums", .own = {}, .plans = "boards", .shared = sharedInMuseum},
    {.boards = "walls", .own = "auction", .plans = {}, .shared = sharedInArtSociety},
});
static_assert(allKeys.size() == std::variant_size_v<AnyCase>, "each game has keys");

} // namespace

const BoardKeys& boardKeys(std::size_t game) { return allKeys.at(game); }

bool isKnown(const BoardKeys& keys, std::string_view key) {
    return std::ranges::find(keys.shared, key) != keys.shared.end();
}

std::vector<int> seatsOfSide(const AnyCase& table, int side) {
    std::vector<int> seats;
    for (int seat = 0; seat < headerOf(table).playerCount(); ++seat) {
        if (std::visit([&](const auto& layout) { return sideOf(layout, seat); }, table) == side) {
            seats.push_back(seat);
        }
    }
    return seats;
}

} // namespace cimaise
