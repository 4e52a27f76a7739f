// Rows of coins, of a patron's purchases and of a round.
#pragma once

#include "app/viewmodels/muse/muse_rows.h"

namespace cimaise::muse {

/// One suit: what the economy and the artist have, and whether it adds up.
struct SuitRow {
    QString suit; ///< id
    QString name;
    int economy = 0;
    int held = 0;     ///< by the artist looked at
    bool lit = false; ///< the artist's coins
    bool economyLit = false;
    QString severity;
    QString equation; ///< “5 + 2 + 0 + 1 = 8”
    QString verdict;  ///< “1 missing”; empty when it adds up
    QString slip;     ///< “look at Bo’s”; empty when nobody is suspected
    QString accessibleName;

    bool operator==(const SuitRow&) const = default;
};

/// One suit of one painting tried by a patron.
struct StepRow {
    int card = 0;
    QString name;
    QString priceText; ///< of the painting, beside its first suit; else empty
    QString suit;
    bool pays = false;
    QString says;
    QString accessibleName;

    bool operator==(const StepRow&) const = default;
};

/// An action of the action square.
struct ActionRow {
    QString name;
    bool chosen = false; ///< by the artist looked at

    bool operator==(const ActionRow&) const = default;
};

/// What one player has chosen for the round.
struct TurnRow {
    QString name;
    bool current = false;
    bool chosen = false;
    QString actionText; ///< empty while nothing is chosen
    bool fails = false; ///< as things are, nothing will be painted
    QString cardText;
    QString discardText;
    int coinCount = 0;
    QString severity;
    bool lit = false;
    QString accessibleName;

    bool operator==(const TurnRow&) const = default;
};

/// One event of the round resolved.
struct EventRow {
    int number = 0;
    QString player;
    QString action; ///< id
    QString actionText;
    QString card;
    QString rank;
    QStringList suits;
    QString says;
    QString detail;       ///< a patron’s steps
    bool draws = false;   ///< its player draws a card
    bool emptied = false; ///< that draw left the pile empty
    bool grew = false;
    QString growthText; ///< that the economy grew with that draw; else empty
    bool failed = false;
    QString accessibleName;

    bool operator==(const EventRow&) const = default;
};

/// One card of a turn on its way, in short; empty before it is chosen.
struct TurnCard {
    QString name;
    QString rank;
    QStringList suits;

    bool operator==(const TurnCard&) const = default;
};

/// One suit of a payment.
struct PaymentRow {
    QString suit;
    QString name;
    int paid = 0;
    int held = 0; ///< when the action's turn comes
    QString accessibleName;

    bool operator==(const PaymentRow&) const = default;
};

std::vector<SuitRow> suitRows(const View& view);
/// The steps that are revealed.
std::vector<StepRow> stepRows(const View& view);
std::vector<ActionRow> actionRows(const View& view);
TurnCard turnCard(std::optional<Card> card, const View& view);
std::vector<TurnRow> turnRows(const View& view);
/// Of the round that is entered, or has just been played.
std::vector<EventRow> eventRows(const View& view);
/// Of the artist looked at; empty when nothing is to be paid.
std::vector<PaymentRow> paymentRows(const View& view);

} // namespace cimaise::muse
