// Names each game's search once.
#include "scoring/search/searches.h"

#include "scoring/search/art_society_placements.h"
#include "scoring/search/musee_placements.h"

namespace cimaise {

namespace {

tl::expected<Placements, NoPlacements> placementsOf(const musee::Layout& layout, int side,
                                                    std::string_view piece) {
    const std::optional<musee::Exhibit> exhibit = musee::readExhibit(piece);
    if (!exhibit) {
        return tl::unexpected(NoPlacements::unknownPiece);
    }
    if (side < 0 || side >= static_cast<int>(layout.musees.size())) {
        return tl::unexpected(NoPlacements::noBoard);
    }
    return musee::placements(layout, side, *exhibit);
}

/// Muse has nothing to place: where a painting goes is no choice.
tl::expected<Placements, NoPlacements> placementsOf(const muse::Layout& /*layout*/, int /*side*/,
                                                    std::string_view /*piece*/) {
    return tl::unexpected(NoPlacements::unknownPiece);
}

/// The game's pages name no pieces: its objects may go anywhere.
tl::expected<Placements, NoPlacements> placementsOf(const museum::Layout& /*layout*/, int /*side*/,
                                                    std::string_view /*piece*/) {
    return tl::unexpected(NoPlacements::unknownPiece);
}

tl::expected<Placements, NoPlacements> placementsOf(const artsociety::Layout& layout, int side,
                                                    std::string_view piece) {
    const std::vector<artsociety::Tile> tiles = artsociety::readPiece(piece);
    if (tiles.empty()) {
        return tl::unexpected(NoPlacements::unknownPiece);
    }
    if (side < 0 || side >= static_cast<int>(layout.galleries.size())) {
        return tl::unexpected(NoPlacements::noBoard);
    }
    return artsociety::placements(layout, side, tiles);
}

template <class Layout>
std::optional<Offers> offersOf(const Layout& /*layout*/, int /*side*/, std::string_view /*piece*/,
                               const Placements& /*placements*/) {
    return std::nullopt;
}

std::optional<Offers> offersOf(const artsociety::Layout& layout, int side, std::string_view piece,
                               const Placements& placements) {
    const std::vector<artsociety::Tile> tiles = artsociety::readPiece(piece);
    return tiles.empty() ? Offers{} : artsociety::offers(layout, side, tiles.front(), placements);
}

} // namespace

tl::expected<Placements, NoPlacements> placements(const AnyCase& anyCase, int side,
                                                  std::string_view piece) {
    return std::visit([&](const auto& layout) { return placementsOf(layout, side, piece); },
                      anyCase);
}

std::optional<Offers> offers(const AnyCase& anyCase, int side, std::string_view piece,
                             const Placements& placements) {
    return std::visit([&](const auto& layout) { return offersOf(layout, side, piece, placements); },
                      anyCase);
}

} // namespace cimaise
