// The lists of the museum's board and of the auction.
#pragma once

#include "app/lists/rows_model.h"
#include "app/tables/artsociety/art_society_auction_rows.h"
#include "app/tables/artsociety/art_society_unsold_rows.h"

namespace cimaise {

/// The unsold paintings, in the order in which the museum took them.
class ArtSocietyUnsoldModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to an ArtSocietyUnsold")

public:
    explicit ArtSocietyUnsoldModel(QObject* parent = nullptr);
    void show(const std::vector<artsociety::UnsoldRow>& rows);
};

/// The markers on the museum's track.
class ArtSocietyTrackModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to an ArtSocietyUnsold")

public:
    explicit ArtSocietyTrackModel(QObject* parent = nullptr);
    void show(const std::vector<artsociety::TrackRow>& rows);
};

/// The bidders and their stacks, in seating order.
class ArtSocietyBiddersModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to an ArtSocietyAuction")

public:
    explicit ArtSocietyBiddersModel(QObject* parent = nullptr);
    void show(const std::vector<artsociety::BidderRow>& rows);
};

/// Who chooses, first to last.
class ArtSocietyTurnsModel : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to an ArtSocietyAuction")

public:
    explicit ArtSocietyTurnsModel(QObject* parent = nullptr);
    void show(const std::vector<artsociety::TurnRow>& rows);
};

} // namespace cimaise
