// Recognises the steps of a history that play a round.
#include "validators/muse/muse_played.h"

#include "positions/muse/muse_catalogue.h"
#include "positions/muse/muse_edits.h"
#include "validators/muse/muse_rules.h"

#include <algorithm>
#include <iterator>

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

//% "In {when}, {card} is used more than once, but the deck has only one."
constexpr TextId usedTwice = CIMAISE_TEXT("muse.played.twice");
//% "In {when}, {owner} uses {card}, which already is a painting."
constexpr TextId usedPainting = CIMAISE_TEXT("muse.played.painting");
//% "Go back to that round with Undo and enter the right card."
constexpr TextId misuseMend = CIMAISE_TEXT("muse.played.misuse.fix");
//% "round {round}"
constexpr TextId numberedRound = CIMAISE_TEXT("muse.played.round");
//% "an earlier round"
constexpr TextId someRound = CIMAISE_TEXT("muse.played.some-round");

Argument when(const Played& played, int round) {
    return {"when", Listing{{played.startsNew ? Message{numberedRound, {{"round", round}}}
                                              : Message{someRound, {}}}}};
}

Finding findingOf(const Played& played, const Misuse& misuse) {
    const bool twice = misuse.why == Misuse::Why::twice;
    const Party owner = side(misuse.player);
    return {.rule = uniqueRule,
            .severity = Severity::impossible,
            .party = twice ? everyone() : owner,
            .where = {},
            .says = {.text = twice ? usedTwice : usedPainting,
                     .arguments = {when(played, misuse.round),
                                   {"card", infoOf(misuse.card).phrase()},
                                   {"owner", owner}}},
            .fix = misuseMend};
}

} // namespace

Played startOf(const Layout& first) { return {.startsNew = isNew(first) && !first.round}; }

Played withStep(Played played, const Layout& before, const Layout& after) {
    if (isRoundPlayed(before, after)) {
        ++played.rounds;
        findMisuses(played, before, sortedBySize(*before.round));
    }
    return played;
}

Findings findingsOf(const Played& played) {
    Findings findings;
    std::ranges::transform(played.misuses, std::back_inserter(findings),
                           [&](const Misuse& misuse) { return findingOf(played, misuse); });
    return findings;
}

} // namespace cimaise::muse
