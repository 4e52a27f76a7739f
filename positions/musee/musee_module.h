// Musée as one entry in the list of games.
#pragma once

#include "positions/module.h"
#include "positions/musee/musee_catalogue.h"

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

} // namespace cimaise::musee
