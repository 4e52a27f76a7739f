// Findings, score and rulings of a position, computed again after each edit, and its open
// questions.
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

/// Open questions that change the side's total, in the catalogue's order.
std::vector<const Reading*> openQuestions(const AnyCase& position, const Rulings& rulings,
                                          int side);

/// Open questions that change any total.
std::vector<const Reading*> openQuestions(const AnyCase& position, const Rulings& rulings);

} // namespace cimaise
