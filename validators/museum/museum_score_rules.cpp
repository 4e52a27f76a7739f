// Checks for missing details and notes on a score: numbers not yet entered, objects that do not
// count, open questions, the end and ties.
#include "positions/messages/points_text.h"
#include "positions/museum/museum_traits.h"
#include "scoring/museum/museum_groups.h"
#include "validators/museum/museum_rule_parts.h"

#include <algorithm>

namespace cimaise::museum {

namespace {

Spots spotsOf(const MuseumResults& museum, int owner, const SlotSet& slots) {
    Spots spots;
    slots.forEach([&](int slot) { spots.push_back(spotOf(owner, museum.slotted.at(slot))); });
    return spots;
}

template <class Visit> void forEachKind(Visit visit) {
    for (std::size_t i = 0; i < civilisationCount; ++i) {
        visit(static_cast<Civilisation>(i));
    }
    for (std::size_t i = 0; i < domainCount; ++i) {
        visit(static_cast<Domain>(i));
    }
}

int pointsFor(Civilisation /*kind*/, int size) { return civilisationPoints(size); }
int pointsFor(Domain /*kind*/, int size) { return domainPoints(size); }
} // namespace

// --- museum.table --------------------------------------------------------------------------

//% "The {collection} collection has size {size}, but the scoring table ends at {most}."
constexpr FindingText tableLarger{
    CIMAISE_TEXT("museum.table.larger"),
    //% "Check its objects and experts; it scores the last column of the scoring table."
    CIMAISE_TEXT("museum.table.larger.fix")};
const std::array<FindingText, 1> tableTexts{tableLarger};

int largest(Civilisation /*kind*/) { return largestCivilisation; }
int largest(Domain /*kind*/) { return largestDomain; }

void checkTable(const LayoutResults& table, Report& report) {
    forEachMuseum(table, [&](const MuseumResults& museum, int owner) {
        forEachKind([&](auto kind) {
            const Collection& collection = museum.tally.of(kind);
            if (collection.size() > largest(kind)) {
                report.add(tableLarger, side(owner), spotsOf(museum, owner, collection.counted),
                           {{"collection", info(kind).of},
                            {"size", collection.size()},
                            {"most", largest(kind)}});
            }
        });
    });
}

// --- museum.patron.points and museum.board.bonus -------------------------------------------

//% "No points entered for level {level} of the Patron “{patron}”."
constexpr FindingText patronPointsUnknown{
    CIMAISE_TEXT("museum.patron.points.unknown"),
    //% "Enter the points printed on the Patron card; until then the total shown is a minimum."
    CIMAISE_TEXT("museum.patron.points.unknown.fix")};
//% "Not everything that the Patron “{patron}” asks for is entered."
constexpr FindingText patronGoalUnnamed{
    CIMAISE_TEXT("museum.patron.points.unnamed"),
    //% "Tap what is printed on the Patron card; until then the total shown is a minimum."
    CIMAISE_TEXT("museum.patron.points.unnamed.fix")};
const std::array<FindingText, 2> patronTexts{patronPointsUnknown, patronGoalUnnamed};

void checkPatronPoints(const LayoutResults& table, Report& report) {
    forEachMuseum(table, [&](const MuseumResults& museum, int owner) {
        const PatronPay& pay = museum.tally.patron;
        if (pay.unnamed) {
            report.add(patronGoalUnnamed, side(owner), {},
                       {{"patron", info((*museum.museum.patron)->kind).name}});
        }
        if (pay.unknown) {
            report.add(
                patronPointsUnknown, side(owner), {},
                {{"patron", info((*museum.museum.patron)->kind).name}, {"level", pay.level + 1}});
        }
    });
}

//% "No bonus entered for the Main Gallery."
constexpr FindingText boardBonusMain{
    CIMAISE_TEXT("museum.board.bonus.main"),
    //% "Enter the bonus printed on the museum board; until then the total shown is a minimum."
    CIMAISE_TEXT("museum.board.bonus.fix")};
//% "No bonus entered for a full museum."
constexpr FindingText boardBonusFull{CIMAISE_TEXT("museum.board.bonus.full"),
                                     TextId{"museum.board.bonus.fix"}};
//% "No bonus entered for both galleries."
constexpr FindingText boardBonusBoth{CIMAISE_TEXT("museum.board.bonus.both"),
                                     TextId{"museum.board.bonus.fix"}};
const std::array<FindingText, 3> bonusTexts{boardBonusMain, boardBonusFull, boardBonusBoth};

void checkBoardBonus(const LayoutResults& table, Report& report) {
    forEachMuseum(table, [&](const MuseumResults& museum, int owner) {
        const Tally& tally = museum.tally;
        const auto ask = [&](const auto& bonus, const FindingText& text) {
            if (bonus.unknown) {
                report.add(text, side(owner), {});
            }
        };
        ask(tally.main, boardBonusMain);
        ask(tally.full, boardBonusFull);
        ask(tally.both, boardBonusBoth);
    });
}

// --- museum.almost and museum.duplicate ----------------------------------------------------

//% "%n objects are separated from the {collection} collection; connected to it, they would score {points}."
constexpr FindingText almostApart{CIMAISE_TEXT_N("museum.almost.apart")};
//% "No two of the %n {collection} objects are adjacent; together they would be worth {points}."
constexpr FindingText almostCivilisation{CIMAISE_TEXT_N("museum.almost.civilisation")};
//% "The %n {collection} objects are not all adjacent; together they would be worth {points}."
constexpr FindingText almostMostOfCivilisation{CIMAISE_TEXT_N("museum.almost.civilisation.most")};
//% "No two of the %n {collection} objects are adjacent; together they would be worth {points}."
constexpr FindingText almostDomain{CIMAISE_TEXT_N("museum.almost.domain")};
//% "The %n {collection} objects are not all adjacent; together they would be worth {points}."
constexpr FindingText almostMostOfDomain{CIMAISE_TEXT_N("museum.almost.domain.most")};
//% "%n objects are connected to the {collection} collection only through a duplicate; counted with it, they would score {points}."
constexpr FindingText almostChained{CIMAISE_TEXT_N("museum.almost.chained")};
//% "The %n {collection} objects are connected only through duplicates; counted together, they would be worth {points}."
constexpr FindingText almostAllChained{CIMAISE_TEXT_N("museum.almost.chained.all")};
const std::array<FindingText, 7> almostTexts{
    almostApart,        almostCivilisation, almostMostOfCivilisation, almostDomain,
    almostMostOfDomain, almostChained,      almostAllChained};

//% "%n more points"
constexpr TextId morePoints = CIMAISE_TEXT_N("museum.almost.more");

namespace {

/// Objects that would count if they were adjacent to the rest of their collection.
SlotSet apartFrom(const MuseumResults& museum, Civilisation kind) {
    return museum.slotted.of(kind) - museum.tally.of(kind).counted;
}
SlotSet apartFrom(const MuseumResults& museum, Domain kind) {
    const SlotSet& counted = museum.tally.of(kind).counted;
    SlotSet apart;
    (museum.slotted.of(kind) - counted).forEach([&](int slot) {
        if ((counted & museum.slotted.of(museum.slotted.at(slot).civilisation)).empty()) {
            apart.insert(slot);
        }
    });
    return apart;
}

int newWith(const MuseumResults& /*museum*/, Civilisation /*kind*/, const SlotSet& apart) {
    return apart.size();
}
int newWith(const MuseumResults& museum, Domain /*kind*/, const SlotSet& apart) {
    return museum.slotted.civilisationsIn(apart);
}

/// Those of `apart` that touch the collection through objects that do not count, as one answer to
/// the open question on duplicates has it.
SlotSet chainedTo(const MuseumResults& museum, const SlotSet& counted, const SlotSet& all,
                  const SlotSet& apart) {
    SlotSet chained;
    forEachGroup(museum.slotted, all, [&](const SlotSet& group) {
        if (!(group & counted).empty()) {
            chained = group & apart;
        }
    });
    return chained;
}

/// Finding for a kind without a collection; `someTouch`: some objects of that kind are adjacent.
const FindingText& textOf(Civilisation /*kind*/, bool someTouch) {
    return someTouch ? almostMostOfCivilisation : almostCivilisation;
}
const FindingText& textOf(Domain /*kind*/, bool someTouch) {
    return someTouch ? almostMostOfDomain : almostDomain;
}

/// Reports objects that do not count yet, but would if they were all adjacent.
template <class Kind>
void reportNone(const MuseumResults& museum, int owner, Kind kind, int points, Report& report) {
    const SlotSet& all = museum.slotted.of(kind);
    int largest = 0; // group of adjacent objects, those that count or not
    forEachGroup(museum.slotted, all,
                 [&](const SlotSet& group) { largest = std::max(largest, group.size()); });
    report.add(largest == all.size() ? almostAllChained : textOf(kind, largest > 1), side(owner),
               spotsOf(museum, owner, all),
               {{"n", all.size()}, {"collection", info(kind).of}, {"points", pointsText(points)}});
}

/// Reports objects that would add points to a collection if they were connected to it.
template <class Kind>
void reportMore(const MuseumResults& museum, int owner, Kind kind, const SlotSet& apart,
                const FindingText& text, Report& report) {
    const int size = museum.tally.of(kind).size();
    const int gain = pointsFor(kind, size + newWith(museum, kind, apart)) - pointsFor(kind, size);
    if (gain > 0) {
        report.add(text, side(owner), spotsOf(museum, owner, apart),
                   {{"n", apart.size()},
                    {"collection", info(kind).of},
                    {"points", Listing{{Message{morePoints, {{"n", gain}}}}}}});
    }
}

} // namespace

void checkAlmost(const LayoutResults& table, Report& report) {
    forEachMuseum(table, [&](const MuseumResults& museum, int owner) {
        forEachKind([&](auto kind) {
            const Collection& collection = museum.tally.of(kind);
            const SlotSet apart = apartFrom(museum, kind);
            const int points = pointsFor(kind, collection.size());
            const int all = pointsFor(kind, collection.size() + newWith(museum, kind, apart));
            if (points == 0 && all > 0) {
                reportNone(museum, owner, kind, all, report);
            } else if (all > points) {
                const SlotSet chained =
                    chainedTo(museum, collection.counted, museum.slotted.of(kind), apart);
                reportMore(museum, owner, kind, apart - chained, almostApart, report);
                reportMore(museum, owner, kind, chained, almostChained, report);
            }
        });
    });
}

//% "{object} ({place}) does not count in the {domain} collection, which already has the {civilisation} civilisation."
constexpr FindingText duplicateCivilisation{CIMAISE_TEXT("museum.duplicate.civilisation")};
const std::array<FindingText, 1> duplicateTexts{duplicateCivilisation};

void checkDuplicate(const LayoutResults& table, Report& report) {
    forEachMuseum(table, [&](const MuseumResults& museum, int owner) {
        for (std::size_t i = 0; i < domainCount; ++i) {
            const Collection& collection = museum.tally.domains.at(i);
            if (collection.size() < fewestInCollection) {
                continue; // there is no collection to count in
            }
            (collection.group - collection.counted).forEach([&](int slot) {
                const Object& object = museum.slotted.at(slot);
                if ((collection.counted & museum.slotted.of(object.civilisation)).empty()) {
                    return;
                }
                report.add(duplicateCivilisation, side(owner), {spotOf(owner, object)},
                           {{"object", nameOf(traitsOf(object))},
                            {"place", slotPlace(object.at)},
                            {"domain", domains.at(i).of},
                            {"civilisation", info(object.civilisation).of}});
            });
        }
    });
}

// --- museum.reading ------------------------------------------------------------------------

//% "{question} “{chosen}” gives {points}, “{other}” gives {others}."
constexpr FindingText readingDiffers{CIMAISE_TEXT("museum.reading.differs"),
                                     //% "Agree on one answer: it is saved with the game."
                                     CIMAISE_TEXT("museum.reading.differs.fix")};
const std::array<FindingText, 1> readingTexts{readingDiffers};

namespace {

/// Answers with one reading inverted; each reading has two options.
CountingAnswers flipped(CountingAnswers answers, std::size_t reading) {
    constexpr std::array members{&CountingAnswers::duplicatesJoin, &CountingAnswers::mainDistinct,
                                 &CountingAnswers::patronExperts, &CountingAnswers::patronAdjacent,
                                 &CountingAnswers::bothAdds};
    bool& answer = answers.*members.at(reading);
    answer = !answer;
    return answers;
}

} // namespace

void checkReading(const LayoutResults& table, Report& report) {
    forEachMuseum(table, [&](const MuseumResults& museum, int owner) {
        for (std::size_t i = 0; i < readings.size(); ++i) {
            const int other =
                tallyOf(table.layout, museum.museum, museum.slotted, flipped(table.answers, i))
                    .total;
            if (other == museum.tally.total) {
                continue;
            }
            const Reading& reading = readings[i];
            const bool first =
                inForce(reading, table.layout.header.readings) == reading.options[0].id;
            report.add(readingDiffers, side(owner), {},
                       {{"question", reading.explanation.title},
                        {"chosen", reading.options[first ? 0 : 1].title},
                        {"points", pointsText(museum.tally.total)},
                        {"other", reading.options[first ? 1 : 0].title},
                        {"others", other}});
        }
    });
}

// --- museum.end and museum.tie -------------------------------------------------------------

//% "{owner} is at {points} on the score track: the end of the game is triggered."
constexpr FindingText endTriggered{CIMAISE_TEXT("museum.end.triggered")};
const std::array<FindingText, 1> endTexts{endTriggered};

void checkEnd(const LayoutResults& table, Report& report) {
    forEachMuseum(table, [&](const MuseumResults& museum, int owner) {
        if (museum.tally.track >= info(*table.layout.edition).endsAt) {
            report.add(endTriggered, side(owner), {},
                       {{"owner", side(owner)}, {"points", pointsText(museum.tally.track)}});
        }
    });
}

//% "%n players are tied at the top with {points}: neither rulebook has a tie-break."
constexpr FindingText tieShared{CIMAISE_TEXT_N("museum.tie.shared")};
const std::array<FindingText, 1> tieTexts{tieShared};

void checkTie(const LayoutResults& table, Report& report) {
    if (table.museums.empty()) {
        return;
    }
    const auto total = [](const MuseumResults& museum) { return museum.tally.total; };
    const int most = total(*std::ranges::max_element(table.museums, {}, total));
    const auto first = std::ranges::count(table.museums, most, total);
    if (first > 1) {
        report.add(tieShared, everyone(), {},
                   {{"n", static_cast<int>(first)}, {"points", pointsText(most)}});
    }
}
} // namespace cimaise::museum
