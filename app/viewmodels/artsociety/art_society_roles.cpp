// Names the roles of the lists for a wall, its keys and the panels beside it.
#include "app/viewmodels/artsociety/art_society_rows.h"

namespace cimaise::artsociety {

const Roles<SquareRow>& squareRoles() {
    static const Roles<SquareRow> roles{{"column", &SquareRow::column},
                                        {"row", &SquareRow::row},
                                        {"star", &SquareRow::star},
                                        {"eyeline", &SquareRow::eyeline},
                                        {"corner", &SquareRow::corner},
                                        {"highlighted", &SquareRow::highlighted},
                                        {"notCounting", &SquareRow::notCounting},
                                        {"fits", &SquareRow::fits},
                                        {"best", &SquareRow::best},
                                        {"accessibleName", &SquareRow::accessibleName}};
    return roles;
}

const Roles<TileRow>& tileRoles() {
    static const Roles<TileRow> roles{{"column", &TileRow::column},
                                      {"row", &TileRow::row},
                                      {"columns", &TileRow::columns},
                                      {"rows", &TileRow::rows},
                                      {"type", &TileRow::type},
                                      {"letters", &TileRow::letters},
                                      {"frame", &TileRow::frame},
                                      {"shields", &TileRow::shields},
                                      {"start", &TileRow::start},
                                      {"selected", &TileRow::selected},
                                      {"highlighted", &TileRow::highlighted},
                                      {"notCounting", &TileRow::notCounting},
                                      {"groupTag", &TileRow::groupTag},
                                      {"severity", &TileRow::severity},
                                      {"number", &TileRow::number},
                                      {"accessibleName", &TileRow::accessibleName},
                                      {"accessibleDescription", &TileRow::accessibleDescription}};
    return roles;
}

const Roles<FauxPasRow>& fauxPasRoles() {
    static const Roles<FauxPasRow> roles{{"middleX", &FauxPasRow::x},
                                         {"middleY", &FauxPasRow::y},
                                         {"length", &FauxPasRow::length},
                                         {"upright", &FauxPasRow::upright}};
    return roles;
}

const Roles<OutlookMarkRow>& outlookMarkRoles() {
    static const Roles<OutlookMarkRow> roles{{"column", &OutlookMarkRow::column},
                                             {"row", &OutlookMarkRow::row},
                                             {"place", &OutlookMarkRow::place}};
    return roles;
}

const Roles<SizeRow>& sizeRoles() {
    static const Roles<SizeRow> roles{{"sizeText", &SizeRow::sizeText},
                                      {"places", &SizeRow::places},
                                      {"impossible", &SizeRow::impossible},
                                      {"chosen", &SizeRow::chosen},
                                      {"accessibleName", &SizeRow::accessibleName}};
    return roles;
}

const Roles<KeyRow>& keyRoles() {
    static const Roles<KeyRow> roles{
        {"type", &KeyRow::type},       {"frame", &KeyRow::frame},
        {"letters", &KeyRow::letters}, {"name", &KeyRow::name},
        {"chosen", &KeyRow::chosen},   {"accessibleName", &KeyRow::accessibleName}};
    return roles;
}

const Roles<MarkerRow>& markerRoles() {
    static const Roles<MarkerRow> roles{
        {"type", &MarkerRow::type},   {"letters", &MarkerRow::letters},
        {"name", &MarkerRow::name},   {"valueText", &MarkerRow::valueText},
        {"worth", &MarkerRow::worth}, {"accessibleName", &MarkerRow::accessibleName}};
    return roles;
}

const Roles<FitRow>& fitRoles() {
    static const Roles<FitRow> roles{{"placeText", &FitRow::placeText},
                                     {"points", &FitRow::points},
                                     {"detail", &FitRow::detail},
                                     {"shown", &FitRow::shown},
                                     {"accessibleName", &FitRow::accessibleName}};
    return roles;
}

const Roles<PairRow>& pairRoles() {
    static const Roles<PairRow> roles{{"pairText", &PairRow::pairText},
                                      {"verdict", &PairRow::verdict},
                                      {"isFauxPas", &PairRow::isFauxPas},
                                      {"shown", &PairRow::shown},
                                      {"accessibleName", &PairRow::accessibleName}};
    return roles;
}

} // namespace cimaise::artsociety
