// Writes each line of a score sheet with its evidence, near misses included. The title of a line
// whose points are counted one by one gives their number, “11 × 1”; only the other evidence is
// listed below it.
#include "app/cli/report.h"

#include "app/cli/text_lines.h"
#include "app/texts/finding_text.h"
#include "app/texts/isolate.h"
#include "app/texts/ruling_text.h"
#include "app/texts/score_text.h"

#include <algorithm>
#include <fmt/format.h>
#include <functional>

namespace cimaise::cli {

namespace {

constexpr TextId totalTitle = CIMAISE_TEXT("sheet.total");
//% "at least {points}"
constexpr TextId atLeast = CIMAISE_TEXT("cli.at-least");
//% "{least} to {most}"
constexpr TextId rangeText = CIMAISE_TEXT("cli.range");
//% "Ranking"
constexpr TextId rankingHeading = CIMAISE_TEXT("cli.ranking");
//% "Ranking so far"
constexpr TextId soFarHeading = CIMAISE_TEXT("cli.ranking.so-far");
//% "Ranking if nothing more is played"
constexpr TextId lastRoundHeading = CIMAISE_TEXT("cli.ranking.last-round");
//% "{line}: {sum}"
constexpr TextId summedLine = CIMAISE_TEXT("cli.line.sum");

//% "%n lines without points: {lines}"
constexpr TextId withoutPointsText = CIMAISE_TEXT_N("cli.lines.without-points");

constexpr std::size_t titleColumns = 34;

/// Number of lines without points from which on they are summed up; a short sheet shows its near
/// misses.
constexpr std::ptrdiff_t fewestSummedUp = 10;

bool hasPoints(const ScoreLine& line) { return line.points != 0 || line.isUnknown(); }

std::string points(const ScoreSheet& sheet, const Translator& words) {
    if (isOpen(sheet)) {
        return words.format(
            {.text = rangeText,
             .arguments = {{"least", sheet.range->least}, {"most", sheet.range->most}}});
    }
    return sheet.atLeast ? words.format({.text = atLeast, .arguments = {{"points", sheet.total}}})
                         : inFigures(leastTotal(sheet));
}

std::string titled(const std::string& title, const std::string& value) {
    return fmt::format("  {}{:>4}\n", padded(title, titleColumns), value);
}

/// Title of a score line with its calculation: “City Life: 4 paintings × 3”.
std::string titleText(std::string_view game, const ScoreLine& line, const Translator& words) {
    const TextId title = titleOf(game, line.id);
    const std::string sum = sumText(line, words);
    return sum.empty() ? words.text(title)
                       : words.format({summedLine, {{"line", title}, {"sum", sum}}});
}

/// True if the title of the line gives the number of points counted one by one: “11 × 1”. Otherwise
/// the title describes a single piece of evidence.
bool countsOneByOne(const ScoreLine& line) {
    return std::ranges::find(line.sum.arguments, "worth", &Argument::name) !=
           line.sum.arguments.end();
}

std::string evidence(const ScoreLine& line, const Translator& words) {
    const bool isCounted = countsOneByOne(line);
    std::string lines;
    for (const Evidence& piece : line.evidence) {
        if (piece.points != 1 || !isCounted) {
            lines += paragraph(words.format(piece.reason), 9,
                               fmt::format("    {:>3}  ", evidenceFigure(piece)));
        }
    }
    return lines;
}

/// Titles of the lines without points.
std::string withoutPoints(std::string_view game, const ScoreSheet& sheet, const Translator& words) {
    std::vector<std::string> titles;
    for (const ScoreLine& line : sheet.lines) {
        if (!hasPoints(line)) {
            titles.push_back(words.text(titleOf(game, line.id)));
        }
    }
    return paragraph(
        words.format({.text = withoutPointsText,
                      .arguments = {{"n", static_cast<int>(titles.size())},
                                    {"lines", fmt::format("{}", fmt::join(titles, ", "))}}}),
        4, "  ");
}

std::string sheetText(const AnyCase& anyCase, const ScoreSheet& sheet, bool all,
                      const Translator& words) {
    const std::string_view game = gameOf(anyCase).id;
    const bool sumsUp =
        !all && std::ranges::count_if(sheet.lines, std::not_fn(hasPoints)) >= fewestSummedUp;
    std::string text = fmt::format("\n{}\n{}\n", shownName(anyCase, sheet.party),
                                   boardDrawing(anyCase, sheet.party.index, words));
    for (const ScoreLine& line : sheet.lines) {
        if (hasPoints(line) || !sumsUp) {
            text += titled(titleText(game, line, words), lineFigure(line));
            text += evidence(line, words);
        }
    }
    text += sumsUp ? withoutPoints(game, sheet, words) : std::string{};
    text += titled(words.text(totalTitle), points(sheet, words));
    const std::string range = cimaise::rangeText({&sheet, 1}, words);
    return range.empty() ? text : text + paragraph(range, 4);
}

TextId headingOf(GameEnd::State end) {
    return end == GameEnd::State::reached     ? rankingHeading
           : end == GameEnd::State::lastRound ? lastRoundHeading
                                              : soFarHeading;
}

std::string rankingText(const AnyCase& anyCase, const Score& score, const Findings& findings,
                        const Translator& words) {
    const Results results = resultsOf(anyCase);
    std::string text = fmt::format("\n{}\n", words.text(headingOf(results.end)));
    const std::string open = firstPlaceText(anyCase, results, words);
    text += open.empty() ? open : paragraph(open, 2);
    const std::string forNow = placesForNowText(findings, results, words);
    text += forNow.empty() ? forNow : paragraph(forNow, 2);
    for (std::size_t i = 0; i < score.ranking.size(); ++i) {
        const RankingEntry& entry = score.ranking[i];
        std::vector<std::string> names;
        std::ranges::transform(entry.parties, std::back_inserter(names),
                               [&](Party party) { return shownName(anyCase, party); });
        const auto sheet =
            std::ranges::find(score.sheets, entry.parties.front(), &ScoreSheet::party);
        const std::string decided = decisionText(gameOf(anyCase).id, score.ranking, i, words);
        text += titled(fmt::format("{}. {}", entry.place, fmt::join(names, ", ")),
                       points(*sheet, words));
        text += decided.empty() ? decided : paragraph(decided, 5);
    }
    return text;
}

} // namespace

std::string scoreText(const AnyCase& anyCase, const Score& score, const Findings& findings,
                      bool all, const Translator& words) {
    if (score.sheets.empty()) {
        return {};
    }
    std::string text = '\n' + boardLegend(anyCase, words);
    for (const ScoreSheet& sheet : score.sheets) {
        text += sheetText(anyCase, sheet, all, words);
    }
    return text + rankingText(anyCase, score, findings, words);
}

} // namespace cimaise::cli
