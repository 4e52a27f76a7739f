// Names the roles of the lists of the museum's board and of the auction.
#include "app/tables/artsociety/art_society_board_models.h"

namespace cimaise {

namespace {

using artsociety::BidderRow;
using artsociety::TrackRow;
using artsociety::TurnRow;
using artsociety::UnsoldRow;

const Roles<UnsoldRow>& unsoldRoles() {
    static const Roles<UnsoldRow> table{{"type", &UnsoldRow::type},
                                        {"title", &UnsoldRow::title},
                                        {"detail", &UnsoldRow::detail},
                                        {"accessibleName", &UnsoldRow::accessibleName}};
    return table;
}

const Roles<TrackRow>& trackRoles() {
    static const Roles<TrackRow> table{
        {"type", &TrackRow::type},           {"letters", &TrackRow::letters},
        {"space", &TrackRow::space},         {"black", &TrackRow::black},
        {"neighbour", &TrackRow::neighbour}, {"sharing", &TrackRow::sharing}};
    return table;
}

const Roles<BidderRow>& bidderRoles() {
    static const Roles<BidderRow> table{{"title", &BidderRow::title},
                                        {"detail", &BidderRow::detail},
                                        {"chosen", &BidderRow::chosen},
                                        {"accessibleName", &BidderRow::accessibleName}};
    return table;
}

const Roles<TurnRow>& turnRoles() {
    static const Roles<TurnRow> table{
        {"mark", &TurnRow::mark}, {"title", &TurnRow::title}, {"detail", &TurnRow::detail}};
    return table;
}

} // namespace

ArtSocietyUnsoldModel::ArtSocietyUnsoldModel(QObject* parent) : RowsModel(unsoldRoles(), parent) {}

void ArtSocietyUnsoldModel::show(const std::vector<UnsoldRow>& rows) {
    setRows(unsoldRoles(), rows);
}

ArtSocietyTrackModel::ArtSocietyTrackModel(QObject* parent) : RowsModel(trackRoles(), parent) {}

void ArtSocietyTrackModel::show(const std::vector<TrackRow>& rows) { setRows(trackRoles(), rows); }

ArtSocietyBiddersModel::ArtSocietyBiddersModel(QObject* parent)
    : RowsModel(bidderRoles(), parent) {}

void ArtSocietyBiddersModel::show(const std::vector<BidderRow>& rows) {
    setRows(bidderRoles(), rows);
}

ArtSocietyTurnsModel::ArtSocietyTurnsModel(QObject* parent) : RowsModel(turnRoles(), parent) {}

void ArtSocietyTurnsModel::show(const std::vector<TurnRow>& rows) { setRows(turnRoles(), rows); }

} // namespace cimaise
