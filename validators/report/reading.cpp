// Finds which answer to an open question is in force.
#include "validators/report/reading.h"

#include <algorithm>

namespace cimaise {

std::string_view inForce(const Reading& reading, const std::optional<ReadingChoices>& choices) {
    if (choices) {
        const auto chosen = std::ranges::find(*choices, reading.id, &ReadingChoice::reading);
        if (chosen != choices->end()) {
            return chosen->option;
        }
    }
    return reading.options.front().id;
}

ReadingChoices withChoice(std::span<const Reading> catalogue,
                          const std::optional<ReadingChoices>& choices, std::string_view reading,
                          std::string_view option) {
    ReadingChoices changed;
    for (const Reading& known : catalogue) {
        const bool answered =
            choices &&
            std::ranges::find(*choices, known.id, &ReadingChoice::reading) != choices->end();
        if (known.id == reading) {
            const auto same = std::ranges::find(known.options, option, &ReadingOption::id);
            if (same != known.options.end()) {
                changed.push_back({known.id, same->id});
            }
        } else if (answered) {
            changed.push_back({known.id, inForce(known, choices)});
        }
    }
    return changed;
}

} // namespace cimaise
