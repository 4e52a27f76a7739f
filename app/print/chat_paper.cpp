// Lays out the result for a chat, read on a phone by people who played: without the lines of the
// score sheet.
#include "app/print/paper_pieces.h"
#include "app/print/papers.h"

namespace cimaise {

Paper chatPaper(const PublishContext& judgement, const CopyLooks& looks) {
    Paper paper = beginPaper(judgement, {});
    if (judgement.shown.totals && !judgement.shown.alone) {
        addRanking(paper, judgement, PaperLine::Kind::heading);
    }
    for (const int side :
         judgement.shown.alone ? std::vector<int>{0} : sidesOf(judgement.position)) {
        addBoards(paper, judgement, {side}, {}, looks); // each as wide as the picture
    }
    std::erase_if(paper.parts, [](const PaperPart& part) {
        const auto* const line = std::get_if<PaperLine>(&part);
        return line != nullptr && line->kind == PaperLine::Kind::legend; // they know the signs
    });
    return paper;
}

} // namespace cimaise
