// Input beside a wall of Art Society: the museum's markers, the assistant, excess paintings, the
// hand; and facts of the players' own copy: the printed wall, the names of the frames.
#pragma once

#include "app/input/artsociety/art_society_input_state.h"
#include "validators/report/finding.h"

#include <string_view>

namespace cimaise::artsociety {

/// Description of an edit of a marker whose text is `what`, by the positions: a number typed in two
/// steps is one edit. Empty for other edits.
std::optional<Message> markerChange(const Layout& before, const Layout& after, TextId what);

/// Sets the space of a type's marker from typed text; empty text: the marker never reached the
/// museum.
InputResult enterMarker(const InputContext& context, Type type, std::string_view text);
/// Result of a key typed into a marker's field; all keys of one marker make one edit.
InputResult typeMarker(const InputContext& context, Type type, std::string_view text);
/// Shows or hides the museum's track beside the wall.
InputResult showMuseumTrack(const InputContext& context, bool shown);
/// Picks up a marker of the track; a second tap on the marker puts it back.
InputResult tapMarker(const InputContext& context, Type type);
/// Puts the picked up marker on a space. `text` is a space of the track's first round, in its typed
/// form; a black marker stays black.
InputResult tapSpace(const InputContext& context, std::string_view text);
InputResult clearAssistant(const InputContext& context);
/// Changes the number of excess paintings by `by`.
InputResult stepExcess(const InputContext& context, int by);
bool mayHaveMoreExcess(const Gallery& gallery);
/// Toggles whether a bid card has been played.
InputResult toggleCard(const InputContext& context, int card);
InputResult enterEmptyHand(const InputContext& context);
/// Enters all bid cards, so that only those played are to be tapped.
InputResult enterFullHand(const InputContext& context);
InputResult clearHand(const InputContext& context);
/// Shows the wall of a player whose hand breaks a tie, to enter that hand.
InputResult askHand(const InputContext& context, int side);
/// True if a tie requires hands, or the hand of this wall has been entered.
bool isHandRequired(const InputContext& context, const Findings& findings);

/// Changes the size of the wall by columns and rows.
InputResult growWall(const InputContext& context, int columns, int rows);
/// Moves the first and the last row of the eyeline.
InputResult moveEyeline(const InputContext& context, int first, int last);
InputResult moveStars(const InputContext& context, int columns, int rows);
InputResult confirmWall(const InputContext& context);
/// Names a frame, or resets it to its letter; refuses invalid names.
InputResult enterFrameName(const InputContext& context, Frame frame, const std::string& name);

} // namespace cimaise::artsociety
