// Rows of the auction: each bidder's stack, and the place in the order with its reason.
#pragma once

#include "app/viewmodels/artsociety/art_society_rows.h"

namespace cimaise::artsociety {

/// Bidder with the known part of the stack.
struct BidderRow {
    QString mark;   ///< “1.”; empty while the order is unknown
    QString title;  ///< “Ana: 12, 7, 3”; “Ana: –” for an empty stack
    QString detail; ///< card that breaks the tie with the next bidder; empty if the bid decides
    bool chosen = false;
    QString accessibleName;
};

const Roles<BidderRow>& bidderRoles();

std::vector<BidderRow> bidderRows(const Layout& layout, int chosen, const Translator& words);

/// Order of choosing, or the reason why there is none.
QString auctionText(const Layout& layout, const Translator& words);

/// Cards of a stack, newest first.
std::vector<KeyRow> stackKeys(const Stack& stack, const Translator& words);
/// Keys of the bid cards; cards in the stack are chosen.
std::vector<KeyRow> bidKeys(const Stack& stack, const Translator& words);

} // namespace cimaise::artsociety
