// An auction at the table: the bidding stacks, and who chooses when.
#pragma once

#include "app/tables/artsociety/art_society_board_models.h"
#include "app/tables/artsociety/art_society_models.h"
#include "app/tables/table_part.h"

namespace cimaise {

/// Belongs to the open game, which must be one of Art Society.
class ArtSocietyAuction : public cimaise::TablePart {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(cimaise::ArtSocietyBiddersModel* bidders READ bidders CONSTANT FINAL)
    /// Whose stack is entered.
    Q_PROPERTY(int bidder READ bidder WRITE setBidder NOTIFY changed FINAL)
    Q_PROPERTY(QString bidderName READ bidderName NOTIFY changed FINAL)
    Q_PROPERTY(QString bidderStack READ bidderStack NOTIFY changed FINAL)
    /// Whether a touched card comes under the others instead of on top of them.
    Q_PROPERTY(bool below READ isBelow WRITE setBelow NOTIFY changed FINAL)
    Q_PROPERTY(cimaise::ArtSocietyKeysModel* stack READ stack CONSTANT FINAL)
    Q_PROPERTY(cimaise::ArtSocietyKeysModel* cards READ cards CONSTANT FINAL)
    Q_PROPERTY(cimaise::ArtSocietyTurnsModel* turns READ turns CONSTANT FINAL)
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed FINAL)
    Q_PROPERTY(bool begun READ isBegun NOTIFY changed FINAL)

public:
    explicit ArtSocietyAuction(QObject* parent = nullptr);

    [[nodiscard]] ArtSocietyBiddersModel* bidders() { return &m_bidders; }
    [[nodiscard]] int bidder() const { return m_bidder; }
    void setBidder(int bidder);
    [[nodiscard]] QString bidderName() const;
    [[nodiscard]] QString bidderStack() const;
    [[nodiscard]] bool isBelow() const { return m_below; }
    void setBelow(bool below);
    [[nodiscard]] ArtSocietyKeysModel* stack() { return &m_stack; }
    [[nodiscard]] ArtSocietyKeysModel* cards() { return &m_cards; }
    [[nodiscard]] ArtSocietyTurnsModel* turns() { return &m_turns; }
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] bool isBegun() const;

    /// Lays a bid card on the stack, or under it.
    Q_INVOKABLE void lay(int row);
    /// Takes a card out of the stack.
    Q_INVOKABLE void take(int row);
    /// The whole stack as typed, newest card first. Gives what is wrong with the text.
    Q_INVOKABLE QString enterText(const QString& text);
    /// Forgets the stacks of all players.
    Q_INVOKABLE void clear();

private:
    void followSession() override;
    [[nodiscard]] const artsociety::Layout& layout() const;
    [[nodiscard]] artsociety::Stack currentStack() const;
    void show() override;
    void setStack(const artsociety::Stack& stack);

    int m_bidder = 0;
    bool m_below = false;
    ArtSocietyBiddersModel m_bidders;
    ArtSocietyKeysModel m_stack;
    ArtSocietyKeysModel m_cards;
    ArtSocietyTurnsModel m_turns;
};

} // namespace cimaise
