// Tests the library exported as CSV and JSON Lines with independent readers.
#include "app/statistics/game_result.h"
#include "app/texts/qt_score_text.h"
#include "app/texts/qt_texts.h"
#include "app/transfer/exports.h"
#include "scoring/scores.h"
#include "tests/support/files.h"
#include "tests/transfer/handover_fixture.h"

#include <QDateTime>
#include <map>
#include <nlohmann/json.hpp>

namespace cimaise {

namespace {

using testing::ElementsAre;

using Exports = HandoverTest;

/// Strict reader of RFC 4180: rows end with CR LF, quotes enclose a whole field, all rows have the
/// same length. The text begins with a byte order mark.
std::vector<std::vector<std::string>> rowsOf(const std::string& text, char separator = ',') {
    std::vector<std::vector<std::string>> rows;
    EXPECT_EQ(text.substr(0, 3), "\xEF\xBB\xBF");
    std::size_t at = 3;
    while (at < text.size()) {
        std::vector<std::string> row;
        for (bool more = true; more;) {
            std::string field;
            if (text[at] == '"') {
                for (++at; !(text.at(at) == '"' && (at + 1 == text.size() || text[at + 1] != '"'));
                     ++at) {
                    at += text[at] == '"' ? 1 : 0;
                    field += text.at(at);
                }
                ++at;
            } else {
                for (; text.at(at) != separator && text.at(at) != '\r'; ++at) {
                    EXPECT_NE(text[at], '"');
                    EXPECT_NE(text[at], '\n');
                    field += text[at];
                }
            }
            row.push_back(std::move(field));
            more = text.at(at) == separator;
            at += more ? 1 : 0;
        }
        EXPECT_EQ(text.substr(at, 2), "\r\n");
        at += 2;
        EXPECT_TRUE(rows.empty() || row.size() == rows.front().size());
        rows.push_back(std::move(row));
    }
    return rows;
}

/// Rows as maps from column names to cells.
std::vector<std::map<std::string, std::string>> tableOf(const QByteArray& bytes,
                                                        char separator = ',') {
    const auto rows = rowsOf(bytes.toStdString(), separator);
    std::vector<std::map<std::string, std::string>> table;
    for (std::size_t i = 1; i < rows.size(); ++i) {
        auto& row = table.emplace_back();
        for (std::size_t column = 0; column < rows[i].size(); ++column) {
            row[rows[0][column]] = rows[i][column];
        }
    }
    return table;
}

TEST_F(Exports, WritesOneRowPerPlayerAndGame) {
    keep(sample("musee/finished-2"), true, "Friday");
    keep(sample("musee/finished-4"));
    keep(sample("musee/finished-3"), false);
    EXPECT_THAT(exported("a.csv"), ElementsAre("handover.written 2"));
    auto table = tableOf(bytes("a.csv"));
    ASSERT_EQ(table.size(), 6U);
    EXPECT_EQ(table[0]["player"], "Ana");
    EXPECT_EQ(table[1]["player"], "Bo");
    EXPECT_EQ(table[1]["title"], "Friday");
    EXPECT_EQ(table[1]["game"], "Musée");
    EXPECT_EQ(table[1]["total"], "43");
    EXPECT_EQ(table[1]["place"], "1");
    EXPECT_EQ(table[1]["won"], "1");
    EXPECT_EQ(table[0]["won"], "0");
    EXPECT_EQ(table[1]["players"], "2");
    EXPECT_EQ(table[1]["legal"], "1");
    EXPECT_EQ(table[1]["complete"], "1");
    EXPECT_EQ(
        table[1]["Musée: " +
                 lineTitle("musee", "neighbours", Translator{Language::english}).toStdString()],
        "10");
    EXPECT_EQ(table[1]["team"], "");
    EXPECT_EQ(table[2]["team"], table[3]["team"]);
    EXPECT_NE(table[3]["team"], table[4]["team"]);
    EXPECT_EQ(table[2]["players"], "4");
}

TEST_F(Exports, WritesLinesOfGameThatSumToTotal) {
    fill();
    exported("a.csv");
    int checked = 0;
    for (auto& row : tableOf(bytes("a.csv"))) {
        int sum = 0;
        for (const auto& [column, cell] : row) {
            const std::size_t colon = column.find(": ");
            const bool own = colon != std::string::npos && column.substr(0, colon) == row["game"];
            EXPECT_TRUE(colon == std::string::npos || own || cell.empty()) << column;
            sum += own ? std::stoi(cell) : 0;
        }
        EXPECT_EQ(std::to_string(sum), row["total"]);
        ++checked;
    }
    EXPECT_GE(checked, 10);
}

TEST_F(Exports, WritesNoRowsForEmptyLibrary) {
    EXPECT_THAT(exported("a.csv"), ElementsAre("handover.written 0"));
    EXPECT_EQ(rowsOf(bytes("a.csv").toStdString()).size(), 1U);
    EXPECT_THAT(exported("a.jsonl"), ElementsAre("handover.written 0"));
    EXPECT_EQ(bytes("a.jsonl"), "");
}

TEST_F(Exports, EscapesFormulasInTypedText) {
    std::string text = writeCase(sample("musee/finished-2"));
    const auto put = [&text](const std::string& was, const std::string& is) {
        for (std::size_t at = text.find(was); at != std::string::npos;
             at = text.find(was, at + is.size())) {
            text.replace(at, was.size(), is);
        }
    };
    put(R"("Ana")", R"x("=HYPERLINK(\"http://x\",\"a, b\")")x");
    put(R"("Bo")", R"("@sum")");
    const AnyCase position = readCase(text).value();
    for (const char* const title :
         {"=1+1", "+1", "-1", "−1", "Friday, “the 13th”", "x;=1+1;y", "x; \"=1+1\";-"}) {
        keep(position, true, title);
    }
    exported("a.csv");
    auto table = tableOf(bytes("a.csv"));
    ASSERT_EQ(table.size(), 14U);
    EXPECT_EQ(table[0]["player"], "'=HYPERLINK(\"http://x\",\"a, b\")");
    EXPECT_EQ(table[1]["player"], "'@sum");
    EXPECT_EQ(table[0]["title"], "'=1+1");
    EXPECT_EQ(table[2]["title"], "'+1");
    EXPECT_EQ(table[4]["title"], "'-1");
    EXPECT_EQ(table[6]["title"], "−1");
    EXPECT_EQ(table[8]["title"], "Friday, “the 13th”");
    EXPECT_EQ(table[10]["title"], "x;'=1+1;y");
    EXPECT_EQ(table[12]["title"], "x;' \"=1+1\";'-");
    EXPECT_TRUE(bytes("a.csv").contains(",\"Musée\",")) << "every text is quoted";
    for (const QByteArray& cell : bytes("a.csv").replace("\r\n", ";").split(';')) {
        const QByteArray bare = cell.trimmed().replace('"', "");
        EXPECT_FALSE(bare.startsWith('=') || bare.startsWith('+') || bare.startsWith('@'))
            << cell.toStdString() << " where semicolons separate";
    }
}

TEST_F(Exports, SeparatesCellsLikeSpreadsheetsOfLanguage) {
    AnyCase position = readCase(readFile(sourceDir() / "tests/transfer/csv-names.cimaise")).value();
    GameHeader& header = headerOf(position);
    header.place = "Café; Lyon";
    header.minutes = 95;
    header.starter = header.players[1];
    header.note = "One\n=2";
    keep(position, true, toQt(*header.title));
    const auto write = [this](const QString& name, Language language,
                              std::optional<char> separator) {
        ASSERT_TRUE(done(exportTo(here(), path(name), ExportFormat::csv, language, separator)));
    };
    write("en.csv", Language::english, {});
    write("fr.csv", Language::french, {});
    write("tab.csv", Language::french, '\t');
    for (const auto& [name, separator] :
         {std::pair{"en.csv", ','}, std::pair{"fr.csv", ';'}, std::pair{"tab.csv", '\t'}}) {
        const bool isFrench = separator != ',';
        const auto in = [isFrench](const char* inEnglish, const char* inFrench) {
            return std::string{isFrench ? inFrench : inEnglish};
        };
        auto table = tableOf(bytes(name), separator);
        ASSERT_EQ(table.size(), 2U) << name;
        EXPECT_EQ(table[0][in("player", "joueur")], "'=1+1");
        EXPECT_EQ(table[1][in("player", "joueur")], "Zoé;\"La, Reine\"");
        EXPECT_EQ(table[0]["date"], "2026-11-20");
        EXPECT_EQ(table[1][in("players", "joueurs")], "2");
        EXPECT_EQ(table[1][in("location", "lieu")], "Café; Lyon");
        EXPECT_EQ(table[0]["minutes"], "95");
        EXPECT_EQ(table[0][in("first player", "premier joueur")], "0");
        EXPECT_EQ(table[1][in("first player", "premier joueur")], "1");
        EXPECT_EQ(table[1]["note"], "One\n'=2");
    }
}

TEST_F(Exports, WritesPlayDetailsInJsonLines) {
    AnyCase position = sample("museum/finished-3");
    keep(position);
    GameHeader& header = headerOf(position);
    header.place = "Lyon";
    header.minutes = 0;
    header.starter = header.players.back();
    header.note = "a\nb";
    keep(position);
    exported("a.jsonl");
    const QList<QByteArray> lines = bytes("a.jsonl").split('\n');
    const auto bare = nlohmann::json::parse(lines[0].toStdString());
    const auto game = nlohmann::json::parse(lines[1].toStdString());
    for (const auto* key : {"place", "minutes", "starter", "note"}) {
        EXPECT_TRUE(bare[key].is_null()) << key;
        EXPECT_EQ(game[key], game["document"][key]) << key;
    }
    EXPECT_EQ(game["minutes"], 0);
    EXPECT_EQ(game["result"]["place"], "Lyon");
    EXPECT_FALSE(bare["result"].contains("place")) << "as older versions wrote it";
}

TEST_F(Exports, WritesOneJsonLinePerGame) {
    fill();
    EXPECT_THAT(exported("a.jsonl"), ElementsAre("handover.written 5"));
    const QList<QByteArray> lines = bytes("a.jsonl").split('\n');
    ASSERT_EQ(lines.size(), 6);
    EXPECT_EQ(lines[5], "");
    const auto stored = here().list({}, 10).value();
    int results = 0;
    for (int line = 0; line < 5; ++line) {
        const nlohmann::json game = nlohmann::json::parse(lines[line].toStdString());
        const GameSummary& summary = stored[static_cast<std::size_t>(4 - line)];
        EXPECT_EQ(game["id"], summary.id);
        EXPECT_EQ(game["title"], summary.facts.title.toStdString());
        EXPECT_EQ(game["finished"], summary.facts.finished);
        EXPECT_EQ(game["created"], QDateTime::fromMSecsSinceEpoch(summary.created)
                                       .toUTC()
                                       .toString(Qt::ISODateWithMs)
                                       .toStdString());
        EXPECT_EQ(game["ended"].is_null(), !summary.facts.finished);
        const auto position = readCase(game["document"].dump());
        ASSERT_TRUE(position.has_value());
        EXPECT_EQ(gameOf(*position).id, game["game"]);
        EXPECT_EQ(game["result"].is_null(), !summary.facts.finished);
        if (!game["result"].is_null()) {
            const auto result = readResult(game["result"].dump());
            ASSERT_TRUE(result.has_value());
            EXPECT_EQ(result->sides[0].total, score(*position).sheets[0].total);
            ++results;
        }
    }
    EXPECT_EQ(results, 4);
    EXPECT_EQ(nlohmann::json::parse(lines[3].toStdString())["match"], stored[3].id);
}

TEST_F(Exports, ChoosesFormatByFileName) {
    EXPECT_EQ(exportFormatOf("a.CSV"), ExportFormat::csv);
    EXPECT_EQ(exportFormatOf("a.b.jsonl"), ExportFormat::jsonl);
    EXPECT_EQ(exportFormatOf("a.bgsplay"), ExportFormat::bgsplay);
    EXPECT_EQ(exportFormatOf("a.cimaises"), ExportFormat::cimaises);
    EXPECT_EQ(exportFormatOf("a.cimaise"), std::nullopt);
    EXPECT_EQ(exportFormatOf("csv"), std::nullopt);
}

} // namespace

} // namespace cimaise
