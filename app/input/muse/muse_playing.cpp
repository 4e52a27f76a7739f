// Shows the events of a round, and plays it; a problem of the round is warned about first.
#include "app/input/muse/muse_playing.h"

#include "app/input/muse/muse_last_round.h"
#include "positions/muse/muse_catalogue.h"

namespace cimaise::muse {

namespace {

//% "Empty-pile mark changed: event {event}"
constexpr TextId emptiedEdit = CIMAISE_TEXT("muse.edit.emptied");
//% "Round played ({turns})"
constexpr TextId roundEdit = CIMAISE_TEXT("muse.edit.round-played");
//% "Round {round} played ({turns})"
constexpr TextId numberedEdit = CIMAISE_TEXT("muse.edit.round-played.numbered");
//% "{owner}: {action}"
constexpr TextId turnSaid = CIMAISE_TEXT("muse.edit.round-played.turn");

/// The actions in the order of resolution, and the number of the round where it is known.
Message roundPlayed(const InputContext& context) {
    Listing turns;
    for (const Event& event : context.round.events) {
        if (event.act.action != Action::discard) {
            turns.parts.emplace_back(
                Message{turnSaid,
                        {{"owner", side(event.act.player)}, {"action", nameOf(event.act.action)}}});
        }
    }
    if (context.played == nullptr || !context.played->begun) {
        return {roundEdit, {{"turns", std::move(turns)}}};
    }
    return {numberedEdit, {{"round", context.played->rounds + 1}, {"turns", std::move(turns)}}};
}

} // namespace

InputResult showEvents(const InputContext& context, bool shown) {
    InputResult result{.state = withoutLastTouch(context.state)};
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
    InputResult result = making(context, withoutLastTouch(context.state),
                                {.next = withRoundPlayed(context.layout, context.round.table),
                                 .what = roundPlayed(context),
                                 .sound = InputSound::filled});
    if (result.edit) {
        result.state = afterSideChange(std::move(result.state));
        result.state.partialTurns.clear();
        result.side = 0; // the next round begins with the first player
    }
    if (result.edit && context.state.resolved) {
        result.state.played = {.before = context.layout, .round = context.round};
    }
    return result;
}

} // namespace cimaise::muse
