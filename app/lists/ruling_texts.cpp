// Gets the ruling from the core and words it.
#include "app/lists/ruling_texts.h"

#include "app/entry/joined_at.h"
#include "app/entry/without.h"
#include "app/lists/findings_model.h"
#include "app/texts/finding_words.h"
#include "app/texts/qt_score_words.h"
#include "app/texts/ruling_words.h"
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
std::vector<Counted> countedAt(const Spot& spot, const Judgement& judgement) {
    const std::vector<Spots> joined = joinedAt(judgement.position, spot);
    std::vector<Counted> counted;
    for (const ScoreSheet& sheet : judgement.evaluation.score.sheets) {
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
QString countedInWords(const Counted& counted, bool named, const Judgement& judgement) {
    //% "{points} · {line}: {reason}"
    constexpr TextId text = CIMAISE_TEXT("ruling.counts");
    //% "{owner}: {points} · {line}: {reason}"
    constexpr TextId ownedText = CIMAISE_TEXT("ruling.counts.of");
    const QString line = lineTitle(gameOf(judgement.position).id, counted.line.id, judgement.words);
    return say(judgement.words, named ? ownedText : text,
               {{"owner", counted.sheet.party},
                {"points", signedFigure(counted.piece.points)},
                {"line", line.toStdString()},
                {"reason", judgement.words.say(counted.piece.reason)}});
}

QStringList countsAt(const Spot& spot, const Judgement& judgement) {
    const bool named = spot.owner == everyone() && !judgement.shown.alone;
    QStringList lines;
    for (const Counted& counted : countedAt(spot, judgement)) {
        lines << countedInWords(counted, named, judgement);
    }
    if (lines.isEmpty()) {
        //% "It does not affect the score."
        lines << say(judgement.words, CIMAISE_TEXT("ruling.counts.nothing"));
    }
    return lines;
}

/// The rules that a position can break, by their titles.
QStringList rulesLookedAt(const Judgement& judgement) {
    QStringList titles;
    for (const RuleInfo& rule : rulesOf(gameOf(judgement.position).id)) {
        const bool forbids =
            rule.severity == Severity::illegal || rule.severity == Severity::impossible;
        if (forbids && !rule.messages.empty()) {
            titles << say(judgement.words, rule.digest.title);
        }
    }
    return titles;
}

/// “Ana, upper gallery, space 3: may it be like this?”
QString spotQuestion(const Spot& spot, const Judgement& judgement) {
    //% "{place}: is this legal?"
    constexpr TextId question = CIMAISE_TEXT("ruling.spot.question");
    //% "{owner}, {place}: is this legal?"
    constexpr TextId ownedQuestion = CIMAISE_TEXT("ruling.spot.question.of");
    const bool owned = spot.owner != everyone() && !judgement.shown.alone;
    return say(judgement.words, owned ? ownedQuestion : question,
               {{"place", spot.place}, {"owner", spot.owner}});
}

/// Nothing is found at the spot.
RulingText nothingAgainst(const Spot& spot, const Judgement& judgement) {
    const Words& words = judgement.words;
    //% "No problem here."
    constexpr TextId fine = CIMAISE_TEXT("ruling.spot.fine");
    //% "Nothing in the current position forbids it. Rules checked:"
    constexpr TextId why = CIMAISE_TEXT("ruling.spot.why");
    return {.ruleId = {},
            .question = spotQuestion(spot, judgement),
            .verdict = say(words, yesText),
            .severity = QStringLiteral("legal"),
            .says = {say(words, fine)},
            .mends = {},
            .places = {},
            .why = say(words, why),
            .source = {},
            .sureness = {},
            .looked = rulesLookedAt(judgement)};
}

/// What is found at the spot answers first whether it is allowed; a note or a missing detail does
/// not forbid it.
RulingText foundAt(const Spot& spot, const Finding& found, const Judgement& judgement) {
    RulingText text = settledInWords(*settlementOf(judgement.position, disputeAt(found, spot)),
                                     found.rule, judgement);
    text.question = spotQuestion(spot, judgement);
    const bool isForbidden =
        found.severity == Severity::illegal || found.severity == Severity::impossible;
    text.verdict = say(judgement.words, isForbidden ? noText : yesText);
    if (!isForbidden) {
        text.severity = QStringLiteral("legal");
    }
    return text;
}

/// The gravest finding there, or that there is none.
RulingText textAt(const Spot& spot, const Judgement& judgement) {
    const Findings& findings = judgement.evaluation.findings;
    const Finding* const here = gravestAt(findings, spot);
    const Spot about = here == nullptr ? wholeRowOf(spot) : spot;
    const Finding* const found = here == nullptr ? gravestAt(findings, about) : here;
    RulingText text =
        found == nullptr ? nothingAgainst(spot, judgement) : foundAt(about, *found, judgement);
    if (judgement.shown.totals) {
        text.counts = countsAt(spot, judgement);
    }
    text.at = spot;
    return text;
}

/// What it counts for is asked.
void askWhatItCounts(RulingText& text, const Spot& spot, const Judgement& judgement) {
    //% "{place}: does this count?"
    constexpr TextId question = CIMAISE_TEXT("ruling.counts.question");
    const std::vector<Counted> all = countedAt(spot, judgement);
    const bool counts =
        std::ranges::any_of(all, [](const Counted& one) { return one.piece.points != 0; });
    text.question = say(judgement.words, question, {{"place", spot.place}});
    text.verdict = say(judgement.words, counts ? yesText : noText);
    text.severity = counts ? QStringLiteral("legal") : QStringLiteral("note");
    text.says = std::exchange(text.counts, {});
}

/// The finding, and where it asks who was first also what the history knows.
RulingText textOn(const Finding& finding, const Judgement& judgement, const History& history) {
    // a finding comes from a rule that can be broken: there is a ruling on it
    RulingText text = settledInWords(*settlementOf(judgement.position, disputeOn(finding)),
                                     finding.rule, judgement);
    text.at = disputeOn(finding).spot;
    if (finding.rule == musee::bonusUnclaimedRule) {
        addFirst(text, judgement, history);
    }
    return text;
}

} // namespace

RulingText settledInWords(const Settlement& settlement, std::string_view id,
                          const Judgement& judgement) {
    const Words& words = judgement.words;
    const auto gravest = std::ranges::min_element(settlement.findings, {}, &Finding::severity);
    RulingText text{
        .ruleId = toQt(id),
        .question = say(words, settlement.question),
        .verdict = say(words, settlement.verdict),
        .severity =
            gravest == settlement.findings.end() ? QString{} : toQt(severityId(gravest->severity)),
        .says = {},
        .mends = {},
        .places = placesInWords(settlement.where, words),
        .why = say(words, settlement.digest.text),
        .source = toQt(sourceText(settlement, words)),
        .sureness = say(words, wordsFor(settlement.sureness)),
        .otherwise = qtList(answerTexts(judgement.position, settlement.otherwise, words))};
    for (const Finding& one : settlement.findings) {
        text.says << toQt(findingText(one, words));
        if (const QString mend = mendInWords(one, words);
            !mend.isEmpty() && !text.mends.contains(mend)) {
            text.mends << mend;
        }
    }
    return text;
}

RulingText rulingOn(const Judgement& judgement, const Highlight& highlight,
                    const History& history) {
    const Findings& findings = judgement.evaluation.findings;
    RulingText text;
    if (highlight.kind == Highlight::Kind::first) {
        text = rulingOnFirst(judgement, history);
    } else if (highlight.kind == Highlight::Kind::tie) {
        text = rulingOnTie(judgement);
    } else if (highlight.kind == Highlight::Kind::spots && highlight.spots.size() == 1) {
        text = textAt(highlight.spots.front(), judgement);
        if (highlight.counting && judgement.shown.totals) {
            askWhatItCounts(text, highlight.spots.front(), judgement);
        }
    } else if (highlight.kind == Highlight::Kind::finding && highlight.row >= 0 &&
               highlight.row < std::ssize(findings)) {
        text = textOn(findings[static_cast<std::size_t>(highlight.row)], judgement, history);
    }
    text.movable = text.at && withoutAt(judgement.position, *text.at).has_value();
    return text;
}

} // namespace cimaise
