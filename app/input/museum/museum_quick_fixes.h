// Quick fixes for findings of a museum that need more than its position: numbers copied from the
// player's own copy, and display of the fields that a finding is about.
#pragma once

#include "app/input/museum/museum_figures.h"
#include "validators/report/finding.h"

namespace cimaise::museum {

/// Quick fix for a finding, complete or partial.
struct MuseumFix {
    int finding = 0;              ///< index of the finding
    TextId offer;                 ///< label of the button
    std::optional<Layout> next{}; ///< position after the fix; nullopt if the fix is no edit
    Message what{};               ///< text of the edit for undo
    /// Field to show; nullopt if the fix is an edit.
    std::optional<Figure> field{};
};

/// Figure that a finding is about, the first of several; nullopt for any other finding.
std::optional<Figure> fieldOf(const Finding& finding);

/// Quick fixes in the order of the findings; skips findings without a fix.
std::vector<MuseumFix> museumFixes(const Layout& layout, const Copy& copy,
                                   const Findings& findings);
InputResult applyFix(const InputContext& context, const MuseumFix& remedy);

} // namespace cimaise::museum
