// Score sheet: named lines, with the places on the board that earn each point.
#pragma once

#include "positions/messages/point_range.h"
#include "positions/messages/rule_text.h"

#include <optional>
#include <string_view>
#include <vector>

namespace cimaise {

/// Description of a score line.
struct LineInfo {
    std::string_view id; ///< as on the command line, unique within its game
    RuleText explanation;
    Listing (*table)() = nullptr; ///< replaces {table} in the text of the rule, if present
};

/// Points and the spots that earn them; or with 0 points, spots that seem to score but do not, with
/// the reason.
struct Evidence {
    Spots where;
    int points = 0;
    Message reason;
    /// Groups within `where` that each count once, such as the collections of a patron, possibly
    /// with shared spots; empty for a single group.
    std::vector<Spots> groups{};
    /// True if a missing detail decides about the points, which are then those of the case with the
    /// lowest total.
    bool unknown = false;

    bool operator==(const Evidence&) const = default;
};

//% "{n} × {worth}"
inline constexpr TextId countTimesWorth = CIMAISE_TEXT("score.sum");

/// Score line, whose evidence adds up to its points.
struct ScoreLine {
    std::string_view id;
    int points = 0;
    std::vector<Evidence> evidence;
    Message sum{}; ///< calculation of the points: “4 paintings × 3”; empty if the line has none

    bool operator==(const ScoreLine&) const = default;

    void add(Evidence piece) {
        points += piece.points;
        evidence.push_back(std::move(piece));
    }

    /// Sets `sum` from the number of pieces of evidence that count, each worth `worth` points.
    /// `text` has %n or {n}, and {worth}.
    void sumUp(TextId text, int worth);

    /// True if a missing detail decides about the points.
    [[nodiscard]] bool isUnknown() const;
};

/// Score sheet of a player or team: all lines of the game, zeros included.
struct ScoreSheet {
    Party party;
    int total = 0;
    bool atLeast = false; ///< an unknown number of the players' copy is not in the total
    /// Range of the total while a detail is missing that changes whole lines; the lines then hold
    /// one of the possible cases.
    std::optional<PointRange> range{};
    TextId rangeCause{};            ///< cause of the range, as the end of a sentence
    TextId rangeLines{};            ///< explanation of the lines without a figure
    std::vector<Message> missing{}; ///< names of the details that make the total inexact
    std::vector<ScoreLine> lines;

    bool operator==(const ScoreSheet&) const = default;
};

/// Line with this id, which must exist.
const ScoreLine& lineOf(const ScoreSheet& sheet, std::string_view id);

} // namespace cimaise
