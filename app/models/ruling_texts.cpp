// Gets the ruling from the core and writes its texts.
#include "app/models/ruling_texts.h"

#include "app/game/hidden_points_filter.h"
#include "app/input/artsociety/art_society_names.h"
#include "app/input/joined_spots.h"
#include "app/input/remove_piece.h"
#include "app/models/findings_model.h"
#include "app/texts/finding_text.h"
#include "app/texts/qt_score_text.h"
#include "app/texts/ruling_text.h"
#include "scoring/rulings/settlement.h"
#include "scoring/scores.h"
#include "validators/artsociety/art_society_catalogue.h"
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

/// Evidence at the spot, and evidence whose pieces the spot joins.
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

/// “+2 · Neighbours: …”, with the owner if the spot belongs to everyone.
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

/// Titles of the rules that a position can break.
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

/// The place as the players find it: a tile by its name and square, as no number is on the wall.
Argument placeOf(const Spot& spot, const AnyCase& position) {
    const auto* const layout = std::get_if<artsociety::Layout>(&position);
    const auto side = static_cast<std::size_t>(spot.owner.index);
    const bool isTile = layout != nullptr && spot.place.area == artsociety::tileArea &&
                        spot.owner != everyone() && side < layout->galleries.size();
    const std::vector<artsociety::Hung> none;
    const std::vector<artsociety::Hung>& tiles = isTile ? layout->galleries[side].tiles : none;
    const auto tile = static_cast<std::size_t>(spot.place.column) - 1;
    if (tile >= tiles.size()) {
        return {"place", spot.place};
    }
    const Message hung{CIMAISE_TEXT("art.hung.text"),
                       {artsociety::named(*layout, tiles[tile].tile),
                        {"place", artsociety::squarePlace(tiles[tile].at)}}};
    return {"place", Listing{.parts = {hung}}};
}

/// “Ana, upper gallery, space 3: is this legal?”
QString spotQuestion(const Spot& spot, const PublishContext& context) {
    //% "{place}: is this legal?"
    constexpr TextId question = CIMAISE_TEXT("ruling.spot.question");
    //% "{owner}, {place}: is this legal?"
    constexpr TextId ownedQuestion = CIMAISE_TEXT("ruling.spot.question.of");
    const bool owned = spot.owner != everyone() && !context.shown.alone;
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
            .says = {format(words, fine)},
            .mends = {},
            .places = {},
            .why = format(words, why),
            .source = {},
            .sureness = {},
            .looked = rulesLookedAt(context)};
}

/// Ruling on a spot with a finding. The verdict is whether the spot is legal; a note or a missing
/// detail does not forbid it.
RulingText foundAt(const Spot& spot, const Finding& found, const PublishContext& context) {
    //% "No rule forbids it."
    constexpr TextId notForbidden = CIMAISE_TEXT("ruling.spot.not-forbidden");
    RulingText text = settledInWords(*settlementOf(context.position, disputeAt(found, spot)),
                                     found.rule, context);
    text.question = spotQuestion(spot, context);
    const bool isForbidden =
        found.severity == Severity::illegal || found.severity == Severity::impossible;
    text.verdict = format(context.words, isForbidden ? noText : yesText);
    if (!isForbidden) {
        text.severity = QStringLiteral("legal");
        text.says.prepend(format(context.words, notForbidden)); // what is found is not the reason
    }
    return text;
}

/// Ruling on a spot: its finding of highest severity, or that there is none.
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

/// Turns the ruling into an answer about the score of the spot.
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

/// Ruling on a finding, with the history if it depends on who was first.
RulingText textOn(const Finding& finding, const PublishContext& context, const History& history) {
    // a finding comes from a rule that can be broken: there is a ruling on it
    RulingText text =
        settledInWords(*settlementOf(context.position, disputeOn(finding)), finding.rule, context);
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
