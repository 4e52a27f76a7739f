// The list of set-ups: a game without one cannot be begun in the window.
#include "app/models/game_setup.h"
#include "app/models/muse/muse_setup.h"
#include "app/models/musee/musee_setup.h"

namespace cimaise {

std::vector<std::unique_ptr<GameSetup>> makeSetups() {
    std::vector<std::unique_ptr<GameSetup>> setups;
    setups.push_back(std::make_unique<MuseeSetup>());
    setups.push_back(std::make_unique<MuseSetup>());
    return setups;
}

} // namespace cimaise
