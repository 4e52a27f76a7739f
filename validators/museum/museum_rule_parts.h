// Entries of the table of rules: the messages of each rule, and the function that checks it.
#pragma once

#include "validators/museum/museum_rules.h"

#include <array>

namespace cimaise::museum {

inline Spot spotOf(int owner, const Object& object) { return {side(owner), slotPlace(object.at)}; }

/// Calls `visit` with each museum and the number of its owner.
template <class Visit> void forEachMuseum(const LayoutResults& table, Visit visit) {
    for (int owner = 0; const MuseumResults& museum : table.museums) {
        visit(museum, owner++);
    }
}

// rules on the limits of the board and the box
extern const std::array<FindingText, 3> slotTexts;
void checkSlot(const LayoutResults& table, Report& report);
extern const std::array<FindingText, 3> copiesTexts;
void checkCopies(const LayoutResults& table, Report& report);
extern const std::array<FindingText, 1> trackTexts;
void checkTrack(const LayoutResults& table, Report& report);
extern const std::array<FindingText, 2> opinionTexts;
void checkOpinion(const LayoutResults& table, Report& report);
extern const std::array<FindingText, 1> prestigeTexts;
void checkPrestige(const LayoutResults& table, Report& report);
extern const std::array<FindingText, 1> pressTexts;
void checkPress(const LayoutResults& table, Report& report);
extern const std::array<FindingText, 2> expertsTexts;
void checkExperts(const LayoutResults& table, Report& report);

// rules on the score
extern const std::array<FindingText, 1> tableTexts;
void checkTable(const LayoutResults& table, Report& report);
extern const std::array<FindingText, 2> patronTexts;
void checkPatronPoints(const LayoutResults& table, Report& report);
extern const std::array<FindingText, 3> bonusTexts;
void checkBoardBonus(const LayoutResults& table, Report& report);
extern const std::array<FindingText, 7> almostTexts;
void checkAlmost(const LayoutResults& table, Report& report);
extern const std::array<FindingText, 1> duplicateTexts;
void checkDuplicate(const LayoutResults& table, Report& report);
extern const std::array<FindingText, 1> readingTexts;
void checkReading(const LayoutResults& table, Report& report);
extern const std::array<FindingText, 1> endTexts;
void checkEnd(const LayoutResults& table, Report& report);
extern const std::array<FindingText, 1> tieTexts;
void checkTie(const LayoutResults& table, Report& report);

} // namespace cimaise::museum
