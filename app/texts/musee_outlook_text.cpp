// Words what a Musée can still take and reach, and who can no longer win.
#include "app/texts/musee_outlook_text.h"

#include "positions/messages/points_text.h"
#include "positions/musee/musee_catalogue.h"
#include "rulings/musee/musee_runs.h"
#include "validators/endings.h"

#include <algorithm>

namespace cimaise::musee {

namespace {

//% "Now {floor}, at most {ceiling}."
constexpr TextId ceilingText = CIMAISE_TEXT("cli.outlook.ceiling");
//% "Now {floor}; {ceiling} found so far, and no more than {bound} possible."
constexpr TextId ceilingSoFarText = CIMAISE_TEXT("cli.outlook.ceiling-so-far");
//% "Decided: only {player} can still win."
constexpr TextId decidedText = CIMAISE_TEXT("cli.outlook.decided");
//% "At most %n more paintings can hang here."
constexpr TextId morePaintings = CIMAISE_TEXT_N("musee.outlook.more");
//% "No more paintings can hang here."
constexpr TextId nothingMore = CIMAISE_TEXT("musee.outlook.nothing");
//% "Cards in hand are not taken into account."
constexpr TextId handsAside = CIMAISE_TEXT("cli.outlook.hands");
//% "No remaining painting fits in the %n hatched spaces."
constexpr TextId deadSpaces = CIMAISE_TEXT_N("musee.outlook.dead");
//% "Each empty space, taken alone, can still be filled."
constexpr TextId noDeadSpace = CIMAISE_TEXT("musee.outlook.no-dead");
//% "Unknown because of this problem: {problem}"
constexpr TextId unknownText = CIMAISE_TEXT("musee.outlook.unknown");
//% "Unknown because of a problem in this Musée or elsewhere in the game."
constexpr TextId unknownReason = CIMAISE_TEXT("musee.outlook.unknown.reason");
//% "{player}: now {floor}, at most {bound}."
constexpr TextId otherText = CIMAISE_TEXT("musee.outlook.other");
//% "{player} can no longer catch {leader}: at most {bound}, against {floor} already scored."
constexpr TextId outText = CIMAISE_TEXT("musee.outlook.out");

bool isProblemOf(const Finding& finding, int index) {
    const bool isInHand = std::ranges::any_of(
        finding.where, [](const Spot& spot) { return spot.place.area == handArea; });
    return isProblem(finding.severity) && !isInHand &&
           (finding.party == everyone() || finding.party == side(index));
}

/// Problem that keeps the figures unknown.
Message reasonOf(const Findings& findings, int index) {
    const auto found = std::ranges::find_if(
        findings, [&](const Finding& finding) { return isProblemOf(finding, index); });
    return found == findings.end() ? Message{unknownReason, {}}
                                   : Message{unknownText, {{"problem", Listing{{found->says}}}}};
}

void addSpaces(std::vector<Message>& sentences, const Reach& reach, const Layout& layout, int index,
               bool counts) {
    const Musee& musee = layout.musees.at(static_cast<std::size_t>(index));
    const int hanging = paintingsOn(musee, columns(layout));
    const int empty = columns(layout) * static_cast<int>(galleryCount) - hanging;
    if (const int more = reach.paintings - hanging; counts) {
        sentences.push_back(more > 0 ? Message{morePaintings, {{"n", more}}}
                                     : Message{nothingMore, {}});
    }
    if (const int unusableSpaces = static_cast<int>(reach.unusableSpaces.size());
        unusableSpaces > 0) {
        sentences.push_back({deadSpaces, {{"n", unusableSpaces}}});
    } else if (empty > 0 && !counts) {
        sentences.push_back({noDeadSpace, {}});
    }
}

/// The other sides; those that are out beside a side that they can no longer catch.
void addTable(std::vector<Message>& sentences, const TableOutlook& table, int index) {
    const auto leader = std::ranges::max_element(table.outlooks, {}, &Outlook::floor);
    for (const Outlook& one : table.outlooks) {
        if (one.cannotWin && one.reach) {
            sentences.push_back({outText,
                                 {{"player", one.owner},
                                  {"leader", leader->owner},
                                  {"bound", one.reach->ceiling.bound},
                                  {"floor", pointsText(leader->floor)}}});
        } else if (one.owner != side(index) && one.reach) {
            sentences.push_back({otherText,
                                 {{"player", one.owner},
                                  {"floor", pointsText(one.floor)},
                                  {"bound", one.reach->ceiling.bound}}});
        }
    }
    if (table.decided && table.outlooks.size() > 1) {
        sentences.push_back(decidedMessage(*table.decided));
    }
}

} // namespace

const Outlook* outlookOn(const TableOutlook& table, int index) {
    const auto found = std::ranges::find(table.outlooks, side(index), &Outlook::owner);
    return found == table.outlooks.end() ? nullptr : &*found;
}

Message decidedMessage(Party party) { return {decidedText, {{"player", party}}}; }

std::optional<Message> handsMessage(const Layout& layout) {
    return layout.hands ? std::optional{Message{handsAside, {}}} : std::nullopt;
}

Message ceilingMessage(const Outlook& outlook) {
    const Ceiling& ceiling = outlook.reach->ceiling;
    return {.text = ceiling.isProved() ? ceilingText : ceilingSoFarText,
            .arguments = {{"floor", pointsText(outlook.floor)},
                          {"ceiling", pointsText(ceiling.points)},
                          {"bound", ceiling.bound}}};
}

std::vector<Message> outlookSentences(const Layout& layout, const TableOutlook& table, int side,
                                      const Findings& findings, const OutlookProgress& progress) {
    const Outlook* const outlook = outlookOn(table, side);
    std::vector<Message> sentences;
    if (outlook == nullptr || !outlook->reach) {
        sentences.push_back(reasonOf(findings, side));
    } else {
        addSpaces(sentences, *outlook->reach, layout, side, progress.showsPoints);
    }
    if (const std::optional<Message> hands = handsMessage(layout)) {
        sentences.push_back(*hands);
    }
    if (!progress.showsPoints) {
        return sentences;
    }
    if (outlook != nullptr && outlook->reach) {
        Outlook shown = *outlook;
        if (!progress.searched) { // the bound is all that is known
            shown.reach->ceiling.points = shown.reach->ceiling.bound;
        }
        sentences.push_back(ceilingMessage(shown));
    }
    addTable(sentences, table, side);
    return sentences;
}

bool isDecided(const Layout& layout) {
    if (isPlayedOut(layout)) {
        return false;
    }
    const TableOutlook table = quickOutlook(layout);
    return table.outlooks.size() > 1 && table.decided.has_value();
}

} // namespace cimaise::musee
