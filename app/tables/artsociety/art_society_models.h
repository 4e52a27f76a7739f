// The lists that a wall, its keys and the museum's board are drawn from.
#pragma once

#include "app/lists/rows_model.h"
#include "app/tables/artsociety/art_society_rows.h"

namespace cimaise {

/// The squares of the wall, row by row.
class ArtSocietySquaresModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to an ArtSocietyTable")

public:
    explicit ArtSocietySquaresModel(QObject* parent = nullptr);
    void show(const std::vector<artsociety::SquareRow>& rows);
};

/// The tiles on the wall, in the order of hanging.
class ArtSocietyTilesModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to an ArtSocietyTable")

public:
    explicit ArtSocietyTilesModel(QObject* parent = nullptr);
    void show(const std::vector<artsociety::TileRow>& rows);
};

/// Keys to touch.
class ArtSocietyKeysModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to an ArtSocietyTable")

public:
    explicit ArtSocietyKeysModel(QObject* parent = nullptr);
    void show(const std::vector<artsociety::KeyRow>& rows);
};

/// The types on the museum's board.
class ArtSocietyMarkersModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to an ArtSocietyTable")

public:
    explicit ArtSocietyMarkersModel(QObject* parent = nullptr);
    void show(const std::vector<artsociety::MarkerRow>& rows);
};

/// The places where a tile fits, best first.
class ArtSocietyFitsModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to an ArtSocietyTable")

public:
    explicit ArtSocietyFitsModel(QObject* parent = nullptr);
    void show(const std::vector<artsociety::FitRow>& rows);
};

/// The paintings that touch.
class ArtSocietyPairsModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to an ArtSocietyTable")

public:
    explicit ArtSocietyPairsModel(QObject* parent = nullptr);
    void show(const std::vector<artsociety::PairRow>& rows);
};

} // namespace cimaise
