// Facts of a position that the library and the side strip show, for any game.
#pragma once

#include "app/game/evaluation.h"
#include "app/library/library.h"
#include "app/library/stored_game.h"
#include "app/statistics/game_result.h"
#include "app/texts/translator.h"

namespace cimaise {

/// Players, partners of a team joined by “&”: “Ana & Cy · Bo & Di”.
QString playersText(const AnyCase& position);

/// Sides whose score is unknown because nothing is entered for them, if the game is over.
std::vector<Party> unscoredSides(const AnyCase& position, const Score& score);

/// Totals of the sides: “Ana 34 · Bo 29”; empty while nobody has a point. Omits unscored sides of a
/// finished game.
QString scoreText(const AnyCase& position, const Score& score, bool finished = false);

/// Facts of a game other than its position.
struct GameMetadata {
    QString title{};
    bool finished = false;
    bool early = false; ///< true if the players ended the game before its rules did
    GameMode gameMode = GameMode::open;
    std::optional<qint64> endedBefore{}; ///< as in GameFacts
};

/// Result of a finished game, as stored in the library.
QString resultText(const AnyCase& position, const Score& score, bool early = false);

/// True if the players ended the game before its rules did; `result` is the text stored in the
/// library.
bool wasEndedEarly(const QString& result);

/// Line with the totals, and the winner by tie-break if there is one: “Ana 34 · Bo 34 · tie-break:
/// Ana”.
QString withTieBreak(const QString& totals, const QString& winner, const Translator& words);

/// Winner by tie-break; empty if the points decided or nobody won. `result` is the text stored in
/// the library.
QString tieBreakWinner(const QString& result);

GameFacts factsOf(const AnyCase& position, const Score& score, const GameMetadata& marks);

/// Title of a game, or its default title of game and players.
QString gameTitle(const GameFacts& facts, const Translator& words);

/// True if there is nothing on a side's board, nor beside it where that counts.
bool isBoardEmpty(const AnyCase& position, int side);

/// True if at least half of the boards are empty, so that a first place has no meaning.
bool areMostBoardsEmpty(const AnyCase& position);

/// True if every board has a piece. Before that, the totals are not compared.
bool areAllBoardsFilled(const AnyCase& position);

/// Number of filled spaces of a side’s board, and of all its spaces.
struct Filled {
    int filled = 0;
    int spaces = 0;
    int beside = 0; ///< pieces of the board that fill no space
    TextId text;    ///< text with the placeholders {filled} and {spaces}
};

Filled filledOf(const AnyCase& position, int side);

/// New game with the same players and setup.
struct NextGame {
    AnyCase position;
    bool hasSetup = true; ///< false if the setup is illegal: the new game has the default one
};

/// True if the setup can be used for another game.
bool isSetupLegal(const AnyCase& position);

/// New game with the same players, house rules and setup, dated today. An illegal setup is replaced
/// by the default one.
AnyCase nextGame(const AnyCase& position);

/// Facts for the list about a result without boards.
GameFacts factsOfImported(const GameResult& result, const QString& title);

} // namespace cimaise
