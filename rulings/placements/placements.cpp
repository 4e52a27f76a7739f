// Compares two score sheets of one side line by line.
#include "rulings/placements/placements.h"

#include <algorithm>
#include <array>

namespace cimaise {

std::string_view offerId(Offer offer) {
    constexpr std::array<std::string_view, 3> ids{"assistant", "exchange", "excess"};
    return ids.at(static_cast<std::size_t>(offer));
}

std::vector<LineChange> changes(const ScoreSheet& before, const ScoreSheet& after) {
    std::vector<LineChange> changed;
    for (std::size_t i = 0; i < before.lines.size(); ++i) {
        const int difference = after.lines[i].points - before.lines[i].points;
        if (difference != 0) {
            changed.push_back({before.lines[i].id, difference});
        }
    }
    return changed;
}

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
