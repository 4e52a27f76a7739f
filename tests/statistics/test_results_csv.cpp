// Tests the table of results for spreadsheets: separators, byte order mark, cells that could be
// formulas.
#include "app/statistics/results_csv.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace cimaise {

namespace {

constexpr std::string_view mark = "\xEF\xBB\xBF";

ResultRow row(const std::string& title = "Friday") {
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
    const std::string table = csvOf({row(title)}, separator);
    const std::string before = std::string{"2026-11-20"} + separator;
    const std::size_t begin = table.find(before) + before.size();
    return table.substr(begin, table.find(std::string{separator} + "\"Ana\"", begin) - begin);
}

TEST(ResultsCsv, BeginsWithByteOrderMarkAndColumns) {
    for (const char separator : csvSeparators) {
        std::string head = "id,game,date,title,player,team,place,total,won,players,legal,complete,"
                           "early,location,minutes,starter,note";
        std::ranges::replace(head, ',', separator);
        EXPECT_EQ(csvOf({}, separator), std::string{mark} + head + "\r\n");
    }
}

TEST(ResultsCsv, WritesTextsInQuotesAndFiguresWithout) {
    const std::string table = csvOf({row()}, ';');
    const std::size_t second = table.find("7;\"musee\";2026-11-20;\"Friday\";\"Bo\"");
    ASSERT_NE(second, std::string::npos);
    EXPECT_TRUE(table.substr(second).starts_with(
        "7;\"musee\";2026-11-20;\"Friday\";\"Bo\";;1;43;1;2;1;1;0;\"Lyon\";95;1;\"One\ntwo\""))
        << table.substr(second);
    EXPECT_NE(table.find("\"Ana\";;2;11;0;2;1;1;0;\"Lyon\";95;0;"), std::string::npos);
}

TEST(ResultsCsv, LeavesUnknownDetailsEmpty) {
    ResultRow bare = row();
    bare.place.clear();
    bare.minutes.reset();
    bare.starter.clear();
    bare.note.clear();
    EXPECT_NE(csvOf({bare}, ',').find("\"Ana\",,2,11,0,2,1,1,0,\"\",,,\"\","), std::string::npos);
}

TEST(ResultsCsv, MarksEarlyEndAndLeavesImportedResultUnchecked) {
    ResultRow early = row();
    early.result.early = true;
    EXPECT_NE(csvOf({early}, ',').find("\"Ana\",,2,11,0,2,1,1,1,"), std::string::npos);
    ResultRow imported = row();
    imported.result.imported.emplace();
    EXPECT_NE(csvOf({imported}, ',').find("\"Ana\",,2,11,0,2,,,,"), std::string::npos);
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
