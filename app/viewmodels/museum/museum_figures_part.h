// View model of the numbers of the final scoring, and of the collections that score.
#pragma once

#include "app/viewmodels/museum/museum_part.h"

namespace cimaise {

class MuseumFiguresPart : public cimaise::MuseumFiguresOwner {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseumTable")
    Q_PROPERTY(cimaise::RowsModel* collections READ collections CONSTANT FINAL)
    Q_PROPERTY(cimaise::RowsModel* track READ track CONSTANT FINAL)
    /// Figures of the Patron card.
    Q_PROPERTY(cimaise::RowsModel* patron READ patron CONSTANT FINAL)
    Q_PROPERTY(cimaise::RowsModel* prestige READ prestige CONSTANT FINAL)
    Q_PROPERTY(cimaise::RowsModel* bonuses READ bonuses CONSTANT FINAL)
    Q_PROPERTY(cimaise::RowsModel* discards READ discards CONSTANT FINAL)
    Q_PROPERTY(cimaise::RowsModel* opinion READ opinion CONSTANT FINAL)
    Q_PROPERTY(QString opinionWorth READ opinionWorth NOTIFY changed FINAL)
    Q_PROPERTY(cimaise::RowsModel* press READ press CONSTANT FINAL)

public:
    explicit MuseumFiguresPart(MuseumTable& table);
    void show(const museum::View& view);

    [[nodiscard]] RowsModel* collections() { return &m_collections; }
    [[nodiscard]] RowsModel* track() { return &m_track; }
    [[nodiscard]] RowsModel* patron() { return &m_patron; }
    [[nodiscard]] RowsModel* prestige() { return &m_prestige; }
    [[nodiscard]] RowsModel* bonuses() { return &m_bonuses; }
    [[nodiscard]] RowsModel* discards() { return &m_discards; }
    [[nodiscard]] RowsModel* opinion() { return &m_opinion; }
    [[nodiscard]] const QString& opinionWorth() const { return m_shown.opinionWorth; }
    [[nodiscard]] RowsModel* press() { return &m_press; }

    [[nodiscard]] bool isLocked() const override { return m_shown.isLocked; }
    QString setFigure(int figure, const QString& text) override;
    QString typeFigure(int figure, const QString& text) override;
    void stepFigure(int figure, int by) override;

private:
    struct Shown {
        bool isLocked = true;
        QString opinionWorth;

        bool operator==(const Shown&) const = default;
    };

    Shown m_shown;
    TypedRows<museum::CollectionRow> m_collections;
    TypedRows<museum::FigureRow> m_track;
    TypedRows<museum::FigureRow> m_patron;
    TypedRows<museum::FigureRow> m_prestige;
    TypedRows<museum::FigureRow> m_bonuses;
    TypedRows<museum::FigureRow> m_discards;
    TypedRows<museum::FigureRow> m_opinion;
    TypedRows<museum::FigureRow> m_press;
};

} // namespace cimaise
