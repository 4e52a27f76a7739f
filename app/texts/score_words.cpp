// Names the tie-break with the values of both sides, so that the reader sees why it decides.
#include "app/texts/score_words.h"

#include <algorithm>

namespace cimaise {

namespace {

//% "Level in points. {line}: {own} against {other}."
constexpr TextId decided = CIMAISE_TEXT("ranking.tie-break");
//% "Shared place: level in everything that counts."
constexpr TextId shared = CIMAISE_TEXT("ranking.shared");
//% "{line}: {figures}."
constexpr TextId levelIn = CIMAISE_TEXT("ranking.level");
//% "Shared for now: what decides is not entered yet ({line})."
constexpr TextId waiting = CIMAISE_TEXT("ranking.waiting");

//% "The total is {least} to {most}."
constexpr TextId rangeTotal = CIMAISE_TEXT("score.range.total");

/// The figures are those of everyone who shares the place: “7–7”.
std::string sharedText(std::string_view game, const RankingEntry& entry, const Words& words) {
    std::string text = words.text(shared);
    for (const Level& level : entry.level) {
        std::string figures;
        for (std::size_t i = 0; i < entry.parties.size(); ++i) {
            figures += (i > 0 ? "–" : "") + inFigures(level.value);
        }
        text += ' ' + words.say({levelIn,
                                 {{"line", titleOf(game, level.tieBreak)}, {"figures", figures}}});
    }
    return text;
}

} // namespace

std::string sumText(const ScoreLine& line, const Words& words) {
    return line.sum.text.empty() ? std::string{} : words.say(line.sum);
}

bool isOpen(const ScoreSheet& sheet) {
    return sheet.range && sheet.range->least != sheet.range->most;
}

std::string rangeText(std::span<const ScoreSheet> sheets, const Words& words) {
    const auto open = std::ranges::find_if(sheets, isOpen);
    if (open == sheets.end()) {
        return {};
    }
    const std::string lines = words.text(open->rangeLines);
    return sheets.size() > 1
               ? lines
               : lines + ' ' +
                     words.say({rangeTotal,
                                {{"least", open->range->least}, {"most", open->range->most}}});
}

int leastTotal(const ScoreSheet& sheet) { return sheet.range ? sheet.range->least : sheet.total; }

std::string decisionText(std::string_view game, const Ranking& ranking, std::size_t index,
                         const Words& words) {
    const RankingEntry& entry = ranking[index];
    if (entry.decidedBy == decidedByNothing) {
        return entry.waitsFor.empty()
                   ? sharedText(game, entry, words)
                   : words.say({waiting, {{"line", titleOf(game, entry.waitsFor)}}});
    }
    if (entry.decidedBy == decidedByPoints) {
        return {};
    }
    const bool last = index + 1 == ranking.size();
    if (last && ranking[index - 1].decidedBy != decidedByNothing) {
        return {}; // the entry before has said it
    }
    return words.say(
        {decided,
         {{"line", titleOf(game, entry.decidedBy)}, {"own", entry.own}, {"other", entry.other}}});
}

} // namespace cimaise
