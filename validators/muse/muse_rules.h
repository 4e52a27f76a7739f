// Rules of Muse as a table, its chapters on how to play, and its end.
#pragma once

#include "positions/muse/muse_layout.h"
#include "validators/report/game_end.h"
#include "validators/report/rule.h"

#include <span>
#include <string_view>

namespace cimaise::muse {

extern const std::span<const Rule<Layout>> rules;

/// Id of the rule that checks the payments of the round.
inline constexpr std::string_view payRule = "muse.pay";
inline constexpr std::string_view deckRule = "muse.deck";
inline constexpr std::string_view uniqueRule = "muse.unique";
inline constexpr std::string_view growthRule = "muse.growth";
inline constexpr std::string_view coinsRule = "muse.coins";
inline constexpr std::string_view tieRule = "muse.tie";
/// Id of the rule that reports the last round.
inline constexpr std::string_view endRule = "muse.end";

/// Rules that apply to a layout: if the number of players is wrong, only the rule for that.
std::span<const Rule<Layout>> rulesFor(const Layout& layout);

/// All findings, by rule in table order and then by player.
Findings check(const Layout& layout);

/// Surplus coins of a suit; negative: missing coins ("Setup", "Drawing, Discarding And Economic
/// Growth").
int coinsTooMany(const Layout& layout, Suit suit);

/// Id of the chapter that says who wins a tie.
inline constexpr std::string_view tieChapter = "muse.play.victory";

/// Chapters in the order of a game.
extern const std::span<const Chapter> chapters;

/// End of a game of Muse (rulebook, “Palace” and “End Of Game and Scoring”).
enum class Stage : std::uint8_t {
    playing,   ///< no palace reaches four paintings
    lastRound, ///< the round that is entered brings a palace its fourth painting
    over       ///< a palace holds four paintings: no further round is played
};

/// Stage of the game. Only a round that is entered and not yet played can be the last one.
Stage stageOf(const Layout& layout);

/// Returns true if a palace holds four paintings or more.
bool hasEndingPalace(const Table& table);

GameEnd gameEnd(const Layout& layout);

} // namespace cimaise::muse
