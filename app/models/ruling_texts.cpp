// Gets the ruling from the core and words it.
#include "app/models/ruling_texts.h"

#include "app/game/hidden_points_filter.h"
#include "app/input/joined_spots.h"
#include "app/input/remove_piece.h"
#include "app/models/findings_model.h"
#include "app/texts/finding_text.h"
#include "app/texts/qt_score_text.h"
#include "app/texts/ruling_text.h"
#include "scoring/rulings/settlement.h"
#include "scoring/scores.h"
#include "validators/checks.h"
#include "validators/musee/musee_rules.h"

#include <algorithm>
#include <utility>

namespace cimaise {

namespace {

constexpr TextId yesText = CIMAISE_TEXT("settlement.yes");
constexpr TextId noText = CIMAISE_TEXT("settlement.no");

QStringList qtList(const std::vector<std::string>& texts) {
    QStringList list;
    for (const std::string& text : texts) {
        list << toQt(text);
    }
    return list;
}

/// What is asked: the rule of the finding, of whom it speaks, and where it shows.
Dispute disputeOn(const Finding& finding) {
    Dispute dispute{.id = finding.rule, .party = finding.party};
    if (!finding.where.empty()) {
        dispute.spot = finding.where.front();
    }
    return dispute;
}

/// The same finding, as it shows at one of its spots.
Dispute disputeAt(const Finding& finding, const Spot& spot) {
    return {.id = finding.rule, .party = finding.party, .spot = spot};
}

/// A piece of evidence that a spot is about, in which line of whose sheet.
struct Counted {
    const ScoreSheet& sheet;
    const ScoreLine& line;
    const Evidence& piece;
};

/// Those that show at the spot, and those whose pieces it joins.
std::vector<Counted> countedAt(const Spot& spot, const PublishContext& context) {
    const std::vector<Spots> joined = spotsJoinedAt(context.position, spot);
    std::vector<Counted> counted;
    for (const ScoreSheet& sheet : context.evaluation.score.sheets) {
        for (const ScoreLine& line : sheet.lines) {
            for (const Evidence& piece : line.evidence) {
                if (contains(piece.where, spot) ||
                    std::ranges::find(joined, piece.where) != joined.end()) {
                    counted.push_back({sheet, line, piece});
                }
            }
        }
    }
    return counted;
}

/// “+2 · Neighbours: …”, with the owner where the spot is everyone’s.
QString countedInWords(const Counted& counted, bool named, const PublishContext& context) {
    //% "{points} · {line}: {reason}"
    constexpr TextId text = CIMAISE_TEXT("ruling.counts");
    //% "{owner}: {points} · {line}: {reason}"
    constexpr TextId ownedText = CIMAISE_TEXT("ruling.counts.of");
    const QString line = lineTitle(gameOf(context.position).id, counted.line.id, context.words);
    return format(context.words, named ? ownedText : text,
               {{"owner", counted.sheet.party},
                {"points", signedFigure(counted.piece.points)},
                {"line", line.toStdString()},
                {"reason", context.words.format(counted.piece.reason)}});
}

QStringList countsAt(const Spot& spot, const PublishContext& context) {
    const bool named = spot.owner == everyone() && !context.shown.alone;
    QStringList lines;
    for (const Counted& counted : countedAt(spot, context)) {
        lines << countedInWords(counted, named, context);
    }
    if (lines.isEmpty()) {
        //% "It does not affect the score."
        lines << format(context.words, CIMAISE_TEXT("ruling.counts.nothing"));
    }
    return lines;
}

/// The rules that a position can break, by their titles.
QStringList rulesLookedAt(const PublishContext& context) {
    QStringList titles;
    for (const RuleInfo& rule : rulesOf(gameOf(context.position).id)) {
        const bool forbids =
            rule.severity == Severity::illegal || rule.severity == Severity::impossible;
        if (forbids && !rule.messages.empty()) {
            titles << format(context.words, rule.digest.title);
        }
    }
    return titles;
}

/// “Ana, upper gallery, space 3: may it be like this?”
QString spotQuestion(const Spot& spot, const PublishContext& context) {
    //% "{place}: is this legal?"
    constexpr TextId question = CIMAISE_TEXT("ruling.spot.question");
    //% "{owner}, {place}: is this legal?"
    constexpr TextId ownedQuestion = CIMAISE_TEXT("ruling.spot.question.of");
    const bool owned = spot.owner != everyone() && !context.shown.alone;
    return format(context.words, owned ? ownedQuestion : question,
               {{"place", spot.place}, {"owner", spot.owner}});
}

/// Nothing is found at the spot.
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
            .says = {format(words, fine)},
            .mends = {},
            .places = {},
            .why = format(words, why),
            .source = {},
            .sureness = {},
            .looked = rulesLookedAt(context)};
}

/// What is found at the spot answers first whether it is allowed; a note or a missing detail does
/// not forbid it.
RulingText foundAt(const Spot& spot, const Finding& found, const PublishContext& context) {
    RulingText text = settledInWords(*settlementOf(context.position, disputeAt(found, spot)),
                                     found.rule, context);
    text.question = spotQuestion(spot, context);
    const bool isForbidden =
        found.severity == Severity::illegal || found.severity == Severity::impossible;
    text.verdict = format(context.words, isForbidden ? noText : yesText);
    if (!isForbidden) {
        text.severity = QStringLiteral("legal");
    }
    return text;
}

/// The gravest finding there, or that there is none.
RulingText textAt(const Spot& spot, const PublishContext& context) {
    const Findings& findings = context.evaluation.findings;
    const Finding* const here = gravestAt(findings, spot);
    const Spot about = here == nullptr ? wholeRowOf(spot) : spot;
    const Finding* const found = here == nullptr ? gravestAt(findings, about) : here;
    RulingText text =
        found == nullptr ? nothingAgainst(spot, context) : foundAt(about, *found, context);
    if (context.shown.totals) {
        text.counts = countsAt(spot, context);
    }
    text.at = spot;
    return text;
}

/// What it counts for is asked.
void askWhatItCounts(RulingText& text, const Spot& spot, const PublishContext& context) {
    //% "{place}: does this count?"
    constexpr TextId question = CIMAISE_TEXT("ruling.counts.question");
    const std::vector<Counted> all = countedAt(spot, context);
    const bool counts =
        std::ranges::any_of(all, [](const Counted& one) { return one.piece.points != 0; });
    text.question = format(context.words, question, {{"place", spot.place}});
    text.verdict = format(context.words, counts ? yesText : noText);
    text.severity = counts ? QStringLiteral("legal") : QStringLiteral("note");
    text.says = std::exchange(text.counts, {});
}

/// The finding, and where it asks who was first also what the history knows.
RulingText textOn(const Finding& finding, const PublishContext& context, const History& history) {
    // a finding comes from a rule that can be broken: there is a ruling on it
    RulingText text = settledInWords(*settlementOf(context.position, disputeOn(finding)),
                                     finding.rule, context);
    text.at = disputeOn(finding).spot;
    if (finding.rule == musee::bonusUnclaimedRule) {
        addFirst(text, context, history);
    }
    return text;
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
        .says = {},
        .mends = {},
        .places = placesInWords(settlement.where, words),
        .why = format(words, settlement.digest.text),
        .source = toQt(sourceText(settlement, words)),
        .sureness = format(words, wordsFor(settlement.sureness)),
        .otherwise = qtList(answerTexts(context.position, settlement.otherwise, words))};
    const Findings shown = context.shown.totals
                               ? settlement.findings
                               : withoutPoints(settlement.findings, gameOf(context.position).id);
    for (const Finding& one : shown) {
        text.says << toQt(findingText(one, words));
        if (const QString mend = mendInWords(one, words);
            !mend.isEmpty() && !text.mends.contains(mend)) {
            text.mends << mend;
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
        text = textAt(highlight.spots.front(), context);
        if (highlight.counting && context.shown.totals) {
            askWhatItCounts(text, highlight.spots.front(), context);
        }
    } else if (highlight.kind == Highlight::Kind::finding && highlight.row >= 0 &&
               highlight.row < std::ssize(findings)) {
        text = textOn(findings[static_cast<std::size_t>(highlight.row)], context, history);
    }
    text.movable = text.at && removePieceAt(context.position, *text.at).has_value();
    return text;
}

} // namespace cimaise
