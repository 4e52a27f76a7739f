// Entries of the table of rules: the messages of each rule, and the function that checks it.
#pragma once

#include "validators/museum/museum_rules.h"

#include <array>

namespace cimaise::museum {

inline Spot spotOf(int owner, const Object& object) { return {side(owner), slotPlace(object.at)}; }

/// Calls `visit` with each museum and the number of its owner.
template <class Visit> void forEachMuseum(const Examined& table, Visit visit) {
    for (int owner = 0; const ExaminedMuseum& museum : table.museums) {
        visit(museum, owner++);
    }
}

// rules on the limits of the board and the box
extern const std::array<FindingText, 3> slotTexts;
void checkSlot(const Examined& table, Report& report);
extern const std::array<FindingText, 3> copiesTexts;
void checkCopies(const Examined& table, Report& report);
extern const std::array<FindingText, 1> trackTexts;
void checkTrack(const Examined& table, Report& report);
extern const std::array<FindingText, 2> opinionTexts;
void checkOpinion(const Examined& table, Report& report);
extern const std::array<FindingText, 1> prestigeTexts;
void checkPrestige(const Examined& table, Report& report);
extern const std::array<FindingText, 1> pressTexts;
void checkPress(const Examined& table, Report& report);
extern const std::array<FindingText, 2> expertsTexts;
void checkExperts(const Examined& table, Report& report);

// rules on the score
extern const std::array<FindingText, 1> tableTexts;
void checkTable(const Examined& table, Report& report);
extern const std::array<FindingText, 1> patronTexts;
void checkPatronPoints(const Examined& table, Report& report);
extern const std::array<FindingText, 3> bonusTexts;
void checkBoardBonus(const Examined& table, Report& report);
extern const std::array<FindingText, 5> almostTexts;
void checkAlmost(const Examined& table, Report& report);
extern const std::array<FindingText, 1> duplicateTexts;
void checkDuplicate(const Examined& table, Report& report);
extern const std::array<FindingText, 1> readingTexts;
void checkReading(const Examined& table, Report& report);
extern const std::array<FindingText, 1> endTexts;
void checkEnd(const Examined& table, Report& report);
extern const std::array<FindingText, 1> tieTexts;
void checkTie(const Examined& table, Report& report);

} // namespace cimaise::museum
