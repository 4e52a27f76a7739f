// List of the games' settings: a game without an entry cannot be started in the window.
#include "app/setup/art_society_setup.h"
#include "app/setup/game_setup.h"
#include "app/setup/muse_setup.h"
#include "app/setup/musee_setup.h"
#include "app/setup/museum_setup.h"

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
