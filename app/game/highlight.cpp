// Finds the spots of a highlight; a target that no longer exists highlights nothing.
#include "app/game/highlight.h"

namespace cimaise {

LineEvidence evidenceOf(const Score& score, int side, std::string_view line) {
    LineEvidence evidence;
    if (side < 0 || side >= std::ssize(score.sheets)) {
        return evidence;
    }
    for (const ScoreLine& scored : score.sheets[static_cast<std::size_t>(side)].lines) {
        if (line.empty() || scored.id == line) {
            for (const Evidence& piece : scored.evidence) {
                evidence.pieces.push_back(&piece);
            }
        }
    }
    evidence.tags =
        line.empty() ? std::vector<Tags>(evidence.pieces.size()) : tagsOf(evidence.pieces);
    return evidence;
}

SpotHighlights spotHighlightsFor(const Highlight& highlight, const Evaluation& evaluation) {
    const auto row = static_cast<std::size_t>(highlight.row);
    if (highlight.kind == Highlight::Kind::finding) {
        return row < evaluation.findings.size() ? spotHighlightsOf(evaluation.findings[row].where)
                                                : SpotHighlights{};
    }
    if (highlight.kind == Highlight::Kind::spots) {
        return spotHighlightsOf(highlight.spots);
    }
    if (highlight.kind == Highlight::Kind::first || highlight.kind == Highlight::Kind::tie) {
        return {};
    }
    const LineEvidence line = evidenceOf(evaluation.score, highlight.side, highlight.line);
    if (highlight.kind == Highlight::Kind::line) {
        return spotHighlightsOf(line.pieces, line.tags);
    }
    return row < line.pieces.size() ? spotHighlightsOf({line.pieces[row]}, {line.tags[row]})
                                    : SpotHighlights{};
}

} // namespace cimaise
