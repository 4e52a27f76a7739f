// Open questions of a rulebook, their answers, and the answers that a group has chosen.
#pragma once

#include "positions/messages/rule_text.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace cimaise {

/// Possible answer to an open question.
struct ReadingOption {
    std::string_view id;
    TextId title;
};

/// Open question; the first option is the default.
struct Reading {
    std::string_view id;
    RuleText explanation; ///< title: the question; text: why it is open and what the answers change
    std::span<const ReadingOption> options;
};

/// Answer chosen by a group.
struct ReadingChoice {
    std::string_view reading; ///< id, from the game's catalogue
    std::string_view option;  ///< id, from the game's catalogue

    bool operator==(const ReadingChoice&) const = default;
};

using ReadingChoices = std::vector<ReadingChoice>;

/// Id of the chosen option; empty if none is chosen.
std::string_view decision(const Reading& reading, const std::optional<ReadingChoices>& choices);

/// Id of the option in force: the chosen one, or the default.
std::string_view inForce(const Reading& reading, const std::optional<ReadingChoices>& choices);

/// Choices with `option` as the answer to `reading`; in the order of the catalogue.
ReadingChoices withChoice(std::span<const Reading> catalogue,
                          const std::optional<ReadingChoices>& choices, std::string_view reading,
                          std::string_view option);

} // namespace cimaise
