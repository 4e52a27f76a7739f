// Rules of Musée as a table, its chapters on how to play, and its end.
#pragma once

#include "positions/musee/musee_layout.h"
#include "validators/report/game_end.h"
#include "validators/report/rule.h"

#include <span>
#include <string_view>

namespace cimaise::musee {

inline constexpr std::string_view staircasesRule = "musee.staircases";
inline constexpr std::string_view ascendingRule = "musee.ascending";
inline constexpr std::string_view uniqueRule = "musee.unique";
inline constexpr std::string_view deckRule = "musee.deck";
inline constexpr std::string_view bonusFullRule = "musee.bonus.full";
inline constexpr std::string_view bonusOnceRule = "musee.bonus.once";
inline constexpr std::string_view bonusUnclaimedRule = "musee.bonus.unclaimed";
inline constexpr std::string_view stuckRule = "musee.stuck";

extern const std::span<const Rule<Layout>> rules;

/// All findings, by rule in table order, then by place on the board.
Findings check(const Layout& layout);

/// Id of the chapter that says who wins a tie.
inline constexpr std::string_view tieChapter = "musee.play.ties";

/// Chapters in the order of a game.
extern const std::span<const Chapter> chapters;

/// End of the game; unsure if a Musée has room for a number and the cards of its owner are unknown.
GameEnd gameEnd(const Layout& layout);

/// Returns true if no player can hang a painting and every full gallery’s bonus is taken.
bool isPlayedOut(const Layout& layout);

} // namespace cimaise::musee
