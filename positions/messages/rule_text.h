// Texts about a rule, a score line or an open question, for players.
#pragma once

#include "positions/messages/message.h"

namespace cimaise {

/// Texts about a rule, a score line or an open question.
struct RuleText {
    TextId title;    ///< a few words
    TextId text;     ///< the rule in Cimaise's words
    TextId citation; ///< section of the rulebook
};

} // namespace cimaise
