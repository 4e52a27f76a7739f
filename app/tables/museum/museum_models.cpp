// Names the roles of a museum's lists and fills them.
#include "app/tables/museum/museum_models.h"

namespace cimaise {

namespace {

using museum::CollectionRow;
using museum::FigureRow;
using museum::KeyRow;
using museum::SlotRow;

const Roles<SlotRow>& slotRoles() {
    static const Roles<SlotRow> table{{"column", &SlotRow::column},
                                      {"row", &SlotRow::row},
                                      {"kind", &SlotRow::kind},
                                      {"civilisation", &SlotRow::civilisation},
                                      {"civilisationLetters", &SlotRow::civilisationLetters},
                                      {"domain", &SlotRow::domain},
                                      {"value", &SlotRow::value},
                                      {"partial", &SlotRow::partial},
                                      {"selected", &SlotRow::selected},
                                      {"lit", &SlotRow::lit},
                                      {"carried", &SlotRow::carried},
                                      {"severity", &SlotRow::severity},
                                      {"mark", &SlotRow::mark},
                                      {"civilisationEdges", &SlotRow::civilisationEdges},
                                      {"domainEdges", &SlotRow::domainEdges},
                                      {"wallRight", &SlotRow::wallRight},
                                      {"wallBelow", &SlotRow::wallBelow},
                                      {"accessibleName", &SlotRow::accessibleName},
                                      {"accessibleDescription", &SlotRow::accessibleDescription}};
    return table;
}

const Roles<KeyRow>& keyRoles() {
    static const Roles<KeyRow> table{{"civilisation", &KeyRow::civilisation},
                                     {"domain", &KeyRow::domain},
                                     {"letters", &KeyRow::letters},
                                     {"name", &KeyRow::name},
                                     {"chosen", &KeyRow::chosen},
                                     {"countText", &KeyRow::countText},
                                     {"accessibleName", &KeyRow::accessibleName}};
    return table;
}

const Roles<FigureRow>& figureRoles() {
    static const Roles<FigureRow> table{{"figure", &FigureRow::figure},
                                        {"label", &FigureRow::label},
                                        {"valueText", &FigureRow::valueText},
                                        {"standsFor", &FigureRow::standsFor},
                                        {"worth", &FigureRow::worth},
                                        {"advice", &FigureRow::advice},
                                        {"accessibleName", &FigureRow::accessibleName}};
    return table;
}

const Roles<CollectionRow>& collectionRoles() {
    static const Roles<CollectionRow> table{{"lineId", &CollectionRow::lineId},
                                            {"civilisation", &CollectionRow::civilisation},
                                            {"domain", &CollectionRow::domain},
                                            {"letters", &CollectionRow::letters},
                                            {"name", &CollectionRow::name},
                                            {"sizeText", &CollectionRow::sizeText},
                                            {"pointsText", &CollectionRow::pointsText},
                                            {"accessibleName", &CollectionRow::accessibleName}};
    return table;
}

const Roles<MuseumStepRow>& stepRoles() {
    static const Roles<MuseumStepRow> table{{"stepText", &MuseumStepRow::stepText},
                                            {"shown", &MuseumStepRow::shown}};
    return table;
}

} // namespace

MuseumSlotsModel::MuseumSlotsModel(QObject* parent) : RowsModel(slotRoles(), parent) {}

void MuseumSlotsModel::show(const std::vector<SlotRow>& rows) { setRows(slotRoles(), rows); }

MuseumKeysModel::MuseumKeysModel(QObject* parent) : RowsModel(keyRoles(), parent) {}

void MuseumKeysModel::show(const std::vector<KeyRow>& rows) { setRows(keyRoles(), rows); }

MuseumFiguresModel::MuseumFiguresModel(QObject* parent) : RowsModel(figureRoles(), parent) {}

void MuseumFiguresModel::show(const std::vector<FigureRow>& rows) { setRows(figureRoles(), rows); }

MuseumCollectionsModel::MuseumCollectionsModel(QObject* parent)
    : RowsModel(collectionRoles(), parent) {}

void MuseumCollectionsModel::show(const std::vector<CollectionRow>& rows) {
    setRows(collectionRoles(), rows);
}

MuseumStepsModel::MuseumStepsModel(QObject* parent) : RowsModel(stepRoles(), parent) {}

void MuseumStepsModel::show(const std::vector<MuseumStepRow>& rows) { setRows(stepRoles(), rows); }

} // namespace cimaise
