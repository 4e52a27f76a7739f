// Imports players, places and plays of a BG Stats export into the library.
#pragma once

#include "app/library/library.h"
#include "app/transfer/bg_stats_reader.h"
#include "app/transfer/job.h"
#include "positions/cases.h"

#include <functional>
#include <memory>

namespace cimaise {

/// Settings key of the known places: a JSON array of names.
inline constexpr auto placesKey = "places";

/// Decision about a player of the export.
struct PlayerDecision {
    enum class Kind : std::uint8_t { add, known, leaveOut };
    Kind kind = Kind::add;
    QString name{}; ///< name here; unused for leaveOut

    bool operator==(const PlayerDecision&) const = default;
};

/// Returns the initial position of a game with this header.
using StartPosition = std::function<AnyCase(std::string_view game, GameHeader header)>;

/// Creates the job of an import. Plays that were imported before, or exported from this library,
/// are not imported again; plays with a player who is left out are skipped. The library must
/// outlive the job.
std::unique_ptr<Job> importPlays(Library& library, BgStatsExport plays,
                                 std::vector<PlayerDecision> decisions, StartPosition start);

/// Places known in the library.
QStringList knownPlaces(const Library& library);

} // namespace cimaise
