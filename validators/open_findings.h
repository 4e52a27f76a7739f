// Findings to settle before a winner is named, for the window, the command line and print alike.
#pragma once

#include "scoring/sheet/first_place.h"
#include "validators/report/finding.h"

namespace cimaise {

/// True if the finding is to be settled before a winner is named: a problem, a missing detail, or a
/// note that can change the winner.
bool isOpen(const Finding& finding);

/// Open findings, gravest first.
Findings openFindings(const Findings& findings);

/// True for a note that can change the winner: points that do not match the board, or a bonus not
/// taken.
bool isDoubt(const Finding& finding);

/// True if a problem or such a note makes every place provisional. A missing detail does so only if
/// it can change the first place; the score itself says whether it can.
bool leavesWinnerOpen(const Findings& findings);

/// True if the holders of the first place have won: their points decide it, and no finding leaves
/// the winner open. After the players have ended the game in spite of its notes, only a problem
/// does.
bool isWinnerSettled(const Score& score, const Findings& findings, bool ended);

} // namespace cimaise
