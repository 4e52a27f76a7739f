// Findings, score and rulings of a position, computed again after each edit.
#pragma once

#include "scoring/rulings/rulings.h"
#include "scoring/sheet/ranking.h"
#include "validators/cases.h"
#include "validators/report/finding.h"

namespace cimaise {

struct Evaluation {
    Findings findings;
    Score score;
    Rulings rulings; ///< results of other answers to the open questions

    bool operator==(const Evaluation&) const = default;
};

Evaluation evaluate(const AnyCase& position);

} // namespace cimaise
