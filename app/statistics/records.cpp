// Selects the earlier games as for the statistics, so that a copy of a game is not a record to
// break.
#include "app/statistics/records.h"

#include "app/statistics/person_sides.h"

#include <algorithm>

namespace cimaise {

namespace {

FilteredGames earlierThan(std::span<const RecordedGame> games, const RecordedGame& game) {
    FilteredGames earlier = filteredGames(games, {.game = game.result.game, .before = game.ended});
    std::erase_if(earlier.games, [&](const RecordedGame* one) {
        return one->id == game.id || one->result.fingerprint == game.result.fingerprint;
    });
    return earlier;
}

std::optional<BrokenRecord> broken(const PlayerResults& earlier, int games, int total) {
    if (games < leastForCourse) {
        return std::nullopt;
    }
    const PlayerResult before = *std::ranges::max_element(earlier, {}, &PlayerResult::total);
    if (total <= before.total) {
        return std::nullopt;
    }
    return BrokenRecord{.names = {}, .total = total, .before = before, .games = games};
}

PlayerResults outingsOf(const FilteredGames& chosen, const std::string& player,
                        const Naming& naming) {
    PlayerResults outings;
    for (const RecordedGame* game : chosen.games) {
        if (const SideResult* side = sideOf(game->result, player, naming)) {
            outings.push_back(playerResultOf(*game, *side));
        }
    }
    return outings;
}

} // namespace

std::vector<BrokenRecord> brokenRecords(std::span<const RecordedGame> games,
                                        const RecordedGame& game, const Naming& naming) {
    std::vector<BrokenRecord> records;
    if (!isSound(game.result) || game.result.sides.empty()) {
        return records;
    }
    const FilteredGames earlier = earlierThan(games, game);
    const std::vector<PersonSide> seats = personSidesOf(game.result, naming);
    const int most = std::ranges::max_element(game.result.sides, {}, &SideResult::total)->total;
    auto ofAll = broken(sidesOf(earlier), static_cast<int>(earlier.games.size()), most);
    if (ofAll) {
        ofAll->ofEveryone = true;
        records.push_back(*ofAll);
    }
    for (const PersonSide& seat : seats) {
        if (ofAll && seat.side->total == most) {
            records.front().names.push_back(seat.name);
            continue;
        }
        const PlayerResults own = outingsOf(earlier, seat.name, naming);
        if (auto record = broken(own, static_cast<int>(own.size()), seat.side->total)) {
            record->names = {seat.name};
            records.push_back(*record);
        }
    }
    return records;
}

} // namespace cimaise
