// Tests the import of a whole library on another device: complete, without duplicates.
#include "app/input/house_rulings.h"
#include "app/texts/qt_texts.h"
#include "app/transfer/archived_settings.h"
#include "app/transfer/exports.h"
#include "app/transfer/imports.h"
#include "tests/transfer/handover_fixture.h"

#include <QDir>
#include <QElapsedTimer>
#include <QProcess>
#include <csignal>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <sys/resource.h>

namespace cimaise {

namespace {

using testing::ElementsAre;

using Archive = HandoverTest;

/// Simulates a full disk: limits the size of the files that this process writes.
class FullDisk {
public:
    explicit FullDisk(rlim_t largest) {
        std::signal(SIGXFSZ, SIG_IGN); // writing then fails instead of ending the process
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit{.rlim_cur = largest, .rlim_max = m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;
    FullDisk(FullDisk&&) = delete;
    FullDisk& operator=(FullDisk&&) = delete;
    ~FullDisk() { setrlimit(RLIMIT_FSIZE, &m_before); }

private:
    rlimit m_before{};
};

TEST_F(Archive, CarriesGamesHistoriesPhotosAndPeople) {
    fill();
    EXPECT_THAT(exported("a.cimaises"), ElementsAre("handover.written 5"));
    EXPECT_THAT(imported("a.cimaises"), ElementsAre("import.done 5", "import.people 2"));
    EXPECT_EQ(contentOf(there()), contentOf(here()));
    EXPECT_EQ(there().setting("language"), "") << "how somebody likes the window stays there";
    EXPECT_EQ(there().knownNames(), (QStringList{"Bo", "Ana"}));
}

TEST_F(Archive, ImportsHouseRulesOnlyOnRequest) {
    const HouseRulings rules{
        {.reading = "museum.duplicates", .option = "apart", .day = "2026-11-22", .from = "Friday"}};
    here().setSetting("house-rulings", toQt(writeHouseRulings(rules)));
    keep(sample("musee/finished-2"));
    exported("a.cimaises");
    EXPECT_EQ(houseRulesIn(there(), path("a.cimaises")), 1);
    EXPECT_THAT(imported("a.cimaises"),
                ElementsAre("import.done 1", "import.house-rules-skipped 1"));
    EXPECT_EQ(there().setting("house-rulings"), "");
    EXPECT_THAT(imported("a.cimaises", true),
                ElementsAre("import.done 0", "import.known 1", "import.house-rules 1"));
    EXPECT_EQ(there().setting("house-rulings"), here().setting("house-rulings"));
    EXPECT_EQ(houseRulesIn(there(), path("a.cimaises")), 0) << "it has its own now";
    EXPECT_EQ(houseRulesIn(there(), path("missing.cimaises")), 0);
}

TEST_F(Archive, IgnoresSettingsThatItDoesNotCarry) {
    importSettings(there(), {{"photo-learned", "digits of a box"}, {"musee-themes", "[]"}}, false);
    EXPECT_EQ(there().setting("photo-learned"), "");
    EXPECT_EQ(there().setting("musee-themes"), "[]");
}

TEST_F(Archive, SanitizesAndLimitsHouseRules) {
    std::string many = "[";
    for (int i = 0; i < 3000; ++i) {
        many += fmt::format(R"({{"reading": "r{}", "option": "x"}},)", i);
    }
    here().setSetting("house-rulings",
                      toQt(many + R"({"reading": "museum.duplicates", "option": "apart"}])"));
    keep(sample("musee/finished-2"));
    exported("many.cimaises");
    EXPECT_LE(houseRulesIn(there(), path("many.cimaises")), 200);
    here().setSetting("house-rulings",
                      toQt(fmt::format(R"([{{"reading": "museum.duplicates", "option": "apart",
                                             "from": "\u202eanA\n", "note": "{}"}}])",
                                       std::string(5000, 'n'))));
    exported("raw.cimaises");
    imported("raw.cimaises", true);
    const HouseRulings taken = readHouseRulings(there().setting("house-rulings").toStdString());
    ASSERT_EQ(taken.size(), 1U);
    EXPECT_EQ(taken[0].from, "anA");
    EXPECT_EQ(taken[0].note, std::string(200, 'n'));
    EXPECT_LT(there().setting("house-rulings").size(), 1000) << "what is stored is clean as well";
}

TEST_F(Archive, CarriesDeletedGamesThatCanBeRestored) {
    keep(sample("musee/finished-2"));
    const GameId deleted = keep(sample("museum/finished-3"));
    here().remove(deleted);
    here().flush();
    exported("a.cimaises");
    imported("a.cimaises");
    EXPECT_EQ(there().list({}, 10)->size(), 1U);
    ASSERT_EQ(there().deletedGames()->size(), 1U);
    const GameSummary carried = there().deletedGames()->front();
    EXPECT_EQ(carried.deleted, here().deletedGames()->front().deleted);
    EXPECT_EQ(carried.facts.game, "museum");
    EXPECT_THAT(imported("a.cimaises"), ElementsAre("import.done 0", "import.known 2"));
    there().restore(carried.id);
    there().flush();
    EXPECT_EQ(there().list({}, 10)->size(), 2U);
    EXPECT_EQ(there().table(carried.id), here().loadDeleted(deleted)->steps.front().document);
    EXPECT_THAT(imported("a.cimaises"), ElementsAre("import.done 0", "import.known 2"));
}

TEST_F(Archive, KeepsGamesOfMatchTogether) {
    fill();
    exported("a.cimaises");
    imported("a.cimaises");
    const auto games = there().list({}, 10).value();
    const auto called = [&](const char* title) {
        return *std::ranges::find_if(games, [&](const GameSummary& game) {
            return game.facts.title == QString::fromUtf8(title);
        });
    };
    const GameSummary first = called("Friday");
    const GameSummary second = called("Second of the match");
    EXPECT_EQ(first.match, first.id);
    EXPECT_EQ(second.match, first.id);
    EXPECT_EQ(called("Été – “é”").match, std::nullopt);
}

TEST_F(Archive, SkipsGamesAlreadyPresent) {
    fill();
    exported("a.cimaises");
    imported("a.cimaises");
    const auto once = contentOf(there());
    EXPECT_THAT(imported("a.cimaises"), ElementsAre("import.done 0", "import.known 5"));
    EXPECT_EQ(contentOf(there()), once);
}

TEST_F(Archive, OverwritesNothing) {
    fill();
    exported("a.cimaises");
    imported("a.cimaises");
    const GameId first = there().list("Friday", 1).value().front().id;
    there().rename(first, "Renamed there");
    there().setSetting("house-rulings", "[]");
    const auto before = contentOf(there());
    keep(sample("musee/finished-3"), true, "New");
    exported("b.cimaises");
    EXPECT_THAT(imported("b.cimaises"), ElementsAre("import.done 1", "import.known 5"));
    auto after = contentOf(there());
    ASSERT_EQ(after.size(), 6U);
    std::erase_if(after,
                  [](const std::string& game) { return game.find(" New ") != std::string::npos; });
    EXPECT_EQ(after, before);
    EXPECT_EQ(there().setting("house-rulings"), "[]");
}

TEST_F(Archive, ImportsSymbolsAndAliasesOfPeople) {
    for (const auto* name : {"Anna", "Bo", "Ana"}) {
        here().markRecentPlayer(name);
    }
    People people = withSymbol(here().people(), "Ana", 2, 3);
    people = withSymbol(people, "Bo", 1, 1);
    here().setPeople(merged(people, "Anna", "Ana"));
    there().markRecentPlayer("Bo");
    there().setPeople(withSymbol(there().people(), "Bo", 4, 0));
    keep(sample("musee/finished-2"));
    exported("a.cimaises");
    imported("a.cimaises");
    const People& taken = there().people();
    EXPECT_EQ(taken.known, (std::vector<Person>{{.name = "Bo", .colour = 4, .shape = 0},
                                                {.name = "Ana", .colour = 2, .shape = 3}}));
    EXPECT_EQ(taken.personOf("Anna"), "Ana");
}

TEST_F(Archive, KeepsExistingNameInsteadOfAlias) {
    here().markRecentPlayer("Anna");
    here().markRecentPlayer("Ana");
    here().setPeople(merged(here().people(), "Anna", "Ana"));
    there().markRecentPlayer("Anna");
    keep(sample("musee/finished-2"));
    exported("a.cimaises");
    imported("a.cimaises");
    EXPECT_EQ(there().people().personOf("Anna"), "Anna");
    EXPECT_EQ(there().knownNames(), (QStringList{"Anna", "Ana"}));
}

TEST_F(Archive, KeepsIdenticalGamesSeparate) {
    const AnyCase position = sample("musee/finished-2");
    keep(position);
    exported("a.cimaises");
    imported("a.cimaises");
    imported("a.cimaises");
    EXPECT_EQ(there().list({}, 10).value().size(), 1U);
    const auto created = here().list({}, 10).value().front().created;
    StoredGame twin = here().load(1).value();
    ASSERT_EQ(twin.summary.created, created);
    twin.summary.match = std::nullopt;
    ASSERT_TRUE(here().importGames({{.game = twin}}));
    exported("b.cimaises");
    EXPECT_THAT(imported("b.cimaises"), ElementsAre("import.done 1", "import.known 1"));
    EXPECT_THAT(imported("b.cimaises"), ElementsAre("import.done 0", "import.known 2"));
}

TEST_F(Archive, KeepsOldFileOnFullDisk) {
    fill();
    here().addPhoto(1, QByteArray(300'000, 'x'));
    here().flush();
    setBytes("a.cimaises", "old");
    {
        const FullDisk full{20'000};
        EXPECT_THAT(exported("a.cimaises"), ElementsAre("disk.other"));
    }
    EXPECT_EQ(bytes("a.cimaises"), "old");
    EXPECT_THAT(QDir{path({})}.entryList(QDir::Files | QDir::Hidden), ElementsAre("a.cimaises"));
}

TEST_F(Archive, CompletesImportAfterFullDisk) {
    fill();
    here().addPhoto(1, QByteArray(300'000, 'x'));
    exported("a.cimaises");
    there().flush();
    {
        const FullDisk full{200'000};
        EXPECT_THAT(imported("a.cimaises"),
                    ElementsAre(testing::AnyOf("library.trouble.full", "library.trouble.disk")));
    }
    EXPECT_THAT(imported("a.cimaises"), ElementsAre("import.done 5", "import.people 2"));
    EXPECT_EQ(contentOf(there()), contentOf(here()));
}

TEST_F(Archive, KeepsOldFileWhenStopped) {
    fill();
    setBytes("a.cimaises", "old");
    {
        const auto job =
            exportTo(here(), path("a.cimaises"), ExportFormat::cimaises, Language::english);
        ASSERT_TRUE(job);
        EXPECT_EQ((*job)->step(), std::nullopt);
        EXPECT_EQ((*job)->done(), 1);
        EXPECT_EQ((*job)->total(), 5);
        EXPECT_THAT(messagesOf((*job)->stopped()), ElementsAre("handover.stopped"));
    }
    EXPECT_EQ(bytes("a.cimaises"), "old");
}

TEST_F(Archive, CompletesImportAfterKill) {
    AnyCase position = sample("musee/finished-2");
    for (int number = 0; number < 1500; ++number) {
        headerOf(position).title = fmt::format("Game {}", number);
        keep(position, true, toQt(*headerOf(position).title));
    }
    exported("a.cimaises");
    bool between = false;
    for (int line = 5; line < 40; line += 7) {
        QProcess joining;
        joining.start(CIMAISE_JOIN_ARCHIVE, {path("killed"), path("a.cimaises")});
        int seen = 0;
        while (seen < 62 + line && joining.waitForReadyRead(20'000)) {
            seen += static_cast<int>(joining.readAllStandardOutput().count('\n'));
        }
        joining.kill();
        joining.waitForFinished();
        const Library library{path("killed")};
        const auto games = library.list({}, 10'000).value();
        between = between || (!games.empty() && games.size() < 1500);
        for (const GameSummary& game : games) {
            ASSERT_EQ(library.load(game.id).value().steps.size(), 1U);
        }
    }
    EXPECT_TRUE(between) << "it was never killed in the middle";
    Library library{path("killed")};
    EXPECT_TRUE(done(importFrom(library, path("a.cimaises"), false)));
    EXPECT_EQ(contentOf(library), contentOf(here()));
}

TEST_F(Archive, RejectsImportIntoReadOnlyLibrary) {
    fill();
    exported("a.cimaises");
    Library second{path("there")};
    ASSERT_EQ(second.access(), Library::Access::readOnly);
    EXPECT_THAT(messagesOf(done(importFrom(second, path("a.cimaises"), false))),
                ElementsAre("library.trouble.in-use"));
}

} // namespace

} // namespace cimaise
