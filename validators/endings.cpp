// Asks each game’s own end condition.
#include "validators/endings.h"

#include "validators/artsociety/art_society_end.h"
#include "validators/muse/muse_end.h"
#include "validators/musee/musee_end.h"
#include "validators/museum/museum_end.h"

namespace cimaise {

GameEnd gameEnd(const AnyCase& anyCase) {
    return std::visit([](const auto& layout) { return gameEnd(layout); }, anyCase);
}

} // namespace cimaise
