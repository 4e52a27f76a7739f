// The list of set-ups: a game without one cannot be begun in the window.
#include "app/models/artsociety/art_society_setup.h"
#include "app/models/game_setup.h"
#include "app/models/muse/muse_setup.h"
#include "app/models/musee/musee_setup.h"
#include "app/models/museum/museum_setup.h"

namespace cimaise {

std::vector<std::unique_ptr<GameSetup>> makeSetups() {
    std::vector<std::unique_ptr<GameSetup>> setups;
    setups.push_back(std::make_unique<MuseeSetup>());
    setups.push_back(std::make_unique<MuseSetup>());
    setups.push_back(std::make_unique<MuseumSetup>());
    setups.push_back(std::make_unique<ArtSocietySetup>());
    return setups;
}

} // namespace cimaise
