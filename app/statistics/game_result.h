// Result of a finished game: the players, the points of each line, the winners and the tie-break.
#pragma once

#include "scoring/sheet/ranking.h"
#include "validators/cases.h"
#include "validators/report/finding.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace cimaise {

/// Points of one line of the sheet, never 0.
struct LineResult {
    std::string line; ///< its id
    int points = 0;

    bool operator==(const LineResult&) const = default;
};

/// A side: one player, or a team that is scored together.
struct SideResult {
    std::vector<std::string> names; ///< in seating order, as the game’s file has them
    int total = 0;
    int place = 0; ///< 1-based; those who share a place have the same
    std::vector<LineResult> lines;

    bool operator==(const SideResult&) const = default;

    /// 0 where the line brought nothing, or the game has none such.
    [[nodiscard]] int pointsOf(std::string_view line) const;
};

struct GameResult {
    std::string game;   ///< its id
    std::string played; ///< `yyyy-mm-dd` as the file has it; may be empty
    /// Nothing on the table is illegal or impossible.
    bool legal = false;
    /// No fact is missing that the score needs: every total is exact.
    bool complete = false;
    /// The players finished it before its rules end it.
    bool early = false;
    /// Of the first place: decidedByPoints, decidedByNothing or the id of a tie-break.
    std::string decidedBy;
    /// A missing figure can still change who is first: nobody has won yet.
    bool open = false;
    /// The same for two copies of one game, whatever their titles; 16 hexadecimal digits.
    std::string fingerprint;
    std::vector<SideResult> sides; ///< in the order of the file

    bool operator==(const GameResult&) const = default;

    [[nodiscard]] int playerCount() const;
    [[nodiscard]] bool isWonBy(const SideResult& side) const { return !open && side.place == 1; }
};

GameResult resultOf(const AnyCase& position, const Findings& findings, const Score& score);

/// For the library; readResult() gives an equal result.
std::string writeResult(const GameResult& result);

/// None where the text is no result.
std::optional<GameResult> readResult(std::string_view text);

/// A game of the library that is over.
struct RecordedGame {
    std::int64_t id = 0;    ///< that of the library
    std::int64_t ended = 0; ///< milliseconds since 1970, UTC
    GameResult result;

    bool operator==(const RecordedGame&) const = default;
};

} // namespace cimaise
