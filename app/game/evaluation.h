// Findings, score and rulings of a position, computed again after each edit.
#pragma once

#include "positions/cases.h"
#include "rulings/questions/rulings.h"
#include "scoring/sheet/ranking.h"
#include "validators/report/finding.h"

namespace cimaise {

struct Evaluation {
    Findings findings;
    Score score;
    Rulings rulings;   ///< results of other answers to the open questions
    Results results{}; ///< source of every sentence about winners and places

    bool operator==(const Evaluation& other) const {
        return findings == other.findings && score == other.score && rulings == other.rulings;
    }
};

Evaluation evaluate(const AnyCase& position);

} // namespace cimaise
