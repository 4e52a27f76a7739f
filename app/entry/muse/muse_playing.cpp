// Shows the events of a round, and plays it; a wrong payment is warned about first.
#include "app/entry/muse/muse_playing.h"

#include <algorithm>

namespace cimaise::muse {

namespace {

//% "Draw pile after event {event}"
constexpr TextId emptiedEdit = CIMAISE_TEXT("muse.edit.emptied");
//% "A round of %n events"
constexpr TextId roundEdit = CIMAISE_TEXT_N("muse.edit.round");
//% "Touch “Play the round” again to play it all the same: nothing is painted then."
constexpr TextId playAgain = CIMAISE_TEXT("muse.hint.again.play");

bool hasWrongPayment(const Resolution& round) {
    return std::ranges::find(round.events, Unpainted::pay, &Event::unpainted) != round.events.end();
}

/// Warned of what will not be painted.
Outcome warning(const Scene& scene) {
    Outcome outcome = answering(scene, {playAgain, {}});
    outcome.pointing.last.warned = true;
    outcome.heard = Heard::wrong;
    return outcome;
}

} // namespace

Outcome showEvents(const Scene& scene, bool shown) {
    Outcome outcome{.pointing = forgetting(scene.pointing)};
    outcome.pointing.played.reset();
    outcome.pointing.resolved = shown && canResolve(scene.layout);
    return outcome;
}

Outcome toggleEmptied(const Scene& scene, int event) {
    if (event < 1 || event > std::ssize(scene.round.events)) {
        return {.pointing = scene.pointing};
    }
    return {.pointing = scene.pointing,
            .edit = Edit{.next = toggleGrowAfter(scene.layout, event),
                         .what = {emptiedEdit, {{"event", event}}}}};
}

Outcome playRound(const Scene& scene) {
    if (!canResolve(scene.layout)) {
        return {.pointing = scene.pointing};
    }
    if (hasWrongPayment(scene.round) && !scene.pointing.last.warned) {
        return warning(scene);
    }
    Outcome outcome =
        making(scene, forgetting(scene.pointing),
               {.next = withRoundPlayed(scene.layout, scene.round.table),
                .what = {roundEdit, {{"n", static_cast<int>(scene.round.events.size())}}},
                .heard = Heard::filled});
    if (outcome.edit) {
        outcome.pointing = turnedAway(std::move(outcome.pointing));
        outcome.pointing.halfTurns.clear();
        outcome.side = 0; // the next round begins with the first player
    }
    if (outcome.edit && scene.pointing.resolved) {
        outcome.pointing.played = scene.round;
    }
    return outcome;
}

} // namespace cimaise::muse
