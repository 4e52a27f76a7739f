// View models of a round of Muse: the turn that is entered, its payment, and the events.
#pragma once

#include "app/viewmodels/game_table.h"
#include "app/viewmodels/muse/muse_rows.h"

namespace cimaise {

/// View model of the turn that is entered in a round of Muse: action, card and discard.
class MuseTurnPart : public CIMAISE_PART(muse::Input) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseRoundPart")
    /// Player whose turn is entered.
    Q_PROPERTY(int side READ side NOTIFY changed FINAL)
    /// Actions, with the chosen one.
    Q_PROPERTY(cimaise::RowsModel* actions READ actions CONSTANT FINAL)
    /// Card of the action; its properties are empty until a card is tapped.
    Q_PROPERTY(QString ideaText READ ideaText NOTIFY changed FINAL)
    Q_PROPERTY(QString ideaRank READ ideaRank NOTIFY changed FINAL)
    Q_PROPERTY(QList<QString> ideaSuits READ ideaSuits NOTIFY changed FINAL)
    /// Discarded card; its properties are empty until a card is tapped.
    Q_PROPERTY(QString discardText READ discardText NOTIFY changed FINAL)
    Q_PROPERTY(QString discardRank READ discardRank NOTIFY changed FINAL)
    Q_PROPERTY(QList<QString> discardSuits READ discardSuits NOTIFY changed FINAL)
    /// True if the next tapped card is a discard.
    Q_PROPERTY(bool discarding READ discarding WRITE setDiscarding NOTIFY changed FINAL)
    /// True if part of the turn has been entered.
    Q_PROPERTY(bool hasInput READ hasInput NOTIFY changed FINAL)
    /// True if the turn is complete, with the coins that pay for it.
    Q_PROPERTY(bool chosen READ chosen NOTIFY changed FINAL)

public:
    explicit MuseTurnPart(Table& table);
    void show(const muse::View& view);
    /// Updates the list of actions; not called while the events are shown.
    void showActions(const muse::View& view);

    [[nodiscard]] int side() const { return m_shown.side; }
    [[nodiscard]] RowsModel* actions() { return &m_actions; }
    [[nodiscard]] const QString& ideaText() const { return m_shown.idea.name; }
    [[nodiscard]] const QString& ideaRank() const { return m_shown.idea.rank; }
    [[nodiscard]] const QStringList& ideaSuits() const { return m_shown.idea.suits; }
    [[nodiscard]] const QString& discardText() const { return m_shown.discard.name; }
    [[nodiscard]] const QString& discardRank() const { return m_shown.discard.rank; }
    [[nodiscard]] const QStringList& discardSuits() const { return m_shown.discard.suits; }
    [[nodiscard]] bool discarding() const { return m_shown.discarding; }
    void setDiscarding(bool discarding);
    [[nodiscard]] bool hasInput() const { return m_shown.hasInput; }
    [[nodiscard]] bool chosen() const { return m_shown.chosen; }

    // For these functions, see app/input/muse/muse_turns.h.
    Q_INVOKABLE void choose(int action);
    Q_INVOKABLE void clear();

private:
    struct Shown {
        int side = 0;
        muse::TurnCard idea{};
        muse::TurnCard discard{};
        bool discarding = false;
        bool hasInput = false;
        bool chosen = false;

        bool operator==(const Shown&) const = default;
    };

    [[nodiscard]] static Shown shownOf(const muse::View& view);

    Shown m_shown;
    TypedRows<muse::ActionRow> m_actions;
};

/// View model of the coins that pay for a painting in a round of Muse.
class MusePaymentPart : public CIMAISE_PART(muse::Input) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseRoundPart")
    /// Coins held and paid for the painting, by suit.
    Q_PROPERTY(cimaise::RowsModel* coins READ coins CONSTANT FINAL)
    /// True if the next tap adds coins instead of a card.
    Q_PROPERTY(bool paying READ paying WRITE setPaying NOTIFY changed FINAL)
    /// True if a painting must be paid for.
    Q_PROPERTY(bool due READ due NOTIFY changed FINAL)
    /// Payment as text; empty if there is nothing to paint.
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
    /// Payment in figures, coins paid and price: “1/2”; empty if there is nothing to paint.
    Q_PROPERTY(QString paidText READ paidText NOTIFY changed FINAL)
    /// Suits of the coins paid.
    Q_PROPERTY(QList<QString> paidSuits READ paidSuits NOTIFY changed FINAL)
    /// True if the player has or pays too few coins.
    Q_PROPERTY(bool unpaid READ unpaid NOTIFY changed FINAL)

public:
    explicit MusePaymentPart(Table& table);
    void show(const muse::View& view);
    /// Updates the list of coins; not called while the events are shown.
    void showCoins(const muse::View& view);

    [[nodiscard]] RowsModel* coins() { return &m_coins; }
    [[nodiscard]] bool paying() const { return m_shown.paying; }
    void setPaying(bool paying);
    [[nodiscard]] bool due() const { return m_shown.due; }
    [[nodiscard]] const QString& text() const { return m_shown.text; }
    [[nodiscard]] const QString& paidText() const { return m_shown.paid.text; }
    [[nodiscard]] const QStringList& paidSuits() const { return m_shown.paid.suits; }
    [[nodiscard]] bool unpaid() const { return m_shown.unpaid; }

    /// Pays one more coin of a suit; see app/input/muse/muse_turns.h.
    Q_INVOKABLE void pay(int suit);

private:
    struct Paid {
        QString text{};
        QStringList suits{};

        bool operator==(const Paid&) const = default;
    };
    struct Shown {
        bool paying = false;
        bool due = false;
        QString text{};
        Paid paid{};
        bool unpaid = false;

        bool operator==(const Shown&) const = default;
    };

    [[nodiscard]] static Shown shownOf(const muse::View& view);
    static Paid paidOf(const muse::Event& painting);

    Shown m_shown;
    TypedRows<muse::PaymentRow> m_coins;
};

/// View model of a round of Muse: the turns of all players and the events that follow from them.
class MuseRoundPart : public CIMAISE_PART(muse::Input) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseTable")
    /// Turn that is entered.
    Q_PROPERTY(cimaise::MuseTurnPart* turn READ turn CONSTANT FINAL)
    /// Coins that pay for the painting of this turn.
    Q_PROPERTY(cimaise::MusePaymentPart* payment READ payment CONSTANT FINAL)
    /// Turns of all players, in seating order.
    Q_PROPERTY(cimaise::RowsModel* turns READ turns CONSTANT FINAL)
    /// Events in the order of resolution.
    Q_PROPERTY(cimaise::RowsModel* events READ events CONSTANT FINAL)
    /// True if the game is over and nothing of a further round is entered.
    Q_PROPERTY(bool gameOver READ gameOver NOTIFY changed FINAL)
    /// True if all turns are complete.
    Q_PROPERTY(bool ready READ ready NOTIFY changed FINAL)
    /// True if the events of the turns entered can be shown.
    Q_PROPERTY(bool canResolve READ canResolve NOTIFY changed FINAL)
    /// True if the events are shown instead of the turns.
    Q_PROPERTY(bool resolved READ resolved WRITE setResolved NOTIFY changed FINAL)
    /// True if the events shown belong to a round just played.
    Q_PROPERTY(bool played READ played NOTIFY changed FINAL)
    /// Notice that the draw pile is empty and a coin is due at the next draw; usually empty.
    Q_PROPERTY(QString growthDueText READ growthDueText NOTIFY changed FINAL)

public:
    explicit MuseRoundPart(Table& table);
    /// Updates the panel. Called only while the panel is visible; a hidden panel keeps its last
    /// content.
    void show(const muse::View& view);

    [[nodiscard]] MuseTurnPart* turn() { return &m_turn; }
    [[nodiscard]] MusePaymentPart* payment() { return &m_payment; }
    [[nodiscard]] RowsModel* turns() { return &m_turns; }
    [[nodiscard]] RowsModel* events() { return &m_events; }
    [[nodiscard]] bool gameOver() const { return m_shown.gameOver; }
    [[nodiscard]] bool ready() const { return m_shown.ready; }
    [[nodiscard]] bool canResolve() const { return m_shown.canResolve; }
    [[nodiscard]] bool resolved() const { return m_shown.resolved; }
    void setResolved(bool resolved);
    [[nodiscard]] bool played() const { return m_shown.played; }
    [[nodiscard]] const QString& growthDueText() const { return m_shown.growthDueText; }

    // For these functions, see app/input/muse/muse_turns.h.
    Q_INVOKABLE void showTurnOf(int player);
    Q_INVOKABLE void showNextTurn();
    Q_INVOKABLE void toggleEmptied(int event);
    Q_INVOKABLE void play();

Q_SIGNALS:
    /// Emitted by a button beside an event that depends on an open question.
    void questionsRequested();

private:
    struct Shown {
        bool gameOver = false;
        bool ready = false;
        bool canResolve = false;
        bool resolved = false;
        bool played = false;
        QString growthDueText{};

        bool operator==(const Shown&) const = default;
    };

    [[nodiscard]] static Shown shownOf(const muse::View& view);
    void showRows(const muse::View& view);

    Shown m_shown;
    MuseTurnPart m_turn;
    MusePaymentPart m_payment;
    TypedRows<muse::TurnRow> m_turns;
    TypedRows<muse::EventRow> m_events;
};

} // namespace cimaise
