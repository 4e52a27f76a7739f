// Result of a check: the rule broken, the player, the places, and what would fix it.
#pragma once

#include "positions/messages/message.h"

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <vector>

namespace cimaise {

/// Severity of a finding, gravest first.
enum class Severity : std::uint8_t {
    illegal,    ///< a rule of the game is broken
    impossible, ///< excluded by the box or by arithmetic: an entry error
    missing,    ///< a detail that the score needs
    note        ///< legal, for information
};

/// Id of the severity on the command line.
std::string_view severityId(Severity severity);

/// True for illegal and impossible findings: the position is not allowed.
bool isProblem(Severity severity);

/// Problem, missing detail or note found in a layout.
struct Finding {
    std::string_view rule; ///< id of the rule in the game's table
    Severity severity = Severity::note;
    Party party;  ///< everyone(): about the whole game
    Spots where;  ///< spots to highlight, in board order; may be empty
    Message says; ///< what is wrong
    TextId fix;   ///< text of the fix, with the arguments of `says`; empty for some notes
    /// Sides that a finding of everyone() concerns if the finding highlights none of their boards.
    std::vector<Party> concerned{};

    bool operator==(const Finding&) const = default;
};

using Findings = std::vector<Finding>;

/// True if the spots include `spot`.
bool contains(const Spots& spots, const Spot& spot);

/// First finding at the spot; null if there is none.
const Finding* firstAt(const Findings& findings, const Spot& spot);

/// Gravest finding at the spot, the first if tied; null if there is none.
const Finding* worstAt(const Findings& findings, const Spot& spot);

/// True if an illegal or impossible finding is at the spot.
bool isWrongAt(const Findings& findings, const Spot& spot);

/// True if no finding is illegal or impossible.
bool isLegal(const Findings& findings);

/// True if no detail is missing.
bool isComplete(const Findings& findings);

} // namespace cimaise
