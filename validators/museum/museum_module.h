// Museum as one entry in the list of games.
#pragma once

#include "validators/museum/museum_catalogue.h"
#include "validators/module.h"

namespace cimaise::museum {

struct Module {
    using Layout = museum::Layout;

    static constexpr Game game{.id = gameId,
                               //% "Museum"
                               .name = CIMAISE_TEXT("museum.name"),
                               .readings = readings,
                               .areas = areas,
                               .itemName = itemName,
                               .fewestPlayers = fewestPlayers,
                               .mostPlayers = mostPlayers};
    static const Positions<Layout> positions;
    static const SingleBoards<Layout> boards;
    static const Scoring<Layout> scoring;
    static const Ruleset<Layout> ruleset;
    static const Placing<Layout> placing;
    static const Judging<Layout> judging;
};

} // namespace cimaise::museum
