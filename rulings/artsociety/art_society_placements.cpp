// Tries a tile on every square. The change of the score is computed from the adjacent tiles and the
// covered squares only, without counting the whole wall again.
#include "rulings/artsociety/art_society_placements.h"

#include "positions/artsociety/art_society_catalogue.h"
#include "positions/artsociety/art_society_module.h"
#include "scoring/artsociety/art_society_range.h"
#include "scoring/artsociety/art_society_score.h"
#include "validators/artsociety/art_society_rules.h"

#include <algorithm>
#include <charconv>
#include <optional>

namespace cimaise::artsociety {

namespace {

// --- parsing a piece -----------------------------------------------------------------------

std::optional<int> readNumber(std::string_view text, int highest) {
    int number = 0;
    const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool plain = error == std::errc{} && stop == text.data() + text.size() &&
                       text.front() != '0' && number >= 1 && number <= highest;
    return plain ? std::optional{number} : std::nullopt;
}

std::optional<Extent> readSize(std::string_view text) {
    const std::size_t by = std::min(text.find('x'), text.size());
    const auto columns = readNumber(text.substr(0, by), highestCoordinate);
    const auto rows = readNumber(text.substr(std::min(by + 1, text.size())), highestCoordinate);
    return columns && rows ? std::optional{Extent{*columns, *rows}} : std::nullopt;
}

std::vector<std::string_view> partsOf(std::string_view text) {
    std::vector<std::string_view> parts;
    while (text.find(':') != std::string_view::npos) {
        parts.push_back(text.substr(0, text.find(':')));
        text.remove_prefix(text.find(':') + 1);
    }
    parts.push_back(text);
    return parts;
}

std::vector<Tile> readDecor(const std::vector<std::string_view>& parts) {
    const std::optional<int> shields = readNumber(parts[1], highestShields);
    if (!shields) {
        return {};
    }
    if (parts.size() == 2) {
        return orientationsOf({.face = Decor{*shields}, .size = {*shields, 1}});
    }
    const std::optional<Extent> size = readSize(parts[2]);
    return size ? std::vector{Tile{.face = Decor{*shields}, .size = *size}} : std::vector<Tile>{};
}

std::vector<Tile> readPainting(const std::vector<std::string_view>& parts) {
    const auto* const type = std::ranges::find(typeInfos, parts[0], &TypeInfo::id);
    const auto* const frame = std::ranges::find(frames, parts[1], frameId);
    const std::optional<Extent> size = readSize(parts[2]);
    if (type == typeInfos.end() || frame == frames.end() || !size) {
        return {};
    }
    const Painting painting{.type = types.at(static_cast<std::size_t>(type - typeInfos.begin())),
                            .frame = *frame};
    return {{.face = painting, .size = *size}};
}

// --- one wall, one tile --------------------------------------------------------------------

/// Wall of a player on which a tile is tried.
class Wall {
public:
    Wall(const Layout& layout, int side)
        : m_layout(&layout), m_gallery(&layout.galleries.at(static_cast<std::size_t>(side))),
          m_owner(cimaise::side(side)), m_joined(tilesJoinedToStart(*m_gallery)),
          m_prestige(prestigeOf(layout)), m_tally(tallyOf(layout, *m_gallery, m_prestige)),
          m_rankings(rankingsWithTile()) {}

    [[nodiscard]] Placement tried(const PlacedTile& hung) const {
        Placement placement{.place = squarePlace(hung.at)};
        placement.fit.emplace(TileFit{.size = hung.tile.size});
        if (forbid(hung, placement)) {
            return placement;
        }
        placement.legal = true;
        meetNeighbours(hung, *placement.fit);
        meetWall(hung, *placement.fit);
        placement.lines = linesOf(hung, *placement.fit);
        for (const LineChange& line : placement.lines) {
            placement.points += line.points;
        }
        if (m_rankings.size() > 1) {
            placement.range = gainIn(hung, *placement.fit, placement);
        }
        return placement;
    }

private:
    [[nodiscard]] bool existsAsTile(const Tile& tile) const {
        return tile.painting() != nullptr ? existsAsPainting(tile.size)
                                          : existsAsDecor(*tile.decor(), tile.size);
    }

    /// True if the tile would be the starting painting, which alone needs no adjacent tile.
    [[nodiscard]] bool begins(const PlacedTile& hung) const {
        return hung.tile.isStart() || m_gallery->tiles.empty();
    }

    /// Sets the first rule that forbids the placement; returns false if the placement is legal.
    bool forbid(const PlacedTile& hung, Placement& placement) const {
        const Block block = hung.block();
        if (begins(hung) && !hangsAsStart(m_layout->wall, hung)) {
            placement.rule = startRule;
        } else if (!existsAsTile(hung.tile)) {
            placement.rule = hung.tile.painting() != nullptr ? sizeRule : decorSizeRule;
        } else if (!isInside(block, m_layout->wall.size)) {
            placement.rule = insideRule;
        } else if (placement.forbiddenBy = tilesWhere(
                       [&](const PlacedTile& other) { return overlap(block, other.block()); });
                   !placement.forbiddenBy.empty()) {
            placement.rule = overlapRule;
        } else if (!begins(hung) && !touchesJoinedTile(block)) {
            placement.rule = touchRule;
        }
        return !placement.rule.empty();
    }

    /// True if the block touches a tile of the wall; if the hanging order is unknown, a tile that
    /// is connected to the starting painting.
    [[nodiscard]] bool touchesJoinedTile(const Block& block) const {
        for (std::size_t i = 0; i < m_gallery->tiles.size(); ++i) {
            const bool counts = m_gallery->ordered || m_joined[i];
            if (counts && touch(block, m_gallery->tiles[i].block())) {
                return true;
            }
        }
        return false;
    }

    template <class Fits> [[nodiscard]] Spots tilesWhere(Fits fits) const {
        Spots spots;
        for (std::size_t i = 0; i < m_gallery->tiles.size(); ++i) {
            if (fits(m_gallery->tiles[i])) {
                spots.push_back({m_owner, tilePlace(i)});
            }
        }
        return spots;
    }

    void meetNeighbours(const PlacedTile& hung, TileFit& fit) const {
        fit.matches = tilesWhere([&](const PlacedTile& other) { return matchFrames(hung, other); });
        fit.fauxPasWith =
            tilesWhere([&](const PlacedTile& other) { return isFauxPas(hung, other); });
    }

    void meetWall(const PlacedTile& hung, TileFit& fit) const {
        fit.corners = static_cast<int>(std::ranges::count_if(
            m_tally.emptyCorners, [&](Square corner) { return covers(hung.block(), corner); }));
        fit.eyeline = inEyeline(m_layout->wall, hung.block());
        fit.fills = m_tally.coverage.emptyCount() == hung.tile.size.area();
    }

    /// Change of the number of scoring paintings: after a faux pas, the adjacent paintings of the
    /// same type score no prestige either.
    [[nodiscard]] int paintingsGained(const TileFit& fit) const {
        if (fit.fauxPasWith.empty()) {
            return 1;
        }
        return -static_cast<int>(std::ranges::count_if(fit.fauxPasWith, [&](const Spot& spot) {
            return m_tally.offending[static_cast<std::size_t>(spot.place.column - 1)] == 0;
        }));
    }

    [[nodiscard]] std::vector<LineChange> linesOf(const PlacedTile& hung,
                                                  const TileFit& fit) const {
        std::vector<LineChange> lines;
        const auto change = [&](std::string_view id, int points, bool unknown = false) {
            if (points != 0) {
                lines.push_back({id, points, unknown});
            }
        };
        if (const Painting* const painting = hung.tile.painting()) {
            change(prestigeLine(painting->type),
                   paintingsGained(fit) * of(m_prestige.multipliers, painting->type),
                   m_rankings.size() > 1);
            const bool counts = m_prestige.inVogue == painting->type && fit.eyeline;
            change(eyelineLine, counts ? pointsForEyeline : 0);
        } else {
            change(decorLine, hung.tile.decor()->shields);
        }
        change(fullGalleryLine, fit.fills ? pointsForFullGallery : 0);
        change(exposedCornersLine, -fit.corners * pointsForEmptyCorner);
        return lines;
    }

    /// Possible rankings of the types once the tile hangs.
    [[nodiscard]] Rankings rankingsWithTile() const {
        return m_gallery->tiles.empty() ? rankingsOf(*m_layout) : rankingsOf(markersOf(*m_layout));
    }

    /// Range of the change by the tile over the rankings: the ranking is the same before and after.
    [[nodiscard]] PointRange gainIn(const PlacedTile& hung, const TileFit& fit,
                                    const Placement& placement) const {
        ByType<int> paintings{};
        ByType<int> inside{};
        int rest = placement.points;
        if (const Painting* const painting = hung.tile.painting()) {
            const int gained = paintingsGained(fit);
            rest -= gained * of(m_prestige.multipliers, painting->type);
            of(paintings, painting->type) += gained;
            of(inside, painting->type) += fit.eyeline ? 1 : 0;
        }
        const PointRange prestige = prestigeRange(paintings, inside, m_rankings);
        return {.least = prestige.least + rest, .most = prestige.most + rest};
    }

    const Layout* m_layout;
    const Gallery* m_gallery;
    Party m_owner;
    std::vector<bool> m_joined; ///< connected to the starting painting
    Prestige m_prestige;
    Tally m_tally;
    Rankings m_rankings; ///< possible once a tile is tried
};

/// True if the tile held by the assistant could be hung first, to make room for the new tile.
bool canHang(const Layout& layout, int side, const Tile& held) {
    bool fits = false;
    forEachPlacement(layout, side, orientationsOf(held),
                     [&](const Placement& placement) { fits = fits || placement.legal; });
    return fits;
}

} // namespace

std::vector<Tile> readPiece(std::string_view text) {
    const std::vector<std::string_view> parts = partsOf(text);
    if (parts[0] == "decor" && (parts.size() == 2 || parts.size() == 3)) {
        return readDecor(parts);
    }
    return parts.size() == 3 ? readPainting(parts) : std::vector<Tile>{};
}

std::vector<Tile> orientationsOf(const Tile& tile) {
    std::vector<Tile> ways{tile};
    if (tile.decor() != nullptr && tile.size.columns != tile.size.rows) {
        ways.push_back(
            {.face = tile.face, .size = {.columns = tile.size.rows, .rows = tile.size.columns}});
    }
    return ways;
}

Placement placementAt(const Layout& layout, int side, const PlacedTile& hung) {
    return Wall{layout, side}.tried(hung);
}

Placements placements(const Layout& layout, int side, const std::vector<Tile>& tiles) {
    Placements all;
    all.reserve(tiles.size() * static_cast<std::size_t>(layout.wall.size.area()));
    forEachPlacement(layout, side, tiles,
                     [&](const Placement& placement) { all.push_back(placement); });
    return all;
}

void forEachPlacement(const Layout& layout, int side, const std::vector<Tile>& tiles,
                      const VisitPlacement& visit) {
    const Wall wall{layout, side};
    const Extent size = layout.wall.size;
    for (const Tile& tile : tiles) {
        for (int row = 1; row <= size.rows; ++row) {
            for (int column = 1; column <= size.columns; ++column) {
                visit(wall.tried({.tile = tile, .at = {column, row}}));
            }
        }
    }
}

Offers offers(const Layout& layout, int side, const Tile& tile, const Placements& placements) {
    return offers(layout, side, tile, std::ranges::any_of(placements, &Placement::legal));
}

Offers offers(const Layout& layout, int side, const Tile& tile, bool fits) {
    if (fits) {
        return {};
    }
    Offers offers;
    const Gallery& gallery = layout.galleries.at(static_cast<std::size_t>(side));
    if (!gallery.assistant || canHang(layout, side, *gallery.assistant)) {
        offers.push_back(Offer::assistant);
    }
    if (const Painting* const painting = tile.painting()) {
        if (of(markersOf(layout), painting->type)) {
            offers.push_back(Offer::exchange);
        }
        offers.push_back(Offer::excess);
    }
    return offers;
}

namespace {

/// Placements of a piece by its text (PlacementFunctions::visit).
VisitedPlacements visitPlacements(const Layout& layout, int side, std::string_view piece,
                                  const VisitPlacement& visit) {
    const std::vector<Tile> tiles = readPiece(piece);
    if (tiles.empty()) {
        return tl::unexpected(NoPlacements::unknownPiece);
    }
    if (side < 0 || side >= static_cast<int>(layout.galleries.size())) {
        return tl::unexpected(NoPlacements::noBoard);
    }
    forEachPlacement(layout, side, tiles, visit);
    return {};
}

Offers offersOf(const Layout& layout, int side, std::string_view piece, bool fits) {
    const std::vector<Tile> tiles = readPiece(piece);
    return tiles.empty() ? Offers{} : offers(layout, side, tiles.front(), fits);
}

} // namespace

constinit const PlacementFunctions<Layout> Module::search{.visit = visitPlacements,
                                                          .offers = offersOf};

} // namespace cimaise::artsociety
