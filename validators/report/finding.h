// Result of a check: the rule broken, the player, the places, and what would fix it.
#pragma once

#include "validators/report/message.h"

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <vector>

namespace cimaise {

/// How grave a finding is, gravest first.
enum class Severity : std::uint8_t {
    illegal,    ///< a rule of the game is broken
    impossible, ///< the box or arithmetic rules it out: an entry error
    missing,    ///< a fact the score still needs
    note        ///< legal, but the players should know
};

/// The severity as the command line writes it.
std::string_view severityId(Severity severity);

/// One condition found in a layout.
struct Finding {
    std::string_view rule; ///< id of the rule in the game's table
    Severity severity = Severity::note;
    Party party;  ///< everyone(): about the whole game
    Spots where;  ///< the spots that show it, in board order; may be empty
    Message says; ///< what is wrong
    TextId mend;  ///< what would put it right, with the arguments of `says`; empty for some notes
    /// Of everyone(): the sides that it concerns, where it shows on no board of theirs.
    std::vector<Party> concerned{};

    bool operator==(const Finding&) const = default;
};

using Findings = std::vector<Finding>;

/// Whether the spots include `spot`.
bool contains(const Spots& spots, const Spot& spot);

/// The first finding that shows at the spot; null when there is none.
const Finding* firstAt(const Findings& findings, const Spot& spot);

/// The gravest finding that shows at the spot, the first among equals; null when there is none.
const Finding* gravestAt(const Findings& findings, const Spot& spot);

/// Whether something illegal or impossible shows at the spot.
bool isWrongAt(const Findings& findings, const Spot& spot);

/// Whether nothing is illegal or impossible.
bool isLegal(const Findings& findings);

/// Whether no fact is missing.
bool isComplete(const Findings& findings);

} // namespace cimaise
