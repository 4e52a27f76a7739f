// Writes each line of a sheet with the pairs that give its points, near misses included; points
// that come one by one are only counted.
#include "app/cli/score_text.h"

#include "app/cli/drawings.h"
#include "app/cli/text_lines.h"

#include <algorithm>
#include <fmt/format.h>

namespace cimaise::cli {

namespace {

//% "Total"
constexpr TextId totalTitle = CIMAISE_TEXT("cli.total");
//% "at least {points}"
constexpr TextId atLeast = CIMAISE_TEXT("cli.at-least");
//% "{least} to {most}"
constexpr TextId rangeText = CIMAISE_TEXT("cli.range");
//% "Ranking"
constexpr TextId rankingHeading = CIMAISE_TEXT("cli.ranking");
//% "shared"
constexpr TextId shared = CIMAISE_TEXT("cli.ranking.shared");
//% "as many points as the next, but more in “{line}”"
constexpr TextId aheadBy = CIMAISE_TEXT("cli.ranking.ahead-by");
//% "as many points as those before, but fewer in “{line}”"
constexpr TextId behindBy = CIMAISE_TEXT("cli.ranking.behind-by");

constexpr std::size_t titleColumns = 34;

std::string signedPoints(int points) { return points == 0 ? "0" : fmt::format("{:+}", points); }

bool isOpen(const ScoreSheet& sheet) {
    return sheet.range && sheet.range->least != sheet.range->most;
}

std::string points(const ScoreSheet& sheet, const Words& words) {
    if (isOpen(sheet)) {
        return words.say({.text = rangeText,
                          .arguments = {{"least", sheet.range->least}, {"most", sheet.range->most}}});
    }
    return sheet.atLeast ? words.say({.text = atLeast, .arguments = {{"points", sheet.total}}})
                         : fmt::to_string(sheet.range ? sheet.range->least : sheet.total);
}

std::string titled(const std::string& title, const std::string& value) {
    return fmt::format("  {}{:>4}\n", padded(title, titleColumns), value);
}

std::string evidence(const ScoreLine& line, const Words& words) {
    std::string lines;
    for (const Evidence& piece : line.evidence) {
        if (piece.points != 1) {
            lines += paragraph(words.say(piece.reason), 9,
                               fmt::format("    {:>3}  ", signedPoints(piece.points)));
        }
    }
    return lines;
}

std::string sheetText(const AnyCase& anyCase, const ScoreSheet& sheet, const Words& words) {
    std::string text = fmt::format("\n{}\n{}\n", partyName(anyCase, sheet.party),
                                   drawing(anyCase, sheet.party.index, words));
    for (const ScoreLine& line : sheet.lines) {
        text +=
            titled(words.text(titleOf(gameOf(anyCase).id, line.id)), fmt::to_string(line.points));
        text += evidence(line, words);
    }
    text += titled(words.text(totalTitle), points(sheet, words));
    return text + (isOpen(sheet) ? paragraph(words.text(sheet.rangeBy), 4) : "");
}

/// What parted this entry from its neighbour, where points did not.
std::string decision(const AnyCase& anyCase, const Ranking& ranking, std::size_t index,
                     const Words& words) {
    const std::string_view decidedBy = ranking[index].decidedBy;
    if (decidedBy == decidedByPoints) {
        return {};
    }
    if (decidedBy == decidedByNothing) {
        return words.text(shared);
    }
    const bool last = index + 1 == ranking.size();
    if (last && ranking[index - 1].decidedBy != decidedByNothing) {
        return {}; // the entry before has said it
    }
    return words.say({.text = last ? behindBy : aheadBy,
                      .arguments = {{"line", titleOf(gameOf(anyCase).id, decidedBy)}}});
}

std::string rankingText(const AnyCase& anyCase, const Score& score, const Words& words) {
    std::string text = fmt::format("\n{}\n", words.text(rankingHeading));
    for (std::size_t i = 0; i < score.ranking.size(); ++i) {
        const RankingEntry& entry = score.ranking[i];
        std::vector<std::string> names;
        std::ranges::transform(entry.parties, std::back_inserter(names),
                               [&](Party party) { return partyName(anyCase, party); });
        const auto sheet =
            std::ranges::find(score.sheets, entry.parties.front(), &ScoreSheet::party);
        const std::string decided = decision(anyCase, score.ranking, i, words);
        text += titled(fmt::format("{}. {}", entry.place, fmt::join(names, ", ")),
                       points(*sheet, words));
        text += decided.empty() ? decided : paragraph(decided, 5);
    }
    return text;
}

} // namespace

std::string scoreText(const AnyCase& anyCase, const Score& score, const Words& words) {
    if (score.sheets.empty()) {
        return {};
    }
    std::string text = '\n' + legend(anyCase, words);
    for (const ScoreSheet& sheet : score.sheets) {
        text += sheetText(anyCase, sheet, words);
    }
    return text + rankingText(anyCase, score, words);
}

} // namespace cimaise::cli
