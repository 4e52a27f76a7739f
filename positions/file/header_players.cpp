// Compares names before the list of players changes.
#include "positions/file/header_players.h"

#include <utility>

namespace cimaise {

void renamePlayer(GameHeader& header, int seat, std::string name) {
    std::string& player = header.players.at(static_cast<std::size_t>(seat));
    if (header.starter == player) {
        header.starter = name;
    }
    player = std::move(name);
}

} // namespace cimaise
