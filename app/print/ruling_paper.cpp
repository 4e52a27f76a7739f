// Lays out a ruling: the question, the answer in a word, the reason, the certainty, and what would
// change the answer, with the boards concerned below.
#include "app/input/edit_descriptions.h"
#include "app/models/ruling_texts.h"
#include "app/print/paper_pieces.h"
#include "app/print/papers.h"
#include "app/print/print_colours.h"
#include "app/texts/qt_score_text.h"
#include "app/texts/rule_book.h"
#include "app/texts/ruling_text.h"
#include "app/texts/score_text.h"
#include "scoring/scores.h"

#include <algorithm>
#include <set>

namespace cimaise {

namespace {

using enum PaperLine::Kind;

/// Maximum numbers of findings of one rule and of pieces of evidence that are printed.
constexpr qsizetype mostOfOneRule = 12;
constexpr std::size_t mostEvidence = 60;

/// Adds a line such as “3 more”; adds nothing if there are no more.
void addRest(Paper& paper, std::ptrdiff_t more, const Translator& words) {
    if (more > 0) {
        paper.add(item,
                  format(words, CIMAISE_TEXT_N("cli.more-spots"), {{"n", static_cast<int>(more)}}));
    }
}

/// Sides with a highlight on their boards; all sides if nothing is highlighted.
std::vector<int> sidesLit(const AnyCase& position, const SpotHighlights& spotHighlights) {
    std::set<int> sides;
    for (const SpotHighlight& light : spotHighlights) {
        if (light.spot.owner == everyone()) {
            return sidesOf(position);
        }
        sides.insert(sideOf(position, light.spot.owner));
    }
    return sides.empty() ? sidesOf(position) : std::vector<int>{sides.begin(), sides.end()};
}

QString rulingTitle(const Translator& words) { return format(words, CIMAISE_TEXT("ruling.title")); }

/// Adds each answer with its result.
void addAnswers(Paper& paper, std::string_view id, const PublishContext& judgement) {
    const AnyCase& position = judgement.position;
    const std::span<const Reading> readings = gameOf(position).readings;
    const auto reading = std::ranges::find(readings, id, &Reading::id);
    if (reading == readings.end()) {
        return;
    }
    const Ruling& ruling =
        judgement.evaluation.rulings.readings[static_cast<std::size_t>(reading - readings.begin())];
    for (std::size_t i = 0; i < reading->options.size(); ++i) {
        const ReadingOption& option = reading->options[i];
        const QString title = format(judgement.words, option.title);
        const bool inForce = option.id == ruling.inForce;
        paper.add(inForce ? strong : plain,
                  inForce
                      ? title + u' ' + format(judgement.words, CIMAISE_TEXT("cli.rulings.in-force"))
                      : title);
        const Verdict& verdict = ruling.options[i].verdict;
        QStringList gives{
            toQt(totalsText(position, verdict, judgement.words)),
            toQt(presentWinnersText(position, verdict, isOver(judgement), judgement.words)),
            toQt(problemsText(verdict, judgement.words))};
        gives.removeAll(QString{});
        paper.add(item, judgement.shown.totals ? gives.join(QStringLiteral(" · ")) : QString{});
    }
    if (judgement.shown.totals) {
        paper.add(plain, toQt(effectText(ruling, judgement.evaluation.results, judgement.words)),
                  print::brass);
    }
}

/// Adds a list below its heading, unless the list is empty.
void addList(Paper& paper, TextId title, const QStringList& lines, const Translator& words) {
    if (!lines.isEmpty()) {
        paper.add(heading, format(words, title));
        paper.add(item, lines.mid(0, mostOfOneRule));
    }
}

/// `spotHighlights` are the highlights on the boards that belong to the ruling.
Paper paperOf(const RulingText& ruling, const SpotHighlights& spotHighlights,
              const PublishContext& judgement, const CopySettings& copy) {
    const Translator& words = judgement.words;
    Paper paper = beginPaper(judgement, rulingTitle(words));
    paper.add(strong, ruling.question);
    paper.add(verdict, ruling.verdict, print::ofSeverity(ruling.severity.toStdString()));
    paper.add(strong, ruling.sentences.mid(0, mostOfOneRule));
    addRest(paper, std::max(ruling.sentences.size(), mostOfOneRule) - mostOfOneRule, words);
    paper.add(plain, ruling.places, print::brass);
    const std::vector<int> sides{ruling.sides.begin(), ruling.sides.end()};
    addBoards(paper, judgement,
              sides.empty() ? sidesLit(judgement.position, spotHighlights) : sides, spotHighlights,
              copy);
    addAnswers(paper, ruling.ruleId.toStdString(), judgement);
    paper.add(plain, ruling.why);
    paper.add(soft, ruling.checkedRules);
    addList(paper, CIMAISE_TEXT("ruling.counts.title"), ruling.counts, words);
    paper.add(strong, ruling.certainty, print::brass);
    paper.add(plain, ruling.source, print::brass);
    QStringList otherwise = ruling.fixes;
    for (const QString& answer : ruling.otherwise) {
        otherwise << format(words, CIMAISE_TEXT("dispute.if-decided"),
                            {{"answer", answer.toStdString()}});
    }
    addList(paper, CIMAISE_TEXT("dispute.otherwise"), otherwise, words);
    addDecisions(paper, judgement);
    return paper;
}

/// Document about a line of a score sheet, with its evidence.
std::optional<Paper> linePaper(const PublishContext& judgement, const Highlight& highlight,
                               const CopySettings& copy) {
    const std::vector<ScoreSheet>& sheets = judgement.evaluation.score.sheets;
    const std::string_view game = gameOf(judgement.position).id;
    const std::span<const LineInfo> infos = linesOf(game);
    const auto info = std::ranges::find(infos, highlight.line, &LineInfo::id);
    if (highlight.kind == Highlight::Kind::nothing || highlight.side < 0 ||
        highlight.side >= std::ssize(sheets)) {
        return std::nullopt;
    }
    const Translator& words = judgement.words;
    const ScoreSheet& sheet = sheets[static_cast<std::size_t>(highlight.side)];
    const bool all = info == infos.end();
    Paper paper = beginPaper(judgement, rulingTitle(words));
    paper.add(strong, QStringLiteral("%1 · %2").arg(toQt(words.party(sheet.party)),
                                                    all ? format(words, CIMAISE_TEXT("sheet.total"))
                                                        : lineTitle(game, info->id, words)));
    paper.add(verdict,
              all ? briefTotal(sheet, words) : lineInWords(sheet, lineOf(sheet, info->id), words));
    paper.add(strong, all ? QString{} : toQt(sumText(lineOf(sheet, info->id), words)));
    const LineEvidence evidence =
        evidenceOf(judgement.evaluation.score, highlight.side, highlight.line);
    addBoards(paper, judgement, {highlight.side}, spotHighlightsOf(evidence.pieces, evidence.tags),
              copy);
    const std::size_t shownCount = std::min(evidence.pieces.size(), mostEvidence);
    for (std::size_t i = 0; i < shownCount; ++i) {
        const Evidence& piece = *evidence.pieces[i];
        QStringList parts{piece.unknown ? toQt(evidenceFigure(piece))
                                        : pointsFigure(piece.points, words),
                          toQt(joined(evidence.tags[i])), format(words, piece.reason)};
        parts.removeAll(QString{});
        paper.add(item, parts.join(QStringLiteral(" · ")));
    }
    addRest(paper, std::ssize(evidence.pieces) - static_cast<std::ptrdiff_t>(shownCount), words);
    if (!all) {
        paper.add(plain, format(words, cli::explanationText(*info)));
        paper.add(plain, format(words, info->explanation.citation), print::brass);
    }
    addDecisions(paper, judgement);
    return paper;
}

} // namespace

std::optional<Paper> rulingPaper(const PublishContext& judgement, const Dispute& dispute,
                                 const CopySettings& copy) {
    const std::optional<Settlement> settlement = settlementOf(judgement.position, dispute);
    return settlement ? std::optional{paperOf(settledInWords(*settlement, dispute.id, judgement),
                                              spotHighlightsOf(settlement->where), judgement, copy)}
                      : std::nullopt;
}

std::optional<Paper> rulingPaper(const PublishContext& judgement, const Highlight& highlight,
                                 const RulingText& shown, const CopySettings& copy) {
    if (highlight.kind == Highlight::Kind::line || highlight.kind == Highlight::Kind::evidence) {
        return linePaper(judgement, highlight, copy);
    }
    return shown.question.isEmpty()
               ? std::nullopt
               : std::optional{paperOf(shown, spotHighlightsFor(highlight, judgement.evaluation),
                                       judgement, copy)};
}

} // namespace cimaise
