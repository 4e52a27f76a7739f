// Tests search: whole words or parts, any case, any accent, no special characters; answered from an
// index for any number of games.
#include "tests/library/library_fixture.h"

#include "app/library/library_games.h"
#include "app/library/library_search.h"

#include <QSqlRecord>

namespace cimaise {

namespace {

using LibrarySearch = LibraryTest;
using Titles = std::vector<std::string>;

constexpr int manyGames = 10'000;

/// Adds all games in one transaction: 10,000 commits would take too long.
void fill(Connection& connection, int games) {
    const auto error = transact(connection, [&](Connection& inside) {
        for (int id = 1; id <= games; ++id) {
            const GameSummary game{.id = id, .facts = facts(QString{"Evening %1"}.arg(id))};
            tables::create(inside, game, document(0), 0);
        }
    });
    EXPECT_FALSE(error.has_value()) << error.value_or(QSqlError{}).text().toStdString();
}

/// Query plan of the database: one line per table.
std::string planOf(Connection& connection, const QString& sql, const QVariantList& values) {
    std::string plan;
    connection.run("EXPLAIN QUERY PLAN " + sql, values, [&](const QSqlQuery& row) {
        plan += row.value("detail").toString().toStdString() + '\n';
    });
    return plan;
}

TEST_F(LibrarySearch, SearchesTitlePlayersAndGame) {
    Library library{folder()};
    library.create(facts("Friday", "Ana · Bo"), document(0));
    library.create(facts("Saturday", "Cléo · Dimitri"), document(0));
    library.flush();
    EXPECT_EQ(titles(library, "friday"), Titles{"Friday"});
    EXPECT_EQ(titles(library, "dimitri"), Titles{"Saturday"});
    EXPECT_EQ(titles(library, "musee"), (Titles{"Saturday", "Friday"}));
    EXPECT_EQ(titles(library, "sunday"), Titles{});
    EXPECT_EQ(titles(library, "   "), (Titles{"Saturday", "Friday"})) << "nothing to look for";
}

TEST_F(LibrarySearch, IgnoresCaseAndAccents) {
    Library library{folder()};
    library.create(facts("Été au Musée – CHEF-D’ŒUVRE", "Zoë · Łukasz"), document(0));
    library.flush();
    for (const char* search : {"ete", "ÉTÉ", "musée", "MUSEE", "chef-d'oeuvre", "Chef-d’œuvre",
                               "zoe", "ZOË", "łukasz", "lukasz", "LUKASZ"}) {
        EXPECT_EQ(titles(library, search).size(), 1U) << search;
    }
}

TEST_F(LibrarySearch, FindsLettersThatNoAccentMakes) {
    Library library{folder()};
    library.create(facts("Été à Łódź", "Øyvind · Straße"), document(0));
    library.create(facts("Đorđe", "Þór · Ægir"), document(0));
    library.flush();
    for (const char* search : {"lodz", "ŁÓDŹ", "oyvind", "strasse", "STRASSE", "STRAẞE"}) {
        EXPECT_EQ(titles(library, search), Titles{"Été à Łódź"}) << search;
    }
    for (const char* search : {"dorde", "thor", "aegir"}) {
        EXPECT_EQ(titles(library, search), Titles{"Đorđe"}) << search;
    }
}

TEST_F(LibrarySearch, FindsPlaceAndNoteOfCurrentPosition) {
    Library library{folder()};
    const auto at = [](const char* place) {
        return QString{R"({"place": "%1", "note": "Tea and\ncake"})"}.arg(place);
    };
    const GameId id = library.create(facts("Friday"), at("Café des Arts"));
    library.flush();
    EXPECT_EQ(titles(library, "cafe arts cake"), Titles{"Friday"});
    library.append(id, {.document = at("Lyon")}, facts("Friday"));
    library.flush();
    EXPECT_EQ(titles(library, "lyon"), Titles{"Friday"});
    EXPECT_EQ(titles(library, "arts"), Titles{});
    library.rename(id, "Saturday");
    library.flush();
    EXPECT_EQ(titles(library, "lyon saturday"), Titles{"Saturday"});
}

TEST_F(LibrarySearch, FindsOneAndTwoLettersAnywhereInWord) {
    Library library{folder()};
    library.create(facts("Friday", "Ana · Bo"), document(0));
    library.create(facts("Quiz 15", "Cléo · Xi"), document(0));
    library.flush();
    EXPECT_EQ(titles(library, "z"), Titles{"Quiz 15"});
    EXPECT_EQ(titles(library, "xi"), Titles{"Quiz 15"});
    EXPECT_EQ(titles(library, "id"), Titles{"Friday"});
    EXPECT_EQ(titles(library, "5"), Titles{"Quiz 15"});
    EXPECT_EQ(titles(library, "qz"), Titles{});
}

TEST_F(LibrarySearch, RequiresEveryWordInAnyOrder) {
    Library library{folder()};
    library.create(facts("Friday", "Ana · Bo"), document(0));
    library.create(facts("Friday", "Cléo · Bo"), document(0));
    library.flush();
    EXPECT_EQ(titles(library, "bo fri").size(), 2U);
    EXPECT_EQ(titles(library, "cleo  friday").size(), 1U);
    EXPECT_EQ(titles(library, "cleo ana").size(), 0U);
}

TEST_F(LibrarySearch, RequiresContiguousLetters) {
    Library library{folder()};
    library.create(facts("abcxbcd"), document(0)); // contains abc and bcd, not abcd
    library.flush();
    EXPECT_EQ(titles(library, "abcd"), Titles{});
    EXPECT_EQ(titles(library, "xbcd"), Titles{"abcxbcd"});
}

TEST_F(LibrarySearch, TreatsSpecialCharactersLiterally) {
    Library library{folder()};
    library.create(facts("100% “fun” *_* \"AND\" c:\\x 🖼"), document(0));
    library.create(facts("plain"), document(0));
    library.flush();
    for (const char* search :
         {"%", "_", "*", "\"", "100%", "*_*", "\"and\"", "“fun”", "c:\\x", "🖼"}) {
        EXPECT_EQ(titles(library, search).size(), 1U) << search;
    }
    for (const char* search :
         {"p%n", "pl__n", "pla*", "plain OR fun", "^plain", "'", "NEAR(plain)"}) {
        EXPECT_EQ(titles(library, search).size(), 0U) << search;
    }
}

TEST_F(LibrarySearch, HandlesVeryLongSearchText) {
    Library library{folder()};
    library.create(facts("Friday"), document(0));
    library.flush();
    EXPECT_EQ(titles(library, QString{"many words "}.repeated(1000)), Titles{});
    EXPECT_EQ(titles(library, QString{10'000, 'x'}), Titles{});
}

TEST_F(LibrarySearch, UsesIndicesForListAndSearch) {
    Library library{folder()};
    Connection connection = stranger();
    fill(connection, manyGames);

    const std::string listed = planOf(connection, tables::listStatement(0), {Library::newest, 50});
    EXPECT_EQ(listed, "SEARCH g USING INDEX games_listed (listed<?)\n");
    const SearchTerms terms = searchTerms("evening 77");
    const std::string found =
        planOf(connection, tables::listStatement(2),
               {terms.query, Library::newest, terms.words[0], terms.words[1], 50});
    // The index gets the query and the row limit, newest first; the rows are not sorted afterwards.
    EXPECT_TRUE(found.starts_with("SCAN s VIRTUAL TABLE INDEX ")) << found;
    EXPECT_NE(found.find(":M"), std::string::npos) << found;
    EXPECT_NE(found.find("SEARCH g USING INDEX games_by_listing (listed=?)"), std::string::npos);
    EXPECT_EQ(found.find("TEMP B-TREE"), std::string::npos) << found;

    EXPECT_EQ(titles(library, {}, 2), (Titles{"Evening 10000", "Evening 9999"}));
    EXPECT_EQ(titles(library, "evening 777", 3),
              (Titles{"Evening 9777", "Evening 8777", "Evening 7779"}));
    EXPECT_EQ(titles(library, "eve 4321"), Titles{"Evening 4321"});
}

TEST_F(LibrarySearch, FiltersListAndSearchByGame) {
    Library library{folder()};
    const auto keep = [&](const char* game, const char* title) {
        GameFacts stored = facts(title);
        stored.game = game;
        return library.create(stored, document(0));
    };
    keep("musee", "Friday in the Musee");
    keep("muse", "Friday");
    const GameId museum = keep("museum", "Friday again");
    keep("muse", "Saturday");
    library.flush();
    EXPECT_EQ(titles(library, {}, 50, Library::newest, "muse"), (Titles{"Saturday", "Friday"}));
    EXPECT_EQ(titles(library, "fri", 50, Library::newest, "muse"), Titles{"Friday"})
        << "neither Musée nor Museum, whose names begin so";
    EXPECT_EQ(titles(library, "saturday", 50, Library::newest, "museum"), Titles{});
    EXPECT_EQ(titles(library, {}, 50, Library::newest, "art-society"), Titles{});
    EXPECT_EQ(*library.gameIds(), (QStringList{"muse", "musee", "museum"}));
    library.remove(museum);
    library.flush();
    EXPECT_EQ(*library.gameIds(), (QStringList{"muse", "musee"}));
}

TEST_F(LibrarySearch, UsesIndicesForFilteredList) {
    Library library{folder()};
    Connection connection = stranger();
    fill(connection, manyGames);
    EXPECT_EQ(planOf(connection, tables::listStatement(0, true), {Library::newest, "muse", 50}),
              "SEARCH g USING INDEX games_by_game (game=? AND listed<?)\n");
    EXPECT_EQ(planOf(connection, tables::gameIdsStatement(), {}).find("SCAN games"),
              std::string::npos);
    EXPECT_EQ(*library.gameIds(), QStringList{"musee"});
    EXPECT_EQ(titles(library, {}, 2, Library::newest, "musee"),
              (Titles{"Evening 10000", "Evening 9999"}));
    EXPECT_EQ(titles(library, "evening 777", 2, Library::newest, "musee"),
              (Titles{"Evening 9777", "Evening 8777"}));
}

TEST_F(LibrarySearch, UsesIndicesOnStartAndOpening) {
    const Library library{folder()};
    Connection connection = stranger();
    const auto plan = [&](const QString& sql) { return planOf(connection, sql, {}); };
    EXPECT_EQ(plan("SELECT max(recency) FROM games"),
              "SEARCH games USING COVERING INDEX games_by_recency\n");
    EXPECT_TRUE(plan("DELETE FROM games WHERE removed = 1").find("games_removed") !=
                std::string::npos);
    EXPECT_EQ(planOf(connection, tables::peopleStatement(), {100}),
              "SCAN people USING INDEX people_by_use\n");
    EXPECT_EQ(planOf(connection, tables::resultsStatement(), {0}),
              "SEARCH games USING INDEX games_with_result (recency>?)\n");
    EXPECT_EQ(planOf(connection, tables::withoutResultStatement(), {0, 50}),
              "SEARCH games USING INDEX games_without_result (id>?)\n");
    EXPECT_EQ(plan("SELECT document, what FROM steps WHERE game = 1 ORDER BY position"),
              "SEARCH steps USING INDEX sqlite_autoindex_steps_1 (game=?)\n");
    EXPECT_EQ(plan("SELECT * FROM games g WHERE g.match = 1 AND g.removed = 0 ORDER BY g.id"),
              "SEARCH g USING INDEX games_by_match (match=?)\n");
}

} // namespace

} // namespace cimaise
