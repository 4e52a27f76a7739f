// View model of the figures of all players in one table, and of the experts they have hired.
#pragma once

#include "app/viewmodels/game_table.h"
#include "app/viewmodels/museum/museum_rows.h"

#include <QStringList>

namespace cimaise {

/// The figures are those of MuseumFiguresPart, of each player.
class MuseumPlayersPart : public CIMAISE_PART(museum::Input) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseumTable")
    /// Names of the players, in seating order.
    Q_PROPERTY(QStringList players READ players NOTIFY changed FINAL)
    /// Figures that each player has.
    Q_PROPERTY(cimaise::RowsModel* figures READ figures CONSTANT FINAL)
    /// Objects that each player has in the Common Pool, by continent.
    Q_PROPERTY(cimaise::RowsModel* discards READ discards CONSTANT FINAL)
    /// Figures shared by all, with one value each.
    Q_PROPERTY(cimaise::RowsModel* shared READ shared CONSTANT FINAL)
    Q_PROPERTY(cimaise::RowsModel* experts READ experts CONSTANT FINAL)
    /// Highest figure that can be entered.
    Q_PROPERTY(int highest READ highest CONSTANT FINAL)

public:
    explicit MuseumPlayersPart(Table& table);
    /// Updates the table. Called only while the table is visible; a hidden table keeps its last
    /// content.
    void show(const museum::View& view);

    [[nodiscard]] const QStringList& players() const { return m_players; }
    [[nodiscard]] RowsModel* figures() { return &m_figures; }
    [[nodiscard]] RowsModel* discards() { return &m_discards; }
    [[nodiscard]] RowsModel* shared() { return &m_shared; }
    [[nodiscard]] RowsModel* experts() { return &m_experts; }
    [[nodiscard]] static int highest() { return museum::highestFigure; }

    /// As the functions of MuseumFiguresPart and MuseumPatronPart, for any player.
    Q_INVOKABLE QString typeFigure(int player, int figure, const QString& text);
    Q_INVOKABLE void stepFigure(int player, int figure, int by);
    Q_INVOKABLE void toggleExpert(int player, int row);

private:
    QStringList m_players;
    TypedRows<museum::PlayersRow> m_figures;
    TypedRows<museum::PlayersRow> m_discards;
    TypedRows<museum::PlayersRow> m_shared;
    TypedRows<museum::PlayersRow> m_experts;
};

} // namespace cimaise
