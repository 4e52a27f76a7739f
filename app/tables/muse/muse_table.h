// The table of Muse: what a touch, a key or a line of text does, and what the referee says to it.
#pragma once

#include "app/tables/answers.h"
#include "app/tables/muse/muse_models.h"
#include "app/tables/table_part.h"

#include <array>

namespace cimaise {

/// Shows the open game, which must be one of Muse, from one artist's side, and turns what the
/// player does into edits of the session. What contradicts the table is answered first and done
/// when asked for again.
class MuseTable : public cimaise::TablePart {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int side READ side NOTIFY changed FINAL)
    Q_PROPERTY(cimaise::MuseArtistsModel* artists READ artists CONSTANT FINAL)
    Q_PROPERTY(cimaise::MuseDeckModel* deck READ deck CONSTANT FINAL)
    Q_PROPERTY(cimaise::MuseSuitsModel* coins READ coins CONSTANT FINAL)
    Q_PROPERTY(cimaise::MuseStepsModel* steps READ steps CONSTANT FINAL)
    Q_PROPERTY(cimaise::MuseTurnsModel* turns READ turns CONSTANT FINAL)
    Q_PROPERTY(cimaise::MuseEventsModel* events READ events CONSTANT FINAL)
    Q_PROPERTY(cimaise::MusePaymentModel* payment READ payment CONSTANT FINAL)
    Q_PROPERTY(Mode mode READ mode WRITE setMode NOTIFY changed FINAL)
    /// Cards go to the palace, not to the studio.
    Q_PROPERTY(bool toPalace READ toPalace NOTIFY changed FINAL)
    /// The painting that is looked at; −1: none.
    Q_PROPERTY(int selected READ selected NOTIFY changed FINAL)
    Q_PROPERTY(QString hint READ hint NOTIFY changed FINAL)
    /// That this round is the last; empty before.
    Q_PROPERTY(QString endText READ endText NOTIFY changed FINAL)

    Q_PROPERTY(Counting counting READ counting WRITE setCounting NOTIFY changed FINAL)
    /// What the economy holds, to be read out.
    Q_PROPERTY(QString economyText READ economyText NOTIFY changed FINAL)
    Q_PROPERTY(QString growthText READ growthText NOTIFY changed FINAL)
    Q_PROPERTY(bool canGrow READ canGrow NOTIFY changed FINAL)
    Q_PROPERTY(bool canUngrow READ canUngrow NOTIFY changed FINAL)
    Q_PROPERTY(bool extended READ extended WRITE setExtended NOTIFY changed FINAL)

    /// How the patron's visit ends; empty while its steps are still to be shown.
    Q_PROPERTY(QString patronText READ patronText NOTIFY changed FINAL)
    Q_PROPERTY(bool canBuy READ canBuy NOTIFY changed FINAL)
    Q_PROPERTY(bool stepping READ stepping NOTIFY changed FINAL)

    /// The action of the artist looked at: as muse::Action.
    Q_PROPERTY(int action READ action NOTIFY changed FINAL)
    Q_PROPERTY(QString ideaText READ ideaText NOTIFY changed FINAL)
    Q_PROPERTY(QString discardText READ discardText NOTIFY changed FINAL)
    /// The next card touched is a discard, not an idea card.
    Q_PROPERTY(bool discarding READ discarding WRITE setDiscarding NOTIFY changed FINAL)
    Q_PROPERTY(QString paymentText READ paymentText NOTIFY changed FINAL)
    Q_PROPERTY(bool canResolve READ canResolve NOTIFY changed FINAL)
    Q_PROPERTY(bool resolved READ resolved WRITE setResolved NOTIFY changed FINAL)
    /// The events shown are those of a round that has just been played.
    Q_PROPERTY(bool played READ played NOTIFY changed FINAL)
    Q_PROPERTY(QString growthDueText READ growthDueText NOTIFY changed FINAL)

public:
    /// As muse::Mode, for QML.
    enum Mode { Cards, Coins, Patron, Round, Text };
    Q_ENUM(Mode)
    /// As muse::Counting, for QML.
    enum Counting { Pass, CountArtist, CountEconomy };
    Q_ENUM(Counting)

    explicit MuseTable(QObject* parent = nullptr);

    [[nodiscard]] int side() const { return m_side; }
    [[nodiscard]] MuseArtistsModel* artists() { return &m_artists; }
    [[nodiscard]] MuseDeckModel* deck() { return &m_deck; }
    [[nodiscard]] MuseSuitsModel* coins() { return &m_coins; }
    [[nodiscard]] MuseStepsModel* steps() { return &m_steps; }
    [[nodiscard]] MuseTurnsModel* turns() { return &m_turns; }
    [[nodiscard]] MuseEventsModel* events() { return &m_events; }
    [[nodiscard]] MusePaymentModel* payment() { return &m_payment; }
    [[nodiscard]] Mode mode() const { return static_cast<Mode>(m_pointing.mode); }
    void setMode(Mode mode);
    [[nodiscard]] bool toPalace() const { return m_pointing.pile == muse::Pile::palace; }
    [[nodiscard]] int selected() const;
    /// The line that answers the last touch, or says what to do.
    [[nodiscard]] QString hint() const;
    [[nodiscard]] QString endText() const;
    [[nodiscard]] Counting counting() const { return static_cast<Counting>(m_pointing.counting); }
    void setCounting(Counting counting);
    [[nodiscard]] QString economyText() const;
    [[nodiscard]] QString growthText() const;
    [[nodiscard]] bool canGrow() const;
    [[nodiscard]] bool canUngrow() const;
    [[nodiscard]] bool extended() const;
    void setExtended(bool extended);
    [[nodiscard]] QString patronText() const;
    [[nodiscard]] bool canBuy() const;
    [[nodiscard]] bool stepping() const { return m_pointing.revealed >= 0; }
    [[nodiscard]] int action() const;
    [[nodiscard]] QString ideaText() const;
    [[nodiscard]] QString discardText() const;
    [[nodiscard]] bool discarding() const { return m_pointing.turnCard == muse::TurnCard::discard; }
    void setDiscarding(bool discarding);
    [[nodiscard]] QString paymentText() const;
    [[nodiscard]] bool canResolve() const;
    [[nodiscard]] bool resolved() const { return m_pointing.resolved; }
    void setResolved(bool resolved);
    [[nodiscard]] bool played() const { return m_played.has_value(); }
    [[nodiscard]] QString growthDueText() const;

    /// The paintings of an artist, lying across or standing upright.
    Q_INVOKABLE [[nodiscard]] cimaise::MusePileModel* studioOf(int player);
    Q_INVOKABLE [[nodiscard]] cimaise::MusePileModel* palaceOf(int player);

    /// Cards go there from now on.
    Q_INVOKABLE void choosePile(int player, bool palace);
    /// A painting on the table: looked at, or no longer.
    Q_INVOKABLE void touch(int player, bool palace, int card);
    /// A painting wherever it is.
    Q_INVOKABLE void lookAt(int card);
    /// Along the paintings of the pile where cards go.
    Q_INVOKABLE void step(int paintings);
    /// A card of the deck: into the pile, out of it again, or into the round.
    Q_INVOKABLE void press(int card);
    /// The painting looked at: off the table, or from the studio to the palace and back.
    Q_INVOKABLE void takeAway();
    Q_INVOKABLE void moveOver();
    /// A painting carried to a pile, or off the table.
    Q_INVOKABLE void carry(int card, int player, bool palace);
    Q_INVOKABLE void carryOff(int card);
    /// Gives up what is under way; false when nothing is.
    Q_INVOKABLE bool cancel();
    Q_INVOKABLE [[nodiscard]] QString pileText(bool palace) const;
    /// The pile as typed. Gives what is wrong with the text; empty when all is well.
    Q_INVOKABLE QString enterText(bool palace, const QString& text);

    /// One coin more or less: passed from the economy or to it, or counted.
    Q_INVOKABLE void add(int suit, int coins);
    Q_INVOKABLE void grow();
    Q_INVOKABLE void ungrow();

    Q_INVOKABLE void buy();
    /// The patron's steps one at a time; or all of them again.
    Q_INVOKABLE void stepOn();
    Q_INVOKABLE void showAllSteps();

    Q_INVOKABLE void setAction(int action);
    Q_INVOKABLE void clearTurn();
    /// The turn as typed; then the next player without one is looked at. Gives what is wrong with
    /// the text; empty when all is well.
    Q_INVOKABLE [[nodiscard]] QString turnText() const;
    Q_INVOKABLE QString enterTurn(const QString& text);
    /// One coin more of the suit for the painting; when all is paid, the suit's coins come back.
    Q_INVOKABLE void pay(int suit);
    Q_INVOKABLE void clearPayment();
    Q_INVOKABLE void toggleEmptied(int event);
    Q_INVOKABLE void playRound();

private:
    void followSession() override;
    static constexpr int mostArtists = 4;

    [[nodiscard]] const muse::Layout& layout() const;
    [[nodiscard]] bool hasArtist() const;
    [[nodiscard]] muse::View view(const Words& words) const;
    [[nodiscard]] bool isCard(int card) const;
    [[nodiscard]] muse::Hanging target() const { return {m_side, m_pointing.pile}; }
    /// The position whose round is entered or shown.
    [[nodiscard]] const muse::Layout& roundLayout() const;
    [[nodiscard]] std::optional<muse::Turn> turn() const;
    [[nodiscard]] Message standingHint() const;
    [[nodiscard]] Message cardsHint() const;
    [[nodiscard]] Message roundHint() const;
    [[nodiscard]] std::optional<Message> endMessage() const;
    [[nodiscard]] QString said(const Message& message) const;
    /// Why the card is not free to go where the touch would put it.
    [[nodiscard]] std::optional<Message> objectionTo(muse::Card card) const;

    void lookAtSide();
    void reread();
    void show() override;
    void showHalf(const muse::View& now);
    void forget();
    void leaveEvents();
    void answer(Message message);
    bool objects(muse::Card card);
    void pressPile(muse::Card card);
    void pressTurn(muse::Card card);
    void tellPut(const Spot& spot);
    void putInto(const muse::Hanging& where, muse::Card card);
    void takeOff(muse::Card card);
    void setIdea(muse::Card card);
    void lookAtNextTurn();
    void setTurn(muse::Turn turn, Message what);
    bool edit(muse::Layout next, Message what);

    int m_side = 0;
    muse::Pointing m_pointing;
    muse::CoinWatch m_watch;
    std::optional<muse::Layout> m_played; ///< the position before the round just played
    std::optional<Message> m_answer;
    MuseArtistsModel m_artists;
    std::array<MusePileModel, mostArtists> m_studios;
    std::array<MusePileModel, mostArtists> m_palaces;
    MuseDeckModel m_deck;
    MuseSuitsModel m_coins;
    MuseStepsModel m_steps;
    MuseTurnsModel m_turns;
    MuseEventsModel m_events;
    MusePaymentModel m_payment;
};

} // namespace cimaise
