// Proposes edits of the paintings and bonuses that a finding names.
#include "app/input/musee/musee_input.h"

#include "app/input/musee/musee_input_state.h"
#include "positions/musee/musee_catalogue.h"
#include "validators/musee/musee_rules.h"

#include <algorithm>

namespace cimaise::musee {

namespace {

//% "Swap {first} and {second}"
constexpr TextId swapOffer = CIMAISE_TEXT("musee.repair.swap");
//% "Move {exhibit}: {place}"
constexpr TextId moveOffer = CIMAISE_TEXT("musee.repair.move");
//% "Remove {owner}’s {exhibit}"
constexpr TextId removeOffer = CIMAISE_TEXT("musee.repair.remove");
//% "Remove the {exhibit}: {place}"
constexpr TextId removeAtOffer = CIMAISE_TEXT("musee.repair.remove-at");
//% "Return the bonus for {gallery}"
constexpr TextId returnOffer = CIMAISE_TEXT("musee.repair.bonus-returned");
//% "Keep the bonus for {holder} only"
constexpr TextId keepOffer = CIMAISE_TEXT("musee.repair.bonus-only");

/// Exchange of two spaces: a swap, or a move into an empty space.
RepairCandidate exchanged(const Layout& layout, const Space& from, const Space& to) {
    const Exhibit moved = hangingAt(layout, from);
    const Exhibit other = hangingAt(layout, to);
    const std::vector<Argument> both{{"first", moved}, {"second", other}};
    const Place place = spaceOf(to.gallery, to.column);
    return {.offer = other == noExhibit ? Message{moveOffer, {{"exhibit", moved}, {"place", place}}}
                                        : Message{swapOffer, both},
            .edit = {.next = exchange(layout, from, to),
                     .what = other == noExhibit
                                 ? Message{CIMAISE_TEXT("musee.edit.moved"), {{"exhibit", moved}}}
                                 : Message{CIMAISE_TEXT("musee.edit.swapped"), both},
                     .sound = InputSound::putDown}};
}

/// True if the gallery rises from left to right.
bool rises(const Layout& layout, const Space& space) {
    Exhibit highest = noExhibit;
    return std::ranges::all_of(
        layout.musees.at(static_cast<std::size_t>(space.side)).of(space.gallery),
        [&](Exhibit exhibit) {
            const bool fits = exhibit == noExhibit || exhibit > highest;
            highest = std::max(highest, exhibit);
            return fits;
        });
}

/// Swaps, then moves, of one of two neighbours that do not rise, after which their gallery rises.
RepairCandidates inGallery(const Layout& layout, const Finding& finding) {
    RepairCandidates groups(2);
    const auto left = spaceOfSpot(layout, finding.where.front());
    const auto right = spaceOfSpot(layout, finding.where.back());
    for (const auto& from : {left, right}) {
        for (int column = 1; from && column <= columns(layout); ++column) {
            const Space to{from->side, from->gallery, column};
            const bool isMove = hangingAt(layout, to) == noExhibit;
            const bool isDone =
                from == right && left && to == *left; // the swap of both, already added
            if (!isDone && rises(exchange(layout, *from, to), to)) {
                const bool leftFirst = isMove || from->column < column;
                groups[isMove ? 1 : 0].push_back(
                    exchanged(layout, leftFirst ? *from : to, leftFirst ? to : *from));
            }
        }
    }
    return groups;
}

/// Removal of a number from one of two spots; of its owner, unless the other has the same.
RepairCandidate removed(const Layout& layout, const Spot& spot, Exhibit exhibit, bool ofOwner) {
    Message offer = ofOwner ? Message{removeOffer, {{"owner", spot.owner}, {"exhibit", exhibit}}}
                            : Message{removeAtOffer, {{"exhibit", exhibit}, {"place", spot.place}}};
    if (const std::optional<Space> space = spaceOfSpot(layout, spot)) {
        return {.offer = std::move(offer),
                .edit = {.next = clear(layout, *space),
                         .what = {CIMAISE_TEXT("musee.edit.cleared"), {{"exhibit", exhibit}}}}};
    }
    return {.offer = std::move(offer),
            .edit = {.next = toggleCard(layout, spot.owner.index, exhibit),
                     .what = {CIMAISE_TEXT("musee.edit.hand"), {{"owner", spot.owner}}}}};
}

RepairCandidates removedFromEither(const Layout& layout, const Finding& finding, Exhibit exhibit) {
    if (finding.where.size() != 2) {
        return {};
    }
    const auto sideOfOwner = [&](const Spot& spot) {
        return spot.owner.kind == Party::Kind::player ? sideOf(layout, spot.owner.index)
                                                      : spot.owner.index;
    };
    const bool ofOwner = sideOfOwner(finding.where[0]) != sideOfOwner(finding.where[1]);
    return {{removed(layout, finding.where[0], exhibit, ofOwner),
             removed(layout, finding.where[1], exhibit, ofOwner)}};
}

Exhibit exhibitNamed(const Finding& finding, std::string_view name) {
    const auto found = std::ranges::find(finding.says.arguments, name, &Argument::name);
    const auto* const number =
        found == finding.says.arguments.end() ? nullptr : std::get_if<Exhibit>(&found->value);
    return number == nullptr ? noExhibit : *number;
}

std::optional<Gallery> galleryAt(const Place& place) {
    const auto* const found = std::ranges::find(galleries, place, galleryPlace);
    return found == galleries.end() ? std::nullopt : std::optional{*found};
}

void removeBonus(Layout& layout, int side, Gallery gallery) {
    std::erase(layout.musees.at(static_cast<std::size_t>(side)).bonuses, gallery);
}

RepairCandidates returned(const Layout& layout, const Finding& finding, Gallery gallery) {
    Layout next = layout;
    removeBonus(next, finding.party.index, gallery);
    const std::vector<Argument> which{{"gallery", galleryPlace(gallery)}};
    return {{{.offer = {returnOffer, which},
              .edit = {.next = std::move(next),
                       .what = {CIMAISE_TEXT("musee.edit.bonus-returned"), which}}}}};
}

/// The bonus of a gallery left with one of its holders.
RepairCandidates leftWithOne(const Layout& layout, const Finding& finding, Gallery gallery) {
    RepairCandidates groups(1);
    for (int holder = 0; holder < std::ssize(layout.musees); ++holder) {
        if (!contains(finding.where, {side(holder), galleryPlace(gallery)})) {
            continue;
        }
        Layout next = layout;
        for (int other = 0; other < std::ssize(layout.musees); ++other) {
            removeBonus(next, other, gallery);
        }
        next.musees.at(static_cast<std::size_t>(holder)).bonuses.push_back(gallery);
        groups[0].push_back(
            {.offer = {keepOffer, {{"holder", side(holder)}}},
             .edit = {.next = std::move(next),
                      .what = {CIMAISE_TEXT("musee.edit.bonus-given"),
                               {{"gallery", galleryPlace(gallery)}, {"holder", side(holder)}}}}});
    }
    return groups;
}

} // namespace

RepairCandidates repairCandidates(const Layout& layout, const Finding& finding) {
    if (finding.rule == ascendingRule) {
        const Exhibit left = exhibitNamed(finding, "left");
        return left == exhibitNamed(finding, "right") ? removedFromEither(layout, finding, left)
                                                      : inGallery(layout, finding);
    }
    if (finding.rule == uniqueRule) {
        return removedFromEither(layout, finding, exhibitNamed(finding, "exhibit"));
    }
    const auto gallery =
        finding.where.empty() ? std::nullopt : galleryAt(finding.where.front().place);
    if (gallery && finding.rule == bonusFullRule) {
        return returned(layout, finding, *gallery);
    }
    return gallery && finding.rule == bonusOnceRule ? leftWithOne(layout, finding, *gallery)
                                                    : RepairCandidates{};
}

} // namespace cimaise::musee
