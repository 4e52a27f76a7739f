// View model of an auction: the bidding stacks, and the order of choosing with its reasons.
#pragma once

#include "app/input/artsociety/art_society_bidding.h"
#include "app/models/rows_model.h"
#include "app/viewmodels/artsociety/art_society_rows.h"
#include "app/viewmodels/board_view_model.h"

namespace cimaise::artsociety {

/// Bidder with the known part of the stack.
struct BidderRow {
    QString mark;   ///< “1.”; empty while the order is unknown
    QString title;  ///< “Ana: 12, 7, 3”; “Ana: –” for an empty stack
    QString detail; ///< card that breaks the tie with the next bidder; empty if the bid decides
    bool chosen = false;
    QString accessibleName;
};

const Roles<BidderRow>& bidderRoles();

std::vector<BidderRow> bidderRows(const Layout& layout, int chosen, const Translator& words);

/// Order of choosing, or the reason why there is none.
QString auctionText(const Layout& layout, const Translator& words);

/// Cards of a stack, newest first.
std::vector<KeyRow> stackKeys(const Stack& stack, const Translator& words);
/// Keys of the bid cards; cards in the stack are chosen.
std::vector<KeyRow> bidKeys(const Stack& stack, const Translator& words);

} // namespace cimaise::artsociety

namespace cimaise {

/// Shows the open game, which must be one of Art Society.
class ArtSocietyAuction : public cimaise::BoardViewModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(cimaise::RowsModel* bidders READ bidders CONSTANT FINAL)
    /// Player whose stack is entered.
    Q_PROPERTY(int bidder READ bidder WRITE setBidder NOTIFY changed FINAL)
    Q_PROPERTY(QString bidderName READ bidderName NOTIFY changed FINAL)
    /// True if a tapped card is added below the other cards of the stack instead of on top of them.
    Q_PROPERTY(bool below READ isBelow WRITE setBelow NOTIFY changed FINAL)
    Q_PROPERTY(cimaise::RowsModel* stack READ stack CONSTANT FINAL)
    Q_PROPERTY(cimaise::RowsModel* cards READ cards CONSTANT FINAL)
    /// Order of choosing, or the reason why there is none.
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed FINAL)
    Q_PROPERTY(bool isOpen READ isOpen NOTIFY changed FINAL)

public:
    explicit ArtSocietyAuction(QObject* parent = nullptr);

    [[nodiscard]] RowsModel* bidders() { return &m_bidders; }
    [[nodiscard]] int bidder() const { return m_shown.state.bidder; }
    void setBidder(int bidder);
    [[nodiscard]] const QString& bidderName() const { return m_shown.name; }
    [[nodiscard]] bool isBelow() const { return m_shown.state.below; }
    void setBelow(bool below);
    [[nodiscard]] RowsModel* stack() { return &m_stack; }
    [[nodiscard]] RowsModel* cards() { return &m_cards; }
    [[nodiscard]] const QString& verdict() const { return m_shown.verdict; }
    [[nodiscard]] bool isOpen() const { return m_shown.isOpen; }

    /// Adds a bid card on top of the stack, or below it. Returns an error, or an empty string.
    Q_INVOKABLE QString lay(int row);
    Q_INVOKABLE void take(int row);
    Q_INVOKABLE void clear();

private:
    struct Shown {
        artsociety::BiddingState state{};
        QString name{};
        QString verdict{};
        bool isOpen = false;

        bool operator==(const Shown&) const = default;
    };

    void connectToSession() override;
    void show() override;
    [[nodiscard]] const artsociety::Layout& layout() const;
    /// Applies the result of the input function `tapped`; does nothing without a session.
    template <class Touched> QString touch(Touched tapped);

    artsociety::BiddingState m_state;
    Shown m_shown;
    TypedRows<artsociety::BidderRow> m_bidders;
    TypedRows<artsociety::KeyRow> m_stack;
    TypedRows<artsociety::KeyRow> m_cards;
};

} // namespace cimaise
