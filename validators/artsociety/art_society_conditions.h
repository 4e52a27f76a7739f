// Conditions that the rules of Art Society check, one function per rule; art_society_rules has the
// table.
#pragma once

#include "positions/artsociety/art_society_layout.h"
#include "validators/report/rule.h"

#include <span>

namespace cimaise::artsociety {

/// Condition, and all texts that its check may report.
struct Condition {
    std::span<const FindingText> messages;
    void (*check)(const Layout&, Report&);
};

// Conditions on a single wall.
extern constinit const Condition tileOutside;
extern constinit const Condition tilesOverlap;
extern constinit const Condition tileTouchesNothing;
extern constinit const Condition wrongStart;
extern constinit const Condition wrongPaintingSize;
extern constinit const Condition wrongDecorSize;
extern constinit const Condition fauxPas;
extern constinit const Condition decorNotEarned;

// Conditions on the whole game.
extern constinit const Condition tooManyExcess;
extern constinit const Condition paintingsDoNotAddUp;
extern constinit const Condition wrongBidCards;
extern constinit const Condition wrongMarkers;
extern constinit const Condition handNeeded;
extern constinit const Condition endTriggered;
extern constinit const Condition wallNotCounted;

/// Calls `visit` with each player's gallery and party.
template <class Visit> void forEachGallery(const Layout& layout, Visit visit) {
    for (int owner = 0; const Gallery& gallery : layout.galleries) {
        visit(gallery, side(owner));
        ++owner;
    }
}

} // namespace cimaise::artsociety
