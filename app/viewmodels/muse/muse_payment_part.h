// View model of the coins that pay for a painting in a round of Muse.
#pragma once

#include "app/viewmodels/muse/muse_part.h"

namespace cimaise {

class MusePaymentPart : public cimaise::MusePart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseRoundPart")
    /// Coins held and paid for the painting, by suit.
    Q_PROPERTY(cimaise::RowsModel* coins READ coins CONSTANT FINAL)
    /// True if the next tap adds coins instead of a card.
    Q_PROPERTY(bool paying READ paying WRITE setPaying NOTIFY payingChanged FINAL)
    /// True if a painting must be paid for.
    Q_PROPERTY(bool due READ due NOTIFY dueChanged FINAL)
    /// Payment as text; empty if there is nothing to paint.
    Q_PROPERTY(QString text READ text NOTIFY textChanged FINAL)
    /// Payment in figures, coins paid and price: “1/2”; empty if there is nothing to paint.
    Q_PROPERTY(QString paidText READ paidText NOTIFY paidChanged FINAL)
    /// Suits of the coins paid.
    Q_PROPERTY(QList<QString> paidSuits READ paidSuits NOTIFY paidChanged FINAL)
    /// True if the player has or pays too few coins.
    Q_PROPERTY(bool unpaid READ unpaid NOTIFY unpaidChanged FINAL)

public:
    explicit MusePaymentPart(MuseTable& table);
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

Q_SIGNALS:
    void payingChanged();
    void dueChanged();
    void textChanged();
    void paidChanged();
    void unpaidChanged();

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

} // namespace cimaise
