// Placements of a piece, and their effects on the score: the answer to "where may 14 go?".
#pragma once

#include "positions/layout/place.h"
#include "positions/layout/tile_wall.h"
#include "scoring/sheet/sheet.h"

#include <functional>
#include <optional>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace cimaise {

/// Change of one score line.
struct LineChange {
    std::string_view id;
    int points;
    bool unknown = false; ///< true if a missing detail decides about the points

    bool operator==(const LineChange&) const = default;
};

/// Number of unplayed exhibits that still fit in an area of the board after a placement.
struct RemainingNumbers {
    std::string_view area;
    int numbers;

    bool operator==(const RemainingNumbers&) const = default;
};

/// Adjacent paintings of a tile on a wall, and the special squares that the tile covers.
struct TileFit {
    Extent size;
    Spots matches;        ///< adjacent paintings with the same frame
    Spots fauxPasWith;    ///< adjacent paintings that would cause a faux pas
    int corners = 0;      ///< covered corner squares of the wall
    bool eyeline = false; ///< true if at least partly in the eyeline
    bool fills = false;   ///< true if the tile covers the last empty squares of the wall

    bool operator==(const TileFit&) const = default;
};

/// One place for a piece: if legal, with the changes of the score; if illegal, with the reason.
struct Placement {
    Place place;
    bool legal = false;
    std::string_view rule; ///< illegal: rule that forbids the placement
    Spots forbiddenBy;     ///< illegal: evidence; may be empty
    int points = 0;        ///< legal: change of the player's total
    /// Range of the change while a detail is missing; `points` and `lines` then hold the minimum of
    /// each line.
    std::optional<PointRange> range{};
    std::vector<LineChange> lines;      ///< legal: change of each line, without zeros
    std::vector<RemainingNumbers> room; ///< legal: exhibits that still fit afterwards
    /// Legal: most paintings that the board can end with afterwards; absent if a finding keeps it
    /// unknown, and in games without this figure.
    std::optional<int> paintings{};
    std::optional<TileFit> fit; ///< on walls of tiles only

    bool operator==(const Placement&) const = default;

    /// Change of the player's total.
    [[nodiscard]] PointRange gain() const { return range.value_or(PointRange{points, points}); }
};

using Placements = std::vector<Placement>;

/// Callback that receives the placements one by one.
using VisitPlacement = std::function<void(const Placement&)>;

/// Option for a piece without a legal placement, in the order of the rules.
enum class Offer : std::uint8_t {
    assistant, ///< give the piece to the assistant
    exchange,  ///< exchange the piece for one on display
    excess     ///< keep the piece in excess
};

using Offers = std::vector<Offer>;

/// Reason why a search is impossible.
enum class NoPlacements : std::uint8_t {
    unknownPiece, ///< the game has no piece of that name
    noBoard       ///< the position has no board for that player
};

/// Outcome of a search that passes its placements to a VisitPlacement.
using VisitedPlacements = tl::expected<void, NoPlacements>;

/// Placements of a game, as a part of its module (positions/module.h); pieces are written as
/// documented for the game. Defined in rulings/<game>/.
template <class Layout> struct PlacementFunctions {
    /// Calls `visit` with each placement of a piece on the side's board. Null: the rules leave no
    /// choice of place, or a piece may go anywhere.
    VisitedPlacements (*visit)(const Layout& layout, int side, std::string_view piece,
                               const VisitPlacement& visit) = nullptr;
    /// Options that the rules offer for a piece; `fits` is true if it has a legal placement. Null:
    /// the rules offer none.
    Offers (*offers)(const Layout& layout, int side, std::string_view piece, bool fits) = nullptr;
};

/// Id of the offer for the command line.
std::string_view offerId(Offer offer);

/// Changes of the score lines between two sheets of a player, without zeros.
std::vector<LineChange> changes(const ScoreSheet& before, const ScoreSheet& after);

} // namespace cimaise
