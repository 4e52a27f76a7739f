// Sentence for a fact of a single board that differs from its game.
#pragma once

#include "positions/messages/message.h"

namespace cimaise {

/// Message with both values of one shared fact: “Growth: 2 on the board, 1 at the table.”
Message otherwise(Value fact, Value board, Value table);

} // namespace cimaise
