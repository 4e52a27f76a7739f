// Compares every golden position with its hand-written verdict, score and placements, and every
// refused document with its place and reason. The directories are read at each run, so that no file
// is forgotten.
#include "app/cli/rulings_json.h"
#include "scoring/scores.h"
#include "scoring/search/searches.h"
#include "tests/support/files.h"
#include "tests/support/refused_documents.h"
#include "validators/checks.h"
#include "validators/layout/json_text.h"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <set>

namespace cimaise {
namespace {

namespace fs = std::filesystem;

const fs::path goldenFolder = fs::path{"tests"} / "golden";
constexpr std::string_view caseEnding = ".cimaise";
constexpr std::string_view expectedEnding = ".expected.json";
constexpr std::string_view placementsEnding = ".placements.json";
constexpr std::string_view rulingsEnding = ".rulings.json";

/// `a/b.cimaise` with `.expected.json` is `a/b.expected.json`.
fs::path beside(const fs::path& file, std::string_view ending, std::string_view other) {
    std::string text = file.string();
    text.resize(text.size() - ending.size());
    text += other;
    return text;
}

std::vector<fs::path> gameFolders() {
    std::vector<fs::path> folders;
    for (const Game& game : games()) {
        folders.push_back(goldenFolder / game.id);
    }
    return folders;
}

/// What would turn one into the other, as a JSON Patch (RFC 6902), one step a line.
std::string differences(const Json& expected, const Json& actual) {
    std::string lines;
    for (const Json& step : Json::diff(expected, actual)) {
        lines += "  " + step.dump() + '\n';
    }
    return lines;
}

/// Compares with what was written by hand; a difference is printed and left beside it.
void expectSame(const fs::path& expectedFile, const Json& actual) {
    const Json expected = Json::parse(readFile(expectedFile), nullptr, false);
    ASSERT_FALSE(expected.is_discarded()) << expectedFile << " is no JSON";
    const fs::path actualFile = expectedFile.string() + ".actual";
    fs::remove(actualFile);
    if (printJson(expected) != printJson(actual)) {
        ADD_FAILURE() << expectedFile << " differs:\n" << differences(expected, actual);
        std::ofstream{actualFile, std::ios::binary} << printJson(actual);
    }
}

AnyCase readGolden(const fs::path& file) {
    const tl::expected<AnyCase, LoadError> read = readCase(readFile(file));
    EXPECT_TRUE(read) << file << " is refused: " << read.error().pointer << " "
                      << read.error().reason.text.id;
    return read.value_or(AnyCase{});
}

Json placeIds(const Spots& spots) {
    Json list = Json::array();
    for (const Spot& spot : spots) {
        list.push_back(placeId(spot.place));
    }
    return list;
}

Json findingJson(const AnyCase& anyCase, const Finding& finding) {
    const bool named = finding.party != everyone();
    return Json::array({finding.rule, severityId(finding.severity),
                        named ? Json(partyName(anyCase, finding.party)) : Json(nullptr),
                        placeIds(finding.where), finding.says.text.id});
}

Json sheetJson(const AnyCase& anyCase, const ScoreSheet& sheet) {
    Json lines = Json::array();
    for (const ScoreLine& line : sheet.lines) {
        Json where = Json::array();
        for (const Evidence& piece : line.evidence) {
            for (const Spot& spot : piece.points != 0 ? piece.where : Spots{}) {
                where.push_back(placeId(spot.place));
            }
        }
        lines.push_back({{"id", line.id}, {"points", line.points}, {"where", where}});
    }
    Json json{{"player", partyName(anyCase, sheet.party)},
              {"total", sheet.total},
              {"atLeast", sheet.atLeast}};
    if (sheet.range) {
        json["range"] = {sheet.range->least, sheet.range->most};
    }
    json["lines"] = lines;
    return json;
}

Json rankingJson(const AnyCase& anyCase, const RankingEntry& entry) {
    Json players = Json::array();
    for (const Party party : entry.parties) {
        players.push_back(partyName(anyCase, party));
    }
    return {{"place", entry.place}, {"players", players}, {"decidedBy", entry.decidedBy}};
}

Json resultOf(const AnyCase& anyCase) {
    const Findings findings = check(anyCase);
    const Score result = score(anyCase);
    Json json{{"legal", isLegal(findings)}, {"complete", isComplete(findings)},
              {"readings", Json::object()}, {"findings", Json::array()},
              {"scores", Json::array()},    {"ranking", Json::array()}};
    for (const Reading& reading : gameOf(anyCase).readings) {
        json["readings"][std::string{reading.id}] = inForce(reading, headerOf(anyCase).readings);
    }
    for (const Finding& finding : findings) {
        json["findings"].push_back(findingJson(anyCase, finding));
    }
    for (const ScoreSheet& sheet : result.sheets) {
        json["scores"].push_back(sheetJson(anyCase, sheet));
    }
    for (const RankingEntry& entry : result.ranking) {
        json["ranking"].push_back(rankingJson(anyCase, entry));
    }
    return json;
}

void addTileFit(const TileFit& fit, Json& json) {
    json["matches"] = placeIds(fit.matches);
    json["fauxpas"] = placeIds(fit.offended);
    json["corners"] = fit.corners;
    json["eyeline"] = fit.eyeline;
}

Json placementJson(const Placement& placement) {
    Json json{{"place", placeId(placement.place)}, {"legal", placement.legal}};
    if (placement.fit) {
        json["size"] = {placement.fit->size.columns, placement.fit->size.rows};
    }
    if (!placement.legal) {
        json["rule"] = placement.rule;
        json["where"] = placeIds(placement.forbiddenBy);
        return json;
    }
    json["points"] = placement.points;
    json["lines"] = Json::array();
    for (const LineChange& change : placement.lines) {
        json["lines"].push_back({{"id", change.id}, {"points", change.points}});
    }
    if (placement.fit) {
        addTileFit(*placement.fit, json);
    }
    for (const Room& room : placement.room) {
        json["room"][std::string{room.area}] = room.numbers;
    }
    return json;
}

/// `<golden>.<tag>.placements.json` asks for a player and a piece; the answer goes beside them.
Json placementsAsked(const AnyCase& anyCase, const Json& asked) {
    const auto player = asked.at("player").get<std::string>();
    const auto piece = asked.at("piece").get<std::string>();
    const int found = findSide(anyCase, player);
    const auto all = placements(anyCase, found, piece);
    EXPECT_TRUE(all) << "there are no placements of " << piece << " for " << player;
    Json json{{"player", player},
              {"side", partyName(anyCase, side(found))},
              {"piece", piece},
              {"placements", Json::array()}};
    for (const Placement& placement : all.value_or(Placements{})) {
        json["placements"].push_back(placementJson(placement));
    }
    if (const auto offered = offers(anyCase, found, piece, all.value_or(Placements{}))) {
        json["offers"] = Json::array();
        for (const Offer offer : *offered) {
            json["offers"].push_back(offerId(offer));
        }
    }
    return json;
}

TEST(Golden, everyGameHasSome) {
    for (const fs::path& folder : gameFolders()) {
        EXPECT_FALSE(filesIn(folder, {caseEnding}).empty()) << folder;
    }
}

TEST(Golden, verdictAndScore) {
    for (const fs::path& folder : gameFolders()) {
        for (const fs::path& file : filesIn(folder, {caseEnding})) {
            expectSame(beside(file, caseEnding, expectedEnding), resultOf(readGolden(file)));
        }
    }
}

TEST(Golden, placements) {
    for (const fs::path& folder : gameFolders()) {
        for (const fs::path& file : filesIn(folder, {placementsEnding})) {
            const fs::path name = beside(file, placementsEnding, ""); // <golden>.<tag>
            const AnyCase anyCase =
                readGolden(fs::path{name}.replace_extension(std::string{caseEnding}));
            expectSame(file, placementsAsked(anyCase, Json::parse(readFile(file))));
        }
    }
}

TEST(Golden, rulings) {
    for (const fs::path& folder : gameFolders()) {
        EXPECT_FALSE(filesIn(folder, {rulingsEnding}).empty()) << folder;
        for (const fs::path& file : filesIn(folder, {rulingsEnding})) {
            const AnyCase anyCase = readGolden(beside(file, rulingsEnding, caseEnding));
            expectSame(file, cli::rulingsJson(anyCase, rulingsOf(anyCase)));
        }
    }
}

TEST(Golden, everyExpectationHasItsPosition) {
    for (const fs::path& folder : gameFolders()) {
        for (const fs::path& file : filesIn(folder, {expectedEnding})) {
            EXPECT_TRUE(fs::exists(beside(file, expectedEnding, caseEnding))) << file;
        }
    }
}

TEST(Golden, readAndWrittenAgainIsEqual) {
    for (const fs::path& folder : gameFolders()) {
        for (const fs::path& file : filesIn(folder, {caseEnding})) {
            const AnyCase anyCase = readGolden(file);
            const std::string written = writeCase(anyCase);
            EXPECT_EQ(nlohmann::json::parse(written), nlohmann::json::parse(readFile(file)))
                << file;
            const tl::expected<AnyCase, LoadError> again = readCase(written);
            EXPECT_TRUE(again && *again == anyCase) << file;
        }
    }
}

// --- what is refused -----------------------------------------------------------------------

TEST(Refused, everyLawfulDocumentIsTaken) {
    for (const Game& game : games()) {
        const tl::expected<AnyCase, LoadError> read = readCase(lawfulDocument(game.id));
        EXPECT_TRUE(read) << game.id << ": " << read.error().pointer;
    }
}

TEST(Refused, withPlaceAndReason) {
    for (const Game& game : games()) {
        for (const RefusedDocument& document : refusedDocuments(game.id)) {
            const tl::expected<AnyCase, LoadError> read = readCase(document.text);
            ASSERT_FALSE(read) << document.name << " is not refused";
            EXPECT_EQ(read.error().pointer, document.pointer) << document.name;
            EXPECT_EQ(read.error().reason.text.id, document.reason) << document.name;
        }
    }
}

TEST(Refused, everyFaultIsAnotherOne) {
    std::set<std::string> names;
    std::set<std::string> texts;
    for (const Game& game : games()) {
        EXPECT_FALSE(refusedDocuments(game.id).empty()) << game.id;
        for (const RefusedDocument& document : refusedDocuments(game.id)) {
            EXPECT_TRUE(names.insert(document.name).second) << document.name << " is there twice";
            EXPECT_TRUE(texts.insert(document.text).second) << document.name << " is one before";
        }
    }
}

} // namespace
} // namespace cimaise
