// View model of Muse's coins: those of the economy and of an artist, and the growth of the economy.
#pragma once

#include "app/viewmodels/muse/muse_part.h"

namespace cimaise {

class MuseCoinsPart : public cimaise::MusePart {
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
    Q_PROPERTY(bool canUngrow READ canUngrow NOTIFY changed FINAL)

public:
    /// Copy of muse::Counting for QML.
    enum Counting { Pass, CountArtist, CountEconomy };
    Q_ENUM(Counting)

    explicit MuseCoinsPart(MuseTable& table);
    void show(const muse::View& view);

    [[nodiscard]] RowsModel* suits() { return &m_suits; }
    [[nodiscard]] Counting counting() const { return m_shown.counting; }
    void setCounting(Counting counting);
    [[nodiscard]] const QString& artist() const { return m_shown.artist; }
    [[nodiscard]] const QString& economyText() const { return m_shown.economyText; }
    [[nodiscard]] const QString& heldText() const { return m_shown.heldText; }
    [[nodiscard]] const QString& growthText() const { return m_shown.growthText; }
    [[nodiscard]] bool canGrow() const { return m_shown.canGrow; }
    [[nodiscard]] bool canUngrow() const { return m_shown.canUngrow; }

    // For these functions, see app/input/muse/muse_coin_taps.h.
    Q_INVOKABLE void add(int suit, int coins);
    Q_INVOKABLE void grow();
    Q_INVOKABLE void ungrow();

private:
    struct Shown {
        Counting counting = Pass;
        QString artist;
        QString economyText;
        QString heldText;
        QString growthText;
        bool canGrow = false;
        bool canUngrow = false;

        bool operator==(const Shown&) const = default;
    };

    Shown m_shown;
    TypedRows<muse::SuitRow> m_suits;
};

} // namespace cimaise
