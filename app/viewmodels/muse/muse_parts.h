// View models of Muse's piles and deck, coins, and patron.
#pragma once

#include "app/viewmodels/game_table.h"
#include "app/viewmodels/muse/muse_rows.h"

#include <QStringList>
#include <memory>

namespace cimaise {

/// View model of Muse's studios, palaces and deck.
class MusePilesPart : public CIMAISE_PART(muse::Input) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseTable")
    Q_PROPERTY(cimaise::RowsModel* artists READ artists CONSTANT FINAL)
    Q_PROPERTY(cimaise::RowsModel* deck READ deck CONSTANT FINAL)
    /// Layout of the deck.
    Q_PROPERTY(int deckColumns READ deckColumns CONSTANT FINAL)
    Q_PROPERTY(int deckLines READ deckLines NOTIFY changed FINAL)
    Q_PROPERTY(bool extended READ extended WRITE setExtended NOTIFY changed FINAL)
    /// Pile that receives cards: palace or studio of the side in view.
    Q_PROPERTY(int side READ side NOTIFY changed FINAL)
    Q_PROPERTY(bool toPalace READ toPalace NOTIFY changed FINAL)
    /// True if moveOver() moves the selected painting from a palace to the studio.
    Q_PROPERTY(bool movesToStudio READ movesToStudio NOTIFY changed FINAL)
    /// Selected painting; −1: none.
    Q_PROPERTY(int selected READ selected NOTIFY changed FINAL)
    /// Text that this round is the last one; empty before.
    Q_PROPERTY(QString endText READ endText NOTIFY changed FINAL)

public:
    explicit MusePilesPart(Table& table);
    void show(const muse::View& view);

    [[nodiscard]] RowsModel* artists() { return &m_artists; }
    [[nodiscard]] RowsModel* deck() { return &m_deck; }
    [[nodiscard]] static int deckColumns() { return muse::deckColumns; }
    [[nodiscard]] int deckLines() const { return m_shown.deckLines; }
    [[nodiscard]] bool extended() const { return m_shown.extended; }
    void setExtended(bool extended);
    [[nodiscard]] int side() const { return m_shown.side; }
    [[nodiscard]] bool toPalace() const { return m_shown.toPalace; }
    [[nodiscard]] bool movesToStudio() const { return m_shown.movesToStudio; }
    [[nodiscard]] int selected() const { return m_shown.selected; }
    [[nodiscard]] const QString& endText() const { return m_shown.endText; }

    /// Paintings of a row of `artists`, horizontal or vertical; null if there are none.
    Q_INVOKABLE [[nodiscard]] cimaise::RowsModel* studioOf(int artist) const;
    Q_INVOKABLE [[nodiscard]] cimaise::RowsModel* palaceOf(int artist) const;

    // For these functions, see app/input/muse/muse_card_taps.h.
    Q_INVOKABLE void choosePile(int player, bool palace);
    Q_INVOKABLE void touch(int player, bool palace, int card);
    Q_INVOKABLE void step(int paintings);
    Q_INVOKABLE void press(int card);
    Q_INVOKABLE void removeCard();
    Q_INVOKABLE void moveOver();
    Q_INVOKABLE void carry(int card, int player, bool palace);

private:
    using Pile = TypedRows<muse::PaintingRow>;
    /// Piles of one artist.
    struct Piles {
        std::unique_ptr<Pile> studio;
        std::unique_ptr<Pile> palace;
    };
    struct Shown {
        int deckLines = 0;
        bool extended = false;
        int side = 0;
        bool toPalace = false;
        bool movesToStudio = false;
        int selected = -1;
        QString endText;

        bool operator==(const Shown&) const = default;
    };

    [[nodiscard]] static Shown shownOf(const muse::View& view);
    /// Adds piles up to the number of artists; existing ones are kept.
    void makePiles(std::size_t artists);
    void showPiles(const muse::View& view);

    Shown m_shown;
    TypedRows<muse::ArtistRow> m_artists;
    TypedRows<muse::DeckRow> m_deck;
    std::vector<Piles> m_piles; ///< by row of artists
};

/// View model of Muse's coins: those of the economy and of an artist, and the growth of the
/// economy.
class MuseCoinsPart : public CIMAISE_PART(muse::Input) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseTable")
    /// Six suits from biggest to smallest.
    Q_PROPERTY(cimaise::RowsModel* suits READ suits CONSTANT FINAL)
    Q_PROPERTY(cimaise::MuseCoinsPart::Counting counting READ counting WRITE setCounting NOTIFY
                   changed FINAL)
    /// Name of the artist whose coins are entered.
    Q_PROPERTY(QString artist READ artist NOTIFY changed FINAL)
    /// Coins of the economy, for screen readers.
    Q_PROPERTY(QString economyText READ economyText NOTIFY changed FINAL)
    /// Coins of the artist, for screen readers; empty for a single board.
    Q_PROPERTY(QString heldText READ heldText NOTIFY changed FINAL)
    Q_PROPERTY(QString growthText READ growthText NOTIFY changed FINAL)
    Q_PROPERTY(bool canGrow READ canGrow NOTIFY changed FINAL)
    Q_PROPERTY(bool canUndoGrowth READ canUndoGrowth NOTIFY changed FINAL)

public:
    /// Copy of muse::Counting for QML.
    enum Counting { Pass, CountArtist, CountEconomy };
    Q_ENUM(Counting)

    explicit MuseCoinsPart(Table& table);
    void show(const muse::View& view);

    [[nodiscard]] RowsModel* suits() { return &m_suits; }
    [[nodiscard]] Counting counting() const { return m_shown.counting; }
    void setCounting(Counting counting);
    [[nodiscard]] const QString& artist() const { return m_shown.artist; }
    [[nodiscard]] const QString& economyText() const { return m_shown.economyText; }
    [[nodiscard]] const QString& heldText() const { return m_shown.heldText; }
    [[nodiscard]] const QString& growthText() const { return m_shown.growthText; }
    [[nodiscard]] bool canGrow() const { return m_shown.canGrow; }
    [[nodiscard]] bool canUndoGrowth() const { return m_shown.canUndoGrowth; }

    // For these functions, see app/input/muse/muse_coin_taps.h.
    Q_INVOKABLE void add(int suit, int coins);
    /// Returns the error in the text, or an empty string.
    Q_INVOKABLE QString typeCount(int suit, bool ofEconomy, const QString& text);
    Q_INVOKABLE void grow();
    Q_INVOKABLE void undoGrowth();

private:
    struct Shown {
        Counting counting = Pass;
        QString artist;
        QString economyText;
        QString heldText;
        QString growthText;
        bool canGrow = false;
        bool canUndoGrowth = false;

        bool operator==(const Shown&) const = default;
    };

    Shown m_shown;
    TypedRows<muse::SuitRow> m_suits;
};

/// View model of a patron's purchases in the current position: all suits tried, at once or step by
/// step.
class MusePatronPart : public CIMAISE_PART(muse::Input) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseTable")
    Q_PROPERTY(cimaise::RowsModel* steps READ steps CONSTANT FINAL)
    Q_PROPERTY(bool canBuy READ canBuy NOTIFY changed FINAL)
    /// Sales to come if the patron came again and again, with a heading; empty unless there are
    /// several, and while the steps are shown one at a time.
    Q_PROPERTY(QStringList sales READ sales NOTIFY changed FINAL)
    /// True if the steps are shown one at a time.
    Q_PROPERTY(bool stepping READ stepping NOTIFY changed FINAL)

public:
    explicit MusePatronPart(Table& table);
    /// Updates the panel. Called only while the panel is visible; a hidden panel keeps its last
    /// content.
    void show(const muse::View& view);

    [[nodiscard]] RowsModel* steps() { return &m_steps; }
    [[nodiscard]] bool canBuy() const { return m_shown.canBuy; }
    [[nodiscard]] const QStringList& sales() const { return m_sales; }
    [[nodiscard]] bool stepping() const { return m_shown.stepping; }

    // For these functions, see app/input/muse/muse_coin_taps.h.
    Q_INVOKABLE void buy();
    Q_INVOKABLE void showNextStep();
    Q_INVOKABLE void showAllSteps();
    /// Selects the painting of a step.
    Q_INVOKABLE void showTried(int card);

private:
    void showSales(const muse::View& view);

    struct Shown {
        bool canBuy = false;
        bool stepping = false;

        bool operator==(const Shown&) const = default;
    };

    Shown m_shown;
    TypedRows<muse::StepRow> m_steps;
    QStringList m_sales;
};

} // namespace cimaise
