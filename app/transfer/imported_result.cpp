// Validates what no position can confirm: names, places and totals.
#include "app/transfer/imported_result.h"

#include "positions/cases.h"
#include "positions/text/name_text.h"

#include <algorithm>
#include <cstdlib>
#include <set>

namespace cimaise {

namespace {

constexpr int largestTotal = 99'999;

bool isSound(const SideResult& side, int players, std::set<std::string>& names) {
    return !side.names.empty() && std::abs(side.total.value_or(0)) <= largestTotal &&
           side.place >= 0 && side.place <= players && side.lines.empty() &&
           std::ranges::all_of(side.names, [&](const std::string& name) {
               return nameFault(name) == NameFault::none && names.insert(name).second;
           });
}

} // namespace

std::optional<GameResult> readImportedResult(std::string_view text) {
    std::optional<GameResult> result = readResult(text);
    const Game* const game = result ? findGame(result->game) : nullptr;
    if (game == nullptr || !result->imported || result->imported->id.empty()) {
        return std::nullopt;
    }
    const int players = result->playerCount();
    std::set<std::string> names;
    const bool isValid = players >= game->fewestPlayers && players <= game->mostPlayers &&
                         std::ranges::all_of(result->sides, [&](const SideResult& side) {
                             return isSound(side, players, names);
                         });
    return isValid ? result : std::nullopt;
}

} // namespace cimaise
