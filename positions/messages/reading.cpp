// Finds the answer in force to an open question.
#include "positions/messages/reading.h"

#include <algorithm>

namespace cimaise {

std::string_view decision(const Reading& reading, const std::optional<ReadingChoices>& choices) {
    if (choices) {
        const auto chosen = std::ranges::find(*choices, reading.id, &ReadingChoice::reading);
        if (chosen != choices->end()) {
            return chosen->option;
        }
    }
    return {};
}

std::string_view inForce(const Reading& reading, const std::optional<ReadingChoices>& choices) {
    const std::string_view chosen = decision(reading, choices);
    return chosen.empty() ? reading.options.front().id : chosen;
}

ReadingChoices withChoice(std::span<const Reading> catalogue,
                          const std::optional<ReadingChoices>& choices, std::string_view reading,
                          std::string_view option) {
    ReadingChoices changed;
    for (const Reading& known : catalogue) {
        if (known.id == reading) {
            const auto same = std::ranges::find(known.options, option, &ReadingOption::id);
            if (same != known.options.end()) {
                changed.push_back({known.id, same->id});
            }
        } else if (const std::string_view answer = decision(known, choices); !answer.empty()) {
            changed.push_back({known.id, answer});
        }
    }
    return changed;
}

} // namespace cimaise
