// Looks up what a highlight points at; what is not there any more lights nothing.
#include "app/game/highlight.h"

namespace cimaise {

std::vector<const Evidence*> evidenceOf(const Score& score, int side, std::string_view line) {
    std::vector<const Evidence*> pieces;
    if (side < 0 || side >= std::ssize(score.sheets)) {
        return pieces;
    }
    for (const ScoreLine& scored : score.sheets[static_cast<std::size_t>(side)].lines) {
        if (line.empty() || scored.id == line) {
            for (const Evidence& piece : scored.evidence) {
                pieces.push_back(&piece);
            }
        }
    }
    return pieces;
}

Spots litSpots(const Highlight& highlight, const Evaluation& evaluation) {
    const auto row = static_cast<std::size_t>(highlight.row);
    Spots spots;
    if (highlight.kind == Highlight::Kind::finding) {
        return row < evaluation.findings.size() ? evaluation.findings[row].where : spots;
    }
    const std::vector<const Evidence*> pieces =
        evidenceOf(evaluation.score, highlight.side, highlight.line);
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        if (highlight.kind == Highlight::Kind::line || i == row) {
            spots.insert(spots.end(), pieces[i]->where.begin(), pieces[i]->where.end());
        }
    }
    return spots;
}

} // namespace cimaise
