// Score sheet: named lines whose every point is traced to places on the board.
#pragma once

#include "validators/report/point_range.h"
#include "validators/report/rule.h"

#include <optional>
#include <string_view>
#include <vector>

namespace cimaise {

/// What can be read about a line of the score sheet.
struct LineInfo {
    std::string_view id; ///< as the command line writes it, unique within its game
    RuleText digest;
    Listing (*table)() = nullptr; ///< fills {table} in the digest’s text, where it names one
};

/// Some points and the spots that earn them. Worth 0: what looks as if it should score and does
/// not, with the reason.
struct Evidence {
    Spots where;
    int points = 0;
    Message reason;
    /// Where `where` is several things that are counted each by itself, such as the collections of
    /// a patron: those, which may share spots. Empty: it is one.
    std::vector<Spots> groups{};

    bool operator==(const Evidence&) const = default;
};

//% "{n} × {worth}"
inline constexpr TextId countTimesWorth = CIMAISE_TEXT("score.sum");

/// A line of the sheet: its evidence adds up to its points.
struct ScoreLine {
    std::string_view id;
    int points = 0;
    std::vector<Evidence> evidence;
    Message
        sum{}; ///< how many of what make the points: “4 paintings × 3”; empty where nothing says

    bool operator==(const ScoreLine&) const = default;

    void add(Evidence piece) {
        points += piece.points;
        evidence.push_back(std::move(piece));
    }

    /// Sums up the pieces that count, each worth `worth`: `text` has %n or {n}, and {worth}.
    void sumUp(TextId text, int worth);
};

/// The sheet of a side: every line of the game, zeros included, adding up to the total.
struct ScoreSheet {
    Party party;
    int total = 0;
    bool atLeast = false; ///< a copy fact is unknown and left out of the total
    /// Between which points the side lies while a fact of the table is not entered that moves whole
    /// lines; the lines, and so the total, then have the least that each can have.
    std::optional<PointRange> range{};
    TextId rangeBy{};    ///< “by what the museum has most of”
    TextId rangeLines{}; ///< what the lines count meanwhile
    /// Totals in each case that the missing fact leaves open, for every side in the same order.
    std::vector<int> cases{};
    std::vector<Message> missing{}; ///< the figures that make the total inexact, by name
    std::vector<ScoreLine> lines;

    bool operator==(const ScoreSheet&) const = default;
};

/// The line called `id`; the sheet has it.
const ScoreLine& lineOf(const ScoreSheet& sheet, std::string_view id);

} // namespace cimaise
