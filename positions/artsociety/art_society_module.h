// Art Society as one entry in the list of games.
#pragma once

#include "positions/artsociety/art_society_catalogue.h"
#include "positions/module.h"

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

} // namespace cimaise::artsociety
