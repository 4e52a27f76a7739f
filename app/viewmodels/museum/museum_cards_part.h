// View model of the Patron cards of the player's own copy: shown, edited and deleted.
#pragma once

#include "app/viewmodels/museum/museum_part.h"

namespace cimaise {

class MuseumCardsPart : public cimaise::MuseumFiguresOwner {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseumTable")
    Q_PROPERTY(cimaise::RowsModel* cards READ cards CONSTANT FINAL)
    /// Figures of the chosen card.
    Q_PROPERTY(cimaise::RowsModel* figures READ figures CONSTANT FINAL)
    /// Card deleted last, for undo; empty if there is none.
    Q_PROPERTY(QString droppedText READ droppedText NOTIFY changed FINAL)

public:
    explicit MuseumCardsPart(MuseumTable& table);
    void show(const museum::View& view);

    [[nodiscard]] RowsModel* cards() { return &m_cards; }
    [[nodiscard]] RowsModel* figures() { return &m_figures; }
    [[nodiscard]] const QString& droppedText() const { return m_shown.droppedText; }

    [[nodiscard]] bool isLocked() const override { return m_shown.isLocked; }
    QString setFigure(int figure, const QString& text) override;
    void stepFigure(int figure, int by) override;

    // For these functions, see app/input/museum/museum_cards.h.
    Q_INVOKABLE void choose(int row);
    Q_INVOKABLE void drop(int row);
    Q_INVOKABLE void undoDrop();

private:
    struct Shown {
        bool isLocked = true;
        QString droppedText;

        bool operator==(const Shown&) const = default;
    };

    Shown m_shown;
    TypedRows<museum::KeyRow> m_cards;
    TypedRows<museum::FigureRow> m_figures;
};

} // namespace cimaise
