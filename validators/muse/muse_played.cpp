// Recognises the steps of a history that play a round.
#include "validators/muse/muse_played.h"

#include "positions/muse/muse_catalogue.h"
#include "positions/muse/muse_edits.h"

#include <algorithm>

namespace cimaise::muse {

namespace {

bool isNew(const Layout& layout) {
    return canPlay(layout) && layout.table.growth == 0 &&
           layout.table.economy.coins == newLayout(layout.header).table.economy.coins &&
           std::ranges::all_of(layout.table.artists, [](const Artist& artist) {
               return artist.studio.empty() && artist.palace.empty() && artist.coins.total() == 0;
           });
}

bool hasEveryTurn(const Layout& layout) {
    return canResolve(layout) && layout.round->size() == layout.table.artists.size();
}

/// Finds the cards of the round that were elsewhere when it began.
void findMisuses(Played& played, const Layout& layout, const std::vector<Act>& acts) {
    for (auto act = acts.begin(); act != acts.end(); ++act) {
        Misuse misuse{.card = act->card, .player = act->player, .round = played.rounds};
        if (std::ranges::count(acts.begin(), act, act->card, &Act::card) == 1) {
            misuse.why = Misuse::Why::twice;
        } else if (whereIs(layout, act->card)) {
            misuse.why = Misuse::Why::painting;
        } else {
            continue;
        }
        played.misuses.push_back(misuse);
    }
}

/// True if the step plays the round of `before`.
bool isRoundPlayed(const Layout& before, const Layout& after) {
    if (!before.round || after.round || !canResolve(before)) {
        return false;
    }
    const Resolution round = resolve(before);
    return round.table == after.table && (hasEveryTurn(before) || round.table != before.table);
}

} // namespace

Played startOf(const Layout& first) { return {.begun = isNew(first) && !first.round}; }

Played followed(Played played, const Layout& before, const Layout& after) {
    if (isRoundPlayed(before, after)) {
        ++played.rounds;
        findMisuses(played, before, sortedBySize(*before.round));
    }
    return played;
}

} // namespace cimaise::muse
