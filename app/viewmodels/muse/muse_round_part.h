// View model of a round of Muse: the turns of all players and the events that follow from them.
#pragma once

#include "app/viewmodels/muse/muse_payment_part.h"
#include "app/viewmodels/muse/muse_turn_part.h"

namespace cimaise {

class MuseRoundPart : public cimaise::MusePart {
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
    Q_PROPERTY(bool over READ over NOTIFY overChanged FINAL)
    /// True if all turns are complete.
    Q_PROPERTY(bool ready READ ready NOTIFY readyChanged FINAL)
    /// True if the events of the turns entered can be shown.
    Q_PROPERTY(bool canResolve READ canResolve NOTIFY canResolveChanged FINAL)
    /// True if the events are shown instead of the turns.
    Q_PROPERTY(bool resolved READ resolved WRITE setResolved NOTIFY resolvedChanged FINAL)
    /// True if the events shown belong to a round just played.
    Q_PROPERTY(bool played READ played NOTIFY playedChanged FINAL)
    /// Draw pile and discard pile before the round; empty if they are unknown.
    Q_PROPERTY(QString pilesText READ pilesText NOTIFY pilesTextChanged FINAL)
    /// Notice that the draw pile is empty and a coin is due at the next draw; usually empty.
    Q_PROPERTY(QString growthDueText READ growthDueText NOTIFY growthDueTextChanged FINAL)

public:
    explicit MuseRoundPart(MuseTable& table);
    /// Updates the panel. Called only while the panel is visible; a hidden panel keeps its last
    /// content.
    void show(const muse::View& view);

    [[nodiscard]] MuseTurnPart* turn() { return &m_turn; }
    [[nodiscard]] MusePaymentPart* payment() { return &m_payment; }
    [[nodiscard]] RowsModel* turns() { return &m_turns; }
    [[nodiscard]] RowsModel* events() { return &m_events; }
    [[nodiscard]] bool over() const { return m_shown.over; }
    [[nodiscard]] bool ready() const { return m_shown.ready; }
    [[nodiscard]] bool canResolve() const { return m_shown.canResolve; }
    [[nodiscard]] bool resolved() const { return m_shown.resolved; }
    void setResolved(bool resolved);
    [[nodiscard]] bool played() const { return m_shown.played; }
    [[nodiscard]] const QString& pilesText() const { return m_shown.pilesText; }
    [[nodiscard]] const QString& growthDueText() const { return m_shown.growthDueText; }

    // For these functions, see app/input/muse/muse_turns.h and muse_playing.h.
    Q_INVOKABLE void turnOver(int player);
    Q_INVOKABLE void goOn();
    Q_INVOKABLE void toggleEmptied(int event);
    Q_INVOKABLE void play();

Q_SIGNALS:
    void overChanged();
    void readyChanged();
    void canResolveChanged();
    void resolvedChanged();
    void playedChanged();
    void pilesTextChanged();
    void growthDueTextChanged();

private:
    struct Shown {
        bool over = false;
        bool ready = false;
        bool canResolve = false;
        bool resolved = false;
        bool played = false;
        QString pilesText{};
        QString growthDueText{};

        bool operator==(const Shown&) const = default;
    };

    [[nodiscard]] static Shown shownOf(const muse::View& view);
    void showRows(const muse::View& view);
    void showState(const muse::View& view);

    Shown m_shown;
    MuseTurnPart m_turn;
    MusePaymentPart m_payment;
    TypedRows<muse::TurnRow> m_turns;
    TypedRows<muse::EventRow> m_events;
};

} // namespace cimaise
