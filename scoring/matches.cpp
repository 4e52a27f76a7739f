// Terms of a match of Musée: the first side to win two games (rulebook, "End of game and Scoring").
#include "scoring/matches.h"

#include <algorithm>

namespace cimaise {

namespace {

std::optional<MatchTerms> termsOf(const musee::Layout& layout) {
    const auto reading =
        std::ranges::find(musee::readings, musee::matchSharedReading, &Reading::id);
    return MatchTerms{.winsNeeded = 2,
                      .sharedCounts = inForce(*reading, layout.header.readings) == "yes"};
}

/// Muse is a single game, without matches.
std::optional<MatchTerms> termsOf(const muse::Layout& /*layout*/) { return std::nullopt; }

/// Museum is a single game, without matches.
std::optional<MatchTerms> termsOf(const museum::Layout& /*layout*/) { return std::nullopt; }

/// The rules of Art Society have no matches.
std::optional<MatchTerms> termsOf(const artsociety::Layout& /*layout*/) { return std::nullopt; }

} // namespace

std::optional<MatchTerms> matchTermsOf(const AnyCase& anyCase) {
    return std::visit([](const auto& layout) { return termsOf(layout); }, anyCase);
}

} // namespace cimaise
