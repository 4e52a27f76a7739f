// Proposes edits of the tiles, bid cards and markers that a finding names.
#include "app/input/artsociety/art_society_input.h"

#include "app/input/artsociety/art_society_input_state.h"
#include "app/input/artsociety/art_society_names.h"
#include "positions/artsociety/art_society_catalogue.h"
#include "positions/artsociety/art_society_edits.h"
#include "scoring/artsociety/art_society_museum.h"
#include "validators/artsociety/art_society_rules.h"

#include <algorithm>

namespace cimaise::artsociety {

namespace {

//% "Give {tile} to the assistant"
constexpr TextId assistantOffer = CIMAISE_TEXT("art.repair.assistant");
//% "Move {tile} to {place}"
constexpr TextId moveOffer = CIMAISE_TEXT("art.repair.move");
//% "Mark {tile} as the starting painting"
constexpr TextId startOffer = CIMAISE_TEXT("art.repair.start");
//% "Mark the order as unknown"
constexpr TextId orderOffer = CIMAISE_TEXT("art.answer.order");
//% "Move the starting painting to the front"
constexpr TextId startFirstOffer = CIMAISE_TEXT("art.repair.start-first");
//% "Change its size to {columns}×{rows}"
constexpr TextId sizeOffer = CIMAISE_TEXT("art.repair.size");
//% "Change it to %n shields"
constexpr TextId shieldsOffer = CIMAISE_TEXT_N("art.repair.shields");
//% "Remove one card {card}"
constexpr TextId cardOffer = CIMAISE_TEXT("art.repair.card");
//% "Move {marker} back to {space}"
constexpr TextId markerOffer = CIMAISE_TEXT("art.repair.marker");
//% "Remove {marker} from the track"
constexpr TextId noMarkerOffer = CIMAISE_TEXT("art.repair.marker-removed");

using Group = std::vector<RepairCandidate>;

const Gallery& galleryOf(const Layout& layout, int side) {
    return layout.galleries.at(static_cast<std::size_t>(side));
}

// --- tiles at a wrong place ------------------------------------------------------------------

void addGiven(const Layout& layout, const OnWall& where, Group& group) {
    if (galleryOf(layout, where.side).assistant) {
        return;
    }
    group.push_back({.offer = {assistantOffer, {{"tile", tilePlace(where.tile)}}},
                     .edit = {.next = giveToAssistant(layout, where),
                              .what = {CIMAISE_TEXT("art.edit.assistant.given"),
                                       {named(layout, placedTileAt(layout, where).tile),
                                        {"owner", side(where.side)}}}},
                     .renumbers = true});
}

/// The tile moved by as little as puts all of it on the wall.
void addMovedInside(const Layout& layout, const OnWall& where, Group& group) {
    const PlacedTile& hung = placedTileAt(layout, where);
    const Extent wall = layout.wall.size;
    const Square to{
        .column = std::max(1, std::min(hung.at.column, wall.columns - hung.tile.size.columns + 1)),
        .row = std::max(1, std::min(hung.at.row, wall.rows - hung.tile.size.rows + 1))};
    group.push_back(
        {.offer = {moveOffer, {{"tile", tilePlace(where.tile)}, {"place", squarePlace(to)}}},
         .edit = {.next = moveTo(layout, where, to),
                  .what = {CIMAISE_TEXT("art.edit.move"), {named(layout, hung.tile)}},
                  .sound = InputSound::putDown}});
}

RepairCandidates placedElsewhere(const Layout& layout, const Finding& finding) {
    RepairCandidates groups(1);
    for (const Spot& spot : finding.where) {
        if (const std::optional<OnWall> where = tileOfSpot(layout, spot)) {
            if (finding.rule == insideRule) {
                addMovedInside(layout, *where, groups[0]);
            }
            addGiven(layout, *where, groups[0]);
        }
    }
    return groups;
}

RepairCandidate unordered(const Layout& layout, int owner) {
    return {.offer = {orderOffer, {}},
            .edit = {.next = setOrdered(layout, owner, false),
                     .what = {CIMAISE_TEXT("art.edit.order"), {{"owner", side(owner)}}}}};
}

/// A tile may be at its place in another order of hanging.
RepairCandidates unorderedOr(const Layout& layout, const Finding& finding,
                             RepairCandidates others) {
    if (galleryOf(layout, finding.party.index).ordered) {
        others.insert(others.begin(), Group{unordered(layout, finding.party.index)});
    }
    return others;
}

/// The starting painting was on the wall when the game began.
RepairCandidates startFirstOr(const Layout& layout, const Finding& finding,
                              RepairCandidates others) {
    const int owner = finding.party.index;
    const Gallery& gallery = galleryOf(layout, owner);
    const auto start = std::ranges::find_if(
        gallery.tiles, [](const PlacedTile& hung) { return hung.tile.isStart(); });
    if (gallery.ordered && start != gallery.tiles.begin() && start != gallery.tiles.end()) {
        const OnWall where{owner, static_cast<std::size_t>(start - gallery.tiles.begin())};
        others.insert(others.begin(), Group{{.offer = {startFirstOffer, {}},
                                             .edit = {.next = reorder(layout, where, 0),
                                                      .what = {CIMAISE_TEXT("art.edit.reorder"),
                                                               {named(layout, start->tile)}}},
                                             .renumbers = true}});
    }
    return others;
}

// --- starting painting -----------------------------------------------------------------------

/// Wall on which this painting alone is marked.
Layout withStart(Layout layout, const OnWall& where) {
    const bool isMarked = placedTileAt(layout, where).tile.isStart();
    layout = toggleStartingPainting(std::move(layout), where);
    return isMarked ? toggleStartingPainting(std::move(layout), where) : layout;
}

/// Another painting marked, or the marked one entered in the size of a starting painting.
RepairCandidates restarted(const Layout& layout, const Finding& finding) {
    const int owner = finding.party.index;
    const std::vector<PlacedTile>& tiles = galleryOf(layout, owner).tiles;
    RepairCandidates groups(1);
    for (std::size_t tile = 0; tile < tiles.size(); ++tile) {
        if (tiles[tile].tile.painting() != nullptr && hangsAsStart(layout.wall, tiles[tile])) {
            groups[0].push_back(
                {.offer = {startOffer, {{"tile", tilePlace(tile)}}},
                 .edit = {.next = withStart(layout, {owner, tile}),
                          .what = {CIMAISE_TEXT("art.edit.start"), {{"owner", side(owner)}}}}});
        }
    }
    return groups;
}

// --- decor -----------------------------------------------------------------------------------

/// Tile at a spot, on the wall or held by the assistant; null if there is none.
const Tile* tileOf(const Layout& layout, const Spot& spot) {
    if (const std::optional<OnWall> where = tileOfSpot(layout, spot)) {
        return &placedTileAt(layout, *where).tile;
    }
    const std::optional<Tile>& held = galleryOf(layout, spot.owner.index).assistant;
    return held ? &*held : nullptr;
}

RepairCandidate replaced(const Layout& layout, const Spot& spot, Tile tile, Message offer) {
    const std::optional<OnWall> where = tileOfSpot(layout, spot);
    const Argument name = named(layout, tile);
    return {.offer = std::move(offer),
            .edit = {.next = where ? replace(layout, *where,
                                             {.tile = tile, .at = placedTileAt(layout, *where).at})
                                   : setAssistant(layout, spot.owner.index, tile),
                     .what = {CIMAISE_TEXT("art.edit.change"), {name}}}};
}

/// Shields and squares of decor made equal: one changed, or the other.
RepairCandidates evened(const Layout& layout, const Finding& finding) {
    RepairCandidates groups(1);
    const Spot& spot = finding.where.front();
    const Tile* const tile = tileOf(layout, spot);
    if (tile == nullptr || tile->decor() == nullptr) {
        return groups;
    }
    const int shields = tile->decor()->shields;
    const int squares = std::max(tile->size.columns, tile->size.rows);
    const bool isHigh = tile->size.rows > tile->size.columns;
    const Extent size =
        isHigh ? Extent{.columns = 1, .rows = shields} : Extent{.columns = shields, .rows = 1};
    groups[0].push_back(replaced(layout, spot, {.face = Decor{squares}, .size = tile->size},
                                 {shieldsOffer, {{"n", squares}}}));
    groups[0].push_back(replaced(layout, spot, {.face = *tile->decor(), .size = size},
                                 {sizeOffer, {{"columns", size.columns}, {"rows", size.rows}}}));
    return groups;
}

// --- beside the wall -------------------------------------------------------------------------

/// The hand without one copy of the card.
RepairCandidates discarded(const Layout& layout, const Finding& finding) {
    const auto argument = std::ranges::find(finding.says.arguments, "card", &Argument::name);
    const int* const card = std::get_if<int>(&argument->value);
    Layout next = layout;
    std::vector<int>& hand = *next.galleries.at(static_cast<std::size_t>(finding.party.index)).hand;
    hand.erase(std::ranges::find(hand, *card));
    return {{{.offer = {cardOffer, {{"card", *card}}},
              .edit = {.next = std::move(next),
                       .what = {CIMAISE_TEXT("art.edit.hand"), {{"owner", finding.party}}}}}}};
}

std::optional<Type> typeOf(const Spot& marker) {
    const auto* const found =
        std::ranges::find_if(types, [&](Type type) { return markerPlace(type) == marker.place; });
    return found == types.end() ? std::nullopt : std::optional{*found};
}

RepairCandidate markerAt(const Layout& layout, Type type, std::optional<int> space) {
    std::vector<Argument> which{{"marker", markerPlace(type)}};
    const Argument name{"type", infoOf(type).name};
    if (!space) {
        return {.offer = {noMarkerOffer, which},
                .edit = {.next = setMarker(layout, type, space),
                         .what = {CIMAISE_TEXT("art.edit.marker"), {name}}}};
    }
    which.push_back({"space", *space});
    return {.offer = {markerOffer, which},
            .edit = {.next = setMarker(layout, type, space),
                     .what = {CIMAISE_TEXT("art.edit.marker.set"), {name, {"to", *space}}}}};
}

/// First space behind the marker's that no other marker is on; nullopt if there is none.
std::optional<int> emptySpaceBehind(const Layout& layout, Type type) {
    const Markers markers = markersOf(layout);
    const bool blackCollides = answer(layout, prestigeBlackReading) == "yes";
    const auto isTaken = [&](int space) {
        return std::ranges::any_of(types, [&](Type other) {
            const std::optional<int> there = of(markers, other);
            return other != type && there && sameSpace(*there, space, blackCollides);
        });
    };
    int space = of(markers, type).value_or(0) - 1;
    while (space > 0 && isTaken(space)) {
        --space;
    }
    return space > 0 ? std::optional{space} : std::nullopt;
}

RepairCandidates markersMoved(const Layout& layout, const Finding& finding) {
    RepairCandidates groups(1);
    for (const Spot& spot : finding.where) {
        const std::optional<Type> type = typeOf(spot);
        const std::optional<int> space = type ? emptySpaceBehind(layout, *type) : std::nullopt;
        if (type && (space || finding.where.size() == 1)) { // a single marker is on 0
            groups[0].push_back(markerAt(layout, *type, space));
        }
    }
    return groups;
}

} // namespace

RepairCandidates repairCandidates(const Layout& layout, const Finding& finding) {
    if (finding.rule == insideRule || finding.rule == overlapRule) {
        return placedElsewhere(layout, finding);
    }
    if (finding.rule == touchRule) {
        return startFirstOr(layout, finding,
                            unorderedOr(layout, finding, placedElsewhere(layout, finding)));
    }
    if (finding.rule == decorEarnedRule && isProblem(finding.severity)) {
        return unorderedOr(layout, finding, {});
    }
    if (finding.rule == startRule) {
        return restarted(layout, finding);
    }
    if (finding.rule == decorSizeRule) {
        return evened(layout, finding);
    }
    if (finding.rule == bidsRule) {
        return discarded(layout, finding);
    }
    return finding.rule == prestigeRule ? markersMoved(layout, finding) : RepairCandidates{};
}

} // namespace cimaise::artsociety
