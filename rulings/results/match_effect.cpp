// Recounts the match with each answer to the question on which its terms depend.
#include "rulings/results/match_effect.h"

#include "scoring/matches.h"

#include <algorithm>

namespace cimaise {

std::vector<MatchStanding> matchByAnswer(const AnyCase& anyCase, const Ruling& ruling,
                                         std::span<const MatchGame> games) {
    if (!ruling.isOnMatches) {
        return {};
    }
    std::vector<MatchStanding> answers;
    for (const RulingOption& option : ruling.options) {
        AnyCase other = anyCase;
        headerOf(other).readings = withChoice(gameOf(other).readings, headerOf(other).readings,
                                              ruling.reading, option.option);
        answers.push_back(
            standingAfter(games, sideCount(anyCase), matchTermsOf(other).value_or(MatchTerms{})));
    }
    const bool isSame =
        std::ranges::adjacent_find(answers, std::ranges::not_equal_to{}) == answers.end();
    return isSame ? std::vector<MatchStanding>{} : answers;
}

bool decidesMatch(const std::vector<MatchStanding>& answers) {
    return std::ranges::adjacent_find(answers, std::ranges::not_equal_to{},
                                      &MatchStanding::winners) != answers.end();
}

bool changesMatch(const Ruling& ruling) {
    return ruling.isOnMatches &&
           std::ranges::any_of(ruling.options, [](const RulingOption& option) {
               return option.winners.size() > 1;
           });
}

} // namespace cimaise
