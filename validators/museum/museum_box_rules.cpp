// Checks the limits that the boards and components of Museum set.
#include "positions/museum/museum_traits.h"
#include "validators/museum/museum_rule_parts.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace cimaise::museum {

namespace {

/// Owner of the spots: the common owner, or everyone().
Party ownerOf(const Spots& spots) {
    const bool one = std::ranges::all_of(
        spots, [&](const Spot& spot) { return spot.owner == spots.front().owner; });
    return one ? spots.front().owner : everyone();
}
} // namespace

// --- museum.slot ---------------------------------------------------------------------------

//% "“{object}” is not on a slot: {place}."
constexpr FindingText slotNone{
    CIMAISE_TEXT("museum.slot.none"),
    //% "Move the object to a slot of the board; until then it does not count."
    CIMAISE_TEXT("museum.slot.none.fix")};
//% "“{object}” is on a blocked slot: {place}."
constexpr FindingText slotBlocked{
    CIMAISE_TEXT("museum.slot.blocked"),
    //% "Move the object to another slot; until then it does not count."
    CIMAISE_TEXT("museum.slot.blocked.fix")};
//% "“{object}” is on a slot already taken by “{first}”: {place}."
constexpr FindingText slotTaken{
    CIMAISE_TEXT("museum.slot.taken"),
    //% "Move one of the two; until then only the object placed first counts."
    CIMAISE_TEXT("museum.slot.taken.fix")};
const std::array<FindingText, 3> slotTexts{slotNone, slotBlocked, slotTaken};

std::vector<MisplacedObject> misplaced(const SlotBoard& slots, const std::vector<Object>& objects) {
    std::map<int, std::size_t> taken;
    std::vector<MisplacedObject> found;
    for (std::size_t i = 0; i < objects.size(); ++i) {
        const int slot = slots.slotAt(objects[i].at);
        if (slot < 0) {
            found.push_back({.object = i, .coveredBy = {}});
        } else if (const auto [first, isFirst] = taken.emplace(slot, i); !isFirst) {
            found.push_back({.object = i, .coveredBy = first->second});
        }
    }
    return found;
}

void checkSlot(const LayoutResults& table, Report& report) {
    forEachMuseum(table, [&](const MuseumResults& museum, int owner) {
        const std::vector<Object>& objects = *museum.museum.objects;
        for (const MisplacedObject& one : misplaced(museum.slots, objects)) {
            const Object& object = objects[one.object];
            const bool blocked = cellCharacterAt(museum.board, object.at) == blockedMark;
            std::vector<Argument> arguments{{slotObject, nameOf(traitsOf(object))},
                                            {"place", slotPlace(object.at)}};
            if (one.coveredBy) {
                arguments.push_back({"first", nameOf(traitsOf(objects[*one.coveredBy]))});
            }
            report.add(one.coveredBy ? slotTaken
                       : blocked     ? slotBlocked
                                     : slotNone,
                       side(owner), {spotOf(owner, object)}, std::move(arguments));
        }
    });
}

// --- museum.copies -------------------------------------------------------------------------

//% "%n identical objects: {civilisation}, {domain}, {value}; the box probably holds only one."
constexpr FindingText copiesObject{CIMAISE_TEXT_N("museum.copies.object"),
                                   //% "Check whether one of them was entered twice."
                                   CIMAISE_TEXT("museum.copies.object.fix")};
//% "%n {civilisation} objects entered; the box probably holds only {most}."
constexpr FindingText copiesCivilisation{
    CIMAISE_TEXT_N("museum.copies.civilisation"),
    //% "Check whether some of them belong to another civilisation."
    CIMAISE_TEXT("museum.copies.civilisation.fix")};
//% "The {civilisation} objects cover %n domains; a civilisation probably has only {most}."
constexpr FindingText copiesDomains{CIMAISE_TEXT_N("museum.copies.domains"),
                                    //% "Check whether the domain of one of them was misread."
                                    CIMAISE_TEXT("museum.copies.domains.fix")};
const std::array<FindingText, 3> copiesTexts{copiesObject, copiesCivilisation, copiesDomains};

namespace {

using ObjectKind = std::tuple<Civilisation, Domain, int>;

} // namespace

void checkCopies(const LayoutResults& table, Report& report) {
    std::array<Spots, civilisationCount> ofCivilisation;
    std::array<std::array<bool, domainCount>, civilisationCount> seen{};
    std::map<ObjectKind, Spots> ofKind;
    forEachMuseum(table, [&](const MuseumResults& museum, int owner) {
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
            report.add(copiesObject, ownerOf(spots), spots,
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
        const Argument name{"civilisation", civilisations.at(i).of};
        if (found > objectsOfCivilisation) {
            report.add(copiesCivilisation, ownerOf(spots), spots,
                       {{"n", found}, name, {"most", objectsOfCivilisation}});
        }
        if (inDomains > domainsOfCivilisation) {
            report.add(copiesDomains, ownerOf(spots), spots,
                       {{"n", inDomains}, name, {"most", domainsOfCivilisation}});
        }
    }
}

// --- museum.track --------------------------------------------------------------------------

//% "{owner} is at {track} on the score track, but the exhibited objects are worth {sum}."
constexpr FindingText trackDiffers{
    CIMAISE_TEXT("museum.track.differs"),
    //% "Check for a missing or misread object, or a misread score track."
    CIMAISE_TEXT("museum.track.differs.fix")};
const std::array<FindingText, 1> trackTexts{trackDiffers};

void checkTrack(const LayoutResults& table, Report& report) {
    forEachMuseum(table, [&](const MuseumResults& museum, int owner) {
        const CopyFact& track = *museum.museum.track;
        const int sum = valuesOf(museum.slotted);
        if (track && *track != sum) {
            report.add(trackDiffers, side(owner), {},
                       {{"owner", side(owner)}, {"track", *track}, {"sum", sum}});
        }
    });
}

// --- contents of the box -------------------------------------------------------------------

//% "There are %n Public Opinion tokens on the continents; the box has only {most}."
constexpr FindingText opinionAll{CIMAISE_TEXT_N("museum.opinion.all"),
                                 //% "Count the tokens on the four continents again."
                                 CIMAISE_TEXT("museum.opinion.all.fix")};
//% "{continent} has %n Public Opinion tokens; its deck has only {most} cards that add one."
constexpr FindingText opinionContinent{CIMAISE_TEXT_N("museum.opinion.continent"),
                                       //% "Count the tokens on this continent again."
                                       CIMAISE_TEXT("museum.opinion.continent.fix")};
const std::array<FindingText, 2> opinionTexts{opinionAll, opinionContinent};

void checkOpinion(const LayoutResults& table, Report& report) {
    int sum = 0;
    for (const std::optional<int>& tokens : *table.layout.opinion) {
        sum += tokens.value_or(0);
    }
    if (sum > opinionTokens) {
        report.add(opinionAll, everyone(), {}, {{"n", sum}, {"most", opinionTokens}});
    }
    for (std::size_t i = 0; i < continentCount; ++i) {
        const int tokens = table.layout.opinion->at(i).value_or(0);
        if (tokens > opinionCardsOfContinent) {
            report.add(opinionContinent, everyone(), {},
                       {{"continent", continents.at(i).name},
                        {"n", tokens},
                        {"most", opinionCardsOfContinent}});
        }
    }
}

//% "The players hold %n Prestige tokens in all; the box has only {most}."
constexpr FindingText prestigeAll{CIMAISE_TEXT_N("museum.prestige.all"),
                                  //% "Count each player’s tokens again and check the edition."
                                  CIMAISE_TEXT("museum.prestige.all.fix")};
const std::array<FindingText, 1> prestigeTexts{prestigeAll};

namespace {

/// Players for whom the figure is not 0.
std::vector<Party> holdersOf(const LayoutResults& table, Entered<int> Museum::* figure) {
    std::vector<Party> holders;
    for (int owner = 0; const Museum& museum : table.layout.museums) {
        if (*(museum.*figure) > 0) {
            holders.push_back(side(owner));
        }
        ++owner;
    }
    return holders;
}

} // namespace

void checkPrestige(const LayoutResults& table, Report& report) {
    const int most = info(*table.layout.edition).prestige;
    int sum = 0;
    for (const Museum& museum : table.layout.museums) {
        sum += *museum.prestige;
    }
    if (sum > most) {
        report.addAboutSides(holdersOf(table, &Museum::prestige), prestigeAll,
                             {{"n", sum}, {"most", most}});
    }
}

//% "The players have played %n Press Conferences in all; there are only {most}."
constexpr FindingText pressAll{CIMAISE_TEXT_N("museum.press.all"),
                               //% "Count the Press Conferences again."
                               CIMAISE_TEXT("museum.press.all.fix")};
const std::array<FindingText, 1> pressTexts{pressAll};

void checkPress(const LayoutResults& table, Report& report) {
    int sum = 0;
    for (const Museum& museum : table.layout.museums) {
        sum += *museum.press;
    }
    if (sum > pressConferences) {
        report.addAboutSides(holdersOf(table, &Museum::press), pressAll,
                             {{"n", sum}, {"most", pressConferences}});
    }
}

//% "The expert “{expert}” has been hired %n times; there is only one."
constexpr FindingText expertsTwice{CIMAISE_TEXT_N("museum.experts.twice"),
                                   //% "Leave the expert only with the player who hired it."
                                   CIMAISE_TEXT("museum.experts.twice.fix")};
//% "%n experts have been hired; this edition has only {most}."
constexpr FindingText expertsAll{CIMAISE_TEXT_N("museum.experts.all"),
                                 //% "Count the experts again and check the edition."
                                 CIMAISE_TEXT("museum.experts.all.fix")};
const std::array<FindingText, 2> expertsTexts{expertsTwice, expertsAll};

namespace {

Value expertName(const Expert& expert) {
    if (const auto* const name = std::get_if<std::string>(&expert)) {
        return *name;
    }
    const auto* const civilisation = std::get_if<Civilisation>(&expert);
    return civilisation != nullptr ? info(*civilisation).name : info(std::get<Domain>(expert)).name;
}

} // namespace

namespace {

/// Parties of `owners`, which are in seating order, without duplicates.
std::vector<Party> partiesOf(const std::vector<int>& owners) {
    std::vector<Party> parties;
    for (const int owner : owners) {
        if (parties.empty() || parties.back() != side(owner)) {
            parties.push_back(side(owner));
        }
    }
    return parties;
}

} // namespace

void checkExperts(const LayoutResults& table, Report& report) {
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
            const std::vector<Argument> arguments{{"expert", expertName(expert)},
                                                  {"n", static_cast<int>(owners.size())}};
            const std::vector<Party> hirers = partiesOf(owners);
            if (hirers.size() == 1) {
                report.add(expertsTwice, hirers.front(), {}, arguments);
            } else {
                report.addAboutSides(hirers, expertsTwice, arguments);
            }
        }
    }
    const int most = info(*table.layout.edition).experts;
    if (all > most) {
        report.add(expertsAll, everyone(), {}, {{"n", all}, {"most", most}});
    }
}
} // namespace cimaise::museum
