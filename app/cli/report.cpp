// Commands `check` and `score`. JSON has its keys in the order of the contract, ids and numbers
// unchanged, sentences as translated text; a report as text has its parts separated by blank lines.
#include "app/cli/report.h"

#include "app/cli/text_lines.h"
#include "app/texts/finding_text.h"
#include "app/texts/isolate.h"
#include "app/texts/play_detail_texts.h"
#include "validators/checks.h"

#include <algorithm>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace cimaise::cli {

namespace {

//% "Answers chosen in this game"
constexpr TextId readingsHeading = CIMAISE_TEXT("cli.readings");

/// Heading: the name of the game, with title and date if known.
std::string heading(const AnyCase& anyCase, const Translator& words) {
    std::string line = words.text(gameOf(anyCase).name);
    const GameHeader& header = headerOf(anyCase);
    for (const std::optional<std::string>& part : {header.title, header.played}) {
        line += part && !part->empty() ? " · " + isolated(*part) : std::string{};
    }
    for (const std::string& detail : playDetailTexts(header, words)) {
        line += " · " + detail;
    }
    return line + '\n';
}

/// Text of each open question whose answer differs from the default.
std::string readings(const AnyCase& anyCase, const Translator& words) {
    std::string lines;
    for (const Reading& reading : gameOf(anyCase).readings) {
        const std::string_view chosen = inForce(reading, headerOf(anyCase).readings);
        const auto option = std::ranges::find(reading.options, chosen, &ReadingOption::id);
        if (option != reading.options.begin()) {
            lines += paragraph(words.text(reading.explanation.title), 2);
            lines += paragraph(words.text(option->title), 4);
        }
    }
    return lines.empty() ? lines : fmt::format("\n{}\n{}", words.text(readingsHeading), lines);
}

void append(Json& list, const Spots& spots) {
    for (const Spot& spot : spots) {
        list.push_back(placeId(spot.place));
    }
}

Json partyOrNull(const AnyCase& anyCase, Party party) {
    return party == everyone() ? Json(nullptr) : Json(partyName(anyCase, party));
}

Json readingsInForce(const AnyCase& anyCase) {
    Json readings = Json::object();
    for (const Reading& reading : gameOf(anyCase).readings) {
        readings[std::string{reading.id}] = inForce(reading, headerOf(anyCase).readings);
    }
    return readings;
}

Json findingJson(const AnyCase& anyCase, const Finding& finding, const Translator& words) {
    return {{"rule", finding.rule},
            {"severity", severityId(finding.severity)},
            {"player", partyOrNull(anyCase, finding.party)},
            {"where", placeIds(finding.where)},
            {"message", findingText(finding, words)}};
}

Json lineJson(const ScoreLine& line) {
    Json where = Json::array();
    for (const Evidence& piece : line.evidence) {
        if (piece.points != 0) {
            append(where, piece.where);
        }
    }
    return {{"id", line.id}, {"points", line.points}, {"where", std::move(where)}};
}

Json sheetJson(const AnyCase& anyCase, const ScoreSheet& sheet) {
    Json lines = Json::array();
    for (const ScoreLine& line : sheet.lines) {
        lines.push_back(lineJson(line));
    }
    Json json{{"player", partyName(anyCase, sheet.party)},
              {"total", sheet.total},
              {"atLeast", sheet.atLeast}};
    if (sheet.range) {
        json["range"] = {sheet.range->least, sheet.range->most};
    }
    json["lines"] = std::move(lines);
    return json;
}

Json rankingJson(const AnyCase& anyCase, const RankingEntry& entry) {
    Json players = Json::array();
    for (const Party party : entry.parties) {
        players.push_back(partyName(anyCase, party));
    }
    return {
        {"place", entry.place}, {"players", std::move(players)}, {"decidedBy", entry.decidedBy}};
}

AnswerOrError report(const AnyCase& anyCase, const std::optional<Score>& score, bool all,
                     const Translator& words) {
    const Findings findings = check(anyCase);
    return Answer{
        .json = [=, &anyCase,
                 &words](JsonPrinter& out) { printReport(anyCase, findings, score, words, out); },
        .text =
            [=, &anyCase, &words](Output& out) {
                const Findings notable = notableFindings(findings, anyCase);
                printReportText(anyCase, notable,
                                score ? scoreText(anyCase, *score, notable, all, words) : "", words,
                                out);
            },
        .isLegal = isLegal(findings)};
}

} // namespace

Json placeIds(const Spots& spots) {
    Json list = Json::array();
    append(list, spots);
    return list;
}

void printReport(const AnyCase& anyCase, const Findings& findings,
                 const std::optional<Score>& score, const Translator& words, JsonPrinter& out) {
    out.member("game", gameOf(anyCase).id);
    out.member("legal", isLegal(findings));
    out.member("complete", isComplete(findings));
    out.member("readings", readingsInForce(anyCase));
    out.list("findings", findings,
             [&](const Finding& finding) { return findingJson(anyCase, finding, words); });
    if (score) {
        out.list("scores", score->sheets,
                 [&](const ScoreSheet& sheet) { return sheetJson(anyCase, sheet); });
        out.list("ranking", score->ranking,
                 [&](const RankingEntry& entry) { return rankingJson(anyCase, entry); });
    }
}

void printReportText(const AnyCase& anyCase, const Findings& findings, std::string_view body,
                     const Translator& words, Output& out) {
    out.put(heading(anyCase, words));
    out.put(body);
    printFindingsText(anyCase, findings, words, out);
    out.put(readings(anyCase, words));
}

AnswerOrError checkPosition(const Arguments& /*arguments*/, const AnyCase& anyCase,
                            const Translator& words) {
    return report(anyCase, std::nullopt, false, words);
}

AnswerOrError scorePosition(const Arguments& arguments, const AnyCase& anyCase,
                            const Translator& words) {
    return report(anyCase, score(anyCase), arguments.has("--all"), words);
}

} // namespace cimaise::cli
