// Art Society as one entry in the list of games.
#pragma once

#include "validators/artsociety/art_society_catalogue.h"
#include "validators/module.h"

namespace cimaise::artsociety {

struct Module {
    using Layout = artsociety::Layout;

    static constexpr Game game{.id = gameId,
                               //% "Art Society"
                               .name = CIMAISE_TEXT("art.name"),
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

} // namespace cimaise::artsociety
