// Names the roles of Art Society's lists and fills them.
#include "app/tables/artsociety/art_society_models.h"

namespace cimaise {

namespace {

using artsociety::FitRow;
using artsociety::KeyRow;
using artsociety::MarkerRow;
using artsociety::PairRow;
using artsociety::SquareRow;
using artsociety::TileRow;

const Roles<SquareRow>& squareRoles() {
    static const Roles<SquareRow> table{{"column", &SquareRow::column},
                                        {"row", &SquareRow::row},
                                        {"star", &SquareRow::star},
                                        {"eyeline", &SquareRow::eyeline},
                                        {"corner", &SquareRow::corner},
                                        {"cursor", &SquareRow::cursor},
                                        {"lit", &SquareRow::lit},
                                        {"severity", &SquareRow::severity},
                                        {"fits", &SquareRow::fits},
                                        {"best", &SquareRow::best},
                                        {"accessibleName", &SquareRow::accessibleName}};
    return table;
}

const Roles<TileRow>& tileRoles() {
    static const Roles<TileRow> table{{"column", &TileRow::column},
                                      {"row", &TileRow::row},
                                      {"columns", &TileRow::columns},
                                      {"rows", &TileRow::rows},
                                      {"type", &TileRow::type},
                                      {"letters", &TileRow::letters},
                                      {"frame", &TileRow::frame},
                                      {"shields", &TileRow::shields},
                                      {"start", &TileRow::start},
                                      {"selected", &TileRow::selected},
                                      {"lit", &TileRow::lit},
                                      {"severity", &TileRow::severity},
                                      {"accessibleName", &TileRow::accessibleName},
                                      {"accessibleDescription", &TileRow::accessibleDescription}};
    return table;
}

const Roles<KeyRow>& keyRoles() {
    static const Roles<KeyRow> table{
        {"type", &KeyRow::type},       {"frame", &KeyRow::frame},
        {"letters", &KeyRow::letters}, {"name", &KeyRow::name},
        {"chosen", &KeyRow::chosen},   {"accessibleName", &KeyRow::accessibleName}};
    return table;
}

const Roles<MarkerRow>& markerRoles() {
    static const Roles<MarkerRow> table{
        {"type", &MarkerRow::type},   {"letters", &MarkerRow::letters},
        {"name", &MarkerRow::name},   {"valueText", &MarkerRow::valueText},
        {"worth", &MarkerRow::worth}, {"accessibleName", &MarkerRow::accessibleName}};
    return table;
}

const Roles<FitRow>& fitRoles() {
    static const Roles<FitRow> table{{"placeText", &FitRow::placeText},
                                     {"points", &FitRow::points},
                                     {"detail", &FitRow::detail},
                                     {"shown", &FitRow::shown},
                                     {"accessibleName", &FitRow::accessibleName}};
    return table;
}

const Roles<PairRow>& pairRoles() {
    static const Roles<PairRow> table{{"pairText", &PairRow::pairText},
                                      {"verdict", &PairRow::verdict},
                                      {"offends", &PairRow::offends},
                                      {"shown", &PairRow::shown},
                                      {"accessibleName", &PairRow::accessibleName}};
    return table;
}

} // namespace

ArtSocietySquaresModel::ArtSocietySquaresModel(QObject* parent)
    : RowsModel(squareRoles(), parent) {}

void ArtSocietySquaresModel::show(const std::vector<SquareRow>& rows) {
    setRows(squareRoles(), rows);
}

ArtSocietyTilesModel::ArtSocietyTilesModel(QObject* parent) : RowsModel(tileRoles(), parent) {}

void ArtSocietyTilesModel::show(const std::vector<TileRow>& rows) { setRows(tileRoles(), rows); }

ArtSocietyKeysModel::ArtSocietyKeysModel(QObject* parent) : RowsModel(keyRoles(), parent) {}

void ArtSocietyKeysModel::show(const std::vector<KeyRow>& rows) { setRows(keyRoles(), rows); }

ArtSocietyMarkersModel::ArtSocietyMarkersModel(QObject* parent)
    : RowsModel(markerRoles(), parent) {}

void ArtSocietyMarkersModel::show(const std::vector<MarkerRow>& rows) {
    setRows(markerRoles(), rows);
}

ArtSocietyFitsModel::ArtSocietyFitsModel(QObject* parent) : RowsModel(fitRoles(), parent) {}

void ArtSocietyFitsModel::show(const std::vector<FitRow>& rows) { setRows(fitRoles(), rows); }

ArtSocietyPairsModel::ArtSocietyPairsModel(QObject* parent) : RowsModel(pairRoles(), parent) {}

void ArtSocietyPairsModel::show(const std::vector<PairRow>& rows) { setRows(pairRoles(), rows); }

} // namespace cimaise
