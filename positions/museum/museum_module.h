// Museum as one entry in the list of games.
#pragma once

#include "positions/module.h"
#include "positions/museum/museum_catalogue.h"

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

} // namespace cimaise::museum
