// Turns tiles that do not go on the wall into edits.
#include "app/input/artsociety/art_society_giving.h"

#include "app/input/artsociety/art_society_names.h"
#include "app/input/artsociety/art_society_off_wall.h"
#include "positions/artsociety/art_society_catalogue.h"

#include <utility>

namespace cimaise::artsociety {

namespace {

//% "{tile}: given to the assistant ({owner})"
constexpr TextId givenAwayEdit = CIMAISE_TEXT("art.edit.assistant.given");
//% "{tile}: excess painting ({owner})"
constexpr TextId keepExcessEdit = CIMAISE_TEXT("art.edit.excess.kept");
//% "Excess painting noted. Now take a one-shield decor tile and hang it."
constexpr TextId keepExcessAnswer = CIMAISE_TEXT("art.excess.kept");
//% "Only a painting can be an excess painting."
constexpr TextId noExcessDecor = CIMAISE_TEXT("art.excess.decor");
//% "No more than {most} excess paintings: the second one ends the game."
constexpr TextId noMoreExcess = CIMAISE_TEXT("art.excess.most");
//% "The assistant already holds {tile}. Hang or remove it first."
constexpr TextId fullAssistant = CIMAISE_TEXT("art.assistant.full");
//% "The assistant now holds {tile}. To hang it, tap “Hang it”."
constexpr TextId nowHolds = CIMAISE_TEXT("art.assistant.took");

constexpr Tile oneShieldDecor{.face = Decor{.shields = 1}, .size = {.columns = 1, .rows = 1}};

InputResult refusingTile(const InputContext& context, Message why) {
    return {.state = context.state, .refused = std::move(why)};
}

/// Result of a button, which shows a refusal as the hint.
InputResult withRefusalShown(InputResult result) {
    if (result.refused) {
        result.state.last = {.feedback = *std::exchange(result.refused, std::nullopt)};
    }
    return result;
}

/// Result of the edit after which the assistant holds the tile; a refusal if it holds another.
InputResult withAssistantTile(const InputContext& context, const Tile& tile, Layout next) {
    if (const std::optional<Tile>& held = context.gallery().assistant) {
        return refusingTile(context, {fullAssistant, {named(context.layout, *held)}});
    }
    InputResult result = withEdit(context, std::move(next),
                                  {givenAwayEdit, {named(context.layout, tile), context.owner()}});
    result.state.last.feedback = Message{nowHolds, {named(context.layout, tile)}};
    return result;
}

/// True if the tile requested is the one that the assistant of this wall holds.
bool holdsAsked(const InputContext& context) {
    return context.state.requestedTileHolder == context.side &&
           context.gallery().assistant == context.state.asked;
}

} // namespace

InputResult giveTile(const InputContext& context, const Tile& tile) {
    return context.hasGallery()
               ? withAssistantTile(context, tile, setAssistant(context.layout, context.side, tile))
               : unchanged(context);
}

InputResult giveToAssistant(const InputContext& context) {
    const PlacedTile* const tile = context.selected();
    if (tile == nullptr) {
        return unchanged(context);
    }
    InputResult result = withRefusalShown(withAssistantTile(
        context, tile->tile,
        giveToAssistant(context.layout, context.onWall(*context.state.selected))));
    if (result.edit) {
        result.state.selected.reset();
    }
    return result;
}

InputResult keepAsExcess(const InputContext& context, const Tile& tile) {
    if (!context.hasGallery()) {
        return unchanged(context);
    }
    if (tile.painting() == nullptr) {
        return refusingTile(context, {noExcessDecor, {}});
    }
    if (!mayHaveMoreExcess(context.gallery())) {
        return refusingTile(context, {noMoreExcess, {{"most", mostExcess}}});
    }
    InputResult result =
        withEdit(context, setExcess(context.layout, context.side, context.gallery().excess + 1),
                 {keepExcessEdit, {named(context.layout, tile), context.owner()}});
    result.state.last.feedback = Message{keepExcessAnswer, {}};
    return result;
}

bool canGiveRequestedTile(const InputContext& context) {
    return context.hasGallery() && context.state.mode == Mode::fit && !holdsAsked(context);
}

InputResult giveRequestedTile(const InputContext& context) {
    if (!canGiveRequestedTile(context)) {
        return unchanged(context);
    }
    InputResult result = withRefusalShown(giveTile(context, context.state.asked));
    if (result.edit) {
        result.state.mode = Mode::enter;
        result.state.shown.reset();
    }
    return result;
}

bool canKeepRequestedAsExcess(const InputContext& context) {
    return canGiveRequestedTile(context) && context.state.asked.painting() != nullptr &&
           mayHaveMoreExcess(context.gallery());
}

InputResult keepRequestedAsExcess(const InputContext& context) {
    if (!canKeepRequestedAsExcess(context)) {
        return unchanged(context);
    }
    InputResult result = keepAsExcess(context, context.state.asked);
    result.state.asked = oneShieldDecor;
    result.state.requestedTileHolder.reset();
    result.state.shown.reset();
    return result;
}

} // namespace cimaise::artsociety
