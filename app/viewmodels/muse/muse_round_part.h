// View model of a round of Muse: the turns, the coins that pay for a painting, the events.
#pragma once

#include "app/viewmodels/muse/muse_part.h"

namespace cimaise {

class MuseRoundPart : public cimaise::MusePart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseTable")
    /// Turns of all players, in seating order.
    Q_PROPERTY(cimaise::RowsModel* turns READ turns CONSTANT FINAL)
    /// Events in the order of resolution.
    Q_PROPERTY(cimaise::RowsModel* events READ events CONSTANT FINAL)
    /// Coins held and paid for a painting, by suit.
    Q_PROPERTY(cimaise::RowsModel* payment READ payment CONSTANT FINAL)
    /// Player whose turn is entered.
    Q_PROPERTY(int side READ side NOTIFY changed FINAL)
    /// Actions, with the chosen one.
    Q_PROPERTY(cimaise::RowsModel* actions READ actions CONSTANT FINAL)
    Q_PROPERTY(QString ideaText READ ideaText NOTIFY changed FINAL)
    Q_PROPERTY(QString ideaRank READ ideaRank NOTIFY changed FINAL)
    Q_PROPERTY(QList<QString> ideaSuits READ ideaSuits NOTIFY changed FINAL)
    Q_PROPERTY(QString discardText READ discardText NOTIFY changed FINAL)
    Q_PROPERTY(QString discardRank READ discardRank NOTIFY changed FINAL)
    Q_PROPERTY(QList<QString> discardSuits READ discardSuits NOTIFY changed FINAL)
    /// True if the next tapped card is a discard.
    Q_PROPERTY(bool discarding READ discarding WRITE setDiscarding NOTIFY changed FINAL)
    /// True if coins are requested instead of a card.
    Q_PROPERTY(bool paying READ paying WRITE setPaying NOTIFY changed FINAL)
    /// True if a painting is to be paid.
    Q_PROPERTY(bool painting READ painting NOTIFY changed FINAL)
    /// Payment as text; empty if there is nothing to paint.
    Q_PROPERTY(QString paymentText READ paymentText NOTIFY changed FINAL)
    /// Payment in figures: “1/2”.
    Q_PROPERTY(QString paidText READ paidText NOTIFY changed FINAL)
    /// Suits of the coins paid.
    Q_PROPERTY(QList<QString> paidSuits READ paidSuits NOTIFY changed FINAL)
    /// True if the player has or pays too few coins.
    Q_PROPERTY(bool unpaid READ unpaid NOTIFY changed FINAL)
    /// Turn in typed form.
    Q_PROPERTY(QString turnText READ turnText NOTIFY changed FINAL)
    /// True if part of the turn has been entered.
    Q_PROPERTY(bool begun READ begun NOTIFY changed FINAL)
    /// True if the turn is complete.
    Q_PROPERTY(bool chosen READ chosen NOTIFY changed FINAL)
    /// True if the game is over and nothing of a further round is entered.
    Q_PROPERTY(bool over READ over NOTIFY changed FINAL)
    /// True if all turns are complete.
    Q_PROPERTY(bool ready READ ready NOTIFY changed FINAL)
    Q_PROPERTY(bool canResolve READ canResolve NOTIFY changed FINAL)
    Q_PROPERTY(bool resolved READ resolved WRITE setResolved NOTIFY changed FINAL)
    /// True if the events shown belong to a round just played.
    Q_PROPERTY(bool played READ played NOTIFY changed FINAL)
    Q_PROPERTY(QString growthDueText READ growthDueText NOTIFY changed FINAL)

public:
    explicit MuseRoundPart(MuseTable& table);
    /// Called only while the panel is in view; keeps its last content otherwise.
    void show(const muse::View& view);

    [[nodiscard]] RowsModel* turns() { return &m_turns; }
    [[nodiscard]] RowsModel* events() { return &m_events; }
    [[nodiscard]] RowsModel* payment() { return &m_payment; }
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
    [[nodiscard]] bool paying() const { return m_shown.paying; }
    void setPaying(bool paying);
    [[nodiscard]] bool painting() const { return !m_shown.paymentText.isEmpty(); }
    [[nodiscard]] const QString& paymentText() const { return m_shown.paymentText; }
    [[nodiscard]] const QString& paidText() const { return m_shown.paidText; }
    [[nodiscard]] const QStringList& paidSuits() const { return m_shown.paidSuits; }
    [[nodiscard]] bool unpaid() const { return m_shown.unpaid; }
    [[nodiscard]] const QString& turnText() const { return m_shown.turnText; }
    [[nodiscard]] bool begun() const { return m_shown.begun; }
    [[nodiscard]] bool chosen() const { return m_shown.chosen; }
    [[nodiscard]] bool over() const { return m_shown.over; }
    [[nodiscard]] bool ready() const { return m_shown.ready; }
    [[nodiscard]] bool canResolve() const { return m_shown.canResolve; }
    [[nodiscard]] bool resolved() const { return m_shown.resolved; }
    void setResolved(bool resolved);
    [[nodiscard]] bool played() const { return m_shown.played; }
    [[nodiscard]] const QString& growthDueText() const { return m_shown.growthDueText; }

    // For these functions, see app/input/muse/muse_turns.h.
    Q_INVOKABLE void choose(int action);
    Q_INVOKABLE void clearTurn();
    /// Enters a typed turn. Returns the error in the text, or an empty string.
    Q_INVOKABLE QString enterTurn(const QString& text);
    Q_INVOKABLE void turnOver(int player);
    Q_INVOKABLE void goOn();
    Q_INVOKABLE void pay(int suit);
    Q_INVOKABLE void toggleEmptied(int event);
    Q_INVOKABLE void play();

private:
    struct Shown {
        int side = 0;
        muse::TurnCard idea;
        muse::TurnCard discard;
        bool discarding = false;
        bool paying = false;
        QString paymentText;
        QString paidText;
        QStringList paidSuits;
        bool unpaid = false;
        QString turnText;
        bool begun = false;
        bool chosen = false;
        bool over = false;
        bool ready = false;
        bool canResolve = false;
        bool resolved = false;
        bool played = false;
        QString growthDueText;

        bool operator==(const Shown&) const = default;
    };

    [[nodiscard]] static Shown shownOf(const muse::View& view);
    static void showTurn(Shown& shown, const muse::View& view);
    static void showPayment(Shown& shown, const muse::View& view);
    void showRows(const muse::View& view);

    Shown m_shown;
    TypedRows<muse::ActionRow> m_actions;
    TypedRows<muse::TurnRow> m_turns;
    TypedRows<muse::EventRow> m_events;
    TypedRows<muse::PaymentRow> m_payment;
};

} // namespace cimaise
