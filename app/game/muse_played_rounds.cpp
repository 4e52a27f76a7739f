// Derives the rounds played from the positions of a game of Muse; undone steps do not count.
#include "app/game/muse_played_rounds.h"

#include "app/input/seats.h"

namespace cimaise {

muse::Played playedRounds(const History& history) {
    const std::vector<HistoryStep>& steps = history.steps();
    const auto* before = std::get_if<muse::Layout>(&steps.front().position);
    if (before == nullptr) {
        return {};
    }
    muse::Played played = startOf(*before);
    for (std::size_t step = 1; step <= history.index(); ++step) {
        const auto& now = std::get<muse::Layout>(steps[step].position);
        played = haveSameSeats(steps[step - 1].position, steps[step].position)
                     ? withStep(std::move(played), *before, now)
                     : startOf(now); // other players have other hands
        before = &now;
    }
    return played;
}

Findings findingsOfPlay(const History& history) { return findingsOf(playedRounds(history)); }

} // namespace cimaise
