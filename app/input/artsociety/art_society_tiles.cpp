// Edits the selected tile, and the order in which tiles were hung.
#include "app/input/artsociety/art_society_tiles.h"

#include "app/input/artsociety/art_society_names.h"
#include "app/input/artsociety/art_society_tile_verdict.h"

#include <algorithm>
#include <utility>

namespace cimaise::artsociety {

namespace {

//% "{tile} removed"
constexpr TextId takeDownEdit = CIMAISE_TEXT("art.edit.removed");
//% "{tile} turned"
constexpr TextId turnEdit = CIMAISE_TEXT("art.edit.turn");
//% "{owner}’s starting painting changed"
constexpr TextId startEdit = CIMAISE_TEXT("art.edit.start");
//% "{owner}’s hanging order changed"
constexpr TextId orderEdit = CIMAISE_TEXT("art.edit.order");
//% "{tile} moved in the hanging order"
constexpr TextId reorderEdit = CIMAISE_TEXT("art.edit.reorder");
//% "Copy: drag over the squares it covers."
constexpr TextId copyHint = CIMAISE_TEXT("art.hint.copy");

} // namespace

InputResult copySelected(const InputContext& context) {
    const PlacedTile* const hung = context.selected();
    const Painting* const painting = hung == nullptr ? nullptr : hung->tile.painting();
    if (painting == nullptr) {
        return unchanged(context);
    }
    InputResult result{.state = withoutLastTouch(context.state)};
    result.state.type = painting->type;
    result.state.frame = painting->frame;
    result.state.copied = std::exchange(result.state.selected, std::nullopt);
    result.state.last.feedback = Message{copyHint, {}};
    return result;
}

InputResult removeSelected(const InputContext& context) {
    const PlacedTile* const hung = context.selected();
    if (hung == nullptr) {
        return unchanged(context);
    }
    InputResult result =
        withEdit(context, removeTile(context.layout, context.onWall(*context.state.selected)),
                 {takeDownEdit, {named(context.layout, hung->tile)}});
    result.state.selected.reset();
    return result;
}

bool canRotateSelected(const InputContext& context) {
    const PlacedTile* const hung = context.selected();
    return hung != nullptr && !context.readOnly && hung->tile.decor() != nullptr &&
           hung->tile.size.columns != hung->tile.size.rows;
}

InputResult rotateSelected(const InputContext& context) {
    if (!canRotateSelected(context)) {
        return unchanged(context);
    }
    const PlacedTile before = *context.selected();
    const std::size_t tile = *context.state.selected;
    PlacedTile turned = before;
    turned.tile.size = {.columns = before.tile.size.rows, .rows = before.tile.size.columns};
    InputResult result = unchanged(context);
    result.state.last = moveVerdict(context, turned, tile);
    result.edit = {.next = replace(context.layout, context.onWall(tile), turned),
                   .what = {turnEdit, {named(context.layout, before.tile)}},
                   .sound = InputSound::putDown,
                   .at = tileSpot(context, tile)};
    return result;
}

InputResult toggleStartingPainting(const InputContext& context) {
    const PlacedTile* const hung = context.selected();
    if (hung == nullptr || hung->tile.painting() == nullptr) {
        return unchanged(context);
    }
    return withEdit(context,
                    toggleStartingPainting(context.layout, context.onWall(*context.state.selected)),
                    {startEdit, {context.owner()}});
}

// --- the order of hanging --------------------------------------------------------------------

InputResult setOrdered(const InputContext& context, bool ordered) {
    if (!context.hasGallery()) {
        return unchanged(context);
    }
    InputResult result = unchanged(context);
    result.edit = {.next = setOrdered(context.layout, context.side, ordered),
                   .what = {orderEdit, {context.owner()}}};
    return result;
}

InputResult select(const InputContext& context, int row) {
    if (row < 0 || !context.isTile(static_cast<std::size_t>(row))) {
        return unchanged(context);
    }
    InputResult result{.state = withoutLastTouch(context.state)};
    result.state.outline.reset();
    result.state.selected = static_cast<std::size_t>(row);
    result.state.cursor = context.gallery().tiles[*result.state.selected].at;
    return result;
}

InputResult moveInOrder(const InputContext& context, int row, int by) {
    const int position = row + by;
    if (std::min(row, position) < 0 ||
        !context.isTile(static_cast<std::size_t>(std::max(row, position)))) {
        return unchanged(context);
    }
    const OnWall where = context.onWall(static_cast<std::size_t>(row));
    const auto goal = static_cast<std::size_t>(position);
    InputResult result =
        withEdit(context, reorder(context.layout, where, goal),
                 {reorderEdit, {named(context.layout, placedTileAt(context.layout, where).tile)}});
    result.state.selected = goal;
    return result;
}

// --- pairs of adjacent paintings -----------------------------------------------------------------

InputResult showPair(const InputContext& context, int row) {
    InputResult result = unchanged(context);
    result.state.pair = context.state.pair == row ? std::nullopt : std::optional{row};
    return result;
}

} // namespace cimaise::artsociety
