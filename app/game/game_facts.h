// Facts of a position that the library and the side strip show, for any game.
#pragma once

#include "app/game/evaluation.h"
#include "app/library/library.h"
#include "app/texts/translator.h"

namespace cimaise {

/// “Ana & Cy · Bo & Di”
QString playersText(const AnyCase& position);

/// “Ana 34 · Bo 29”; empty while nobody has a point.
QString scoreText(const AnyCase& position, const Score& score);

/// What is noted of a game besides what lies on its table.
struct GameMetadata {
    QString title{};
    bool finished = false;
    bool early = false; ///< finished before its rules end it
    GameMode manner = GameMode::open;
};

/// What is remembered of the game once it is over, as the library keeps it.
QString resultText(const AnyCase& position, const Score& score, bool early = false);

/// Returns true if the players finished the game before its rules end it; `result` as the library
/// has it.
bool wasEndedEarly(const QString& result);

GameFacts factsOf(const AnyCase& position, const Score& score, const GameMetadata& marks);

/// What a game is called: by its title, or else by what is played and by whom.
QString gameTitle(const GameFacts& facts, const Translator& words);

/// Whether nothing lies on a side's board, or beside it where that is part of it.
bool isBare(const AnyCase& position, int side);

/// Whether nobody’s board is bare: before, it says nothing that somebody is ahead.
bool hasEveryBoardSomething(const AnyCase& position);

/// How much of a side's board is filled.
struct Filled {
    int filled = 0;
    int spaces = 0;
    TextId text; ///< with {filled} and {spaces}
};

Filled filledOf(const AnyCase& position, int side);

/// Whether another game may be set up like this one: Musée’s Staircases are where the rules allow.
bool isSetupLegal(const AnyCase& position);

/// A new game with the same players, readings and setup, dated today. An illegal setup is replaced
/// by the usual one.
AnyCase nextGame(const AnyCase& position);

} // namespace cimaise
