// Rows of coins, of a patron's purchases and of a round.
#pragma once

#include "app/viewmodels/muse/muse_rows.h"

namespace cimaise::muse {

/// Coins of a suit: economy, artists, and whether they add up.
struct SuitRow {
    QString suit; ///< id
    QString name;
    int economy = 0;
    int held = 0;     ///< number held by the artist in view
    bool lit = false; ///< true if the artist's coins are highlighted
    bool economyLit = false;
    QString severity;
    QString equation; ///< “5 + 2 + 0 + 1 = 8”
    QString verdict;  ///< “1 missing”; empty if the suit adds up
    QString slip;     ///< “look at Bo’s”; empty if no single count is suspect
    QString accessibleName;

    bool operator==(const SuitRow&) const = default;
};

/// Suit of a painting tried by a patron.
struct StepRow {
    int card = 0;
    QString name;
    QString priceText; ///< price of the painting in the row of its first suit; otherwise empty
    QString suit;
    bool pays = false;
    QString says;
    QString accessibleName;

    bool operator==(const StepRow&) const = default;
};

/// An action of the action square.
struct ActionRow {
    QString name;
    bool chosen = false; ///< true if chosen by the artist in view

    bool operator==(const ActionRow&) const = default;
};

/// Turn chosen by a player for the round.
struct TurnRow {
    QString name;
    bool current = false;
    bool chosen = false;
    QString actionText; ///< empty while nothing is chosen
    bool fails = false; ///< true if the Paint action fails in this position or is not paid
    QString cardText;
    QString discardText;
    int coinCount = 0;
    QString severity;
    bool lit = false;
    QString accessibleName;

    bool operator==(const TurnRow&) const = default;
};

/// Event of the resolved round.
struct EventRow {
    int number = 0;
    QString player;
    QString action; ///< id
    QString actionText;
    QString card;
    QString rank;
    QStringList suits;
    QString says;
    QString detail;       ///< steps of a patron; empty for other events
    bool draws = false;   ///< true if the player draws a card
    bool emptied = false; ///< true if this draw emptied the draw pile
    bool grew = false;
    QString growthText; ///< text that the economy grew at this draw; otherwise empty
    QString leftText;   ///< number of cards left in the draw pile; empty if it is unknown
    bool failed = false;
    QString accessibleName;

    bool operator==(const EventRow&) const = default;
};

/// Short form of a card of a turn; empty before a choice.
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
    int held = 0; ///< coins held when the action resolves
    QString accessibleName;

    bool operator==(const PaymentRow&) const = default;
};

std::vector<SuitRow> suitRows(const View& view);
/// Steps of the patron’s visit that are revealed so far.
std::vector<StepRow> stepRows(const View& view);
std::vector<ActionRow> actionRows(const View& view);
TurnCard turnCard(std::optional<Card> card, const View& view);
std::vector<TurnRow> turnRows(const View& view);
/// Draw pile and discard pile before the round; empty if they are unknown.
QString pilesInWords(const View& view);
/// Events of the round being entered or just played.
std::vector<EventRow> eventRows(const View& view);
/// Payment of the artist in view; empty if there is nothing to pay.
std::vector<PaymentRow> paymentRows(const View& view);

} // namespace cimaise::muse
