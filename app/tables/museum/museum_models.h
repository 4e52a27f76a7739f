// The lists that a museum's board, keys and figures are drawn from.
#pragma once

#include "app/lists/rows_model.h"
#include "app/tables/museum/museum_rows.h"

namespace cimaise {

/// The cells of the board's grid, row by row.
class MuseumSlotsModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseumTable")

public:
    explicit MuseumSlotsModel(QObject* parent = nullptr);
    void show(const std::vector<museum::SlotRow>& rows);
};

/// Keys to touch.
class MuseumKeysModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseumTable")

public:
    explicit MuseumKeysModel(QObject* parent = nullptr);
    void show(const std::vector<museum::KeyRow>& rows);
};

/// Figures to enter.
class MuseumFiguresModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseumTable")

public:
    explicit MuseumFiguresModel(QObject* parent = nullptr);
    void show(const std::vector<museum::FigureRow>& rows);
};

/// The collections that bring points.
class MuseumCollectionsModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseumTable")

public:
    explicit MuseumCollectionsModel(QObject* parent = nullptr);
    void show(const std::vector<museum::CollectionRow>& rows);
};

/// One step of an arrangement.
struct MuseumStepRow {
    QString stepText;
    bool shown = false;
};

class MuseumStepsModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseumTable")

public:
    explicit MuseumStepsModel(QObject* parent = nullptr);
    void show(const std::vector<MuseumStepRow>& rows);
};

} // namespace cimaise
