// Shows the events of a round, and plays it; a problem of the round is warned about first.
#include "app/input/muse/muse_playing.h"

#include "app/input/muse/muse_last_round.h"

namespace cimaise::muse {

namespace {

//% "Draw pile after event {event} changed"
constexpr TextId emptiedEdit = CIMAISE_TEXT("muse.edit.emptied");
//% "Round played (%n events)"
constexpr TextId roundEdit = CIMAISE_TEXT_N("muse.edit.round");

} // namespace

InputResult showEvents(const InputContext& context, bool shown) {
    InputResult result{.state = forgetting(context.state)};
    result.state.played.reset();
    result.state.resolved = shown && canResolve(context.layout);
    return result;
}

InputResult toggleEmptied(const InputContext& context, int event) {
    if (event < 1 || event > std::ssize(context.round.events)) {
        return {.state = context.state};
    }
    return {.state = context.state,
            .edit = Edit{.next = toggleGrowAfter(context.layout, event),
                         .what = {emptiedEdit, {{"event", event}}}}};
}

InputResult playRound(const InputContext& context) {
    if (!canResolve(context.layout)) {
        return {.state = context.state};
    }
    if (const std::optional<Message> objection = objectionToPlaying(context)) {
        return warning(context, *objection);
    }
    InputResult result =
        making(context, forgetting(context.state),
               {.next = withRoundPlayed(context.layout, context.round.table),
                .what = {roundEdit, {{"n", static_cast<int>(context.round.events.size())}}},
                .heard = Heard::filled});
    if (result.edit) {
        result.state = turnedAway(std::move(result.state));
        result.state.halfTurns.clear();
        result.side = 0; // the next round begins with the first player
    }
    if (result.edit && context.state.resolved) {
        result.state.played = context.round;
    }
    return result;
}

} // namespace cimaise::muse
