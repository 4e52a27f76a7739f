// Tiles that do not go on the wall: given to the assistant, or kept as excess paintings (rulebook,
// "Using your assistant" and "Running out of space").
#pragma once

#include "app/input/artsociety/art_society_input_state.h"

namespace cimaise::artsociety {

/// Gives a tile that is not on the wall to the assistant; refuses if the assistant already holds
/// one.
InputResult giveTile(const InputContext& context, const Tile& tile);
/// Gives the selected tile of the wall to the assistant, or says that the assistant holds one.
InputResult giveToAssistant(const InputContext& context);
/// Keeps a painting that is not on the wall as an excess painting; refuses decor and a third one.
InputResult keepAsExcess(const InputContext& context, const Tile& tile);

/// True if the requested tile (InputState::asked) can be given to the assistant: not the tile that
/// the assistant holds already.
bool canGiveRequestedTile(const InputContext& context);
InputResult giveRequestedTile(const InputContext& context);
/// True if the requested painting can be kept as an excess painting; the assistant's cannot.
bool canKeepRequestedAsExcess(const InputContext& context);
/// Keeps the requested painting as an excess painting, and requests the decor tile taken for it.
InputResult keepRequestedAsExcess(const InputContext& context);

} // namespace cimaise::artsociety
