// Rows of a Musée's board, keypad and hand, computed from one view.
#pragma once

#include "app/viewmodels/musee/musee_view.h"

#include <QString>
#include <vector>

namespace cimaise::musee {

/// One space of the board.
struct SpaceRow {
    int gallery = 0; ///< 0–2 from the top
    int column = 1;  ///< 1-based
    int number = 0;  ///< 0: bare
    QString theme;   ///< “water”; empty when bare, as are the next two
    QString themeLetter;
    QString themeName;
    bool selected = false;
    bool lit = false;
    bool idle = false;    ///< lit for what does not count
    QString lightTag;     ///< the pairs or groups it is lit for
    bool carried = false; ///< on its way to another space
    QString severity;     ///< the gravest finding here
    QString mark;         ///< “legal” or “blocked” for the painting asked for
    QString gainText;     ///< “+3” where it may go
    bool forbids = false; ///< named by the last answer
    QString accessibleName;
    QString accessibleDescription;

    bool operator==(const SpaceRow&) const = default;
};

/// One Gallery Bonus.
struct BonusRow {
    int gallery = 0;
    QString galleryName;
    QString label;       ///< “Upper”
    QString claim;       ///< “open”, “held”, “other”, or “due”: full here and unclaimed
    QString holder;      ///< whose it is
    QString holderShort; ///< as a rosette has room for
    bool lit = false;
    bool idle = false; ///< lit for what does not count
    QString severity;
    QString accessibleName;

    bool operator==(const BonusRow&) const = default;
};

/// One key of the keypad.
struct KeyRow {
    int number = 0;
    QString theme;
    QString themeLetter;
    bool legal = false;
    bool hung = false;   ///< hangs already
    bool inHand = false; ///< in the hand that is entered
    QString reason;      ///< why it is dimmed
    QString accessibleName;

    bool operator==(const KeyRow&) const = default;
};

/// One card of a hand.
struct CardRow {
    int number = 0;
    QString theme;
    QString themeLetter;
    bool plays = false;
    QString bestText; ///< “+5” in its best space
    QString accessibleName;

    bool operator==(const CardRow&) const = default;
};

/// A player of the side looked at.
struct PartnerRow {
    QString name;
    int playerIndex = 0;

    bool operator==(const PartnerRow&) const = default;
};

/// Somebody who has filled a gallery of which nobody holds the bonus.
struct ClaimRow {
    int findingRow = 0; ///< the finding that says so
    int gallery = 0;
    int side = 0;
    QString claimText; ///< “Ana was first”

    bool operator==(const ClaimRow&) const = default;
};

/// The galleries from top to bottom, spaces from left to right.
std::vector<SpaceRow> spaceRows(const View& view);
/// One for each gallery.
std::vector<BonusRow> bonusRows(const View& view);
/// One for each number of the deck.
std::vector<KeyRow> keyRows(const View& view);
/// The cards of the hand that is entered.
std::vector<CardRow> cardRows(const View& view);
/// The players of the side looked at, in seating order.
std::vector<PartnerRow> partnerRows(const View& view);
/// By finding, then by side.
std::vector<ClaimRow> claimRows(const View& view);

} // namespace cimaise::musee
