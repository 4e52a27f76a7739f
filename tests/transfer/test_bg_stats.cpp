// Tests links and files for BG Stats against schemas written from its documentation.
#include "app/texts/qt_texts.h"
#include "app/transfer/bg_stats.h"
#include "app/transfer/json_lines.h"
#include "positions/text/name_text.h"
#include "tests/schema/game_schema.h"
#include "tests/transfer/handover_fixture.h"

#include <QUrlQuery>
#include <ctime>
#include <set>

namespace cimaise {

namespace {

const Translator english{Language::english};

nlohmann::json dataOf(const QString& link) {
    const QUrl url{link};
    EXPECT_EQ(url.scheme(), "https");
    EXPECT_EQ(url.host(), "app.bgstatsapp.com");
    EXPECT_EQ(url.path(), "/createPlay.html");
    const QUrlQuery query{url};
    return nlohmann::json::parse(query.queryItemValue("data", QUrl::FullyDecoded).toStdString());
}

/// Sets the local time zone while it exists.
class InZone {
public:
    explicit InZone(const QByteArray& zone) { set(zone); }
    ~InZone() { set(m_before); }
    Q_DISABLE_COPY_MOVE(InZone)

private:
    static void set(const QByteArray& zone) {
        zone.isNull() ? qunsetenv("TZ") : qputenv("TZ", zone);
        tzset();
    }
    QByteArray m_before = qgetenv("TZ");
};

class BgStats : public HandoverTest {
protected:
    Play play(const AnyCase& position, const QString& title = {}) {
        const GameId id = keep(position, true, title);
        return playOf(exportedGame(here(), id).value(), english).value();
    }
};

TEST_F(BgStats, WritesLinksMatchingSchema) {
    const GameSchema schema{"bgstats-link"};
    for (const std::string& name : sampleNames()) {
        const QString link = playLink(play(sample(name)), linkLimit);
        EXPECT_LT(link.size(), linkLimit);
        const nlohmann::json data = dataOf(link);
        EXPECT_EQ(schema.complaint(data), "") << name;
        EXPECT_FALSE(data["game"].contains("bggId"));
    }
}

TEST_F(BgStats, IncludesWinnerAndPointsInLink) {
    const nlohmann::json data =
        dataOf(playLink(play(sample("musee/finished-2"), "Friday"), linkLimit));
    EXPECT_EQ(data["game"]["name"], "Musée");
    EXPECT_EQ(data["players"][1]["name"], "Bo");
    EXPECT_EQ(data["players"][1]["score"], 43);
    EXPECT_EQ(data["players"][1]["rank"], 1);
    EXPECT_EQ(data["players"][1]["winner"], true);
    EXPECT_EQ(data["players"][0]["winner"], false);
    EXPECT_FALSE(data["players"][0].contains("team"));
    EXPECT_TRUE(data["comments"].get<std::string>().starts_with("Friday\n"));
    EXPECT_NE(data["comments"].get<std::string>().find("Bo 43: "), std::string::npos);
}

TEST_F(BgStats, WritesPartnersAsTeam) {
    const nlohmann::json data = dataOf(playLink(play(sample("musee/finished-4")), linkLimit));
    ASSERT_EQ(data["players"].size(), 4U);
    EXPECT_EQ(data["players"][0]["team"], "Ana & Cy");
    EXPECT_EQ(data["players"][0]["team"], data["players"][1]["team"]);
    EXPECT_NE(data["players"][0]["team"], data["players"][2]["team"]);
}

TEST_F(BgStats, DerivesStableIdsFromNames) {
    const Play once = play(sample("musee/finished-2"));
    EXPECT_EQ(playLink(once, linkLimit), playLink(once, linkLimit));
    AnyCase later = sample("musee/finished-2");
    headerOf(later).played = "2001-01-01";
    const nlohmann::json first = dataOf(playLink(once, linkLimit));
    const nlohmann::json second = dataOf(playLink(play(later), linkLimit));
    EXPECT_EQ(first["players"][0]["sourcePlayerId"], second["players"][0]["sourcePlayerId"]);
    EXPECT_NE(first["players"][0]["sourcePlayerId"], first["players"][1]["sourcePlayerId"]);
    EXPECT_EQ(first["game"]["sourceGameId"], second["game"]["sourceGameId"]);
    EXPECT_NE(first["sourcePlayId"], second["sourcePlayId"]);
    // computed with Python’s uuid; must not change, because other programs store it
    EXPECT_EQ(first["game"]["sourceGameId"], "30835073-4726-5690-a0b4-ae43dbca6794");
}

TEST_F(BgStats, DatesPlayByEndInUtc) {
    Play one = play(sample("musee/finished-2"));
    one.result.played.clear();
    one.ended = 1'767'225'599'000; // 2025-12-31 23:59:59
    EXPECT_EQ(dataOf(playLink(one, linkLimit))["playDate"], "2025-12-31 23:59:59");
}

TEST_F(BgStats, FilesPlayInLocalTime) {
    const InZone kiritimati{"Pacific/Kiritimati"}; // 14 hours ahead of UTC
    AnyCase position = sample("musee/finished-2");
    headerOf(position).played.reset();
    const GameId id = keep(position, true, {});
    ExportedGame game = exportedGame(here(), id).value();
    game.summary.ended = 1'767'261'600'000; // 2026-01-01 10:00:00 UTC
    EXPECT_EQ(dayOf(game), "2026-01-02");
    EXPECT_EQ(nlohmann::json::parse(jsonLineOf(game))["day"], "2026-01-02");
    const Play one = playOf(game, english).value();
    const auto file = nlohmann::json::parse(playFile({one}).toStdString());
    EXPECT_EQ(file["plays"][0]["playDate"], "2026-01-02 00:00:00");
    EXPECT_EQ(dataOf(playLink(one, linkLimit))["playDate"], "2026-01-01 10:00:00") << "in UTC";
}

TEST_F(BgStats, FilesDayOfDocumentInAnyZone) {
    const InZone kiritimati{"Pacific/Kiritimati"};
    AnyCase position = sample("musee/finished-2");
    headerOf(position).played = "2001-02-03";
    const Play one = play(position);
    const auto file = nlohmann::json::parse(playFile({one}).toStdString());
    EXPECT_EQ(file["plays"][0]["playDate"], "2001-02-03 12:00:00");
    EXPECT_EQ(dataOf(playLink(one, linkLimit))["playDate"], "2001-02-02 22:00:00") << "in UTC";
}

TEST_F(BgStats, PrefersDateEnteredInGame) {
    const InZone zone{"UTC"};
    AnyCase position = sample("musee/finished-2");
    headerOf(position).played = "2001-02-03";
    Play one = play(position);
    one.ended = 1'767'225'599'000; // 2025-12-31 23:59:59
    EXPECT_EQ(dataOf(playLink(one, linkLimit))["playDate"], "2001-02-03 12:00:00");
    const auto file = nlohmann::json::parse(playFile({one}).toStdString());
    EXPECT_EQ(file["plays"][0]["playDate"], "2001-02-03 12:00:00");
    EXPECT_EQ(file["plays"][0]["modificationDate"], "2025-12-31 23:59:59");
    one.result.played = "2025-12-31";
    EXPECT_EQ(dataOf(playLink(one, linkLimit))["playDate"], "2025-12-31 23:59:59");
}

TEST_F(BgStats, FitsLongestNamesIntoLink) {
    const GameSchema schema{"bgstats-link"};
    for (const std::string letter : {"n", "é", "🖼"}) {
        AnyCase position = sample("muse/finished-4");
        auto& players = headerOf(position).players;
        Play one = play(position);
        std::size_t seat = 0;
        for (SideResult& side : one.result.sides) {
            for (std::string& name : side.names) {
                name = std::to_string(seat++);
                for (std::size_t i = 1; i < longestName; ++i) {
                    name += letter;
                }
            }
        }
        ASSERT_EQ(seat, players.size());
        const QString link = playLink(one, linkLimit);
        ASSERT_FALSE(link.isEmpty());
        EXPECT_LT(link.size(), linkLimit);
        const nlohmann::json data = dataOf(link);
        EXPECT_EQ(schema.complaint(data), "") << letter;
        EXPECT_EQ(data["players"][0]["sourcePlayerId"],
                  shownId(idOf(u"player", toQt(one.result.sides[0].names[0]))).toStdString())
            << "of the whole name";
    }
}

TEST_F(BgStats, DropsCommentsFirstIfLinkIsTooLong) {
    const Play one = play(sample("muse/finished-4"));
    const qsizetype whole = playLink(one, linkLimit).size();
    const QString shorter = playLink(one, whole);
    EXPECT_LT(shorter.size(), whole);
    EXPECT_EQ(dataOf(shorter)["players"], dataOf(playLink(one, linkLimit))["players"]);
    EXPECT_EQ(playLink(one, 100), "");
}

TEST_F(BgStats, WritesFileMatchingSchemaWithValidReferences) {
    fill();
    exported("a.bgsplay");
    const nlohmann::json file = nlohmann::json::parse(bytes("a.bgsplay").toStdString());
    EXPECT_EQ(GameSchema{"bgstats-file"}.complaint(file), "");
    ASSERT_EQ(file["plays"].size(), 4U) << "finished games alone";
    std::set<int> players;
    std::set<std::string> names;
    for (const auto& player : file["players"]) {
        players.insert(player["id"].get<int>());
        names.insert(player["name"].get<std::string>());
    }
    EXPECT_EQ(players.size(), file["players"].size());
    EXPECT_EQ(names.size(), file["players"].size()) << "everybody is there once";
    for (const auto& play : file["plays"]) {
        EXPECT_LE(play["gameRefId"].get<std::size_t>(), file["games"].size());
        for (const auto& score : play["playerScores"]) {
            EXPECT_TRUE(players.contains(score["playerRefId"].get<int>()));
        }
    }
    EXPECT_TRUE(file["plays"][2]["usesTeams"].get<bool>());
    EXPECT_EQ(file["plays"][0]["playerScores"][1]["score"], "43");
}

TEST_F(BgStats, WritesPlaceDurationAndFirstPlayer) {
    AnyCase position = sample("musee/finished-2");
    GameHeader& header = headerOf(position);
    header.place = "Lyon";
    header.minutes = 95;
    header.starter = "Bo";
    header.note = "a\nb";
    const Play one = play(position);
    const nlohmann::json data = dataOf(playLink(one, linkLimit));
    EXPECT_EQ(GameSchema{"bgstats-link"}.complaint(data), "");
    EXPECT_EQ(data["location"], "Lyon");
    EXPECT_EQ(data["durationMin"], 95);
    EXPECT_EQ(data["players"][0]["startPlayer"], false);
    EXPECT_EQ(data["players"][1]["startPlayer"], true);
    EXPECT_TRUE(data["comments"].get<std::string>().ends_with("\na\nb"));
    const Play bare = play(sample("musee/finished-4"));
    EXPECT_FALSE(dataOf(playLink(bare, linkLimit)).contains("location"));
    EXPECT_FALSE(dataOf(playLink(bare, linkLimit)).contains("durationMin"));
    const auto file = nlohmann::json::parse(playFile({one, bare, one}).toStdString());
    EXPECT_EQ(GameSchema{"bgstats-file"}.complaint(file), "");
    ASSERT_EQ(file["locations"].size(), 1U);
    EXPECT_EQ(file["locations"][0]["name"], "Lyon");
    EXPECT_EQ(file["plays"][0]["locationRefId"], file["locations"][0]["id"]);
    EXPECT_FALSE(file["plays"][1].contains("locationRefId")) << "absent, not 0";
    EXPECT_EQ(file["plays"][0]["durationMin"], 95);
    EXPECT_EQ(file["plays"][0]["playerScores"][1]["startPlayer"], true);
    const auto none = nlohmann::json::parse(playFile({bare}).toStdString());
    EXPECT_EQ(none["locations"], nlohmann::json::array());
}

TEST_F(BgStats, ShortensLongPlaceInShortLink) {
    AnyCase position = sample("musee/finished-2");
    for (int i = 0; i < 200; ++i) {
        headerOf(position).place = headerOf(position).place.value_or("") + "山";
    }
    const QString link = playLink(play(position), 1700);
    ASSERT_FALSE(link.isEmpty()) << "fits into a QR code";
    EXPECT_FALSE(dataOf(link)["location"].get<std::string>().empty());
}

TEST_F(BgStats, WritesSameFileForSameLibrary) {
    fill();
    exported("a.bgsplay");
    exported("b.bgsplay");
    EXPECT_EQ(bytes("a.bgsplay"), bytes("b.bgsplay"));
}

TEST_F(BgStats, SkipsUnfinishedGames) {
    const GameId id = keep(sample("musee/finished-2"), false);
    EXPECT_FALSE(playOf(exportedGame(here(), id).value(), english));
}

TEST_F(BgStats, NamesNoWinnerIfFirstPlaceIsUndecided) {
    const nlohmann::json data = dataOf(playLink(play(sample("art-society/unfinished")), linkLimit));
    EXPECT_EQ(GameSchema{"bgstats-link"}.complaint(data), "");
    for (const nlohmann::json& player : data["players"]) {
        EXPECT_EQ(player["winner"], false);
        EXPECT_FALSE(player.contains("rank"));
    }
    EXPECT_NE(data["comments"].get<std::string>().find("First place is undecided"),
              std::string::npos);
}

} // namespace

} // namespace cimaise
