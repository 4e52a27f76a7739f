// View model of the hand of one player of Musée.
#pragma once

#include "app/viewmodels/musee/musee_part.h"

namespace cimaise {

class MuseeHandPart : public cimaise::MuseePart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseeTable")
    /// Cards of the hand, in ascending order.
    Q_PROPERTY(cimaise::MuseeHandModel* cards READ cards CONSTANT FINAL)
    /// Players of the side in view: one, or two partners.
    Q_PROPERTY(cimaise::RowsModel* players READ players CONSTANT FINAL)
    /// Player whose hand is entered, from 0 in seating order.
    Q_PROPERTY(int player READ player WRITE setPlayer NOTIFY playerChanged FINAL)

public:
    explicit MuseeHandPart(MuseeTable& table);
    void show(const musee::View& view);

    [[nodiscard]] MuseeHandModel* cards() { return &m_cards; }
    [[nodiscard]] RowsModel* players() { return &m_players; }
    [[nodiscard]] int player() const { return m_player; }
    /// Ignores players of other sides.
    void setPlayer(int player);

    /// Requests the placements of a painting; a second call cancels the request.
    Q_INVOKABLE void ask(int number);

Q_SIGNALS:
    void playerChanged();

private:
    MuseeHandModel m_cards;
    TypedRows<musee::PartnerRow> m_players;
    int m_player = 0;
};

} // namespace cimaise
