// Facts for the list about a result without boards.
#pragma once

#include "app/library/stored_game.h"
#include "app/statistics/game_result.h"

namespace cimaise {

GameFacts factsOfImported(const GameResult& result, const QString& title);

} // namespace cimaise
