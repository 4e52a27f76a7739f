// View models of a wall: its squares and tiles, the keys, the order of hanging, adjacent paintings.
#pragma once

#include "app/models/rows_model.h"
#include "app/viewmodels/artsociety/art_society_rows.h"
#include "app/viewmodels/game_table.h"

#include <QPoint>
#include <QRect>

namespace cimaise {

/// View model of the wall: its squares, its tiles, the current outline.
class ArtSocietyWallPart : public CIMAISE_PART(artsociety::Input) {
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
    explicit ArtSocietyWallPart(Table& table);
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
    Q_INVOKABLE void cancelDrag();
    Q_INVOKABLE void step(int columns, int rows);
    Q_INVOKABLE void extendOutline(int columns, int rows);
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

/// Keys, and edits of the selected tile.
class ArtSocietyKeysPart : public CIMAISE_PART(artsociety::Input) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to an ArtSocietyTable")
    Q_PROPERTY(cimaise::RowsModel* types READ types CONSTANT FINAL)
    Q_PROPERTY(cimaise::RowsModel* frames READ frames CONSTANT FINAL)
    /// Keys that set both type and frame in one tap, ordered by frame.
    Q_PROPERTY(cimaise::RowsModel* paintings READ paintings CONSTANT FINAL)
    /// True if the outline or the selected tile can be decor.
    Q_PROPERTY(bool decorFits READ decorFits NOTIFY changed FINAL)
    /// True if the selected tile is decor that can be turned.
    Q_PROPERTY(bool canRotate READ canRotate NOTIFY changed FINAL)
    Q_PROPERTY(bool tileSelected READ isTileSelected NOTIFY changed FINAL)
    Q_PROPERTY(bool paintingSelected READ isPaintingSelected NOTIFY changed FINAL)

public:
    explicit ArtSocietyKeysPart(Table& table);
    void show(const artsociety::View& view);
    /// Updates the properties that change during a drag.
    void point(const artsociety::InputContext& context);

    [[nodiscard]] RowsModel* types() { return &m_types; }
    [[nodiscard]] RowsModel* frames() { return &m_frames; }
    [[nodiscard]] RowsModel* paintings() { return &m_paintings; }
    [[nodiscard]] bool decorFits() const { return m_shown.decorFits; }
    [[nodiscard]] bool canRotate() const { return m_shown.canRotate; }
    [[nodiscard]] bool isTileSelected() const { return m_shown.tileSelected; }
    [[nodiscard]] bool isPaintingSelected() const { return m_shown.paintingSelected; }

    // Rows of the keys.
    Q_INVOKABLE void chooseType(int row);
    Q_INVOKABLE void chooseFrame(int row);
    Q_INVOKABLE void choosePainting(int row);
    Q_INVOKABLE void decor();
    Q_INVOKABLE void copySelected();
    Q_INVOKABLE void removeTile();
    Q_INVOKABLE void turn();
    Q_INVOKABLE void toggleStartingPainting();
    Q_INVOKABLE void giveToAssistant();

private:
    struct Shown {
        bool decorFits = false;
        bool tileSelected = false;
        bool paintingSelected = false;
        bool canRotate = false;

        bool operator==(const Shown&) const = default;
    };

    Shown m_shown;
    TypedRows<artsociety::KeyRow> m_types;
    TypedRows<artsociety::KeyRow> m_frames;
    TypedRows<artsociety::KeyRow> m_paintings;
};

/// Order of hanging. The rows of the tiles belong to ArtSocietyWallPart.
class ArtSocietyOrderPart : public CIMAISE_PART(artsociety::Input) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to an ArtSocietyTable")
    Q_PROPERTY(bool ordered READ isOrdered WRITE setOrdered NOTIFY changed FINAL)

public:
    using Part::Part;
    void show(const artsociety::InputContext& context);

    [[nodiscard]] bool isOrdered() const { return m_ordered; }
    void setOrdered(bool ordered);

    Q_INVOKABLE void select(int row);
    Q_INVOKABLE void move(int row, int by);

private:
    bool m_ordered = true;
};

/// Pairs of adjacent paintings.
class ArtSocietyPairsPart : public CIMAISE_PART(artsociety::Input) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to an ArtSocietyTable")
    Q_PROPERTY(cimaise::RowsModel* pairs READ pairs CONSTANT FINAL)
    Q_PROPERTY(QString summary READ summary NOTIFY changed FINAL)

public:
    explicit ArtSocietyPairsPart(Table& table);
    void show(const artsociety::View& view);

    [[nodiscard]] RowsModel* pairs() { return &m_pairs; }
    [[nodiscard]] const QString& summary() const { return m_summary; }

    Q_INVOKABLE void showPair(int row);

private:
    QString m_summary;
    TypedRows<artsociety::PairRow> m_pairs;
};

} // namespace cimaise
