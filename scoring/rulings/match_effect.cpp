// Recounts the match with each answer to the question on which its terms depend.
#include "scoring/rulings/match_effect.h"

#include "scoring/matches.h"

#include <algorithm>

namespace cimaise {

std::vector<MatchAnswer> matchByAnswer(const AnyCase& anyCase, const Ruling& ruling,
                                       std::span<const Ranking> games) {
    if (!ruling.isOnMatches) {
        return {};
    }
    std::vector<MatchAnswer> answers;
    for (const RulingOption& option : ruling.options) {
        AnyCase other = anyCase;
        headerOf(other).readings = withChoice(gameOf(other).readings, headerOf(other).readings,
                                              ruling.reading, option.option);
        const MatchTerms terms = matchTermsOf(other).value_or(MatchTerms{});
        MatchAnswer& answer = answers.emplace_back();
        answer.wins = countWins(games, sideCount(anyCase), terms.sharedCounts);
        answer.winners = matchWinners(answer.wins, terms);
    }
    const bool isSame =
        std::ranges::adjacent_find(answers, std::ranges::not_equal_to{}) == answers.end();
    return isSame ? std::vector<MatchAnswer>{} : answers;
}

bool decidesMatch(const std::vector<MatchAnswer>& answers) {
    return std::ranges::adjacent_find(answers, std::ranges::not_equal_to{},
                                      &MatchAnswer::winners) != answers.end();
}

bool changesMatch(const Ruling& ruling) {
    return ruling.isOnMatches &&
           std::ranges::any_of(ruling.options, [](const RulingOption& option) {
               return option.winners.size() > 1;
           });
}

} // namespace cimaise
