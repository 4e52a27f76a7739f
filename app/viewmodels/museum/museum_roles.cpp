// Names the roles of a museum's lists.
#include "app/viewmodels/museum/museum_rows.h"

namespace cimaise::museum {

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
                                      {"highlighted", &SlotRow::highlighted},
                                      {"notCounting", &SlotRow::notCounting},
                                      {"groupTag", &SlotRow::groupTag},
                                      {"dragged", &SlotRow::dragged},
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
                                     {"note", &KeyRow::note},
                                     {"everyNote", &KeyRow::everyNote},
                                     {"chosen", &KeyRow::chosen},
                                     {"countText", &KeyRow::countText},
                                     {"accessibleName", &KeyRow::accessibleName}};
    return table;
}

const Roles<FigureRow>& figureRoles() {
    static const Roles<FigureRow> table{{"figure", &FigureRow::figure},
                                        {"label", &FigureRow::label},
                                        {"valueText", &FigureRow::valueText},
                                        {"defaultValue", &FigureRow::defaultValue},
                                        {"canDecrease", &FigureRow::canDecrease},
                                        {"worth", &FigureRow::worth},
                                        {"printed", &FigureRow::printed},
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

const Roles<StepRow>& stepRoles() {
    static const Roles<StepRow> table{{"stepText", &StepRow::stepText}, {"shown", &StepRow::shown}};
    return table;
}

} // namespace cimaise::museum
