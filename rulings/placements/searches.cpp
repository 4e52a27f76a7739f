// Finds the placements of a game in its module.
#include "rulings/placements/searches.h"

#include <algorithm>

namespace cimaise {

tl::expected<Placements, NoPlacements> placements(const AnyCase& anyCase, int side,
                                                  std::string_view piece) {
    Placements all;
    return forEachPlacement(anyCase, side, piece,
                            [&](const Placement& placement) { all.push_back(placement); })
        .map([&] { return std::move(all); });
}

VisitedPlacements forEachPlacement(const AnyCase& anyCase, int side, std::string_view piece,
                                   const VisitPlacement& visit) {
    return visitGame(anyCase, [&](auto module, const auto& layout) -> VisitedPlacements {
        if (module.search.visit == nullptr) {
            return tl::unexpected(NoPlacements::unknownPiece);
        }
        return module.search.visit(layout, side, piece, visit);
    });
}

std::optional<Offers> offers(const AnyCase& anyCase, int side, std::string_view piece,
                             const Placements& placements) {
    return offers(anyCase, side, piece, std::ranges::any_of(placements, &Placement::legal));
}

std::optional<Offers> offers(const AnyCase& anyCase, int side, std::string_view piece, bool fits) {
    return visitGame(anyCase, [&](auto module, const auto& layout) {
        return module.search.offers != nullptr
                   ? std::optional{module.search.offers(layout, side, piece, fits)}
                   : std::nullopt;
    });
}

} // namespace cimaise
