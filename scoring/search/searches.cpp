// Maps each game to its search for placements.
#include "scoring/search/searches.h"

#include "scoring/search/art_society_placements.h"
#include "scoring/search/musee_placements.h"

#include <algorithm>

namespace cimaise {

namespace {

using Visited = tl::expected<void, NoPlacements>;

Visited visitPlacements(const musee::Layout& layout, int side, std::string_view piece,
                        const VisitPlacement& visit) {
    const std::optional<musee::Exhibit> exhibit = musee::readExhibit(piece);
    if (!exhibit) {
        return tl::unexpected(NoPlacements::unknownPiece);
    }
    if (side < 0 || side >= static_cast<int>(layout.musees.size())) {
        return tl::unexpected(NoPlacements::noBoard);
    }
    std::ranges::for_each(musee::placements(layout, side, *exhibit), visit);
    return {};
}

/// Muse has no placements: the rules leave no choice of place for a painting.
Visited visitPlacements(const muse::Layout& /*layout*/, int /*side*/, std::string_view /*piece*/,
                        const VisitPlacement& /*visit*/) {
    return tl::unexpected(NoPlacements::unknownPiece);
}

/// Museum has no placements: an object may go to any slot, so its pages define no text for a piece.
Visited visitPlacements(const museum::Layout& /*layout*/, int /*side*/, std::string_view /*piece*/,
                        const VisitPlacement& /*visit*/) {
    return tl::unexpected(NoPlacements::unknownPiece);
}

Visited visitPlacements(const artsociety::Layout& layout, int side, std::string_view piece,
                        const VisitPlacement& visit) {
    const std::vector<artsociety::Tile> tiles = artsociety::readPiece(piece);
    if (tiles.empty()) {
        return tl::unexpected(NoPlacements::unknownPiece);
    }
    if (side < 0 || side >= static_cast<int>(layout.galleries.size())) {
        return tl::unexpected(NoPlacements::noBoard);
    }
    artsociety::forEachPlacement(layout, side, tiles, visit);
    return {};
}

template <class Layout>
std::optional<Offers> offersOf(const Layout& /*layout*/, int /*side*/, std::string_view /*piece*/,
                               bool /*fits*/) {
    return std::nullopt;
}

std::optional<Offers> offersOf(const artsociety::Layout& layout, int side, std::string_view piece,
                               bool fits) {
    const std::vector<artsociety::Tile> tiles = artsociety::readPiece(piece);
    return tiles.empty() ? Offers{} : artsociety::offers(layout, side, tiles.front(), fits);
}

} // namespace

tl::expected<Placements, NoPlacements> placements(const AnyCase& anyCase, int side,
                                                  std::string_view piece) {
    Placements all;
    return forEachPlacement(anyCase, side, piece,
                            [&](const Placement& placement) { all.push_back(placement); })
        .map([&] { return std::move(all); });
}

tl::expected<void, NoPlacements> forEachPlacement(const AnyCase& anyCase, int side,
                                                  std::string_view piece,
                                                  const VisitPlacement& visit) {
    return std::visit(
        [&](const auto& layout) { return visitPlacements(layout, side, piece, visit); }, anyCase);
}

std::optional<Offers> offers(const AnyCase& anyCase, int side, std::string_view piece,
                             const Placements& placements) {
    return offers(anyCase, side, piece, std::ranges::any_of(placements, &Placement::legal));
}

std::optional<Offers> offers(const AnyCase& anyCase, int side, std::string_view piece, bool fits) {
    return std::visit([&](const auto& layout) { return offersOf(layout, side, piece, fits); },
                      anyCase);
}

} // namespace cimaise
