// Words what cannot be: a card used although it was elsewhere.
#include "validators/muse/muse_played_text.h"

#include "positions/muse/muse_catalogue.h"
#include "validators/muse/muse_rules.h"

#include <algorithm>
#include <iterator>

namespace cimaise::muse {

namespace {

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
    return {"when", Listing{{played.begun ? Message{numberedRound, {{"round", round}}}
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
                                   {"card", infoOf(misuse.card).said()},
                                   {"owner", owner}}},
            .fix = misuseMend};
}

} // namespace

Findings findingsOf(const Played& played) {
    Findings findings;
    std::ranges::transform(played.misuses, std::back_inserter(findings),
                           [&](const Misuse& misuse) { return findingOf(played, misuse); });
    return findings;
}

} // namespace cimaise::muse
