// Only Musée is played in matches; only one of its questions is about them.
#include "scoring/rulings/match_effect.h"

#include "scoring/matches.h"
#include "validators/musee/musee_catalogue.h"

#include <algorithm>

namespace cimaise {

std::vector<MatchAnswer> matchByAnswer(const AnyCase& anyCase, const Ruling& ruling,
                                       std::span<const Ranking> games) {
    std::optional<MatchTerms> terms = matchTermsOf(anyCase);
    if (!terms || ruling.reading != musee::matchSharedReading) {
        return {};
    }
    std::vector<MatchAnswer> answers;
    for (const RulingOption& option : ruling.options) {
        terms->sharedCounts = option.option == "yes";
        MatchAnswer& answer = answers.emplace_back();
        answer.wins = countWins(games, sideCount(anyCase), terms->sharedCounts);
        answer.winners = matchWinners(answer.wins, *terms);
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
    return ruling.reading == musee::matchSharedReading &&
           std::ranges::any_of(ruling.options, [](const RulingOption& option) {
               return winnersOf(option.verdict.ranking).size() > 1;
           });
}

} // namespace cimaise
