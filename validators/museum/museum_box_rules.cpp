// Decides what cannot be so on a table of Museum: what its boards and its box allow.
#include "validators/museum/museum_rule_parts.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace cimaise::museum {

namespace {

/// Whose the spots are: the one owner of all, or everyone.
Party ownerOf(const Spots& spots) {
    const bool one = std::ranges::all_of(
        spots, [&](const Spot& spot) { return spot.owner == spots.front().owner; });
    return one ? spots.front().owner : everyone();
}
} // namespace

// --- museum.slot ---------------------------------------------------------------------------

const std::array<FindingText, 3> slotTexts{
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

const std::array<FindingText, 3> copiesTexts{
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

namespace {

using ObjectKind = std::tuple<Civilisation, Domain, int>;

} // namespace

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

const std::array<FindingText, 1> trackTexts{
    //% "{owner} stands at {track} on the score track, and the objects exhibited are worth {sum}."
    FindingText{CIMAISE_TEXT("museum.track.differs"),
                //% "Look whether an object is missing or misread, or the track was read wrongly."
                CIMAISE_TEXT("museum.track.differs.mend")},
};

void checkTrack(const Examined& table, Report& report) {
    forEachMuseum(table, [&](const ExaminedMuseum& museum, int owner) {
        const CopyFact& track = *museum.museum.track;
        const int sum = valuesOf(museum.slotted);
        if (track && *track != sum) {
            report.add(trackTexts[0], side(owner), {},
                       {{"owner", side(owner)}, {"track", *track}, {"sum", sum}});
        }
    });
}

// --- what the box holds --------------------------------------------------------------------

const std::array<FindingText, 2> opinionTexts{
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

const std::array<FindingText, 1> prestigeTexts{
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

const std::array<FindingText, 1> pressTexts{
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

const std::array<FindingText, 2> expertsTexts{
    //% "The expert {expert} is hired %n times; there is one."
    FindingText{CIMAISE_TEXT_N("museum.experts.twice"),
                //% "Leave the expert with the player who hired that card."
                CIMAISE_TEXT("museum.experts.twice.mend")},
    //% "%n experts are hired; this edition has {most}."
    FindingText{CIMAISE_TEXT_N("museum.experts.all"),
                //% "Count the experts again, and see which edition is played."
                CIMAISE_TEXT("museum.experts.all.mend")},
};

namespace {

Value expertName(const Expert& expert) {
    if (const auto* const name = std::get_if<std::string>(&expert)) {
        return *name;
    }
    const auto* const civilisation = std::get_if<Civilisation>(&expert);
    return civilisation != nullptr ? info(*civilisation).name : info(std::get<Domain>(expert)).name;
}

} // namespace

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
} // namespace cimaise::museum
