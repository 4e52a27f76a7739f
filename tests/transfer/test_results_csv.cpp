// Tests the table of results for spreadsheets: separators, byte order mark, cells that
// could be formulas.
#include "app/transfer/results_csv.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>
#include <sstream>

namespace cimaise {

namespace {

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
const Translator wordsOfExport{Language::english};

ResultRow resultRow(const std::string& title = "Friday") {
    return {.id = 7,
            .title = title,
            .date = "2026-11-20",
            .result = {.game = "musee",
                       .played = "2026-11-20",
                       .legal = true,
                       .complete = true,
                       .decidedBy = "points",
                       .sides = {{.names = {"Ana"}, .total = 11, .place = 2, .lines = {}},
                                 {.names = {"Bo"},
                                  .total = 43,
                                  .place = 1,
                                  .lines = {{.line = "neighbours", .points = 10}}}}},
            .place = "Lyon",
            .minutes = 95,
            .starter = "Bo",
            .note = "One\ntwo"};
}

/// Title cell of the only game in a table with this separator, with its quotes.
std::string titleCell(const std::string& title, char separator) {
    const std::string table = csvOf({resultRow(title)}, separator, wordsOfExport);
    const std::string before = std::string{"2026-11-20"} + separator;
    const std::size_t begin = table.find(before) + before.size();
    return table.substr(begin, table.find(std::string{separator} + "\"Ana\"", begin) - begin);
}

TEST(ResultsCsv, BeginsWithByteOrderMarkAndColumns) {
    for (const char separator : csvSeparators) {
        std::string head = "id,game,date,title,player,team,place,total,won,tie-break,players,legal,"
                           "complete,ended early,imported,location,minutes,first player,note";
        std::ranges::replace(head, ',', separator);
        EXPECT_EQ(csvOf({}, separator, wordsOfExport), std::string{byteOrderMark} + head + "\r\n");
    }
}

TEST(ResultsCsv, NamesColumnsInLanguageOfExport) {
    const std::string table = csvOf({resultRow()}, ';', Translator{Language::french});
    EXPECT_TRUE(table.starts_with(
        std::string{byteOrderMark} +
        "id;jeu;date;titre;joueur;équipe;place;total;victoire;départage;joueurs;conforme;complète;"
        "arrêtée avant la fin;importée;lieu;minutes;premier joueur;note;\"Musée: "))
        << table;
}

TEST(ResultsCsv, NamesEveryColumnOnce) {
    std::vector<ResultRow> all;
    for (const Game& game : games()) {
        all.push_back(resultRow());
        all.back().result.game = game.id;
    }
    for (const Language language : {Language::english, Language::french}) {
        const std::string table = csvOf(all, '\t', Translator{language});
        std::stringstream head{
            table.substr(byteOrderMark.size(), table.find('\r') - byteOrderMark.size())};
        std::set<std::string> names;
        for (std::string name; std::getline(head, name, '\t');) {
            EXPECT_TRUE(names.insert(name).second) << name;
        }
        EXPECT_GT(names.size(), 40U);
    }
}

TEST(ResultsCsv, LeavesUnknownScoreAndPlaceEmpty) {
    for (const Game& game : games()) {
        ResultRow unknown = resultRow();
        unknown.result.game = game.id;
        unknown.result.complete = false;
        unknown.result.imported.emplace();
        unknown.result.sides[0].total.reset();
        unknown.result.sides[0].place = 0;
        const std::string table = csvOf({unknown}, ',', wordsOfExport);
        EXPECT_NE(table.find("\"Ana\",,,,0,,2,"), std::string::npos) << table;
        EXPECT_NE(table.find("\"Bo\",,1,43,1,,2,"), std::string::npos) << table;
        unknown.result.open = true;
        EXPECT_NE(csvOf({unknown}, ',', wordsOfExport).find("\"Bo\",,,43,,,2,"), std::string::npos)
            << "nobody is known to have won";
    }
}

TEST(ResultsCsv, NamesTieBreakThatDecided) {
    ResultRow tied = resultRow();
    tied.result.game = "muse";
    tied.result.decidedBy = "coins";
    EXPECT_NE(csvOf({tied}, ',', wordsOfExport).find("\"Bo\",,1,43,1,\"Coins\",2,"),
              std::string::npos)
        << csvOf({tied}, ',', wordsOfExport);
    tied.result.imported.emplace();
    tied.result.decidedBy = "tie-break";
    EXPECT_NE(csvOf({tied}, ',', wordsOfExport).find("\"Bo\",,1,43,1,\"not recorded\",2,"),
              std::string::npos);
}

TEST(ResultsCsv, WritesTextsInQuotesAndFiguresWithout) {
    const std::string table = csvOf({resultRow()}, ';', wordsOfExport);
    const std::size_t second = table.find("7;\"Musée\";2026-11-20;\"Friday\";\"Bo\"");
    ASSERT_NE(second, std::string::npos);
    EXPECT_TRUE(table.substr(second).starts_with(
        "7;\"Musée\";2026-11-20;\"Friday\";\"Bo\";;1;43;1;;2;1;1;0;0;\"Lyon\";95;1;\"One\ntwo\""))
        << table.substr(second);
    EXPECT_NE(table.find("\"Ana\";;2;11;0;;2;1;1;0;0;\"Lyon\";95;0;"), std::string::npos);
}

TEST(ResultsCsv, LeavesUnknownDetailsEmpty) {
    ResultRow bare = resultRow();
    bare.place.clear();
    bare.minutes.reset();
    bare.starter.clear();
    bare.note.clear();
    EXPECT_NE(csvOf({bare}, ',', wordsOfExport).find("\"Ana\",,2,11,0,,2,1,1,0,0,\"\",,,\"\","),
              std::string::npos);
}

TEST(ResultsCsv, MarksEarlyEndAndLeavesImportedResultUnchecked) {
    ResultRow early = resultRow();
    early.result.early = true;
    EXPECT_NE(csvOf({early}, ',', wordsOfExport).find("\"Ana\",,2,11,0,,2,1,1,1,0,"),
              std::string::npos);
    ResultRow imported = resultRow();
    imported.result.imported.emplace();
    EXPECT_NE(csvOf({imported}, ',', wordsOfExport).find("\"Ana\",,2,11,0,,2,,,,1,"),
              std::string::npos);
}

TEST(ResultsCsv, KeepsFormulasInertForEverySeparator) {
    for (const char separator : csvSeparators) {
        EXPECT_EQ(titleCell("=1+1", separator), "\"'=1+1\"");
        EXPECT_EQ(titleCell("@sum", separator), "\"'@sum\"");
        EXPECT_EQ(titleCell("\t=1", separator), "\"'\t'=1\"");
        EXPECT_EQ(titleCell("\r=1", separator), "\"'\r'=1\"");
        EXPECT_EQ(titleCell("\"=1+1\"", separator), "\"'\"\"=1+1\"\"\"") << "after a quote";
        EXPECT_EQ(titleCell(" '+1", separator), "\"' '+1\"");
        EXPECT_EQ(titleCell("a;=1", separator), "\"a;'=1\"");
        EXPECT_EQ(titleCell("a,-1", separator), "\"a,'-1\"");
        EXPECT_EQ(titleCell("a\t+1", separator), "\"a\t'+1\"");
        EXPECT_EQ(titleCell("a\n=1", separator), "\"a\n'=1\"") << "a line of a note";
        EXPECT_EQ(titleCell("=HYPERLINK(\"http://x.example\");test", separator),
                  "\"'=HYPERLINK(\"\"http://x.example\"\");test\"");
        EXPECT_EQ(titleCell("Zoé;\"La, Reine\"", separator), "\"Zoé;\"\"La, Reine\"\"\"");
        EXPECT_EQ(titleCell("−1, a-b, 13=13", separator), "\"−1, a-b, 13=13\"");
    }
}

} // namespace

} // namespace cimaise
