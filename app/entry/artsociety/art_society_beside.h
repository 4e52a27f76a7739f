// Input beside a wall of Art Society: the museum's markers, the assistant, excess paintings, the
// hand; and facts of the players' own copy: the printed wall, the names of the frames.
#pragma once

#include "app/entry/artsociety/art_society_pointing.h"
#include "validators/report/finding.h"

#include <string_view>

namespace cimaise::artsociety {

/// Where a type's marker stands, as typed; nothing typed: it never reached the museum.
Outcome enterMarker(const Scene& scene, Type type, std::string_view text);
/// Result of a key typed into a marker's field; all keys of one marker make one edit.
Outcome typeMarker(const Scene& scene, Type type, std::string_view text);
/// The museum's track comes to be shown beside the wall, or no longer.
Outcome lookAtMuseum(const Scene& scene, bool shown);
/// A marker of the track is held, or put back.
Outcome touchMarker(const Scene& scene, Type type);
/// The marker that is held comes to stand here; `text` is a space of the track's first round, as it
/// is typed: a black marker stays black.
Outcome touchSpace(const Scene& scene, std::string_view text);
Outcome clearAssistant(const Scene& scene);
/// So many excess paintings more.
Outcome stepExcess(const Scene& scene, int by);
bool mayHaveMoreExcess(const Gallery& gallery);
/// A bid card is played, or was not.
Outcome toggleCard(const Scene& scene, int card);
Outcome forgetHand(const Scene& scene);
/// Whether a tie asks for hands, or the one of this wall has been entered.
/// The wall of a player whose hand decides a tie is looked at, and the hand entered.
Outcome askHand(const Scene& scene, int side);
bool isHandAsked(const Scene& scene, const Findings& findings);

/// So many columns or rows more.
Outcome growWall(const Scene& scene, int columns, int rows);
/// The first and the last row move by so many.
Outcome moveEyeline(const Scene& scene, int first, int last);
Outcome moveStars(const Scene& scene, int columns, int rows);
Outcome confirmWall(const Scene& scene);
/// Calls a frame by a name, or by its letter again; what cannot be a name is refused.
Outcome enterFrameName(const Scene& scene, Frame frame, const std::string& name);

} // namespace cimaise::artsociety
