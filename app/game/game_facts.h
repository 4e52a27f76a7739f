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

/// Facts of a game other than its position.
struct GameMetadata {
    QString title{};
    bool finished = false;
    bool early = false; ///< finished before its rules end it
    GameMode manner = GameMode::open;
};

/// Result of a finished game, as stored in the library.
QString resultText(const AnyCase& position, const Score& score, bool early = false);

/// True if the players finished the game before its rules end it; `result` is the text in the
/// library.
bool wasEndedEarly(const QString& result);

/// The side that won by a tie-break; empty where points decided or nobody won. `result` as the
/// library has it.
QString tieBreakWinner(const QString& result);

GameFacts factsOf(const AnyCase& position, const Score& score, const GameMetadata& marks);

/// Title of a game, or its default title of game and players.
QString gameTitle(const GameFacts& facts, const Translator& words);

/// True if a side's board is empty, including the places beside it that belong to it.
bool isBare(const AnyCase& position, int side);

/// True if no board is empty; before that, a lead means nothing.
bool hasEveryBoardSomething(const AnyCase& position);

/// Fill level of a side's board.
struct Filled {
    int filled = 0;
    int spaces = 0;
    TextId text; ///< with {filled} and {spaces}
};

Filled filledOf(const AnyCase& position, int side);

/// True if the setup is legal for another game (Musée: places of the Staircases).
bool isSetupLegal(const AnyCase& position);

/// New game with the same players, house rules and setup, dated today. An illegal setup is replaced
/// by the default one.
AnyCase nextGame(const AnyCase& position);

} // namespace cimaise
