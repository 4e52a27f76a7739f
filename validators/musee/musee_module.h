// Musée as one entry in the list of games.
#pragma once

#include "validators/musee/musee_catalogue.h"
#include "validators/module.h"

namespace cimaise::musee {

struct Module {
    using Layout = musee::Layout;

    static constexpr Game game{.id = gameId,
                               //% "Musée"
                               .name = CIMAISE_TEXT("musee.name"),
                               .readings = readings,
                               .areas = areas,
                               .itemName = noItem,
                               .fewestPlayers = 2,
                               .mostPlayers = 4};
    static const Positions<Layout> positions;
    static const SingleBoards<Layout> boards;
    static const Scoring<Layout> scoring;
    static const Ruleset<Layout> ruleset;
    static const Placing<Layout> placing;
    static const Judging<Layout> judging;
};

} // namespace cimaise::musee
