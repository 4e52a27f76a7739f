// Lays out the result for a chat. Omits the lines of the score sheet, because the picture is read
// on a phone by people who have played.
#include "app/print/paper_pieces.h"
#include "app/print/papers.h"
#include "app/texts/finding_text.h"

namespace cimaise {

Paper chatPaper(const PublishContext& judgement, const CopySettings& copy, const QString& match) {
    Paper paper = beginPaper(judgement, {});
    if (judgement.shown.totals && !judgement.shown.singleBoard) {
        addRanking(paper, judgement, PaperLine::Kind::heading);
        const QString open = toQt(openFindingsText(judgement.evaluation.findings,
                                                   judgement.evaluation.results, judgement.words));
        paper.add(PaperLine::Kind::soft, open.split(u'\n'));
    }
    paper.add(PaperLine::Kind::plain, match);
    for (const int side :
         judgement.shown.singleBoard ? std::vector<int>{0} : sidesOf(judgement.position)) {
        addBoards(paper, judgement, {side}, {}, copy); // each board as wide as the picture
    }
    std::erase_if(paper.parts, [](const PaperPart& part) {
        const auto* const line = std::get_if<PaperLine>(&part);
        // the readers know the symbols
        return line != nullptr && line->kind == PaperLine::Kind::legend;
    });
    return paper;
}

} // namespace cimaise
