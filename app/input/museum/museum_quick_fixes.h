// Quick fixes for findings of a museum: numbers known from the player's own copy, removal of an
// object from an impossible place, and the way to the fields that a finding is about.
#pragma once

#include "app/input/museum/museum_figures.h"
#include "validators/report/finding.h"

namespace cimaise::museum {

/// One touch that settles a finding, or as much of it as can be.
struct Remedy {
    int finding = 0; ///< the number of the finding
    TextId offer;    ///< as its key says it
    /// The position with it done; nothing where an object is taken off.
    std::optional<Layout> next{};
    int side = 0;           ///< whose object
    std::size_t object = 0; ///< that goes, by its number in the file
    Message what{};         ///< as undo names it
    /// Nothing is edited: the key leads to the fields of these figures.
    std::optional<FigureKind> fields{};
};

/// Figures that a finding counts; nullopt for a finding about anything else.
std::optional<FigureKind> fieldsOf(const Finding& finding);

/// In the order of the findings, those alone that can be settled at least in part.
std::vector<Remedy> remedies(const Layout& layout, const Copy& copy, const Findings& findings);
InputResult settle(const InputContext& context, const Remedy& remedy);

} // namespace cimaise::museum
