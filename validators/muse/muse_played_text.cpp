// Words what cannot be: a card used although it was elsewhere, a draw pile that is not empty.
#include "validators/muse/muse_played_text.h"

#include "validators/muse/muse_catalogue.h"
#include "validators/muse/muse_rules.h"

#include <algorithm>

namespace cimaise::muse {

namespace {

//% "In {when}, {card} is used more than once, but the deck has only one."
constexpr TextId usedTwice = CIMAISE_TEXT("muse.played.twice");
//% "In {when}, {owner} uses {card}, which already is a painting."
constexpr TextId usedPainting = CIMAISE_TEXT("muse.played.painting");
//% "In {when}, {owner} uses {card}, which is in the discard pile."
constexpr TextId usedDiscarded = CIMAISE_TEXT("muse.played.discarded");
//% "Go back to that round with Undo and enter the right card."
constexpr TextId misuseMend = CIMAISE_TEXT("muse.played.misuse.fix");
//% "In {when}, the draw pile is marked as empty after event {event}, but %n cards should be left."
constexpr TextId notEmpty = CIMAISE_TEXT_N("muse.played.not-empty");
//% "In {when}, event {event} should draw the last card, but the draw pile is not marked as empty."
constexpr TextId notMarked = CIMAISE_TEXT("muse.played.not-marked");
//% "Count the draw pile."
constexpr TextId pileMend = CIMAISE_TEXT("muse.played.pile.fix");
//% "round {round}"
constexpr TextId numberedRound = CIMAISE_TEXT("muse.played.round");
//% "an earlier round"
constexpr TextId someRound = CIMAISE_TEXT("muse.played.some-round");
//% "this round"
constexpr TextId thisRound = CIMAISE_TEXT("muse.played.this-round");

/// The round in words: this one, or an earlier one.
Argument when(const Played& played, int round) {
    Message text{someRound, {}};
    if (round > played.rounds) {
        text = {thisRound, {}};
    } else if (played.begun) {
        text = {numberedRound, {{"round", round}}};
    }
    return {"when", Listing{{std::move(text)}}};
}

TextId textOf(Misuse::Why why) {
    switch (why) {
    case Misuse::Why::twice:
        return usedTwice;
    case Misuse::Why::painting:
        return usedPainting;
    case Misuse::Why::discarded:
        break;
    }
    return usedDiscarded;
}

/// A discard pile is known by count only, so a card from there is no more than a note.
Finding findingOf(const Played& played, const Misuse& misuse) {
    const bool counted = misuse.why == Misuse::Why::discarded;
    const bool owned = misuse.why != Misuse::Why::twice;
    const bool inFront = misuse.round > played.rounds;
    const Party owner = side(misuse.player);
    return {.rule = uniqueRule,
            .severity = counted ? Severity::note : Severity::impossible,
            .party = owned ? owner : everyone(),
            .where = inFront ? Spots{{owner, roundPlace(misuse.card)}} : Spots{},
            .says = {.text = textOf(misuse.why),
                     .arguments = {when(played, misuse.round),
                                   {"card", infoOf(misuse.card).said()},
                                   {"owner", owner}}},
            .fix = misuseMend};
}

Finding findingOf(const Played& played, const DrawDoubt& doubt) {
    return {.rule = growthRule,
            .severity = Severity::note,
            .party = everyone(),
            .where = {},
            .says = {.text = doubt.left > 0 ? notEmpty : notMarked,
                     .arguments = {when(played, doubt.round),
                                   {"event", doubt.event},
                                   {"n", doubt.left}}},
            .fix = pileMend};
}

} // namespace

Findings findingsOf(const Played& played, const Layout& now) {
    const Played all = canResolve(now) ? withRound(played, now, resolve(now)) : played;
    Findings findings;
    for (const Misuse& misuse : all.misuses) {
        // the rules of the position report the other cards of the round in front
        if (misuse.round <= played.rounds || misuse.why == Misuse::Why::discarded) {
            findings.push_back(findingOf(played, misuse));
        }
    }
    const bool counts = !now.round || all.known; // of a complete round only
    for (const DrawDoubt& doubt : counts ? all.doubts : played.doubts) {
        findings.push_back(findingOf(played, doubt));
    }
    return findings;
}

} // namespace cimaise::muse
