// Omits lines without points, because the lines of a game are known.
#include "app/statistics/game_result.h"

#include "rulings/results/results.h"
#include "validators/checks.h"

#include <algorithm>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace cimaise {

namespace {

/// FNV-1a, 64 bits: http://www.isthe.com/chongo/tech/comp/fnv/
std::uint64_t hashOf(std::string_view text) {
    std::uint64_t hash = 0xcbf29ce484222325;
    for (const char letter : text) {
        hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001b3;
    }
    return hash;
}

/// Hash of a position without the facts about the evening, which may be corrected later.
std::string fingerprintOf(const AnyCase& position) {
    AnyCase untitled = position;
    GameHeader& header = headerOf(untitled);
    header.title = {};
    clearPlayDetails(header);
    header.played = headerOf(position).played;
    return fmt::format("{:016x}", hashOf(writeDocument(untitled).dump()));
}

SideResult sideOf(const AnyCase& position, const ScoreSheet& sheet) {
    SideResult side{.names = {}, .total = sheet.total, .lines = {}};
    for (const std::string& name : headerOf(position).players) {
        if (findSide(position, name) == sheet.party.index) {
            side.names.push_back(name);
        }
    }
    for (const ScoreLine& line : sheet.lines) {
        if (line.points != 0) {
            side.lines.push_back({.line = std::string{line.id}, .points = line.points});
        }
    }
    return side;
}

Json write(const SideResult& side) {
    Json lines = Json::object();
    for (const LineResult& line : side.lines) {
        lines[line.line] = line.points;
    }
    return Json{{"names", side.names},
                {"total", side.total ? Json(*side.total) : Json(nullptr)},
                {"place", side.place > 0 ? Json(side.place) : Json(nullptr)},
                {"lines", std::move(lines)}};
}

std::optional<int> readFigure(const Json& json) {
    return json.is_null() ? std::nullopt : std::optional{json.get<int>()};
}

SideResult readSide(const Json& json) {
    SideResult side{.names = json.at("names").get<std::vector<std::string>>(),
                    .total = readFigure(json.at("total")),
                    .place = readFigure(json.at("place")).value_or(0),
                    .lines = {}};
    for (const auto& [line, points] : json.at("lines").items()) {
        side.lines.push_back({.line = line, .points = points.get<int>()});
    }
    return side;
}

Json write(const ImportedPlay& play) {
    return Json{{"id", play.id},
                {"comments", play.comments},
                {"variant", play.variant},
                {"markedWin", play.isMarkedWin}};
}

ImportedPlay readImported(const Json& json) {
    return {.id = json.at("id").get<std::string>(),
            .comments = json.value("comments", std::string{}),
            .variant = json.value("variant", std::string{}),
            .isMarkedWin = json.value("markedWin", false)};
}

/// Removes the zeros that older versions wrote for scores that the imported file did not have.
void removeInventedTotals(GameResult& result) {
    const bool isOld = result.imported && !result.complete &&
                       std::ranges::all_of(result.sides, [](const SideResult& side) {
                           return side.total.has_value();
                       });
    for (SideResult& side : result.sides) {
        if (isOld && side.total == 0) {
            side.total.reset();
        }
    }
}

} // namespace

int SideResult::pointsOf(std::string_view line) const {
    const auto found = std::ranges::find(lines, line, &LineResult::line);
    return found == lines.end() ? 0 : found->points;
}

bool GameResult::hasTieBreak() const {
    return !open && !decidedBy.empty() && decidedBy != decidedByPoints &&
           decidedBy != decidedByNothing;
}

int GameResult::playerCount() const {
    std::size_t count = 0;
    for (const SideResult& side : sides) {
        count += side.names.size();
    }
    return static_cast<int>(count);
}

GameResult resultOf(const AnyCase& position, const Findings& findings, const Score& score) {
    const bool isExact = std::ranges::none_of(score.sheets, [](const ScoreSheet& sheet) {
        return sheet.atLeast || sheet.range.has_value();
    });
    GameResult result{.game = std::string{gameOf(position).id},
                      .played = headerOf(position).played.value_or(std::string{}),
                      .place = headerOf(position).place.value_or(std::string{}),
                      .legal = isLegal(findings),
                      .complete = isComplete(findings) && isExact,
                      .early = gameEnd(position).state == GameEnd::State::open,
                      .decidedBy = {},
                      .open = !score.ranking.empty() &&
                              !isWinnerSettled(resultsOf(position), findings, true),
                      .fingerprint = fingerprintOf(position),
                      .sides = {}};
    for (const ScoreSheet& sheet : score.sheets) {
        result.sides.push_back(sideOf(position, sheet));
    }
    if (result.open || score.ranking.empty()) {
        return result;
    }
    for (const RankingEntry& entry : score.ranking) {
        for (const Party& party : entry.parties) {
            result.sides[static_cast<std::size_t>(party.index)].place = entry.place;
        }
    }
    result.decidedBy = score.ranking.front().decidedBy;
    return result;
}

std::string writeResult(const GameResult& result) {
    Json sides = Json::array();
    for (const SideResult& side : result.sides) {
        sides.push_back(write(side));
    }
    Json json{{"game", result.game},           {"played", result.played},
              {"legal", result.legal},         {"complete", result.complete},
              {"decidedBy", result.decidedBy}, {"fingerprint", result.fingerprint},
              {"sides", std::move(sides)}};
    // omitted if unknown or false, as in results of older versions
    if (!result.place.empty()) {
        json["place"] = result.place;
    }
    if (result.open) {
        json["open"] = true;
    }
    if (result.early) {
        json["early"] = true;
    }
    if (result.imported) {
        json["imported"] = write(*result.imported);
    }
    return json.dump();
}

std::optional<GameResult> readResult(std::string_view text) {
    try {
        const Json json = Json::parse(text);
        GameResult result{.game = json.at("game").get<std::string>(),
                          .played = json.at("played").get<std::string>(),
                          .place = json.value("place", std::string{}),
                          .legal = json.at("legal").get<bool>(),
                          .complete = json.at("complete").get<bool>(),
                          .early = json.value("early", false),
                          .decidedBy = json.at("decidedBy").get<std::string>(),
                          .open = json.value("open", false),
                          .fingerprint = json.at("fingerprint").get<std::string>(),
                          .sides = {}};
        for (const Json& side : json.at("sides")) {
            result.sides.push_back(readSide(side));
        }
        if (json.contains("imported")) {
            result.imported = readImported(json.at("imported"));
        }
        removeInventedTotals(result);
        return result;
    } catch (const Json::exception&) {
        return std::nullopt;
    }
}

} // namespace cimaise
