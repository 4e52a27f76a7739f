// Shows the events of a round, and plays it; a problem of the round is warned about first.
#include "app/entry/muse/muse_playing.h"

#include "app/entry/muse/muse_last_round.h"

namespace cimaise::muse {

namespace {

//% "Draw pile after event {event} changed"
constexpr TextId emptiedEdit = CIMAISE_TEXT("muse.edit.emptied");
//% "Round played (%n events)"
constexpr TextId roundEdit = CIMAISE_TEXT_N("muse.edit.round");

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
    if (const std::optional<Message> objection = objectionToPlaying(scene)) {
        return warning(scene, *objection);
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
