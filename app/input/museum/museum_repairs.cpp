// Proposes edits of the figures, objects and experts that a finding names.
#include "app/input/museum/museum_input.h"

#include "app/input/board_moves.h"
#include "app/input/museum/museum_input_state.h"
#include "app/input/museum/museum_placing.h"
#include "positions/museum/museum_catalogue.h"
#include "positions/museum/museum_traits.h"
#include "validators/museum/museum_rules.h"

#include <algorithm>

namespace cimaise::museum {

namespace {

//% "Set the score track to {sum}"
constexpr TextId trackOffer = CIMAISE_TEXT("museum.repair.track");
//% "Remove “{object}”"
constexpr TextId removeOffer = CIMAISE_TEXT("museum.repair.remove");
//% "Remove {owner}’s object: {place}"
constexpr TextId removeAtOffer = CIMAISE_TEXT("museum.repair.remove-at");
//% "Keep “{expert}” for {owner} only"
constexpr TextId expertOffer = CIMAISE_TEXT("museum.repair.expert");

/// Value of an argument of the finding; null if there is none.
const Value* argumentOf(const Finding& finding, std::string_view name) {
    const auto found = std::ranges::find(finding.says.arguments, name, &Argument::name);
    return found == finding.says.arguments.end() ? nullptr : &found->value;
}

const std::vector<Object>& objectsOf(const Layout& layout, int side) {
    return *layout.museums.at(static_cast<std::size_t>(side)).objects;
}

/// Value of the objects beyond the score track of a side; 0 without an entered track.
int beyondTrack(const Layout& layout, int side) {
    const CopyFact track = *layout.museums.at(static_cast<std::size_t>(side)).track;
    int values = 0;
    for (const Object& object : objectsOf(layout, side)) {
        values += object.value;
    }
    return track ? values - *track : 0;
}

/// Move of an object to the player whose track is higher by its value; to a free slot, the same one
/// if possible. Nullopt if it is not the only object of that value.
std::optional<RepairCandidate> movedTo(const Layout& layout, int from, int to) {
    const int excess = beyondTrack(layout, from);
    const std::vector<Object>& objects = objectsOf(layout, from);
    if (excess <= 0 || beyondTrack(layout, to) != -excess ||
        std::ranges::count(objects, excess, &Object::value) != 1) {
        return std::nullopt;
    }
    const Object& object = *std::ranges::find(objects, excess, &Object::value);
    const Spot spot = spotOf(from, object.at);
    std::optional<Edit> edit = givePiece(layout, spot, to);
    const auto slot = edit ? std::nullopt : nextEmpty(layout, to, object.at);
    if (slot) {
        edit = movePiece(layout, spot, {cimaise::side(to), slotPlace(*slot)});
    }
    const Listing name = nameOf(traitsOf(object));
    return edit ? std::optional{RepairCandidate{
                      .offer = {CIMAISE_TEXT("repair.wrong-board"),
                                {{"piece", name}, {"owner", cimaise::side(to)}}},
                      .edit = *std::move(edit)}}
                : std::nullopt;
}

/// Move of an object that explains this player's track and that of one other player.
std::optional<RepairCandidate> trackExplained(const Layout& layout, int side) {
    for (int other = 0; other < std::ssize(layout.museums); ++other) {
        const bool takes = beyondTrack(layout, side) < 0;
        if (auto move = movedTo(layout, takes ? other : side, takes ? side : other)) {
            return move;
        }
    }
    return std::nullopt;
}

RepairCandidates trackSet(const Layout& layout, const Finding& finding) {
    const Value* const sum = argumentOf(finding, "sum");
    const int* const points = sum == nullptr ? nullptr : std::get_if<int>(sum);
    if (points == nullptr || *points > highestFigure) {
        return {};
    }
    RepairCandidates groups(1);
    if (std::optional<RepairCandidate> move = trackExplained(layout, finding.party.index)) {
        groups[0].push_back(*std::move(move));
    }
    if (!objectsOf(layout, finding.party.index).empty()) { // otherwise they are still to be entered
        groups[0].push_back({.offer = {trackOffer, {{"sum", *points}}},
                             .edit = {.next = setTrack(layout, finding.party.index, *points),
                                      .what = {CIMAISE_TEXT("museum.edit.figure"), {}}}});
    }
    return groups;
}

RepairCandidate removed(const Layout& layout, int side, std::size_t object, Message offer) {
    const Listing name = nameOf(traitsOf(objectsOf(layout, side)[object]));
    return {.offer = std::move(offer),
            .edit = {.next = removeNumbered(layout, side, object),
                     .what = {takeEdit, {{"object", name}}}}};
}

/// Removal of the objects on the finding's place that it names; of equal ones, of the last.
RepairCandidates removedFromSlot(const Layout& layout, const Finding& finding) {
    const int side = finding.party.index;
    const std::vector<Object>& objects = objectsOf(layout, side);
    RepairCandidates groups(1);
    for (const std::string_view name : {slotObject, std::string_view{"first"}}) {
        const Value* const named = argumentOf(finding, name);
        for (std::size_t i = objects.size(); named != nullptr && i-- > 0;) {
            const Value object = nameOf(traitsOf(objects[i]));
            if (object != *named || !contains(finding.where, spotOf(side, objects[i].at))) {
                continue;
            }
            RepairCandidate one = removed(layout, side, i, {removeOffer, {{"object", object}}});
            const bool isNew = std::ranges::none_of(
                groups[0], [&](const RepairCandidate& other) { return other.offer == one.offer; });
            if (isNew) {
                groups[0].push_back(std::move(one));
            }
            break;
        }
    }
    return groups;
}

/// Removal of one of two equal objects.
RepairCandidates removedCopies(const Layout& layout, const Finding& finding) {
    if (finding.says.text != CIMAISE_TEXT_N("museum.copies.object") || finding.where.size() != 2) {
        return {};
    }
    RepairCandidates groups(1);
    for (const Spot& spot : finding.where) {
        const std::vector<Object>& objects = objectsOf(layout, spot.owner.index);
        for (std::size_t i = 0; i < objects.size(); ++i) {
            const Listing name = nameOf(traitsOf(objects[i]));
            const bool isNamed =
                argumentOf(finding, "value") != nullptr &&
                *argumentOf(finding, "value") == Value{objects[i].value} &&
                *argumentOf(finding, "domain") == Value{info(objects[i].domain).name};
            if (isNamed && spotOf(spot.owner.index, objects[i].at) == spot) {
                groups[0].push_back(
                    removed(layout, spot.owner.index, i,
                            {removeAtOffer, {{"owner", spot.owner}, {"place", spot.place}}}));
                break;
            }
        }
    }
    return groups;
}

Value nameOfExpert(const Expert& expert) {
    if (const auto* const name = std::get_if<std::string>(&expert)) {
        return *name;
    }
    const auto* const civilisation = std::get_if<Civilisation>(&expert);
    return civilisation != nullptr ? info(*civilisation).name : info(std::get<Domain>(expert)).name;
}

Layout hiredOnlyBy(Layout layout, int holder, const Expert& expert) {
    for (int side = 0; Museum & museum : layout.museums) {
        const auto copies = std::ranges::count(*museum.experts, expert);
        const bool holds = side++ == holder;
        if (copies > (holds ? 1 : 0)) {
            std::erase(museum.experts.edit(), expert);
            if (holds) {
                museum.experts.edit().push_back(expert);
            }
        }
    }
    return layout;
}

/// An expert left with one of the players who hired it.
RepairCandidates leftWithOne(const Layout& layout, const Finding& finding) {
    const Value* const named = argumentOf(finding, "expert");
    if (named == nullptr) {
        return {};
    }
    RepairCandidates groups(1);
    for (int holder = 0; holder < std::ssize(layout.museums); ++holder) {
        const std::vector<Expert>& hired =
            *layout.museums[static_cast<std::size_t>(holder)].experts;
        const auto expert = std::ranges::find(hired, *named, nameOfExpert);
        if (expert == hired.end()) {
            continue;
        }
        const Argument owner{"owner", side(holder)};
        groups[0].push_back({.offer = {expertOffer, {{"expert", *named}, owner}},
                             .edit = {.next = hiredOnlyBy(layout, holder, *expert),
                                      .what = {CIMAISE_TEXT("museum.edit.expert"), {owner}}}});
    }
    return groups;
}

} // namespace

RepairCandidates repairCandidates(const Layout& layout, const Finding& finding) {
    if (finding.rule == trackRule) {
        return trackSet(layout, finding);
    }
    if (finding.rule == slotRule) {
        return removedFromSlot(layout, finding);
    }
    if (finding.rule == copiesRule) {
        return removedCopies(layout, finding);
    }
    return finding.rule == expertsRule ? leftWithOne(layout, finding) : RepairCandidates{};
}

} // namespace cimaise::museum
