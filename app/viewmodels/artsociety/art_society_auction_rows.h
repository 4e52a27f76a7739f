// Rows of the auction: each bidder's stack, and the place in the order with its reason.
#pragma once

#include "app/viewmodels/artsociety/art_society_rows.h"

namespace cimaise::artsociety {

/// A bidder and the stack as far as it is known.
struct BidderRow {
    QString mark;   ///< “1.” where it is known who chooses when
    QString title;  ///< “Ana: 12, 7, 3”, or that there is none yet
    QString detail; ///< which card put her ahead of the next one; empty: the bid itself
    bool chosen = false;
    QString accessibleName;
};

const Roles<BidderRow>& bidderRoles();

std::vector<BidderRow> bidderRows(const Layout& layout, int chosen, const Translator& words);

/// What the order is, or why there is none.
QString auctionText(const Layout& layout, const Translator& words);

/// The cards of a stack, newest first.
std::vector<KeyRow> stackKeys(const Stack& stack, const Translator& words);
/// The bid cards; chosen are those that lie in the stack.
std::vector<KeyRow> bidKeys(const Stack& stack, const Translator& words);

} // namespace cimaise::artsociety
