// Compares every golden position with its hand-written verdict, score, placements, rulings and
// outlook, one test each, and every refused document with its place and reason.
#include "app/cli/outlook.h"
#include "app/cli/rulings_json.h"
#include "rulings/placements/searches.h"
#include "scoring/scores.h"
#include "tests/golden/golden_files.h"
#include "tests/golden/golden_text.h"
#include "tests/support/files.h"
#include "tests/support/refused_documents.h"
#include "validators/checks.h"

#include <nlohmann/json.hpp>
#include <set>

namespace cimaise {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view expectedEnding = ".expected.json";
constexpr std::string_view placementsEnding = ".placements.json";
constexpr std::string_view rulingsEnding = ".rulings.json";
constexpr std::string_view outlookEnding = ".outlook.json";

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
    json["fauxpas"] = placeIds(fit.fauxPasWith);
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
    for (const RemainingNumbers& room : placement.room) {
        json["room"][std::string{room.area}] = room.numbers;
    }
    if (!placement.fit) {
        json["paintings"] = placement.paintings ? Json(*placement.paintings) : Json(nullptr);
    }
    return json;
}

/// Answer to `<golden>.<tag>.placements.json`, which names a player and a piece.
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

/// Outlook without the witnesses, any of which may be given.
Json outlookJsonOf(const AnyCase& anyCase) {
    const cli::OutlookResult outlook = cli::outlookOf(anyCase, std::nullopt);
    EXPECT_TRUE(outlook);
    Json json = outlook ? outlook->json() : Json{};
    if (json.contains("outlooks")) {
        for (Json& one : json["outlooks"]) {
            one.erase("witness");
        }
    }
    return json;
}

/// Source of the expected values: the key `source`, which is not compared.
std::string sourceOf(const fs::path& expectedFile) {
    const Json expected = Json::parse(readFile(expectedFile), nullptr, false);
    return expected.is_object() ? expected.value("source", "") : "";
}

class GoldenPosition : public testing::TestWithParam<fs::path> {};
class GoldenPlacements : public testing::TestWithParam<fs::path> {};
class GoldenOutlooks : public testing::TestWithParam<fs::path> {};
class GoldenRulings : public testing::TestWithParam<fs::path> {};

TEST_P(GoldenPosition, MatchesExpectedVerdictAndScore) {
    const fs::path expectedFile = beside(GetParam(), caseEnding, expectedEnding);
    Json actual{{"source", sourceOf(expectedFile)}};
    const AnyCase anyCase = readGolden(GetParam());
    actual.update(shortened(resultOf(anyCase), gameOf(anyCase).id));
    expectSame(expectedFile, actual);
}

TEST_P(GoldenPlacements, MatchesExpectedPlacements) {
    const AnyCase anyCase = taggedGolden(GetParam(), placementsEnding);
    expectSame(GetParam(), placementsAsked(anyCase, Json::parse(readFile(GetParam()))));
}

TEST_P(GoldenRulings, MatchesExpectedRulings) {
    const AnyCase anyCase = readGolden(beside(GetParam(), rulingsEnding, caseEnding));
    expectSame(GetParam(), cli::rulingsJson(anyCase, rulingsOf(anyCase)));
}

TEST_P(GoldenOutlooks, MatchesExpectedOutlook) {
    expectSame(GetParam(),
               outlookJsonOf(readGolden(beside(GetParam(), outlookEnding, caseEnding))));
}

INSTANTIATE_TEST_SUITE_P(Each, GoldenPosition, testing::ValuesIn(goldenFiles(caseEnding)),
                         goldenName);
INSTANTIATE_TEST_SUITE_P(Each, GoldenPlacements, testing::ValuesIn(goldenFiles(placementsEnding)),
                         goldenName);
INSTANTIATE_TEST_SUITE_P(Each, GoldenOutlooks, testing::ValuesIn(goldenFiles(outlookEnding)),
                         goldenName);
INSTANTIATE_TEST_SUITE_P(Each, GoldenRulings, testing::ValuesIn(goldenFiles(rulingsEnding)),
                         goldenName);

TEST(Goldens, CoversEveryGame) {
    for (const fs::path& folder : goldenFolders()) {
        EXPECT_FALSE(filesIn(folder, {caseEnding}).empty()) << folder;
        EXPECT_FALSE(filesIn(folder, {rulingsEnding}).empty()) << folder;
    }
}

TEST(Goldens, NamesSourceOfEachExpectation) {
    for (const fs::path& file : goldenFiles(expectedEnding)) {
        const std::string source = sourceOf(file);
        EXPECT_TRUE(source.starts_with("Rulebook, ") || source.starts_with("Made up for ") ||
                    source.starts_with("Made up: "))
            << file << ": the key “source” should begin with “Rulebook, ”, “Made up for ” or “Made "
            << "up: ”, not with “" << source << "”";
    }
}

TEST(Goldens, HasPositionForEachExpectation) {
    for (const fs::path& file : goldenFiles(expectedEnding)) {
        EXPECT_TRUE(fs::exists(beside(file, expectedEnding, caseEnding))) << file;
    }
}

TEST(Goldens, RoundTripsEachPosition) {
    for (const fs::path& file : goldenFiles(caseEnding)) {
        const AnyCase anyCase = readGolden(file);
        const std::string written = writeCase(anyCase);
        EXPECT_EQ(nlohmann::json::parse(written), nlohmann::json::parse(readFile(file))) << file;
        const tl::expected<AnyCase, LoadError> again = readCase(written);
        EXPECT_TRUE(again && *again == anyCase) << file;
    }
}

// --- rejected documents --------------------------------------------------------------------

TEST(RejectedDocuments, AcceptsValidDocuments) {
    for (const Game& game : games()) {
        const tl::expected<AnyCase, LoadError> read = readCase(lawfulDocument(game.id));
        EXPECT_TRUE(read) << game.id << ": " << read.error().pointer;
    }
}

TEST(RejectedDocuments, ReportsPlaceAndReason) {
    for (const Game& game : games()) {
        for (const RefusedDocument& document : refusedDocuments(game.id)) {
            const tl::expected<AnyCase, LoadError> read = readCase(document.text);
            ASSERT_FALSE(read) << document.name << " is not refused";
            EXPECT_EQ(read.error().pointer, document.pointer) << document.name;
            EXPECT_EQ(read.error().reason.text.id, document.reason) << document.name;
        }
    }
}

TEST(RejectedDocuments, ContainsNoDuplicates) {
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
