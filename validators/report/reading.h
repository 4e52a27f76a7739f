// Open questions of a rulebook, their answers, and the answers that a group has chosen.
#pragma once

#include "validators/report/rule.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace cimaise {

/// One possible answer.
struct ReadingOption {
    std::string_view id;
    TextId title;
};

/// An open question; its first option is our default.
struct Reading {
    std::string_view id;
    RuleText digest; ///< title: the question; text: why it is open and what the answers change
    std::span<const ReadingOption> options;
};

/// An answer a table has given.
struct ReadingChoice {
    std::string_view reading; ///< id, from the game's catalogue
    std::string_view option;  ///< id, from the game's catalogue

    bool operator==(const ReadingChoice&) const = default;
};

using ReadingChoices = std::vector<ReadingChoice>;

/// The option that was chosen; empty where nobody has.
std::string_view decision(const Reading& reading, const std::optional<ReadingChoices>& choices);

/// The option in force: the one chosen, or the default.
std::string_view inForce(const Reading& reading, const std::optional<ReadingChoices>& choices);

/// The choices after a table has answered `option` to `reading`; in the catalogue's order.
ReadingChoices withChoice(std::span<const Reading> catalogue,
                          const std::optional<ReadingChoices>& choices, std::string_view reading,
                          std::string_view option);

} // namespace cimaise
