// View models for tiles beside the wall: the keys for the properties of a tile, the order of
// hanging, and pairs of adjacent paintings.
#pragma once

#include "app/models/typed_rows.h"
#include "app/viewmodels/artsociety/art_society_part.h"
#include "app/viewmodels/artsociety/art_society_rows.h"
#include "validators/artsociety/art_society_tile_text.h"

namespace cimaise {

/// Keys, and edits of the selected tile.
class ArtSocietyKeysPart : public cimaise::ArtSocietyPart {
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
    Q_PROPERTY(bool turns READ turns NOTIFY changed FINAL)
    /// Last tile hung, as a line of text: “Hung last: portrait a 2x3 at 6,4”.
    Q_PROPERTY(QString lastText READ lastText NOTIFY changed FINAL)
    Q_PROPERTY(bool tileSelected READ isTileSelected NOTIFY changed FINAL)

public:
    explicit ArtSocietyKeysPart(Take take);
    void show(const artsociety::View& view);
    /// Updates the properties that change during a drag.
    void point(const artsociety::InputContext& context);

    [[nodiscard]] RowsModel* types() { return &m_types; }
    [[nodiscard]] RowsModel* frames() { return &m_frames; }
    [[nodiscard]] RowsModel* paintings() { return &m_paintings; }
    [[nodiscard]] bool decorFits() const { return m_shown.decorFits; }
    [[nodiscard]] bool turns() const { return m_shown.turns; }
    [[nodiscard]] const QString& lastText() const { return m_lastText; }
    [[nodiscard]] bool isTileSelected() const { return m_shown.tileSelected; }

    // Rows of the keys.
    Q_INVOKABLE void chooseType(int row);
    Q_INVOKABLE void chooseFrame(int row);
    Q_INVOKABLE void choosePainting(int row);
    Q_INVOKABLE void decor();
    Q_INVOKABLE void copySelected();
    Q_INVOKABLE void takeDown();
    Q_INVOKABLE void turn();
    Q_INVOKABLE void toggleStartingPainting();
    Q_INVOKABLE void giveToAssistant();
    /// Hangs a typed tile. Returns the error in the text, or an empty string.
    Q_INVOKABLE QString enterText(const QString& text);

private:
    struct Shown {
        bool decorFits = false;
        bool tileSelected = false;
        bool turns = false;

        bool operator==(const Shown&) const = default;
    };

    Shown m_shown;
    artsociety::TileWords m_words;
    QString m_lastText;
    TypedRows<artsociety::KeyRow> m_types;
    TypedRows<artsociety::KeyRow> m_frames;
    TypedRows<artsociety::KeyRow> m_paintings;
};

/// Order of hanging. The rows of the tiles belong to ArtSocietyWallPart.
class ArtSocietyOrderPart : public cimaise::ArtSocietyPart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to an ArtSocietyTable")
    Q_PROPERTY(bool ordered READ isOrdered WRITE setOrdered NOTIFY changed FINAL)

public:
    using ArtSocietyPart::ArtSocietyPart;
    void show(const artsociety::InputContext& context);

    [[nodiscard]] bool isOrdered() const { return m_ordered; }
    void setOrdered(bool ordered);

    Q_INVOKABLE void select(int row);
    Q_INVOKABLE void move(int row, int by);

private:
    bool m_ordered = true;
};

/// Pairs of adjacent paintings.
class ArtSocietyPairsPart : public cimaise::ArtSocietyPart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to an ArtSocietyTable")
    Q_PROPERTY(cimaise::RowsModel* pairs READ pairs CONSTANT FINAL)
    Q_PROPERTY(QString summary READ summary NOTIFY changed FINAL)

public:
    explicit ArtSocietyPairsPart(Take take);
    void show(const artsociety::View& view);

    [[nodiscard]] RowsModel* pairs() { return &m_pairs; }
    [[nodiscard]] const QString& summary() const { return m_summary; }

    Q_INVOKABLE void showPair(int row);

private:
    QString m_summary;
    TypedRows<artsociety::PairRow> m_pairs;
};

} // namespace cimaise
