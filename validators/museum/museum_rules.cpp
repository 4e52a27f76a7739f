// Decides what cannot be so on a table of Museum, what is still missing for its score, and what the
// players should know. Each rule is one function and one row of the table.
#include "validators/museum/museum_rules.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace cimaise::museum {

namespace {

Spot spotOf(int owner, const Object& object) { return {side(owner), slotPlace(object.at)}; }

/// Whose the spots are: the one owner of all, or everyone.
Party ownerOf(const Spots& spots) {
    const bool one = std::ranges::all_of(
        spots, [&](const Spot& spot) { return spot.owner == spots.front().owner; });
    return one ? spots.front().owner : everyone();
}

Spots spotsOf(const ExaminedMuseum& museum, int owner, const SlotSet& slots) {
    Spots spots;
    slots.forEach([&](int slot) { spots.push_back(spotOf(owner, museum.hanging.at(slot))); });
    return spots;
}

/// Calls `visit` with each museum and the number of its owner.
template <class Visit> void forEachMuseum(const Examined& table, Visit visit) {
    for (int owner = 0; const ExaminedMuseum& museum : table.museums) {
        visit(museum, owner++);
    }
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

// --- museum.slot ---------------------------------------------------------------------------

constexpr std::array slotTexts{
    //% "{owner}: there is no slot at {place}."
    FindingText{CIMAISE_TEXT("museum.slot.none"),
                //% "Put the object on a slot of the board; until then it does not count."
                CIMAISE_TEXT("museum.slot.none.mend")},
    //% "{owner}: the slot at {place} is blocked."
    FindingText{CIMAISE_TEXT("museum.slot.blocked"),
                //% "Put the object on another slot; until then it does not count."
                CIMAISE_TEXT("museum.slot.blocked.mend")},
    //% "{owner}: another object lies at {place} already."
    FindingText{CIMAISE_TEXT("museum.slot.taken"),
                //% "Move one of the two; until then only the first one counts."
                CIMAISE_TEXT("museum.slot.taken.mend")},
};

void checkSlot(const Examined& table, Report& report) {
    forEachMuseum(table, [&](const ExaminedMuseum& museum, int owner) {
        SlotSet taken;
        for (const Object& object : *museum.museum.objects) {
            const int slot = museum.slots.slotAt(object.at);
            if (slot >= 0 && !taken.contains(slot)) {
                taken.insert(slot);
                continue;
            }
            const bool blocked = markAt(museum.board, object.at) == blockedMark;
            const std::size_t text = slot >= 0 ? 2 : blocked ? 1 : 0;
            report.add(slotTexts.at(text), side(owner), {spotOf(owner, object)},
                       {{"owner", side(owner)}, {"place", slotPlace(object.at)}});
        }
    });
}

// --- museum.copies -------------------------------------------------------------------------

constexpr std::array copiesTexts{
    //% "%n objects are {civilisation}, {domain}, {value}; the box is likely to hold one."
    FindingText{CIMAISE_TEXT_N("museum.copies.object"),
                //% "Look whether one of them was entered twice."
                CIMAISE_TEXT("museum.copies.object.mend")},
    //% "%n objects are {civilisation}; the box is likely to hold {most}."
    FindingText{CIMAISE_TEXT_N("museum.copies.civilisation"),
                //% "Look whether some of them are of another civilisation."
                CIMAISE_TEXT("museum.copies.civilisation.mend")},
    //% "{civilisation} has objects of %n domains; in the box it is likely to have {most}."
    FindingText{CIMAISE_TEXT_N("museum.copies.domains"),
                //% "Look whether the domain of one of them was read wrongly."
                CIMAISE_TEXT("museum.copies.domains.mend")},
};

using ObjectKind = std::tuple<Civilisation, Domain, int>;

void checkCopies(const Examined& table, Report& report) {
    std::array<Spots, civilisationCount> ofCivilisation;
    std::array<std::array<bool, domainCount>, civilisationCount> seen{};
    std::map<ObjectKind, Spots> ofKind;
    forEachMuseum(table, [&](const ExaminedMuseum& museum, int owner) {
        for (const Object& object : *museum.museum.objects) {
            const auto civilisation = static_cast<std::size_t>(object.civilisation);
            ofCivilisation.at(civilisation).push_back(spotOf(owner, object));
            seen.at(civilisation).at(static_cast<std::size_t>(object.domain)) = true;
            ofKind[{object.civilisation, object.domain, object.value}].push_back(
                spotOf(owner, object));
        }
    });
    for (const auto& [kind, spots] : ofKind) {
        if (spots.size() > 1) {
            const auto& [civilisation, domain, value] = kind;
            report.add(copiesTexts[0], ownerOf(spots), spots,
                       {{"n", static_cast<int>(spots.size())},
                        {"civilisation", info(civilisation).name},
                        {"domain", info(domain).name},
                        {"value", value}});
        }
    }
    for (std::size_t i = 0; i < civilisationCount; ++i) {
        const Spots& spots = ofCivilisation.at(i);
        const int found = static_cast<int>(spots.size());
        const int inDomains = static_cast<int>(std::ranges::count(seen.at(i), true));
        const Argument name{"civilisation", civilisations.at(i).name};
        if (found > objectsOfCivilisation) {
            report.add(copiesTexts[1], ownerOf(spots), spots,
                       {{"n", found}, name, {"most", objectsOfCivilisation}});
        }
        if (inDomains > domainsOfCivilisation) {
            report.add(copiesTexts[2], ownerOf(spots), spots,
                       {{"n", inDomains}, name, {"most", domainsOfCivilisation}});
        }
    }
}

// --- museum.track --------------------------------------------------------------------------

constexpr std::array trackTexts{
    //% "{owner} stands at {track} on the score track, and the objects exhibited are worth {sum}."
    FindingText{CIMAISE_TEXT("museum.track.differs"),
                //% "Look whether an object is missing or misread, or the track was read wrongly."
                CIMAISE_TEXT("museum.track.differs.mend")},
};

void checkTrack(const Examined& table, Report& report) {
    forEachMuseum(table, [&](const ExaminedMuseum& museum, int owner) {
        const CopyFact& track = *museum.museum.track;
        const int sum = valuesOf(museum.hanging);
        if (track && *track != sum) {
            report.add(trackTexts[0], side(owner), {},
                       {{"owner", side(owner)}, {"track", *track}, {"sum", sum}});
        }
    });
}

// --- what the box holds --------------------------------------------------------------------

constexpr std::array opinionTexts{
    //% "There are %n tokens of Public Opinion on the continents; the box has {most}."
    FindingText{CIMAISE_TEXT_N("museum.opinion.all"),
                //% "Count the tokens on the four continents again."
                CIMAISE_TEXT("museum.opinion.all.mend")},
    //% "{continent} has %n tokens of Public Opinion; its deck has no more than {most} such cards."
    FindingText{CIMAISE_TEXT_N("museum.opinion.continent"),
                //% "Count the tokens on this continent again."
                CIMAISE_TEXT("museum.opinion.continent.mend")},
};

void checkOpinion(const Examined& table, Report& report) {
    int sum = 0;
    for (const std::optional<int>& tokens : *table.layout.opinion) {
        sum += tokens.value_or(0);
    }
    if (sum > opinionTokens) {
        report.add(opinionTexts[0], everyone(), {}, {{"n", sum}, {"most", opinionTokens}});
    }
    for (std::size_t i = 0; i < continentCount; ++i) {
        const int tokens = table.layout.opinion->at(i).value_or(0);
        if (tokens > opinionCardsOfContinent) {
            report.add(opinionTexts[1], everyone(), {},
                       {{"continent", continents.at(i).name},
                        {"n", tokens},
                        {"most", opinionCardsOfContinent}});
        }
    }
}

constexpr std::array prestigeTexts{
    //% "The players hold %n Prestige tokens together; the box has {most}."
    FindingText{CIMAISE_TEXT_N("museum.prestige.all"),
                //% "Count each player’s tokens again, and see which edition is played."
                CIMAISE_TEXT("museum.prestige.all.mend")},
};

void checkPrestige(const Examined& table, Report& report) {
    const int most = info(*table.layout.edition).prestige;
    int sum = 0;
    for (const Museum& museum : table.layout.museums) {
        sum += *museum.prestige;
    }
    if (sum > most) {
        report.add(prestigeTexts[0], everyone(), {}, {{"n", sum}, {"most", most}});
    }
}

constexpr std::array pressTexts{
    //% "The players have played %n Press Conferences together; there are {most}."
    FindingText{CIMAISE_TEXT_N("museum.press.all"),
                //% "Count the Press Conferences again."
                CIMAISE_TEXT("museum.press.all.mend")},
};

void checkPress(const Examined& table, Report& report) {
    int sum = 0;
    for (const Museum& museum : table.layout.museums) {
        sum += *museum.press;
    }
    if (sum > pressConferences) {
        report.add(pressTexts[0], everyone(), {}, {{"n", sum}, {"most", pressConferences}});
    }
}

constexpr std::array expertsTexts{
    //% "The expert {expert} is hired %n times; there is one."
    FindingText{CIMAISE_TEXT_N("museum.experts.twice"),
                //% "Leave the expert with the player who hired that card."
                CIMAISE_TEXT("museum.experts.twice.mend")},
    //% "%n experts are hired; this edition has {most}."
    FindingText{CIMAISE_TEXT_N("museum.experts.all"),
                //% "Count the experts again, and see which edition is played."
                CIMAISE_TEXT("museum.experts.all.mend")},
};

Value expertName(const Expert& expert) {
    if (const auto* const name = std::get_if<std::string>(&expert)) {
        return *name;
    }
    const auto* const civilisation = std::get_if<Civilisation>(&expert);
    return civilisation != nullptr ? info(*civilisation).name : info(std::get<Domain>(expert)).name;
}

void checkExperts(const Examined& table, Report& report) {
    std::map<Expert, std::vector<int>> hiredBy;
    int all = 0;
    for (int owner = 0; const Museum& museum : table.layout.museums) {
        for (const Expert& expert : *museum.experts) {
            hiredBy[expert].push_back(owner);
            ++all;
        }
        ++owner;
    }
    for (const auto& [expert, owners] : hiredBy) {
        if (owners.size() > 1) {
            const bool one = owners.front() == owners.back();
            report.add(expertsTexts[0], one ? side(owners.front()) : everyone(), {},
                       {{"expert", expertName(expert)}, {"n", static_cast<int>(owners.size())}});
        }
    }
    const int most = info(*table.layout.edition).experts;
    if (all > most) {
        report.add(expertsTexts[1], everyone(), {}, {{"n", all}, {"most", most}});
    }
}

// --- museum.table --------------------------------------------------------------------------

constexpr std::array tableTexts{
    //% "{owner}: the collection {collection} has a size of {size}, and the table ends at {most}."
    FindingText{CIMAISE_TEXT("museum.table.larger"),
                //% "Look its objects and experts through; it scores the table’s last column."
                CIMAISE_TEXT("museum.table.larger.mend")},
};

int largest(Civilisation /*kind*/) { return largestCivilisation; }
int largest(Domain /*kind*/) { return largestDomain; }

void checkTable(const Examined& table, Report& report) {
    forEachMuseum(table, [&](const ExaminedMuseum& museum, int owner) {
        forEachKind([&](auto kind) {
            const Collection& collection = museum.tally.of(kind);
            if (collection.size() > largest(kind)) {
                report.add(tableTexts[0], side(owner), spotsOf(museum, owner, collection.counted),
                           {{"owner", side(owner)},
                            {"collection", info(kind).name},
                            {"size", collection.size()},
                            {"most", largest(kind)}});
            }
        });
    });
}

// --- museum.patron.points and museum.board.bonus -------------------------------------------

constexpr std::array patronTexts{
    //% "{owner}: what the patron {patron} pays for level {level} is not known yet."
    FindingText{CIMAISE_TEXT("museum.patron.points.unknown"),
                //% "Read it off the Patron card and enter it; the total is at least what is shown."
                CIMAISE_TEXT("museum.patron.points.unknown.mend")},
};

void checkPatronPoints(const Examined& table, Report& report) {
    forEachMuseum(table, [&](const ExaminedMuseum& museum, int owner) {
        const PatronPay& pay = museum.tally.patron;
        if (pay.unknown) {
            report.add(patronTexts[0], side(owner), {},
                       {{"owner", side(owner)},
                        {"patron", info((*museum.museum.patron)->kind).name},
                        {"level", pay.level + 1}});
        }
    });
}

constexpr std::array bonusTexts{
    //% "{owner}: the bonus for the Main Gallery is not known yet."
    FindingText{
        CIMAISE_TEXT("museum.board.bonus.main"),
        //% "Read it off the Museum board and enter it; the total is at least what is shown."
        CIMAISE_TEXT("museum.board.bonus.mend")},
    //% "{owner}: the bonus for a full museum is not known yet."
    FindingText{CIMAISE_TEXT("museum.board.bonus.full"), TextId{"museum.board.bonus.mend"}},
    //% "{owner}: the bonus for both galleries is not known yet."
    FindingText{CIMAISE_TEXT("museum.board.bonus.both"), TextId{"museum.board.bonus.mend"}},
};

void checkBoardBonus(const Examined& table, Report& report) {
    forEachMuseum(table, [&](const ExaminedMuseum& museum, int owner) {
        const Tally& tally = museum.tally;
        const std::array unknown{tally.main.unknown, tally.full.unknown, tally.both.unknown};
        for (std::size_t i = 0; i < unknown.size(); ++i) {
            if (unknown.at(i)) {
                report.add(bonusTexts.at(i), side(owner), {}, {{"owner", side(owner)}});
            }
        }
    });
}

// --- museum.almost and museum.duplicate ----------------------------------------------------

constexpr std::array almostTexts{
    //% "{owner}: %n objects lie apart from the collection {collection}; joined to it they would bring {points} more points."
    FindingText{CIMAISE_TEXT_N("museum.almost.apart")},
};

/// The objects that would count if they lay with the rest of their collection.
SlotSet apartFrom(const ExaminedMuseum& museum, Civilisation kind) {
    return museum.hanging.of(kind) - museum.tally.of(kind).counted;
}
SlotSet apartFrom(const ExaminedMuseum& museum, Domain kind) {
    const SlotSet& counted = museum.tally.of(kind).counted;
    SlotSet apart;
    (museum.hanging.of(kind) - counted).forEach([&](int slot) {
        if ((counted & museum.hanging.of(museum.hanging.at(slot).civilisation)).empty()) {
            apart.insert(slot);
        }
    });
    return apart;
}

int newWith(const ExaminedMuseum& /*museum*/, Civilisation /*kind*/, const SlotSet& apart) {
    return apart.size();
}
int newWith(const ExaminedMuseum& museum, Domain /*kind*/, const SlotSet& apart) {
    return museum.hanging.civilisationsIn(apart);
}

void checkAlmost(const Examined& table, Report& report) {
    forEachMuseum(table, [&](const ExaminedMuseum& museum, int owner) {
        forEachKind([&](auto kind) {
            const int size = museum.tally.of(kind).size();
            const SlotSet apart = apartFrom(museum, kind);
            const int gain =
                pointsFor(kind, size + newWith(museum, kind, apart)) - pointsFor(kind, size);
            if (gain > 0) {
                report.add(almostTexts[0], side(owner), spotsOf(museum, owner, apart),
                           {{"owner", side(owner)},
                            {"n", apart.size()},
                            {"collection", info(kind).name},
                            {"points", gain}});
            }
        });
    });
}

constexpr std::array duplicateTexts{
    //% "{owner}: the object at {place} does not count in the collection {domain}, which has {civilisation} already."
    FindingText{CIMAISE_TEXT("museum.duplicate.civilisation")},
};

void checkDuplicate(const Examined& table, Report& report) {
    forEachMuseum(table, [&](const ExaminedMuseum& museum, int owner) {
        for (std::size_t i = 0; i < domainCount; ++i) {
            const Collection& collection = museum.tally.domains.at(i);
            if (collection.size() < 2) {
                continue; // objects of one civilisation do not look like a collection
            }
            (collection.group - collection.counted).forEach([&](int slot) {
                const Object& object = museum.hanging.at(slot);
                if ((collection.counted & museum.hanging.of(object.civilisation)).empty()) {
                    return;
                }
                report.add(duplicateTexts[0], side(owner), {spotOf(owner, object)},
                           {{"owner", side(owner)},
                            {"place", slotPlace(object.at)},
                            {"domain", domains.at(i).name},
                            {"civilisation", info(object.civilisation).name}});
            });
        }
    });
}

// --- museum.reading ------------------------------------------------------------------------

constexpr std::array readingTexts{
    //% "{question} With “{chosen}” {owner} has {points} points, with “{other}” {others}."
    FindingText{CIMAISE_TEXT("museum.reading.differs"),
                //% "Agree on one answer: it is kept with the game."
                CIMAISE_TEXT("museum.reading.differs.mend")},
};

/// The answers with one reading flipped; each has two options.
Answers flipped(Answers answers, std::size_t reading) {
    constexpr std::array members{&Answers::duplicatesJoin, &Answers::mainDistinct,
                                 &Answers::patronExperts, &Answers::patronAdjacent,
                                 &Answers::bothAdds};
    bool& answer = answers.*members.at(reading);
    answer = !answer;
    return answers;
}

void checkReading(const Examined& table, Report& report) {
    forEachMuseum(table, [&](const ExaminedMuseum& museum, int owner) {
        for (std::size_t i = 0; i < readings.size(); ++i) {
            const int other =
                tallyOf(table.layout, museum.museum, museum.hanging, flipped(table.answers, i))
                    .total;
            if (other == museum.tally.total) {
                continue;
            }
            const Reading& reading = readings[i];
            const bool first =
                inForce(reading, table.layout.header.readings) == reading.options[0].id;
            report.add(readingTexts[0], side(owner), {},
                       {{"question", reading.digest.title},
                        {"chosen", reading.options[first ? 0 : 1].title},
                        {"owner", side(owner)},
                        {"points", museum.tally.total},
                        {"other", reading.options[first ? 1 : 0].title},
                        {"others", other}});
        }
    });
}

// --- museum.end and museum.tie -------------------------------------------------------------

constexpr std::array endTexts{
    //% "{owner} stands at {points} on the score track: the end of the game is triggered."
    FindingText{CIMAISE_TEXT("museum.end.triggered")},
};

void checkEnd(const Examined& table, Report& report) {
    forEachMuseum(table, [&](const ExaminedMuseum& museum, int owner) {
        if (museum.tally.track >= info(*table.layout.edition).endsAt) {
            report.add(endTexts[0], side(owner), {},
                       {{"owner", side(owner)}, {"points", museum.tally.track}});
        }
    });
}

constexpr std::array tieTexts{
    //% "%n players share the first place with {points} points: no rulebook has a tie-break."
    FindingText{CIMAISE_TEXT_N("museum.tie.shared")},
};

void checkTie(const Examined& table, Report& report) {
    if (table.museums.empty()) {
        return;
    }
    const auto total = [](const ExaminedMuseum& museum) { return museum.tally.total; };
    const int most = total(*std::ranges::max_element(table.museums, {}, total));
    const auto first = std::ranges::count(table.museums, most, total);
    if (first > 1) {
        report.add(tieTexts[0], everyone(), {}, {{"n", static_cast<int>(first)}, {"points", most}});
    }
}

// --- the table -----------------------------------------------------------------------------

constexpr std::array ruleTable{
    Rule<Examined>{
        {"museum.slot",
         Severity::impossible,
         //% "One object a slot"
         {CIMAISE_TEXT("museum.slot.title"),
          //% "Each object lies on a slot of the museum board and each slot holds one object; nothing lies on a blocked slot."
          CIMAISE_TEXT("museum.slot.text"),
          //% "Rulebook, “Laying Out your Museum”"
          CIMAISE_TEXT("museum.slot.citation")},
         slotTexts},
        checkSlot},
    Rule<Examined>{
        {"museum.copies",
         Severity::note,
         //% "What the box is likely to hold"
         {CIMAISE_TEXT("museum.copies.title"),
          //% "The tables of points suggest that each civilisation has fifteen objects: three domains, and the values 1 to 5 once in each. More than that on the boards is probably an entry error."
          CIMAISE_TEXT("museum.copies.text"),
          //% "Rulebook, “Final Scoring”; deduced from its tables of points"
          CIMAISE_TEXT("museum.copies.citation")},
         copiesTexts},
        checkCopies},
    Rule<Examined>{
        {"museum.track",
         Severity::note,
         //% "The track and the objects agree"
         {CIMAISE_TEXT("museum.track.title"),
          //% "Whoever exhibits an object moves ahead by its value, and nothing in the game takes an object away again: the score track shows the sum of the exhibited values."
          CIMAISE_TEXT("museum.track.text"),
          //% "Rulebook, “Scoring points during the game”"
          CIMAISE_TEXT("museum.track.citation")},
         trackTexts},
        checkTrack},
    Rule<Examined>{
        {"museum.opinion",
         Severity::impossible,
         //% "Tokens of Public Opinion"
         {CIMAISE_TEXT("museum.opinion.title"),
          //% "The box has twelve tokens of Public Opinion, and the deck of each continent at most five cards that put one there."
          CIMAISE_TEXT("museum.opinion.text"),
          //% "Rulebook, “Components”, “Setup” and “Public Opinion”"
          CIMAISE_TEXT("museum.opinion.citation")},
         opinionTexts},
        checkOpinion},
    Rule<Examined>{
        {"museum.prestige",
         Severity::impossible,
         //% "Prestige tokens"
         {CIMAISE_TEXT("museum.prestige.title"),
          //% "The players cannot hold more Prestige tokens than the box has: 32 in the retail edition, 42 in the earlier French one."
          CIMAISE_TEXT("museum.prestige.text"),
          //% "Rulebook, “Components”"
          CIMAISE_TEXT("museum.prestige.citation")},
         prestigeTexts},
        checkPrestige},
    Rule<Examined>{
        {"museum.press",
         Severity::impossible,
         //% "Press Conferences"
         {CIMAISE_TEXT("museum.press.title"),
          //% "There are likely to be three Press Conferences among the Favour cards, for all players together."
          CIMAISE_TEXT("museum.press.text"),
          //% "Rulebook, “Favour Cards”; it does not count them"
          CIMAISE_TEXT("museum.press.citation")},
         pressTexts},
        checkPress},
    Rule<Examined>{
        {"museum.experts",
         Severity::impossible,
         //% "Each expert once"
         {CIMAISE_TEXT("museum.experts.title"),
          //% "An expert is hired once, by one player. The retail edition has 24 experts, the earlier French one 18."
          CIMAISE_TEXT("museum.experts.text"),
          //% "Rulebook, “Recruiting Experts” and “Components”"
          CIMAISE_TEXT("museum.experts.citation")},
         expertsTexts},
        checkExperts},
    Rule<Examined>{
        {"museum.table",
         Severity::impossible,
         //% "No collection beyond the table"
         {CIMAISE_TEXT("museum.table.title"),
          //% "The table of points ends at 16 for a civilisation and at 7 for a domain. A larger collection cannot be; it scores the last column."
          CIMAISE_TEXT("museum.table.text"),
          //% "Rulebook, “Final Scoring”"
          CIMAISE_TEXT("museum.table.citation")},
         tableTexts},
        checkTable},
    Rule<Examined>{
        {"museum.patron.points",
         Severity::missing,
         //% "What the patron pays"
         {CIMAISE_TEXT("museum.patron.points.title"),
          //% "The points stand on the Patron card, not in the rulebook. Until they are entered the highest known level below counts, and the total is “at least”."
          CIMAISE_TEXT("museum.patron.points.text"),
          //% "Rulebook, “Patrons”; the figures are printed on the cards"
          CIMAISE_TEXT("museum.patron.points.citation")},
         patronTexts},
        checkPatronPoints},
    Rule<Examined>{
        {"museum.board.bonus",
         Severity::missing,
         //% "What the board pays"
         {CIMAISE_TEXT("museum.board.bonus.title"),
          //% "The bonuses for the galleries stand on the museum board, not in the rulebook. Until they are entered they count nothing, and the total is “at least”."
          CIMAISE_TEXT("museum.board.bonus.text"),
          //% "Rulebook, “Galleries”; the figures are printed on the boards"
          CIMAISE_TEXT("museum.board.bonus.citation")},
         bonusTexts},
        checkBoardBonus},
    Rule<Examined>{
        {"museum.almost",
         Severity::note,
         //% "Apart from its collection"
         {CIMAISE_TEXT("museum.almost.title"),
          //% "Objects of one collection are adjacent, side by side. One that lies elsewhere does not count; the note says what joining it would bring."
          CIMAISE_TEXT("museum.almost.text"),
          //% "Rulebook, “Organising your Collections”"
          CIMAISE_TEXT("museum.almost.citation")},
         almostTexts},
        checkAlmost},
    Rule<Examined>{
        {"museum.duplicate",
         Severity::note,
         //% "Each civilisation once in a domain"
         {CIMAISE_TEXT("museum.duplicate.title"),
          //% "The objects of a domain collection are of different civilisations. A second object of one civilisation does not count in it; it may still count for its civilisation."
          CIMAISE_TEXT("museum.duplicate.text"),
          //% "Rulebook, “Domains”"
          CIMAISE_TEXT("museum.duplicate.citation")},
         duplicateTexts},
        checkDuplicate},
    Rule<Examined>{
        {"museum.reading",
         Severity::note,
         //% "Readings that change a total"
         {CIMAISE_TEXT("museum.reading.title"),
          //% "Where the rulebook is open and another answer would give a player another total, both totals are shown. One reading is changed at a time."
          CIMAISE_TEXT("museum.reading.text"),
          //% "Rulebook, the passages that each reading names"
          CIMAISE_TEXT("museum.reading.citation")},
         readingTexts},
        checkReading},
    Rule<Examined>{
        {"museum.end",
         Severity::note,
         //% "The end of the game"
         {CIMAISE_TEXT("museum.end.title"),
          //% "The first player to reach 50 points on the track triggers the end; under the earlier French rules 50 must be exceeded. That player ends the turn, and all others have one more."
          CIMAISE_TEXT("museum.end.text"),
          //% "Rulebook, “Ending the Game”"
          CIMAISE_TEXT("museum.end.citation")},
         endTexts},
        checkEnd},
    Rule<Examined>{
        {"museum.tie",
         Severity::note,
         //% "A shared first place"
         {CIMAISE_TEXT("museum.tie.title"),
          //% "The player with the most points wins. Neither rulebook has a tie-break: players with the same points share the place."
          CIMAISE_TEXT("museum.tie.text"),
          //% "Rulebook, “Final Scoring”"
          CIMAISE_TEXT("museum.tie.citation")},
         tieTexts},
        checkTie},
};

} // namespace

const std::span<const Rule<Examined>> rules{ruleTable};

ExaminedMuseum::ExaminedMuseum(const Layout& layout, const Museum& entered, const Answers& answers)
    : museum(entered), board(boardOf(layout, entered)), slots(slotsOf(board)),
      hanging(slots, board, entered), tally(tallyOf(layout, entered, hanging, answers)) {}

Examined::Examined(const Layout& entered) : layout(entered), answers(answersOf(entered.header)) {
    for (const Museum& museum : layout.museums) {
        museums.emplace_back(layout, museum, answers);
    }
}

Findings check(const Layout& layout) { return runRules(rules, Examined{layout}); }

} // namespace cimaise::museum
