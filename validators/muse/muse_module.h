// Muse as one entry in the list of games.
#pragma once

#include "validators/muse/muse_catalogue.h"
#include "validators/module.h"

namespace cimaise::muse {

struct Module {
    using Layout = muse::Layout;

    static constexpr Game game{.id = gameId,
                               //% "Muse"
                               .name = CIMAISE_TEXT("muse.name"),
                               .readings = readings,
                               .areas = areas,
                               .itemName = itemName,
                               .fewestPlayers = 3,
                               .mostPlayers = 4};
    static const Positions<Layout> positions;
    static const SingleBoards<Layout> boards;
    static const Scoring<Layout> scoring;
    static const Ruleset<Layout> ruleset;
    static const Placing<Layout> placing;
    static const Judging<Layout> judging;
};

} // namespace cimaise::muse
