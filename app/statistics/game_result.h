// Result of a finished game: the players, the points of each line, the winners and the tie-break.
#pragma once

#include "positions/cases.h"
#include "scoring/sheet/ranking.h"
#include "validators/report/finding.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace cimaise {

/// Points of one score line, never 0.
struct LineResult {
    std::string line; ///< id
    int points = 0;

    bool operator==(const LineResult&) const = default;
};

/// Result of one player, or of a team that is scored together.
struct SideResult {
    std::vector<std::string> names; ///< in seating order, as in the document
    std::optional<int> total{};     ///< nullopt if nobody has entered the score
    int place = 0;                  ///< 1-based; tied players have equal places; 0 if unknown
    std::vector<LineResult> lines;

    bool operator==(const SideResult&) const = default;

    /// Points of a score line; 0 if the line scored nothing or does not exist.
    [[nodiscard]] int pointsOf(std::string_view line) const;
};

/// Data that another program has recorded with a result.
struct ImportedPlay {
    std::string id;           ///< identity of the play, as that program writes it
    std::string comments{};   ///< may have several lines
    std::string variant{};    ///< variant or board side
    bool isMarkedWin = false; ///< true if the winner was marked, whatever the totals

    bool operator==(const ImportedPlay&) const = default;
};

struct GameResult {
    std::string game;    ///< id
    std::string played;  ///< `yyyy-mm-dd` as in the document; may be empty
    std::string place{}; ///< where the game was played; may be empty
    /// True if no finding is illegal or impossible.
    bool legal = false;
    /// True if no missing detail affects the score: all totals are exact.
    bool complete = false;
    /// True if the players ended the game before its rules did.
    bool early = false;
    /// Criterion of the first place: decidedByPoints, decidedByNothing or the id of a tie-break.
    /// Empty if unknown.
    std::string decidedBy;
    /// True if a missing detail or an open question can change the first place, or the game has a
    /// problem: there is no winner yet, and no places.
    bool open = false;
    /// Equal for copies of one game, whatever their titles; 16 hexadecimal digits.
    std::string fingerprint;
    std::vector<SideResult> sides; ///< in the order of the document
    /// Present in an imported result, which has totals but no lines.
    std::optional<ImportedPlay> imported{};

    bool operator==(const GameResult&) const = default;

    [[nodiscard]] int playerCount() const;
    /// Place of a side; nullopt if unknown, or if a missing detail can still change it.
    [[nodiscard]] std::optional<int> placeOf(const SideResult& side) const {
        return open || side.place == 0 ? std::nullopt : std::optional{side.place};
    }
    /// True if the side has won, alone or with others; a game without opponents has no winner.
    [[nodiscard]] bool isWonBy(const SideResult& side) const {
        return sides.size() > 1 && placeOf(side) == 1;
    }
    /// True if the first place is known, and every score but those that another program left out.
    [[nodiscard]] bool isDecided() const { return !open && (complete || imported); }
    /// True if a tie-break decided the first place.
    [[nodiscard]] bool hasTieBreak() const;
};

GameResult resultOf(const AnyCase& position, const Findings& findings, const Score& score);

/// Text for the library; readResult() restores an equal result.
std::string writeResult(const GameResult& result);

/// Parses a result; none if the text is invalid.
std::optional<GameResult> readResult(std::string_view text);

/// Finished game of the library.
struct RecordedGame {
    std::int64_t id = 0; ///< of the library
    /// Moment on the day of the game, in milliseconds since 1970: see playedMoment().
    std::int64_t ended = 0;
    GameResult result;

    bool operator==(const RecordedGame&) const = default;
};

} // namespace cimaise
