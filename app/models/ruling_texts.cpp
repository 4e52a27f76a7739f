// Gets the ruling from the core and writes its texts.
#include "app/models/ruling_texts.h"

#include "app/game/game_ui.h"
#include "app/game/hidden_points_filter.h"
#include "app/input/edit_descriptions.h"
#include "app/input/game_input.h"
#include "app/models/findings_model.h"
#include "app/texts/finding_text.h"
#include "app/texts/rule_book.h"
#include "app/texts/ruling_text.h"
#include "app/texts/score_text.h"
#include "positions/cases.h"
#include "rulings/questions/settlement.h"
#include "scoring/scores.h"
#include "scoring/sheet/first_place.h"
#include "validators/checks.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>
#include <vector>

namespace cimaise {

namespace {

/// Pairs of spaces joined by a piece between them, one pair per board. Empty for any other spot.
std::vector<Spots> spotsJoinedAt(const AnyCase& position, const Spot& spot) {
    const GameInput& game = inputOf(position);
    return game.spotsJoinedAt == nullptr ? std::vector<Spots>{}
                                         : game.spotsJoinedAt(position, spot);
}

/// Whole row of such pieces for one that is shared by all boards; any other spot unchanged.
/// Findings about the pattern of the pieces refer to whole rows.
Spot wholeRowOf(const AnyCase& position, const Spot& spot) {
    const GameInput& game = inputOf(position);
    return game.wholeRowOf == nullptr ? spot : game.wholeRowOf(spot);
}

//% "Yes"
constexpr TextId yesText = CIMAISE_TEXT("settlement.yes");
//% "No"
constexpr TextId noText = CIMAISE_TEXT("settlement.no");

QStringList qtList(const std::vector<std::string>& texts) {
    QStringList list;
    for (const std::string& text : texts) {
        list << toQt(text);
    }
    return list;
}

/// Rules question about a finding: its rule, its party and its first spot.
Dispute disputeOn(const Finding& finding) {
    Dispute dispute{.id = finding.rule, .party = finding.party};
    if (!finding.where.empty()) {
        dispute.spot = finding.where.front();
    }
    return dispute;
}

/// Rules question about a finding at one of its spots.
Dispute disputeAt(const Finding& finding, const Spot& spot) {
    return {.id = finding.rule, .party = finding.party, .spot = spot};
}

/// Evidence about a spot, with its score line and sheet.
struct Counted {
    const ScoreSheet& sheet;
    const ScoreLine& line;
    const Evidence& piece;
};

/// Evidence at the spot, and evidence for pieces that the spot joins; evidence that scores comes
/// first.
std::vector<Counted> countedAt(const Spot& spot, const PublishContext& context) {
    const std::vector<Spots> joined = spotsJoinedAt(context.position, spot);
    std::vector<Counted> counted;
    std::vector<Counted> nearMisses;
    for (const ScoreSheet& sheet : context.evaluation.score.sheets) {
        for (const ScoreLine& line : sheet.lines) {
            for (const Evidence& piece : line.evidence) {
                if (contains(piece.where, spot) ||
                    std::ranges::find(joined, piece.where) != joined.end()) {
                    (piece.points != 0 || piece.unknown ? counted : nearMisses)
                        .push_back({sheet, line, piece});
                }
            }
        }
    }
    for (const Counted& nearMiss : nearMisses) {
        counted.push_back(nearMiss);
    }
    return counted;
}

/// Evidence as text: “+2 · Neighbours: …”, with the owner if the spot belongs to everyone.
QString countedInWords(const Counted& counted, bool named, const PublishContext& context) {
    //% "{points} · {line}: {reason}"
    constexpr TextId text = CIMAISE_TEXT("ruling.counts");
    //% "{owner}: {points} · {line}: {reason}"
    constexpr TextId ownedText = CIMAISE_TEXT("ruling.counts.of");
    const QString line = lineTitle(gameOf(context.position).id, counted.line.id, context.words);
    return format(context.words, named ? ownedText : text,
                  {{"owner", counted.sheet.party},
                   {"points", evidenceFigure(counted.piece)},
                   {"line", line.toStdString()},
                   {"reason", context.words.format(counted.piece.reason)}});
}

/// Players for whom a shared spot scores nothing, if it scores for another player.
QStringList othersInWords(const std::vector<Counted>& all, const PublishContext& context) {
    //% "{owner}: no points here"
    constexpr TextId text = CIMAISE_TEXT("ruling.counts.none.of");
    QStringList lines;
    for (const ScoreSheet& sheet : context.evaluation.score.sheets) {
        if (std::ranges::none_of(all, [&](const Counted& one) { return &one.sheet == &sheet; })) {
            lines << format(context.words, text, {{"owner", sheet.party}});
        }
    }
    return lines;
}

/// Score sheet of the owner without the piece at a spot; nullopt if the spot has no piece or owner.
std::optional<ScoreSheet> sheetWithout(const Spot& spot, const PublishContext& context) {
    const std::optional<Edit> removed = removePieceAt(context.position, spot);
    const int side = sideOf(context.position, spot.owner);
    if (!removed || side < 0) {
        return std::nullopt;
    }
    return score(removed->next).sheets.at(static_cast<std::size_t>(side));
}

/// Points of a score line with the piece minus those without it, if they are not just the points of
/// the evidence: a piece can join others, or a line can reach its sum without it.
QString differenceInWords(const ScoreLine& line, int difference, const std::vector<Counted>& of,
                          const PublishContext& context) {
    //% "{points} · {line}"
    constexpr TextId text = CIMAISE_TEXT("ruling.counts.line");
    if (of.size() == 1) {
        Evidence piece = of.front().piece;
        piece.points = difference;
        return countedInWords({of.front().sheet, line, piece}, false, context);
    }
    return format(
        context.words, text,
        {{"points", signedFigure(difference)},
         {"line", lineTitle(gameOf(context.position).id, line.id, context.words).toStdString()}});
}

/// Effect of a piece on the lines of its owner's score sheet: the difference that it makes. Lines
/// without one come last.
QStringList effectInWords(const std::vector<Counted>& all, const ScoreSheet& without,
                          const PublishContext& context) {
    const int side = without.party.index;
    const ScoreSheet& with = context.evaluation.score.sheets.at(static_cast<std::size_t>(side));
    QStringList lines;
    QStringList unchanged;
    for (const ScoreLine& line : with.lines) {
        std::vector<Counted> here;
        std::ranges::copy_if(all, std::back_inserter(here),
                             [&](const Counted& one) { return &one.line == &line; });
        const auto other = std::ranges::find(without.lines, line.id, &ScoreLine::id);
        const int after = other == without.lines.end() ? 0 : other->points;
        const bool isUnknown =
            line.isUnknown() || (other != without.lines.end() && other->isUnknown());
        const int difference = line.points - after;
        QStringList& target = difference != 0 || isUnknown ? lines : unchanged;
        int counted = 0;
        for (const Counted& one : here) {
            counted += one.piece.points;
        }
        if (isUnknown || counted == difference) {
            for (const Counted& one : here) {
                target << countedInWords(one, false, context);
            }
        } else {
            target << differenceInWords(line, difference, here, context);
        }
    }
    return lines + unchanged;
}

QStringList countsAt(const Spot& spot, const PublishContext& context) {
    const bool named = spot.owner == everyone() && !context.shown.singleBoard;
    const std::vector<Counted> all = countedAt(spot, context);
    QStringList lines;
    if (const std::optional<ScoreSheet> without = sheetWithout(spot, context)) {
        lines = effectInWords(all, *without, context);
    } else {
        for (const Counted& counted : all) {
            lines << countedInWords(counted, named, context);
        }
    }
    if (named && !all.empty()) {
        lines << othersInWords(all, context);
    }
    if (lines.isEmpty()) {
        //% "It does not affect the score."
        lines << format(context.words, CIMAISE_TEXT("ruling.counts.nothing"));
    }
    return lines;
}

/// Titles of the rules that a position can break.
QStringList checkedRuleTitles(const PublishContext& context) {
    QStringList titles;
    for (const RuleInfo& rule : rulesOf(gameOf(context.position).id)) {
        if (isProblem(rule.severity) && !rule.messages.empty()) {
            titles << format(context.words, rule.explanation.title);
        }
    }
    return titles;
}

/// Place described so that the players find it.
Argument placeOf(const Spot& spot, const AnyCase& position) {
    const TextId text = uiOf(position).placeText;
    const auto piece = text.empty() ? std::nullopt : pieceWithSpot(position, spot);
    if (!piece) {
        return {"place", spot.place};
    }
    const Message place{
        text, {{inputOf(position).pieceTexts.piece, piece->name}, {"place", piece->where}}};
    return {"place", Listing{{place}}};
}

/// Question about a spot: “Ana, upper gallery, space 3: is this legal?”
QString spotQuestion(const Spot& spot, const PublishContext& context) {
    //% "{place}: is this legal?"
    constexpr TextId question = CIMAISE_TEXT("ruling.spot.question");
    //% "{owner}, {place}: is this legal?"
    constexpr TextId ownedQuestion = CIMAISE_TEXT("ruling.spot.question.of");
    const bool owned = spot.owner != everyone() && !context.shown.singleBoard;
    return format(context.words, owned ? ownedQuestion : question,
                  {placeOf(spot, context.position), {"owner", spot.owner}});
}

/// Ruling on a spot without findings.
RulingText nothingAgainst(const Spot& spot, const PublishContext& context) {
    const Translator& words = context.words;
    //% "No problem here."
    constexpr TextId fine = CIMAISE_TEXT("ruling.spot.fine");
    //% "Nothing in the current position forbids it. Rules checked:"
    constexpr TextId why = CIMAISE_TEXT("ruling.spot.why");
    return {.ruleId = {},
            .question = spotQuestion(spot, context),
            .verdict = format(words, yesText),
            .severity = QStringLiteral("legal"),
            .sentences = {format(words, fine)},
            .fixes = {},
            .places = {},
            .why = format(words, why),
            .source = {},
            .certainty = {},
            .checkedRules = checkedRuleTitles(context)};
}

/// Ruling on an empty space without findings.
RulingText nothingThere(const Spot& spot, const PublishContext& context) {
    //% "There is nothing there"
    constexpr TextId empty = CIMAISE_TEXT("ruling.spot.empty");
    //% "Only pieces on the board can be checked. To check a move, try it on a copy."
    constexpr TextId advice = CIMAISE_TEXT("ruling.spot.empty.advice");
    RulingText text;
    text.question = spotQuestion(spot, context);
    text.verdict = format(context.words, empty);
    text.severity = QStringLiteral("note");
    text.sentences = {format(context.words, advice)};
    return text;
}

/// Ruling on a spot with a finding. The verdict is whether the spot is legal; a note or a missing
/// detail does not forbid it.
RulingText foundAt(const Spot& spot, const Finding& found, const PublishContext& context) {
    //% "No rule forbids it."
    constexpr TextId notForbidden = CIMAISE_TEXT("ruling.spot.not-forbidden");
    RulingText text = settledInWords(*settlementOf(context.position, disputeAt(found, spot)),
                                     found.rule, context);
    text.question = spotQuestion(spot, context);
    const bool isForbidden = isProblem(found.severity);
    text.verdict = format(context.words, isForbidden ? noText : yesText);
    if (!isForbidden) {
        text.severity = QStringLiteral("legal");
        // the finding is not the reason for the verdict
        text.sentences.prepend(format(context.words, notForbidden));
    }
    return text;
}

/// Ruling on a spot: its finding of highest severity, or that there is none.
RulingText textAt(const Spot& spot, const PublishContext& context) {
    const Findings& findings = context.evaluation.findings;
    const Finding* const here = worstAt(findings, spot);
    const Spot about = here == nullptr ? wholeRowOf(context.position, spot) : spot;
    const Finding* const found = here == nullptr ? worstAt(findings, about) : here;
    const bool isEmpty = found == nullptr && !pieceAt(context.position, spot);
    RulingText text = isEmpty            ? nothingThere(spot, context)
                      : found == nullptr ? nothingAgainst(spot, context)
                                         : foundAt(about, *found, context);
    if (context.shown.totals) {
        text.counts = countsAt(spot, context);
    }
    text.at = spot;
    return text;
}

/// Cites the rules of the score lines that these pieces belong to.
void citeLines(RulingText& text, const std::vector<Counted>& all, const PublishContext& context) {
    //% "The rules of these score lines:"
    constexpr TextId several = CIMAISE_TEXT("ruling.counts.rules");
    //% "{line}: {rule} ({citation})"
    constexpr TextId lineRule = CIMAISE_TEXT("ruling.counts.rule");
    const Translator& words = context.words;
    const std::string_view game = gameOf(context.position).id;
    std::vector<LineInfo> lines;
    std::ranges::copy_if(linesOf(game), std::back_inserter(lines), [&](const LineInfo& line) {
        return std::ranges::any_of(all, [&](const Counted& one) { return one.line.id == line.id; });
    });
    if (lines.size() == 1) {
        const LineInfo& line = lines.front();
        text.ruleId = QStringLiteral("%1.score.%2").arg(toQt(game), toQt(line.id));
        text.why = format(words, cli::explanationText(line));
        text.source =
            toQt(sourceText(line.explanation.citation, rulebookOf(context.position), words));
        text.certainty = format(words, wordsFor(Certainty::rulebook));
    } else if (!lines.empty()) {
        text.why = format(words, several);
    }
    for (const LineInfo& line : lines) {
        if (lines.size() > 1) {
            text.checkedRules << format(words, lineRule,
                                        {{"line", words.format({line.explanation.title})},
                                         {"rule", words.format(cli::explanationText(line))},
                                         {"citation", line.explanation.citation}});
        }
    }
}

/// Score of the owner without the piece at a spot.
struct ScoreWithout {
    QString says;       ///< empty if the score stays the same, or if the spot has no piece or owner
    bool helps = false; ///< true if the score would be lower
    int lost = 0;       ///< points by which the score would be lower at least
    bool exact = false; ///< true if no missing detail decides about these points
};

/// Compares the score with that without the piece: a piece in no score line can connect others that
/// are, or keep them from scoring.
ScoreWithout withoutIt(const Spot& spot, const PublishContext& context) {
    //% "It scores no points itself, but without it the score would be {after} instead of {before}."
    constexpr TextId helpsText = CIMAISE_TEXT("ruling.counts.without");
    //% "It scores no points. Without it the score would be {after} instead of {before}."
    constexpr TextId text = CIMAISE_TEXT("ruling.counts.without.better");
    const std::optional<ScoreSheet> without = sheetWithout(spot, context);
    if (!without) {
        return {};
    }
    const auto row = static_cast<std::size_t>(without->party.index);
    const PointSpan before = spanOf(context.evaluation.score.sheets.at(row));
    const PointSpan after = spanOf(*without);
    if (after == before) {
        return {};
    }
    const auto worth = [](const PointSpan& span) {
        return std::pair{span.least, span.most.value_or(std::numeric_limits<int>::max())};
    };
    const bool helps = worth(after) < worth(before);
    return {.says = format(context.words, helps ? helpsText : text,
                           {{"after", spanFigure(after)}, {"before", spanFigure(before)}}),
            .helps = helps,
            .lost = before.least - after.least,
            .exact = before.isExact() && after.isExact()};
}

/// True if the piece scores on the score track only: its value was counted when it was placed, and
/// it adds nothing at the end. `lost`: points lost without the piece.
bool isOnTrackOnly(const std::vector<Counted>& all, const Spot& spot, int lost,
                   const PublishContext& context) {
    const std::string_view track = uiOf(context.position).trackLine;
    int onTrack = 0;
    for (const Counted& one : all) {
        if (one.line.id == track) {
            onTrack += one.piece.points;
        } else if (one.piece.points != 0 || one.piece.unknown) {
            return false;
        }
    }
    return !track.empty() && lost == onTrack && removePieceAt(context.position, spot).has_value();
}

/// Findings at the spot, as sentences: they say why it does not count.
QStringList notesAt(const Spot& spot, const PublishContext& context) {
    QStringList notes;
    for (const Finding& finding : context.evaluation.findings) {
        if (contains(finding.where, spot)) {
            notes << toQt(findingText(finding, context.words));
        }
    }
    return notes;
}

/// Ruling on the points of a spot: yes or no, what scores by which line, and the rules of these
/// lines.
RulingText countingAt(const Spot& spot, const PublishContext& context) {
    //% "{place}: does this count?"
    constexpr TextId question = CIMAISE_TEXT("ruling.counts.question");
    //% "{owner}, {place}: does this count?"
    constexpr TextId ownedQuestion = CIMAISE_TEXT("ruling.counts.question.of");
    //% "On the score track only"
    constexpr TextId onlyTrackText = CIMAISE_TEXT("ruling.counts.track");
    //% "Its value was scored when it was exhibited; it adds nothing at the end of the game."
    constexpr TextId exhibitedText = CIMAISE_TEXT("ruling.counts.exhibited");
    //% "Yes, %n points"
    constexpr TextId yesPointsText = CIMAISE_TEXT_N("ruling.counts.yes");
    std::vector<Counted> all = countedAt(spot, context);
    const ScoreWithout without = withoutIt(spot, context);
    const bool scores = std::ranges::any_of(
        all, [](const Counted& one) { return one.piece.points != 0 || one.piece.unknown; });
    const bool onlyTrack = isOnTrackOnly(all, spot, without.lost, context);
    const bool counts = !onlyTrack && (scores || without.helps);
    const bool owned = spot.owner != everyone() && !context.shown.singleBoard;
    RulingText text;
    text.question = format(context.words, owned ? ownedQuestion : question,
                           {placeOf(spot, context.position), {"owner", spot.owner}});
    const bool worth = counts && scores && without.exact && without.lost > 0;
    text.verdict = worth ? format(context.words, yesPointsText, {{"n", without.lost}})
                         : format(context.words, onlyTrack ? onlyTrackText
                                                 : counts  ? yesText
                                                           : noText);
    text.severity = counts ? QStringLiteral("legal") : QStringLiteral("note");
    if (onlyTrack) {
        text.sentences = {format(context.words, exhibitedText)};
        text.sentences += all.empty() ? QStringList{} : countsAt(spot, context);
    } else if (!scores && (counts || !without.says.isEmpty())) {
        text.sentences = {without.says};
    } else {
        text.sentences = countsAt(spot, context);
    }
    if (!counts) {
        text.sentences += notesAt(spot, context);
    }
    citeLines(text, all, context);
    text.at = spot;
    return text;
}

/// Ruling on a finding, with the history if it depends on who was first.
RulingText textOn(const Finding& finding, const PublishContext& context, const History& history) {
    // every finding belongs to a rule that can be broken, so that there is a ruling on it
    RulingText text =
        settledInWords(*settlementOf(context.position, disputeOn(finding)), finding.rule, context);
    text.at = disputeOn(finding).spot;
    auto* const whoWasFirst = uiOf(context.position).whoWasFirst;
    if (whoWasFirst != nullptr && finding.severity == Severity::note) {
        const FirstAnswer answer = whoWasFirst(history, context);
        if (answer.isContested && answer.rule == finding.rule) {
            text.verdict = answer.verdict;
            text.sentences << answer.sentences;
        }
    }
    return text;
}

/// Ruling on the question who filled a part of the board first: it depends on the history.
RulingText rulingOnFirst(const PublishContext& context, const History& history) {
    auto* const whoWasFirst = uiOf(context.position).whoWasFirst;
    if (whoWasFirst == nullptr) {
        return {};
    }
    const Translator& words = context.words;
    const FirstAnswer answer = whoWasFirst(history, context);
    RulingText text;
    text.question = format(words, CIMAISE_TEXT("dispute.firsts"));
    text.severity = QStringLiteral("note");
    text.verdict = answer.verdict;
    text.sentences = answer.sentences;
    if (const auto rule = settlementOf(context.position, {.id = answer.rule})) {
        text.ruleId = toQt(answer.rule);
        text.why = format(words, rule->explanation.text);
        text.source = toQt(sourceText(*rule, words));
        text.certainty = format(words, wordsFor(rule->certainty));
    }
    return text;
}

/// Sides on whose boards a finding has spots, and those that it names.
QList<int> sidesNamed(const Finding& finding, const AnyCase& position) {
    QList<int> sides;
    const auto add = [&](Party party) {
        if (const int side = sideOf(position, party); side >= 0 && !sides.contains(side)) {
            sides << side;
        }
    };
    std::ranges::for_each(finding.where, add, &Spot::owner);
    add(finding.party);
    std::ranges::for_each(finding.concerned, add);
    std::ranges::sort(sides);
    return sides;
}

} // namespace

RulingText settledInWords(const Settlement& settlement, std::string_view id,
                          const PublishContext& context) {
    const Translator& words = context.words;
    const auto gravest = std::ranges::min_element(settlement.findings, {}, &Finding::severity);
    RulingText text{
        .ruleId = toQt(id),
        .question = format(words, settlement.question),
        .verdict = format(words, settlement.verdict),
        .severity =
            gravest == settlement.findings.end() ? QString{} : toQt(severityId(gravest->severity)),
        .sentences = {},
        .fixes = {},
        .places = placesInWords(settlement.where, words),
        .why = format(words, settlement.explanation.text),
        .source = toQt(sourceText(settlement, words)),
        .certainty = format(words, wordsFor(settlement.certainty)),
        .otherwise = qtList(answerTexts(context.position, settlement.otherwise, words))};
    const Findings shown =
        context.shown.totals ? settlement.findings : withoutPoints(settlement.findings);
    for (const Finding& one : shown) {
        text.sentences << toQt(findingText(one, words));
        if (const QString fix = fixInWords(one, words);
            !fix.isEmpty() && !text.fixes.contains(fix)) {
            text.fixes << fix;
        }
    }
    return text;
}

RulingText rulingOn(const PublishContext& context, const Highlight& highlight,
                    const History& history) {
    const Findings& findings = context.evaluation.findings;
    RulingText text;
    if (highlight.kind == Highlight::Kind::first) {
        text = rulingOnFirst(context, history);
    } else if (highlight.kind == Highlight::Kind::tie) {
        text = rulingOnTie(context);
    } else if (highlight.kind == Highlight::Kind::spots && highlight.spots.size() == 1) {
        const Spot& spot = highlight.spots.front();
        text = highlight.counting && context.shown.totals ? countingAt(spot, context)
                                                          : textAt(spot, context);
        if (const int side = sideOf(context.position, spot.owner); side >= 0) {
            text.sides = {side};
        }
    } else if (highlight.kind == Highlight::Kind::finding && highlight.row >= 0 &&
               highlight.row < std::ssize(findings)) {
        const Finding& finding = findings[static_cast<std::size_t>(highlight.row)];
        text = textOn(finding, context, history);
        text.sides = sidesNamed(finding, context.position);
    }
    text.hasPiece = text.at && removePieceAt(context.position, *text.at).has_value();
    return text;
}

} // namespace cimaise
