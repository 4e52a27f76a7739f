// Reads the play from the library, after pending writes.
#include "app/shell/finished_play.h"

#include "app/shell/game_host.h"

namespace cimaise {

std::optional<Play> playOf(const GameHost& host) {
    if (!host.hasResult()) {
        return std::nullopt;
    }
    Library& library = host.library();
    library.flush();
    const std::optional<ExportedGame> game = exportedGame(library, host.session()->id());
    return game ? playOf(*game, host.words()) : std::nullopt;
}

} // namespace cimaise
