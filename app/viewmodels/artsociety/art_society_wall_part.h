// View model of the wall: its squares, its tiles, the current outline.
#pragma once

#include "app/models/typed_rows.h"
#include "app/viewmodels/artsociety/art_society_part.h"
#include "app/viewmodels/artsociety/art_society_rows.h"

#include <QPoint>
#include <QRect>

namespace cimaise {

class ArtSocietyWallPart : public cimaise::ArtSocietyPart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to an ArtSocietyTable")
    Q_PROPERTY(int columns READ columns NOTIFY changed FINAL)
    Q_PROPERTY(int rows READ rows NOTIFY changed FINAL)
    /// Square of the keyboard cursor: x is its column, y its row.
    Q_PROPERTY(QPoint cursor READ cursor NOTIFY changed FINAL)
    /// Squares selected for a tile, in columns and rows; empty: none.
    Q_PROPERTY(QRect preview READ preview NOTIFY changed FINAL)
    /// Tile that can be resized by its corner, in columns and rows; empty: none.
    Q_PROPERTY(QRect resizable READ resizable NOTIFY changed FINAL)
    /// Rows of the eyeline: x is the first, y the last.
    Q_PROPERTY(QPoint eyeline READ eyeline NOTIFY changed FINAL)
    /// Verdict about the preview: `legal` or `illegal`; empty if unknown.
    Q_PROPERTY(QString previewSeverity READ previewSeverity NOTIFY changed FINAL)
    Q_PROPERTY(cimaise::RowsModel* squares READ squares CONSTANT FINAL)
    /// Sides shared by two paintings of one type.
    Q_PROPERTY(cimaise::RowsModel* fauxPas READ fauxPas CONSTANT FINAL)
    /// Squares marked by the outlook.
    Q_PROPERTY(cimaise::RowsModel* outlookMarks READ outlookMarks CONSTANT FINAL)
    /// Tiles, in the order of hanging.
    Q_PROPERTY(cimaise::RowsModel* tiles READ tiles CONSTANT FINAL)

public:
    explicit ArtSocietyWallPart(Take take);
    /// Shows the tiles on the wall.
    void show(const artsociety::View& view);
    /// Updates the properties that change during a drag.
    void point(const artsociety::InputContext& context);

    [[nodiscard]] int columns() const { return m_shown.size.columns; }
    [[nodiscard]] int rows() const { return m_shown.size.rows; }
    [[nodiscard]] QPoint cursor() const;
    [[nodiscard]] QRect preview() const;
    [[nodiscard]] QRect resizable() const;
    [[nodiscard]] QPoint eyeline() const { return {m_shown.firstEye, m_shown.lastEye}; }
    [[nodiscard]] QString previewSeverity() const;
    [[nodiscard]] RowsModel* squares() { return &m_squares; }
    [[nodiscard]] RowsModel* fauxPas() { return &m_fauxPas; }
    [[nodiscard]] RowsModel* outlookMarks() { return &m_outlookMarks; }
    [[nodiscard]] RowsModel* tiles() { return &m_tiles; }

    // For these functions, see app/input/artsociety/art_society_wall_taps.h; columns and rows count
    // from 1.
    Q_INVOKABLE void press(int column, int row);
    Q_INVOKABLE void grabHandle();
    Q_INVOKABLE void dragTo(int column, int row);
    Q_INVOKABLE void release();
    Q_INVOKABLE void giveUpDrag();
    Q_INVOKABLE void step(int columns, int rows);
    Q_INVOKABLE void stretch(int columns, int rows);
    Q_INVOKABLE void nudge(int columns, int rows);
    Q_INVOKABLE void confirm();

private:
    struct Shown {
        Extent size{};
        Square cursor{};
        std::optional<Block> preview{};
        std::optional<Block> resizable{};
        int firstEye = 0;
        int lastEye = 0;
        std::optional<bool> legal{};

        bool operator==(const Shown&) const = default;
    };

    Shown m_shown;
    TypedRows<artsociety::SquareRow> m_squares;
    TypedRows<artsociety::TileRow> m_tiles;
    TypedRows<artsociety::FauxPasRow> m_fauxPas;
    TypedRows<artsociety::OutlookMarkRow> m_outlookMarks;
};

} // namespace cimaise
