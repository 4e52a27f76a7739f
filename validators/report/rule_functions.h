// Rules of one game, as a part of its module (positions/module.h).
#pragma once

#include "validators/report/game_end.h"
#include "validators/report/rule.h"

#include <span>
#include <string_view>
#include <vector>

namespace cimaise {

/// Rules of a game, defined in validators/<game>/<game>_rules.cpp.
template <class Layout> struct RuleFunctions {
    std::vector<RuleInfo> (&infos)(); ///< descriptions of the rules, in the order of the table
    /// All findings, in the order of the rules, then by place on the board.
    Findings (&check)(const Layout& layout);
    const std::span<const Chapter>& chapters; ///< how the game is played
    const std::string_view& tieRule;          ///< id of the rule or chapter on who wins a tie
    GameEnd (&end)(const Layout& layout);
    /// True if nothing is left to enter before the result; null: the game ends with a round or a
    /// last turn that must still be entered.
    bool (*isPlayedOut)(const Layout& layout) = nullptr;
    /// True if a board was drawn by its players from their copy; null: boards are not drawn.
    bool (*hasDrawnBoard)(const Layout& layout) = nullptr;
};

/// Descriptions of a table of rules, for RuleFunctions::infos.
template <const auto& rules> std::vector<RuleInfo> infosOf() {
    std::vector<RuleInfo> infos;
    for (const auto& rule : rules) {
        infos.push_back(rule.info);
    }
    return infos;
}

} // namespace cimaise
