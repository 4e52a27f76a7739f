// Names the tie-break with the values of both sides, so that the reader sees why it decides.
#include "app/texts/score_text.h"

#include "positions/messages/points_text.h"

#include <algorithm>

namespace cimaise {

namespace {

constexpr std::string_view unknownFigure = "–";

//% "Tied on points."
constexpr TextId tiedOnPoints = CIMAISE_TEXT("ranking.tied");
//% "Tied on every criterion."
constexpr TextId shared = CIMAISE_TEXT("ranking.shared");
//% "{line}: {figures}."
constexpr TextId levelIn = CIMAISE_TEXT("ranking.figures");
//% "Shared for now: the tie-break is not entered yet ({line})."
constexpr TextId waiting = CIMAISE_TEXT("ranking.waiting");

//% "The rulebook breaks ties for first place only; ordering lower places in the same way is our choice."
constexpr TextId ours = CIMAISE_TEXT("ranking.ours");

//% "Total: {least} to {most}."
constexpr TextId rangeTotal = CIMAISE_TEXT("score.range.total");

/// Values of one tie-break: “Coins: 9–6.”
std::string stepText(std::string_view game, std::string_view tieBreak, const std::string& figures,
                     const Translator& words) {
    return words.format({levelIn, {{"line", titleOf(game, tieBreak)}, {"figures", figures}}});
}

/// All tie-breaks applied: “Tied on points. Studio: 1–1. Coins: 9–6.”
std::string decidedText(std::string_view game, const RankingEntry& entry, const Translator& words) {
    std::string text = words.text(tiedOnPoints);
    for (const TieBreakLevel& level : entry.level) {
        text += ' ' + stepText(game, level.tieBreak,
                               inFigures(level.value) + "–" + inFigures(level.value), words);
    }
    text += ' ' + stepText(game, entry.decidedBy,
                           inFigures(entry.own) + "–" + inFigures(entry.other), words);
    return entry.beyondRulebook ? text + ' ' + words.text(ours) : text;
}

/// Text of a shared place, with the figures of everyone who shares it: “7–7”.
std::string sharedText(std::string_view game, const RankingEntry& entry, const Translator& words) {
    // without any figures, the text must not say that no tie-break decides
    std::string text = words.text(entry.level.empty() ? tiedOnPoints : shared);
    for (const TieBreakLevel& level : entry.level) {
        std::string figures;
        for (std::size_t i = 0; i < entry.parties.size(); ++i) {
            figures += (i > 0 ? "–" : "") + inFigures(level.value);
        }
        text += ' ' + stepText(game, level.tieBreak, figures, words);
    }
    return text;
}

} // namespace

std::string sumText(const ScoreLine& line, const Translator& words) {
    return line.sum.text.empty() ? std::string{} : words.format(line.sum);
}

std::string lineFigure(const ScoreLine& line) {
    return line.isUnknown() ? std::string{unknownFigure} : inFigures(line.points);
}

std::string evidenceFigure(const Evidence& piece) {
    return piece.unknown ? std::string{unknownFigure} : signedFigure(piece.points);
}

bool isOpen(const ScoreSheet& sheet) {
    return sheet.range && sheet.range->least != sheet.range->most;
}

std::string rangeText(std::span<const ScoreSheet> sheets, const Translator& words) {
    const auto open =
        std::ranges::find_if(sheets, [](const ScoreSheet& sheet) { return isOpen(sheet); });
    if (open == sheets.end()) {
        return {};
    }
    const std::string lines = words.text(open->rangeLines);
    return sheets.size() > 1
               ? lines
               : lines + ' ' +
                     words.format({rangeTotal,
                                   {{"least", open->range->least}, {"most", open->range->most}}});
}

std::string spanFigure(const PointSpan& span) {
    if (span.isExact()) {
        return inFigures(span.least);
    }
    if (!span.most) {
        return "≥ " + inFigures(span.least);
    }
    // a dash beside a minus sign would be confusing
    return inFigures(span.least) + (span.least < 0 ? "…" : "–") + inFigures(*span.most);
}

int leastTotal(const ScoreSheet& sheet) { return sheet.range ? sheet.range->least : sheet.total; }

std::string decisionText(std::string_view game, const Ranking& ranking, std::size_t index,
                         const Translator& words) {
    const RankingEntry& entry = ranking[index];
    if (entry.decidedBy == decidedByNothing) {
        return entry.openTieBreak.empty()
                   ? sharedText(game, entry, words)
                   : words.format({waiting, {{"line", titleOf(game, entry.openTieBreak)}}});
    }
    if (entry.decidedBy == decidedByPoints) {
        return {};
    }
    const bool last = index + 1 == ranking.size();
    if (last && ranking[index - 1].decidedBy != decidedByNothing) {
        return {}; // the previous entry has the text already
    }
    return decidedText(game, entry, words);
}

Message briefTotal(const ScoreSheet& sheet) {
    if (isOpen(sheet)) {
        //% "{least} to %n points"
        return {CIMAISE_TEXT_N("score.points.between"),
                {{"least", sheet.range->least}, {"n", sheet.range->most}}};
    }
    if (!sheet.atLeast) {
        return {pointsWording, {{"n", leastTotal(sheet)}}};
    }
    //% "at least %n points"
    return {CIMAISE_TEXT_N("score.points.at-least"), {{"n", sheet.total}}};
}

} // namespace cimaise
