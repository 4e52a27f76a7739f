// View model of Muse's studios, palaces and deck.
#pragma once

#include "app/viewmodels/muse/muse_part.h"

#include <memory>

namespace cimaise {

class MusePilesPart : public cimaise::MusePart {
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
    /// Selected painting; −1: none.
    Q_PROPERTY(int selected READ selected NOTIFY changed FINAL)
    /// Text that this round is the last one; empty before.
    Q_PROPERTY(QString endText READ endText NOTIFY changed FINAL)
    /// Piles of the side in view, in typed form.
    Q_PROPERTY(QString studioText READ studioText NOTIFY changed FINAL)
    Q_PROPERTY(QString palaceText READ palaceText NOTIFY changed FINAL)

public:
    explicit MusePilesPart(MuseTable& table);
    void show(const muse::View& view);

    [[nodiscard]] RowsModel* artists() { return &m_artists; }
    [[nodiscard]] RowsModel* deck() { return &m_deck; }
    [[nodiscard]] static int deckColumns() { return muse::deckColumns; }
    [[nodiscard]] int deckLines() const { return m_shown.deckLines; }
    [[nodiscard]] bool extended() const { return m_shown.extended; }
    void setExtended(bool extended);
    [[nodiscard]] int side() const { return m_shown.side; }
    [[nodiscard]] bool toPalace() const { return m_shown.toPalace; }
    [[nodiscard]] int selected() const { return m_shown.selected; }
    [[nodiscard]] const QString& endText() const { return m_shown.endText; }
    [[nodiscard]] const QString& studioText() const { return m_shown.studioText; }
    [[nodiscard]] const QString& palaceText() const { return m_shown.palaceText; }

    /// Paintings of a row of `artists`, horizontal or vertical; null if there are none.
    Q_INVOKABLE [[nodiscard]] cimaise::RowsModel* studioOf(int artist) const;
    Q_INVOKABLE [[nodiscard]] cimaise::RowsModel* palaceOf(int artist) const;

    // For these functions, see app/input/muse/muse_card_taps.h.
    Q_INVOKABLE void choosePile(int player, bool palace);
    Q_INVOKABLE void touch(int player, bool palace, int card);
    Q_INVOKABLE void step(int paintings);
    Q_INVOKABLE void press(int card);
    Q_INVOKABLE void takeAway();
    Q_INVOKABLE void moveOver();
    Q_INVOKABLE void carry(int card, int player, bool palace);
    Q_INVOKABLE void carryOff(int card);
    /// Enters a typed pile. Returns the error in the text, or an empty string.
    Q_INVOKABLE QString enterText(bool palace, const QString& text);

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
        int selected = -1;
        QString endText;
        QString studioText;
        QString palaceText;

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

} // namespace cimaise
