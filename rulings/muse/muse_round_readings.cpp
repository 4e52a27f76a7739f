// Resolves the round once for each answer and compares the events one by one: all answers resolve
// the same cards in the same order.
#include "rulings/muse/muse_round_readings.h"

#include "positions/muse/muse_catalogue.h"
#include "positions/muse/muse_event_text.h"

#include <algorithm>

namespace cimaise::muse {

namespace {

//% "This depends on an open question: {question}"
constexpr TextId dependsText = CIMAISE_TEXT("muse.event.depends");
//% "Event {event}: {outcome}"
constexpr TextId effectText = CIMAISE_TEXT("muse.event.effect");

} // namespace

std::vector<Resolution> roundsByAnswer(const Layout& layout, const Reading& reading) {
    std::vector<Resolution> rounds;
    for (std::size_t option = 0; canResolve(layout) && option < reading.options.size(); ++option) {
        Layout answered = layout;
        answered.header.readings =
            withChoice(readings, layout.header.readings, reading.id, reading.options[option].id);
        rounds.push_back(resolve(answered));
    }
    const bool alike =
        std::ranges::adjacent_find(rounds, std::ranges::not_equal_to{}) == rounds.end();
    return alike ? std::vector<Resolution>{} : rounds;
}

bool dependsOnAnswer(const std::vector<Resolution>& rounds, std::size_t event) {
    return std::ranges::any_of(rounds, [&](const Resolution& round) {
        return outcomeOf(round.events.at(event)) != outcomeOf(rounds.front().events.at(event));
    });
}

std::vector<const Reading*> readingsBehind(const Layout& layout, std::size_t event) {
    std::vector<const Reading*> behind;
    for (const Reading& reading : readings) {
        if (dependsOnAnswer(roundsByAnswer(layout, reading), event)) {
            behind.push_back(&reading);
        }
    }
    return behind;
}

std::vector<Message> effectsOfAnswer(const std::vector<Resolution>& rounds, std::size_t option) {
    std::vector<Message> effects;
    const std::vector<Event>& events = rounds.at(option).events;
    const auto add = [&](std::size_t event, Message outcome) {
        effects.push_back(
            {effectText,
             {{"event", static_cast<int>(event) + 1}, {"outcome", Listing{{std::move(outcome)}}}}});
    };
    for (std::size_t event = 0; event < events.size(); ++event) {
        if (dependsOnAnswer(rounds, event)) {
            add(event, outcomeOf(events[event]));
        }
        const auto grows = [event](const Resolution& round) { return round.events.at(event).grew; };
        if (events[event].grew && !std::ranges::all_of(rounds, grows)) {
            add(event, growthMessage());
        }
    }
    if (rounds.at(option).growthDue) {
        effects.push_back(growthDueMessage());
    }
    return effects;
}

Message dependenceMessage(const Reading& reading) {
    return {dependsText, {{"question", reading.explanation.title}}};
}

} // namespace cimaise::muse
