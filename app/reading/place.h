// Position and height of the printed number on a card or in a cell, on which most cells agree.
#pragma once

#include "app/reading/marks.h"

#include <span>

namespace cimaise::reading {

/// All in heights of the cell.
struct Place {
    double left = 0;
    double middle = 0;
    double right = 0;
    double y = 0;        ///< middle of the number
    double height = 0;   ///< of its digits
    double rowShift = 0; ///< by which it is lower in each further row
    bool light = false;
    double support = 0; ///< cells that agree, each by its probability

    bool operator==(const Place&) const = default;
};

/// Marks of the cells, row by row.
using Cells = std::vector<std::vector<Mark>>;

/// Likelihood, from 0 to 1, that a mark in that row is at the place.
double fit(const Mark& mark, int row, const Place& place);

/// The place that most cells agree on. `shifts`: whether rows may be shifted against each other.
/// Support is 0 if there is no mark at all.
Place commonPlace(const Cells& cells, const GridSize& size, bool shifts);

/// Probabilities of the numbers in a cell.
struct Evidence {
    std::array<double, numberCount> numbers{}; ///< probability of each number
    double none = 1;                           ///< probability that no mark is a number
};

Evidence evidenceOf(const std::vector<Mark>& marks, int row, const Place& place);

/// The mark that says most for a number; null if there is none.
const Mark* markFor(const std::vector<Mark>& marks, int number, int row, const Place& place);

} // namespace cimaise::reading
