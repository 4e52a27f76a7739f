// Tests the import of BG Stats exports: hand-made ones with the oddities of real exports, and our
// own play files.
#include "app/game/game_facts.h"
#include "app/game/game_setup.h"
#include "app/game/game_ui.h"
#include "app/game/renamed_game.h"
#include "app/texts/qt_texts.h"
#include "app/transfer/bg_stats.h"
#include "app/transfer/bg_stats_json.h"
#include "app/transfer/exports.h"
#include "app/transfer/imports.h"
#include "app/transfer/plays_import.h"
#include "scoring/scores.h"
#include "tests/transfer/handover_fixture.h"

#include <map>
#include <nlohmann/json.hpp>

namespace cimaise {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

using Kind = PlayerDecision::Kind;

AnyCase startPosition(std::string_view game, GameHeader header) {
    return findUi(game)->makeSetup()->emptyPosition(std::move(header));
}

nlohmann::json player(int id, const std::string& name) {
    return {{"id", id}, {"uuid", "P" + std::to_string(id)}, {"name", name}};
}

nlohmann::json scoreOf(int player, const std::string& score, bool winner = false) {
    return {{"playerRefId", player}, {"score", score}, {"winner", winner}, {"rank", 0},
            {"newPlayer", false},    {"seatOrder", 0}};
}

nlohmann::json playOf(const std::string& uuid, int game, const nlohmann::json& scores) {
    return {{"uuid", uuid},
            {"gameRefId", game},
            {"playDate", "2025-03-14 22:30:00"},
            {"durationMin", 45},
            {"ignored", false},
            {"playerScores", scores},
            {"metaData", "{\"a\":1}"},
            {"scoresheet", "{\"rows\":[]}"}};
}

/// Export as a table keeps it: four players, two of whom are one, games of others, odd keys.
nlohmann::json exportOfATable() {
    return {
        {"about", "…"},
        {"tags", nlohmann::json::array({{{"id", 1}}})},
        {"players", {player(1, "Ana "), player(2, " BO"), player(3, "bo"), player(4, "Cléo")}},
        {"locations", {{{"id", 9}, {"name", " At Ana’s "}}, {{"id", 10}, {"name", "AT ANA’S"}}}},
        {"games",
         {{{"id", 5}, {"name", "musée"}, {"bggId", 0}, {"rating", 7.5}},
          {{"id", 6}, {"name", "Catan"}, {"bggId", 13}},
          {{"id", 7}, {"name", "Art society"}}}},
        {"plays",
         {playOf("A-1", 5, {scoreOf(1, "15+16+8-30"), scoreOf(2, "12", true)}),
          playOf("A-2", 6, {scoreOf(1, "10"), scoreOf(2, "8")}),
          playOf("A-3", 7, {scoreOf(3, "20"), scoreOf(4, "31")})}},
        {"userInfo", {{"meRefId", 1}}}};
}

BgStatsExport readOf(const nlohmann::json& document) {
    return readBgStats(document.dump()).value();
}

TEST(BgStatsReader, AddsUpScores) {
    EXPECT_EQ(scoreTotal("15+16+8-30"), 9);
    EXPECT_EQ(scoreTotal(" 12 "), 12);
    EXPECT_EQ(scoreTotal("-3"), -3);
    EXPECT_EQ(scoreTotal("47.5"), 47.5);
    EXPECT_EQ(scoreTotal("121,5"), 121.5) << "decimal comma";
    EXPECT_EQ(scoreTotal("60,5+35-3"), 92.5);
    EXPECT_EQ(scoreTotal("3 + 6 + 2"), 11);
    for (const auto* const odd : {"", "x", "1e9", "12a", "+", "3++4", "3 4", "999999", "--2",
                                  "1,250", "1,", ",5", "1,5,2"}) {
        EXPECT_EQ(scoreTotal(odd), std::nullopt) << odd;
    }
    EXPECT_EQ(scoreTotal(std::string(5000, '1')), std::nullopt);
}

TEST(BgStatsReader, ReadsPlaysOfKnownGames) {
    const BgStatsExport all = readOf(exportOfATable());
    ASSERT_EQ(all.players.size(), 3U) << "BO and bo are one";
    EXPECT_EQ(all.players[0], (BgStatsPlayer{.name = "Ana", .plays = 1}));
    EXPECT_EQ(all.players[1], (BgStatsPlayer{.name = "BO", .plays = 2}));
    EXPECT_THAT(all.places, ElementsAre("At Ana’s"));
    EXPECT_EQ(all.otherGames, 1);
    ASSERT_EQ(all.plays.size(), 2U);
    const BgStatsPlay& first = all.plays[0];
    EXPECT_EQ(first.result.game, "musee");
    EXPECT_EQ(first.result.played, "2025-03-14");
    EXPECT_EQ(first.minutes, 45);
    EXPECT_EQ(first.place, "") << "no reference";
    EXPECT_EQ(first.result.sides[0].total, 9);
    EXPECT_EQ(first.result.sides[0].place, 2);
    EXPECT_EQ(first.result.sides[1].place, 1);
    EXPECT_EQ(first.result.decidedBy, decidedByPoints);
    EXPECT_EQ(all.plays[1].result.game, "art-society");
    EXPECT_TRUE(all.plays[1].result.isWonBy(all.plays[1].result.sides[1])) << "by the totals";
}

TEST(BgStatsReader, FindsGamesByTheirNamesInBothLanguages) {
    for (const auto& [name, game] :
         std::map<std::string, std::string>{{"MUSÉE", "musee"},
                                            {"Musee", "musee"},
                                            {"muse", "muse"},
                                            {"Museum", "museum"},
                                            {"Art Society", "art-society"},
                                            {"Museum: Pictura", ""},
                                            {"Muse: Awakenings", ""}}) {
        nlohmann::json document = exportOfATable();
        document["games"][0]["name"] = name;
        document["plays"][0]["playerScores"].push_back(scoreOf(4, "1"));
        const BgStatsExport all = readOf(document);
        const bool isFirst = !all.plays.empty() && all.plays[0].uuid == "A-1";
        EXPECT_EQ(isFirst ? all.plays[0].result.game : "", game) << name;
    }
}

TEST(BgStatsReader, SkipsOtherGamesOfTheSameName) {
    const auto playsWith = [](const char* key, const nlohmann::json& value) {
        nlohmann::json document = exportOfATable();
        document["games"][0][key] = value;
        const BgStatsExport read = readOf(document);
        EXPECT_EQ(read.otherGames, 1);
        return std::pair{read.plays.size(), read.namesakes.empty() ? 0 : read.namesakes[0].plays};
    };
    const std::pair<std::size_t, int> ours{2, 0};
    const std::pair<std::size_t, int> others{1, 1};
    EXPECT_EQ(playsWith("designers", "Alf Seegert"), ours);
    EXPECT_EQ(playsWith("designers", "SEEGERT, Alf and others"), ours);
    EXPECT_EQ(playsWith("designers", ""), ours) << "unknown";
    EXPECT_EQ(playsWith("designers", "Jordan Sorenson"), others);
    EXPECT_EQ(playsWith("maxPlayerCount", 4), ours);
    EXPECT_EQ(playsWith("maxPlayerCount", 12), others);
    EXPECT_EQ(playsWith("bggYear", 2014), ours);
    for (const auto& [year, plays] : {std::pair{2017, 0U}, std::pair{0, 1U}}) {
        nlohmann::json muse = exportOfATable();
        muse["games"] = {{{"id", 5}, {"name", "Muse"}, {"bggYear", year}}};
        muse["plays"] = {playOf("M-1", 5, {scoreOf(1, "5"), scoreOf(2, "4"), scoreOf(4, "3")})};
        EXPECT_EQ(readOf(muse).plays.size(), plays) << year;
        EXPECT_EQ(readOf(muse).namesakes,
                  plays == 1 ? std::vector<Namesake>{}
                             : (std::vector<Namesake>{{.name = "Muse", .year = 2017, .plays = 1}}));
    }
}

TEST(BgStatsReader, TakesPlacesAndTeamsAsGiven) {
    nlohmann::json document = exportOfATable();
    nlohmann::json& play = document["plays"][0];
    play["locationRefId"] = 10;
    play["playerScores"] = {scoreOf(1, "30", true), scoreOf(2, "30")};
    play["playerScores"][0]["startPlayer"] = true;
    BgStatsExport all = readOf(document);
    EXPECT_EQ(all.plays[0].place, "At Ana’s");
    EXPECT_EQ(all.plays[0].result.place, "At Ana’s");
    EXPECT_EQ(all.plays[0].starter, "Ana");
    EXPECT_EQ(all.plays[0].result.decidedBy, "tie-break");
    play["playerScores"][1]["winner"] = true;
    all = readOf(document);
    EXPECT_EQ(all.plays[0].result.decidedBy, decidedByNothing);
    EXPECT_TRUE(all.plays[0].result.isWonBy(all.plays[0].result.sides[1])) << "shared";
    play["playerScores"] = {scoreOf(1, "30", true), scoreOf(4, "30", true), scoreOf(2, "9")};
    for (const int seat : {0, 1}) {
        play["playerScores"][seat]["team"] = "Us";
    }
    all = readOf(document);
    EXPECT_THAT(all.plays[0].result.sides[0].names, ElementsAre("Ana", "Cléo"));
    EXPECT_EQ(all.plays[0].result.sides[0].total, 30);
}

TEST(BgStatsReader, CountsWhatCannotBeUsed) {
    nlohmann::json document = exportOfATable();
    nlohmann::json& plays = document["plays"];
    plays = nlohmann::json::array();
    const nlohmann::json two{scoreOf(1, "1"), scoreOf(2, "2")};
    plays.push_back(playOf("ignored", 5, two));
    plays.back()["ignored"] = true;
    plays.push_back(playOf("no date", 5, two));
    plays.back()["playDate"] = "2025-02-30 10:00:00";
    plays.push_back(playOf("alone", 5, {scoreOf(1, "1")}));
    plays.push_back(playOf("unknown player", 5, {scoreOf(1, "1"), scoreOf(77, "2")}));
    plays.push_back(playOf("one player twice", 5, {scoreOf(2, "1"), scoreOf(3, "2")}));
    plays.push_back(playOf("", 5, two));
    plays.push_back("no play");
    plays.push_back(playOf("good", 5, two));
    plays.push_back(playOf("good", 5, two));
    const BgStatsExport all = readOf(document);
    EXPECT_EQ(all.ignored, 1);
    std::vector<std::string> reasons;
    for (const UnusablePlay& one : all.unusable) {
        EXPECT_EQ(one.game, "musee");
        reasons.push_back(one.day.toStdString() + ' ' + std::string{one.reason.text.id});
    }
    EXPECT_THAT(reasons,
                ElementsAre(" plays.unusable.date", "2025-03-14 plays.unusable.player-count",
                            "2025-03-14 plays.unusable.player",
                            "2025-03-14 plays.unusable.player-twice",
                            "2025-03-14 plays.unusable.identity"));
    EXPECT_EQ(all.otherGames, 1) << "no play is of no game";
    EXPECT_EQ(all.plays.size(), 1U) << "once";
}

TEST(BgStatsReader, CountsRoundedScores) {
    nlohmann::json document = exportOfATable();
    document["plays"][0]["playerScores"] = {scoreOf(1, "121,5"), scoreOf(2, "98.0")};
    const BgStatsExport all = readOf(document);
    EXPECT_EQ(all.plays[0].result.sides[0].total, 122);
    EXPECT_EQ(all.plays[0].result.sides[1].total, 98);
    EXPECT_EQ(all.rounded, 1);
}

TEST(BgStatsReader, WinnersShareFirstPlaceWhateverTheirScores) {
    nlohmann::json document = exportOfATable();
    document["plays"][0]["playerScores"] = {scoreOf(1, "30", true), scoreOf(2, "20", true),
                                            scoreOf(4, "25")};
    const GameResult result = readOf(document).plays[0].result;
    EXPECT_TRUE(result.isWonBy(result.sides[0]));
    EXPECT_TRUE(result.isWonBy(result.sides[1])) << "the file states it";
    EXPECT_EQ(result.sides[2].place, 3);
}

TEST(BgStatsReader, PlaceThatDependsOnUnknownScoreIsUnknown) {
    nlohmann::json document = exportOfATable();
    document["plays"][0]["playerScores"] = {scoreOf(1, "", true), scoreOf(2, "20"), scoreOf(4, "")};
    const GameResult result = readOf(document).plays[0].result;
    EXPECT_EQ(result.placeOf(result.sides[0]), 1);
    EXPECT_EQ(result.placeOf(result.sides[1]), std::nullopt);
    EXPECT_EQ(result.placeOf(result.sides[2]), std::nullopt);
    EXPECT_EQ(result.decidedBy, "");
}

TEST(BgStatsReader, TeamHasTheScoreAndWinOfItsMembers) {
    nlohmann::json document = exportOfATable();
    nlohmann::json& scores = document["plays"][0]["playerScores"];
    scores = {scoreOf(1, ""), scoreOf(2, "9"), scoreOf(4, "12", true)};
    scores[0]["team"] = "Us";
    scores[2]["team"] = "Us";
    const GameResult result = readOf(document).plays[0].result;
    EXPECT_EQ(result.sides[0].total, 12);
    EXPECT_TRUE(result.complete);
    EXPECT_TRUE(result.isWonBy(result.sides[0]));
}

TEST(BgStatsReader, PlayWithoutScoresIsIncomplete) {
    nlohmann::json document = exportOfATable();
    document["plays"][0]["playerScores"] = {scoreOf(1, ""), scoreOf(2, "", true)};
    const GameResult result = readOf(document).plays[0].result;
    EXPECT_FALSE(result.complete);
    EXPECT_EQ(result.sides[0].total, std::nullopt);
    EXPECT_TRUE(result.isWonBy(result.sides[1]));
    document["plays"][0]["playerScores"] = {scoreOf(1, ""), scoreOf(2, "")};
    EXPECT_TRUE(readOf(document).plays[0].result.open) << "nobody is known to have won";
}

TEST(BgStatsReader, RefusesWhatIsNoExport) {
    const auto reason = [](std::string_view text) {
        const auto read = readBgStats(text);
        return read ? std::string{} : std::string{read.error().reason.text.id};
    };
    EXPECT_EQ(reason(""), "file.empty");
    EXPECT_EQ(reason(" \n"), "file.empty");
    EXPECT_EQ(reason("{"), "plays.not-json");
    EXPECT_EQ(reason("{\"players\":[],\"games\":[]}"), "plays.not-bg-stats");
    EXPECT_EQ(reason("[]"), "plays.not-bg-stats");
    EXPECT_EQ(reason("{\"players\":{},\"games\":[],\"plays\":[]}"), "plays.not-bg-stats");
    EXPECT_EQ(reason("{\"players\":[],\"games\":[],\"plays\":[]}"), "");
    EXPECT_EQ(reason("\xEF\xBB\xBF{\"players\":[],\"games\":[],\"plays\":[]}"), "");
    EXPECT_EQ(reason(std::string(1000, '[')), "plays.too-much");
    EXPECT_EQ(reason("{\"tags\":" + std::string(1000, '[')), "plays.too-much");
    EXPECT_EQ(reason(std::string(largestBgStatsExport + 1, ' ')), "plays.too-large");
    std::string many = "{\"plays\":[0";
    for (int i = 0; i < 300'000; ++i) {
        many += ",0";
    }
    EXPECT_EQ(reason(many + "]}"), "plays.too-much");
    std::string keys = "{\"a\":0";
    for (int i = 0; i < 100'000; ++i) {
        keys += ",\"" + std::to_string(i) + "\":0";
    }
    EXPECT_EQ(reason(keys + "}"), "plays.too-much") << "at once";
    EXPECT_EQ(reason("{\"players\":[\"\xFF\"],\"games\":[],\"plays\":[]}"), "plays.not-json");
}

TEST(BgStatsReader, EveryChangedValueIsReadOrLeftOut) {
    const nlohmann::json document = exportOfATable();
    const nlohmann::json flat = document.flatten();
    for (const auto& [pointer, value] : flat.items()) {
        for (const nlohmann::json& odd :
             {nlohmann::json(nullptr), nlohmann::json(true), nlohmann::json(-1.5),
              nlohmann::json(1e300), nlohmann::json("\u202e\u0000x"), nlohmann::json::array({1}),
              nlohmann::json::object({{"a", 1}}), nlohmann::json(std::string(400, 'x'))}) {
            nlohmann::json changed = document;
            changed[nlohmann::json::json_pointer{pointer}] = odd;
            const auto read = readBgStats(changed.dump());
            ASSERT_TRUE(read) << pointer;
            EXPECT_LE(read->plays.size(), 2U);
        }
    }
}

class BgStatsImport : public HandoverTest {
protected:
    /// Imports into `there` with these decisions.
    std::vector<std::string> imports(const BgStatsExport& plays,
                                     const std::vector<PlayerDecision>& decisions) {
        return messagesOf(done(importPlays(there(), plays, decisions, startPosition)));
    }
    /// Imports with every player as a new one, or the known one of the same name.
    std::vector<std::string> importsAll(const BgStatsExport& plays) {
        std::vector<PlayerDecision> decisions;
        for (const BgStatsPlayer& one : plays.players) {
            decisions.push_back({.kind = Kind::add, .name = one.name});
        }
        return imports(plays, decisions);
    }
    std::vector<GameSummary> listed() {
        there().flush();
        return there().list({}, 100).value();
    }
    static GameResult resultOf(const GameSummary& game) {
        return readResult(game.facts.result.toStdString()).value();
    }
};

TEST_F(BgStatsImport, AddsResultsPlayersAndPlacesOnce) {
    const BgStatsExport plays = readOf(exportOfATable());
    EXPECT_THAT(importsAll(plays),
                ElementsAre("plays.done 2", "import.people 3", "plays.places 1"));
    const std::vector<GameSummary> games = listed();
    ASSERT_EQ(games.size(), 2U);
    const GameSummary& musee = games[1];
    EXPECT_EQ(musee.facts.gameMode, GameMode::imported);
    EXPECT_EQ(musee.facts.players, "Ana · BO");
    EXPECT_EQ(musee.facts.score, "Ana 9 · BO 12");
    EXPECT_EQ(there().results()->size(), 2U);
    EXPECT_TRUE(resultOf(musee).imported.has_value());
    const auto document = readCase(there().table(musee.id).toStdString()).value();
    EXPECT_EQ(headerOf(document).minutes, 45);
    EXPECT_EQ(headerOf(document).played, "2025-03-14");
    EXPECT_EQ(there().knownNames(), (QStringList{"Ana", "BO", "Cléo"}));
    EXPECT_EQ(knownPlaces(there()), QStringList{"At Ana’s"});
    EXPECT_THAT(importsAll(plays), ElementsAre("plays.done 0", "plays.known 2"));
    EXPECT_EQ(listed().size(), 2U);
}

TEST_F(BgStatsImport, PlaceOfGameIsKnown) {
    const AnyCase game = startPosition("musee", {.place = "At Ana’s", .players = {"Ana", "BO"}});
    there().create(factsOf(game, score(game), {.finished = true}), toQt(writeCase(game)));
    EXPECT_THAT(importsAll(readOf(exportOfATable())),
                ElementsAre("plays.done 2", "import.people 3"));
}

TEST_F(BgStatsImport, FollowsDecisionsAboutPlayers) {
    there().markRecentPlayer("Anna");
    const BgStatsExport plays = readOf(exportOfATable());
    EXPECT_THAT(
        imports(plays, {{.kind = Kind::known, .name = "Anna"},
                        {.kind = Kind::add, .name = "BO"},
                        {.kind = Kind::leaveOut}}),
        ElementsAre("plays.done 1", "plays.left-out 1", "import.people 1", "plays.places 1"));
    EXPECT_EQ(listed().front().facts.players, "Anna · BO");
    EXPECT_EQ(there().people().personOf("Ana"), "Anna") << "known the next time";
    EXPECT_THAT(imports(plays, {{.kind = Kind::known, .name = "Anna"},
                                {.kind = Kind::known, .name = "Bo"},
                                {.kind = Kind::known, .name = "bo"}}),
                ElementsAre("plays.done 0", "plays.known 1", "plays.doubled 1"));
}

TEST_F(BgStatsImport, RenamedPlayerIsRenamedInImportedResults) {
    importsAll(readOf(exportOfATable()));
    const StoredGame game = there().load(listed()[1].id).value();
    const auto renamed = withPlayerRenamed(game, "Ana", "Zoé");
    ASSERT_TRUE(renamed);
    EXPECT_EQ(renamed->summary.facts.players, "Zoé · BO");
    EXPECT_EQ(renamed->summary.facts.score, "Zoé 9 · BO 12");
    EXPECT_EQ(readResult(renamed->summary.facts.result.toStdString())->sides[0].total, 9);
}

TEST_F(BgStatsImport, ArchiveCarriesImportedResults) {
    importsAll(readOf(exportOfATable()));
    const std::vector<std::string> before = contentOf(there());
    EXPECT_THAT(messagesOf(done(exportTo(there(), path("a.cimaises"), ExportFormat::cimaises,
                                         Language::english))),
                ElementsAre("handover.written 2"));
    EXPECT_THAT(messagesOf(done(importFrom(here(), path("a.cimaises"), false))),
                ElementsAre("import.done 2", "import.people 3"));
    EXPECT_EQ(contentOf(here()), before);
}

/// Plays of a file by their ids, with names instead of references, and without the dates of
/// modification. The order in the file is that of the library.
std::map<std::string, nlohmann::json> playsIn(const QByteArray& file) {
    const nlohmann::json document = nlohmann::json::parse(file.toStdString());
    const auto nameOf = [&document](const char* list, const nlohmann::json& id) {
        for (const nlohmann::json& entry : document[list]) {
            if (entry["id"] == id) {
                return entry["name"];
            }
        }
        return nlohmann::json{};
    };
    std::map<std::string, nlohmann::json> plays;
    for (nlohmann::json play : document["plays"]) {
        play.erase("modificationDate");
        play["gameRefId"] = nameOf("games", play["gameRefId"]);
        if (play.contains("locationRefId")) {
            play["locationRefId"] = nameOf("locations", play["locationRefId"]);
        }
        for (nlohmann::json& score : play["playerScores"]) {
            score["playerRefId"] = nameOf("players", score["playerRefId"]);
        }
        plays.emplace(play["uuid"].get<std::string>(), play);
    }
    return plays;
}

TEST_F(BgStatsImport, UnknownScoreIsUnknownInEveryExport) {
    nlohmann::json document = exportOfATable();
    document["games"] = nlohmann::json::array();
    document["plays"] = nlohmann::json::array();
    for (int id = 1; const Game& game : games()) {
        document["games"].push_back({{"id", id}, {"name", game.id}});
        document["plays"].push_back(
            playOf("U-" + std::to_string(id), id,
                   {scoreOf(1, "", true), scoreOf(2, "98"), scoreOf(4, "0")}));
        ++id;
    }
    importsAll(readOf(document));
    ASSERT_EQ(listed().size(), 4U);
    for (const GameSummary& game : listed()) {
        EXPECT_EQ(game.facts.score, "BO 98 · Cléo 0") << "a score of 0 that was entered stays";
    }
    for (const auto& [name, form] :
         {std::pair{"u.csv", ExportFormat::csv}, std::pair{"u.jsonl", ExportFormat::jsonl},
          std::pair{"u.bgsplay", ExportFormat::bgsplay}}) {
        ASSERT_TRUE(done(exportTo(there(), path(name), form, Language::english)));
    }
    EXPECT_EQ(bytes("u.csv").count("\"Ana\",,1,,1,,3,,,,1,"), 4) << bytes("u.csv").toStdString();
    EXPECT_EQ(bytes("u.csv").count("\"Cléo\",,3,0,0,,3,,,,1,"), 4);
    for (const QByteArray& line : bytes("u.jsonl").trimmed().split('\n')) {
        const auto side = nlohmann::json::parse(line.toStdString())["result"]["sides"][0];
        EXPECT_TRUE(side["total"].is_null()) << side;
        EXPECT_EQ(side["place"], 1);
    }
    for (const auto& [id, play] : playsIn(bytes("u.bgsplay"))) {
        EXPECT_EQ(play["playerScores"][0]["score"], "") << id;
        EXPECT_EQ(play["playerScores"][0]["winner"], true);
        EXPECT_EQ(play["playerScores"][2]["score"], "0");
    }
    for (const BgStatsPlay& play : readBgStats(bytes("u.bgsplay").toStdString())->plays) {
        EXPECT_EQ(play.result.sides[0].total, std::nullopt);
        EXPECT_TRUE(play.result.isWonBy(play.result.sides[0]));
    }
}

TEST_F(BgStatsImport, ArchiveCarriesUnknownScores) {
    nlohmann::json document = exportOfATable();
    document["plays"][0]["playerScores"] = {scoreOf(1, "", true), scoreOf(2, ""), scoreOf(4, "")};
    importsAll(readOf(document));
    const std::vector<std::string> before = contentOf(there());
    ASSERT_TRUE(
        done(exportTo(there(), path("a.cimaises"), ExportFormat::cimaises, Language::english)));
    ASSERT_TRUE(done(importFrom(here(), path("a.cimaises"), false)));
    EXPECT_EQ(contentOf(here()), before);
}

TEST_F(BgStatsImport, OwnPlayFilesComeBackWithoutLoss) {
    keep(sample("musee/finished-2"), true, "Friday");
    keep(sample("musee/finished-4"));
    keep(sample("muse/tied"));
    keep(sample("muse/finished-4"));
    keep(sample("museum/finished-3"));
    keep(sample("art-society/finished-3"));
    exported("a.bgsplay");
    const BgStatsExport plays = readBgStats(bytes("a.bgsplay").toStdString()).value();
    ASSERT_EQ(plays.plays.size(), 6U);
    EXPECT_EQ(plays.otherGames + plays.ignored, 0);
    importsAll(plays);
    EXPECT_THAT(messagesOf(done(exportTo(there(), path("b.bgsplay"), ExportFormat::bgsplay,
                                         Language::english))),
                ElementsAre("handover.written 6"));
    EXPECT_EQ(playsIn(bytes("b.bgsplay")).size(), 6U);
    EXPECT_EQ(playsIn(bytes("b.bgsplay")), playsIn(bytes("a.bgsplay")));
}

TEST_F(BgStatsImport, OwnGamesAreNotImportedBesideThemselves) {
    keep(sample("musee/finished-2"));
    exported("a.bgsplay");
    const BgStatsExport plays = readBgStats(bytes("a.bgsplay").toStdString()).value();
    std::vector<PlayerDecision> decisions;
    for (const BgStatsPlayer& one : plays.players) {
        decisions.push_back({.kind = Kind::add, .name = one.name});
    }
    EXPECT_THAT(messagesOf(done(importPlays(here(), plays, decisions, startPosition))),
                ElementsAre("plays.done 0", "plays.known 1", "import.people 2"));
}

} // namespace

} // namespace cimaise
