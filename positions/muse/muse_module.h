// Muse as one entry in the list of games.
#pragma once

#include "positions/module.h"
#include "positions/muse/muse_catalogue.h"

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
    static const PositionFunctions<Layout> positions;
    static const BoardFunctions<Layout> boards;
    static const ScoreFunctions<Layout> scoring;
    static const RuleFunctions<Layout> ruleset;
    static const PlacementFunctions<Layout> search;
    static const RulingFunctions<Layout> rulings;
    static const CommandFunctions<Layout> commands;
    static const GameInput input;
    static const GameUi ui;
};

} // namespace cimaise::muse
