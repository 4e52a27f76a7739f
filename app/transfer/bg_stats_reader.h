// Plays, players and places in an export of BG Stats, or in a play file that this app has written.
#pragma once

#include "app/statistics/game_result.h"
#include "positions/file/load_error.h"
#include "positions/messages/message.h"

#include <QString>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace cimaise {

struct BgStatsPlayer {
    QString name;  ///< a valid name, without outer spaces
    int plays = 0; ///< number of plays of the games of this app

    bool operator==(const BgStatsPlayer&) const = default;
};

/// Play of a game of this app.
struct BgStatsPlay {
    QString uuid;      ///< identity, as in the file; never empty
    QString created;   ///< time of the entry, `yyyy-MM-dd HH:mm:ss`; may be empty
    QString moment;    ///< time of the play in the same format, in the time zone of its place
    QString place{};   ///< empty if unknown
    int minutes = 0;   ///< duration; 0 if unknown
    QString starter{}; ///< name of the first player; empty if unknown
    /// Result, with the names as in `players`. Its fingerprint is derived from the uuid.
    GameResult result;
    std::vector<std::size_t> players; ///< indices into BgStatsExport::players

    bool operator==(const BgStatsPlay&) const = default;
};

/// Play of a game of this app that cannot be imported.
struct UnusablePlay {
    std::string game; ///< id
    QString day;      ///< `yyyy-MM-dd`; empty if unknown
    Message reason;   ///< as the end of a sentence

    bool operator==(const UnusablePlay&) const = default;
};

/// Another game with the name of a game of this app.
struct Namesake {
    QString name;
    int year = 0;  ///< 0 if unknown
    int plays = 0; ///< number of its plays

    bool operator==(const Namesake&) const = default;
};

struct BgStatsExport {
    std::vector<BgStatsPlayer> players; ///< names that read the same are one player
    std::vector<QString> places;
    std::vector<BgStatsPlay> plays;
    int otherGames = 0; ///< number of plays of games that this app does not know
    int ignored = 0;    ///< number of plays that BG Stats leaves out of its statistics
    int rounded = 0;    ///< number of scores in `plays` that are not whole numbers in the file
    std::vector<Namesake> namesakes;    ///< not in `otherGames`
    std::vector<UnusablePlay> unusable; ///< in the order of the file
};

/// Reads an export. Data that cannot be used is counted or left out; fails only if the file is no
/// such export, or is too large.
tl::expected<BgStatsExport, LoadError> readBgStats(std::string_view text);

/// Total of a score such as “15+16+8-30”, “47.3” or “121,5”; nullopt for any other text, and for
/// totals of more than five figures. A comma before three figures may separate thousands, so that
/// such a score is unknown.
std::optional<double> scoreTotal(std::string_view score);

} // namespace cimaise
