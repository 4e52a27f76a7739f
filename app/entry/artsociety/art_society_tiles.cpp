// Edits the selected tile, and the order in which tiles were hung.
#include "app/entry/artsociety/art_society_tiles.h"

#include "app/entry/artsociety/art_society_judgement.h"
#include "app/entry/artsociety/art_society_names.h"

#include <algorithm>

namespace cimaise::artsociety {

namespace {

//% "{tile} removed"
constexpr TextId takeDownEdit = CIMAISE_TEXT("art.edit.take");
//% "{tile} turned"
constexpr TextId turnEdit = CIMAISE_TEXT("art.edit.turn");
//% "{owner}’s starting painting changed"
constexpr TextId startEdit = CIMAISE_TEXT("art.edit.start");
//% "{owner}’s assistant changed"
constexpr TextId giveEdit = CIMAISE_TEXT("art.edit.assistant");
//% "{owner}’s hanging order changed"
constexpr TextId orderEdit = CIMAISE_TEXT("art.edit.order");
//% "{tile} moved in the hanging order"
constexpr TextId reorderEdit = CIMAISE_TEXT("art.edit.reorder");
//% "Copy: drag over the squares it covers."
constexpr TextId copyHint = CIMAISE_TEXT("art.hint.copy");

} // namespace

Outcome copySelected(const Scene& scene) {
    const Hung* const hung = scene.selected();
    const Painting* const painting = hung == nullptr ? nullptr : hung->tile.painting();
    if (painting == nullptr) {
        return staying(scene);
    }
    Outcome outcome{.pointing = forgetting(scene.pointing)};
    outcome.pointing.type = painting->type;
    outcome.pointing.frame = painting->frame;
    outcome.pointing.selected.reset();
    outcome.pointing.last.said = Message{copyHint, {}};
    return outcome;
}

Outcome takeSelected(const Scene& scene) {
    const Hung* const hung = scene.selected();
    if (hung == nullptr) {
        return staying(scene);
    }
    Outcome outcome = making(scene, takeDown(scene.layout, scene.onWall(*scene.pointing.selected)),
                             {takeDownEdit, {named(scene.layout, hung->tile)}});
    outcome.pointing.selected.reset();
    return outcome;
}

bool mayTurn(const Scene& scene) {
    const Hung* const hung = scene.selected();
    return hung != nullptr && !scene.readOnly && hung->tile.decor() != nullptr &&
           hung->tile.size.columns != hung->tile.size.rows;
}

Outcome turnSelected(const Scene& scene) {
    if (!mayTurn(scene)) {
        return staying(scene);
    }
    const Hung before = *scene.selected();
    const std::size_t tile = *scene.pointing.selected;
    Hung turned = before;
    turned.tile.size = {.columns = before.tile.size.rows, .rows = before.tile.size.columns};
    Outcome outcome = staying(scene);
    outcome.pointing.last = heldFromWall(scene, turned, tile);
    outcome.edit = {.next = replace(scene.layout, scene.onWall(tile), turned),
                    .what = {turnEdit, {named(scene.layout, before.tile)}},
                    .heard = Heard::putDown,
                    .at = tileSpot(scene, tile)};
    return outcome;
}

Outcome toggleStart(const Scene& scene) {
    const Hung* const hung = scene.selected();
    if (hung == nullptr || hung->tile.painting() == nullptr) {
        return staying(scene);
    }
    return making(scene, toggleStart(scene.layout, scene.onWall(*scene.pointing.selected)),
                  {startEdit, {scene.owner()}});
}

Outcome giveToAssistant(const Scene& scene) {
    if (scene.selected() == nullptr) {
        return staying(scene);
    }
    Outcome outcome =
        making(scene, giveToAssistant(scene.layout, scene.onWall(*scene.pointing.selected)),
               {giveEdit, {scene.owner()}});
    outcome.pointing.selected.reset();
    return outcome;
}

// --- the order of hanging --------------------------------------------------------------------

Outcome setOrdered(const Scene& scene, bool ordered) {
    if (!scene.hasGallery()) {
        return staying(scene);
    }
    Outcome outcome = staying(scene);
    outcome.edit = {.next = setOrdered(scene.layout, scene.side, ordered),
                    .what = {orderEdit, {scene.owner()}}};
    return outcome;
}

bool needsOrder(const Finding& finding) {
    return finding.mend == CIMAISE_TEXT("art.touch.order.mend") ||
           finding.mend == CIMAISE_TEXT("art.decor.earned.tile.mend");
}

Outcome forgetOrder(const Scene& scene, int side) {
    return setOrdered({scene.layout, side, scene.pointing, scene.readOnly}, false);
}

Outcome select(const Scene& scene, int row) {
    if (row < 0 || !scene.isTile(static_cast<std::size_t>(row))) {
        return staying(scene);
    }
    Outcome outcome{.pointing = forgetting(scene.pointing)};
    outcome.pointing.outline.reset();
    outcome.pointing.selected = static_cast<std::size_t>(row);
    outcome.pointing.cursor = scene.gallery().tiles[*outcome.pointing.selected].at;
    return outcome;
}

Outcome moveInOrder(const Scene& scene, int row, int by) {
    const int position = row + by;
    if (std::min(row, position) < 0 ||
        !scene.isTile(static_cast<std::size_t>(std::max(row, position)))) {
        return staying(scene);
    }
    const OnWall where = scene.onWall(static_cast<std::size_t>(row));
    const auto goal = static_cast<std::size_t>(position);
    Outcome outcome =
        making(scene, reorder(scene.layout, where, goal),
               {reorderEdit, {named(scene.layout, hungAt(scene.layout, where).tile)}});
    outcome.pointing.selected = goal;
    return outcome;
}

// --- the neighbour's check -------------------------------------------------------------------

Outcome showPair(const Scene& scene, int row) {
    Outcome outcome = staying(scene);
    outcome.pointing.pair = scene.pointing.pair == row ? std::nullopt : std::optional{row};
    return outcome;
}

} // namespace cimaise::artsociety
