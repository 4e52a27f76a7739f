// Sentences about the outlook of Musée, for the command line and the window.
#pragma once

#include "positions/cases.h"
#include "rulings/musee/musee_outlook.h"
#include "validators/report/finding.h"

#include <optional>

namespace cimaise::musee {

/// True if only one side can still win, by a bound that costs no search. False for a single board,
/// and for a game that is over.
bool isDecided(const Layout& layout);

/// Side that can still win alone: “Decided: only Ana can still win.”
Message decidedMessage(Party party);

/// Present points and the ceiling, or how far the search for it has come.
Message ceilingMessage(const Outlook& outlook);

/// Progress of the panel about a Musée.
struct OutlookProgress {
    bool showsPoints = true;
    bool searched = false; ///< the ceiling of the Musée in view has arrived
};

/// Sentences of the panel about one Musée, then about the table; `findings` are those of the
/// position.
std::vector<Message> outlookSentences(const Layout& layout, const TableOutlook& table, int side,
                                      const Findings& findings, const OutlookProgress& progress);

/// States that an outlook counts the cards in hands as unplayed; nullopt if no hand is entered.
std::optional<Message> handsMessage(const Layout& layout);

/// Outlook of the Musée of a side; null if there is none.
const Outlook* outlookOn(const TableOutlook& table, int side);

} // namespace cimaise::musee
