// Input beside a wall of Art Society: the museum's markers, the assistant, excess paintings, the
// hand; and facts of the players' own copy: the printed wall, the names of the frames.
#pragma once

#include "app/input/artsociety/art_society_input_state.h"
#include "validators/report/finding.h"

#include <string_view>

namespace cimaise::artsociety {

/// Where a type's marker stands, as typed; nothing typed: it never reached the museum.
InputResult enterMarker(const InputContext& context, Type type, std::string_view text);
/// Result of a key typed into a marker's field; all keys of one marker make one edit.
InputResult typeMarker(const InputContext& context, Type type, std::string_view text);
/// The museum's track comes to be shown beside the wall, or no longer.
InputResult lookAtMuseum(const InputContext& context, bool shown);
/// A marker of the track is held, or put back.
InputResult touchMarker(const InputContext& context, Type type);
/// The marker that is held comes to stand here; `text` is a space of the track's first round, as it
/// is typed: a black marker stays black.
InputResult touchSpace(const InputContext& context, std::string_view text);
InputResult clearAssistant(const InputContext& context);
/// So many excess paintings more.
InputResult stepExcess(const InputContext& context, int by);
bool mayHaveMoreExcess(const Gallery& gallery);
/// A bid card is played, or was not.
InputResult toggleCard(const InputContext& context, int card);
InputResult forgetHand(const InputContext& context);
/// Whether a tie asks for hands, or the one of this wall has been entered.
/// The wall of a player whose hand decides a tie is looked at, and the hand entered.
InputResult askHand(const InputContext& context, int side);
bool isHandAsked(const InputContext& context, const Findings& findings);

/// So many columns or rows more.
InputResult growWall(const InputContext& context, int columns, int rows);
/// The first and the last row move by so many.
InputResult moveEyeline(const InputContext& context, int first, int last);
InputResult moveStars(const InputContext& context, int columns, int rows);
InputResult confirmWall(const InputContext& context);
/// Calls a frame by a name, or by its letter again; what cannot be a name is refused.
InputResult enterFrameName(const InputContext& context, Frame frame, const std::string& name);

} // namespace cimaise::artsociety
