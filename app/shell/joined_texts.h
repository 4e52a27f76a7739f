// Texts about a board added to a game, or refused; the same for every way that a board arrives.
#pragma once

#include "positions/cases.h"

namespace cimaise {

/// Text of the edit that adds the board of a side: “Ana’s board imported”.
Message boardImportedText(const AnyCase& table, int onSide);

/// “Ana’s board was added.”
Message boardAddedText(const AnyCase& table, int onSide);

/// “Ana’s board is already exactly like this one.”
Message sameBoardText(const AnyCase& table, int onSide);

/// Reason why a board of another game is refused, with one fact that differs.
Message otherGameText(const Message& difference);

} // namespace cimaise
