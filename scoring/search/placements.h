// Placements of a piece, and the changes that each would bring: the answer to "where may 14 go?".
#pragma once

#include "scoring/sheet/sheet.h"
#include "validators/layout/place.h"
#include "validators/layout/tile_wall.h"

#include <functional>
#include <optional>
#include <string_view>
#include <vector>

namespace cimaise {

/// The change of one score line.
struct LineChange {
    std::string_view id;
    int points;

    bool operator==(const LineChange&) const = default;
};

/// How many numbers still unplayed an area of the board could take afterwards.
struct Room {
    std::string_view area;
    int numbers;

    bool operator==(const Room&) const = default;
};

/// How a tile would hang on a wall.
struct TileFit {
    Extent size;
    Spots matches;        ///< the paintings it would touch that have its frame
    Spots offended;       ///< the paintings with which it would commit a faux pas
    int corners = 0;      ///< corner squares of the wall it would cover
    bool eyeline = false; ///< whether it would lie in the eyeline, at least partly

    bool operator==(const TileFit&) const = default;
};

/// One place for a piece: legal with what it would change, or illegal with what forbids it.
struct Placement {
    Place place;
    bool legal = false;
    std::string_view rule; ///< illegal: the rule that forbids it
    Spots forbiddenBy;     ///< illegal: what shows it; may be empty
    int points = 0;        ///< legal: the change of the side's total
    /// Between which it lies where a fact is not entered; `points` and `lines` have the least that
    /// each line can have.
    std::optional<PointRange> range{};
    std::vector<LineChange> lines; ///< legal: line by line, zero changes left out
    std::vector<Room> room;        ///< legal: what fits afterwards
    std::optional<TileFit> fit;    ///< on walls of tiles

    bool operator==(const Placement&) const = default;

    /// The change of the side's total.
    [[nodiscard]] PointRange gain() const { return range.value_or(PointRange{points, points}); }
};

using Placements = std::vector<Placement>;

/// Takes one place after the other.
using VisitPlacement = std::function<void(const Placement&)>;

/// What a player may do with a piece that fits nowhere, in the order of the rules.
enum class Offer : std::uint8_t {
    assistant, ///< let the assistant hold it
    exchange,  ///< exchange it with the museum
    excess     ///< keep it in excess
};

using Offers = std::vector<Offer>;

/// The offer as the command line writes it.
std::string_view offerId(Offer offer);

/// The changes from one sheet of a side to another, zero changes left out.
std::vector<LineChange> changes(const ScoreSheet& before, const ScoreSheet& after);

} // namespace cimaise
