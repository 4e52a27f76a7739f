// Tests that rules, score lines and open questions have consistent ids, citations, goldens,
// documents and schemas.
#include "app/texts/rule_book.h"
#include "app/texts/translator.h"
#include "scoring/scores.h"
#include "tests/support/files.h"
#include "validators/checks.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

namespace cimaise {

namespace {

const Translator english{Language::english};

/// Coverage by the goldens of a game.
struct Goldens {
    std::size_t count = 0;
    std::map<std::string, std::size_t> rules;     ///< by rule: number of goldens that break it
    std::set<std::string> wordings;               ///< of findings
    std::map<std::string, std::size_t> linesPaid; ///< by score line: number of goldens with points
};

Goldens goldensOf(const Game& game) {
    Goldens goldens;
    for (const auto& path :
         filesIn(std::filesystem::path{"tests/golden"} / game.id, {".expected.json"})) {
        const auto expected = nlohmann::json::parse(readFile(path));
        ++goldens.count;
        std::set<std::string> broken;
        for (const auto& finding : expected.value("findings", nlohmann::json::array())) {
            broken.insert(finding.at(0));
            goldens.wordings.insert(finding.at(4));
        }
        for (const std::string& rule : broken) {
            ++goldens.rules[rule];
        }
        std::set<std::string> paid;
        for (const auto& sheet : expected.value("scores", nlohmann::json::array())) {
            for (const auto& line : sheet.at("lines")) {
                if (line.at("points") != 0) {
                    paid.insert(line.at("id"));
                }
            }
        }
        for (const std::string& line : paid) {
            ++goldens.linesPaid[line];
        }
    }
    return goldens;
}

std::string prefixOf(const Game& game) { return std::string{idPrefix(game.id)} + "."; }

/// Rules that no check reports because a file cannot break them.
const std::set<std::string_view> readOnly{"art.assistant"};

void expectDigest(const RuleText& explanation, std::string_view id) {
    EXPECT_FALSE(explanation.title.empty()) << id;
    EXPECT_FALSE(explanation.text.empty()) << id;
    EXPECT_FALSE(explanation.citation.empty()) << id << " cites nothing";
    EXPECT_TRUE(english.text(explanation.citation).starts_with("Rulebook")) << id;
}

TEST(Tables, RuleIdsAreUniqueAndBeginWithTheirGame) {
    std::set<std::string_view> seen;
    for (const Game& game : games()) {
        EXPECT_FALSE(rulesOf(game.id).empty());
        for (const RuleInfo& rule : rulesOf(game.id)) {
            EXPECT_TRUE(seen.insert(rule.id).second) << rule.id << " is there twice";
            EXPECT_EQ(rule.messages.empty(), readOnly.contains(rule.id)) << rule.id;
            EXPECT_TRUE(rule.id.starts_with(prefixOf(game))) << rule.id;
            expectDigest(rule.explanation, rule.id);
        }
    }
}

TEST(Tables, FindingsExceptNotesSuggestFix) {
    for (const Game& game : games()) {
        for (const RuleInfo& rule : rulesOf(game.id)) {
            for (const FindingText& message : rule.messages) {
                EXPECT_TRUE(rule.severity == Severity::note || !message.fix.empty())
                    << message.says.id;
                EXPECT_TRUE(message.says.id.starts_with(rule.id)) << message.says.id;
            }
        }
    }
}

TEST(Tables, ReadingIdsAreUniqueAndBeginWithTheirGame) {
    std::set<std::string_view> seen;
    for (const Game& game : games()) {
        for (const Reading& reading : game.readings) {
            EXPECT_TRUE(seen.insert(reading.id).second) << reading.id;
            EXPECT_TRUE(reading.id.starts_with(prefixOf(game))) << reading.id;
            EXPECT_GE(reading.options.size(), 2U) << reading.id;
            expectDigest(reading.explanation, reading.id);
        }
    }
}

TEST(Tables, LineIdsAreUniqueInTheirGame) {
    for (const Game& game : games()) {
        EXPECT_FALSE(linesOf(game.id).empty());
        std::set<std::string_view> seen;
        for (const LineInfo& line : linesOf(game.id)) {
            EXPECT_TRUE(seen.insert(line.id).second) << line.id;
            EXPECT_TRUE(line.explanation.title.id.starts_with(prefixOf(game))) << line.id;
            expectDigest(line.explanation, line.id);
        }
    }
}

TEST(Tables, UnknownGameHasNoRulesOrLines) {
    EXPECT_TRUE(rulesOf("chess").empty());
    EXPECT_TRUE(linesOf("chess").empty());
}

// --- goldens -------------------------------------------------------------------------------

TEST(Goldens, CoverEveryRuleBrokenAndKept) {
    for (const Game& game : games()) {
        Goldens goldens = goldensOf(game);
        for (const RuleInfo& rule : rulesOf(game.id)) {
            EXPECT_EQ(goldens.rules[std::string{rule.id}] == 0, readOnly.contains(rule.id))
                << rule.id << " is never broken";
            EXPECT_LT(goldens.rules[std::string{rule.id}], goldens.count) << rule.id;
        }
    }
}

TEST(Goldens, CoverEveryFindingText) {
    for (const Game& game : games()) {
        const Goldens goldens = goldensOf(game);
        for (const RuleInfo& rule : rulesOf(game.id)) {
            for (const FindingText& message : rule.messages) {
                EXPECT_TRUE(goldens.wordings.contains(std::string{message.says.id}))
                    << message.says.id << " is never said";
            }
        }
    }
}

TEST(Goldens, CoverEveryLineWithAndWithoutPoints) {
    for (const Game& game : games()) {
        Goldens goldens = goldensOf(game);
        for (const LineInfo& line : linesOf(game.id)) {
            EXPECT_GE(goldens.linesPaid[std::string{line.id}], 1U) << line.id;
            EXPECT_LT(goldens.linesPaid[std::string{line.id}], goldens.count) << line.id;
        }
    }
}

/// The words of a golden's source that are ids of its game.
std::vector<std::string> idsIn(const std::string& source, const Game& game) {
    std::vector<std::string> ids;
    std::istringstream words{source};
    for (std::string word; words >> word;) {
        word.resize(word.find_last_not_of(",:;.") + 1);
        if (word.starts_with(prefixOf(game))) {
            ids.push_back(word);
        }
    }
    return ids;
}

TEST(Goldens, NameExistingRulesInSources) {
    for (const Game& game : games()) {
        const auto folder = std::filesystem::path{"tests/golden"} / game.id;
        for (const auto& path : filesIn(folder, {".expected.json"})) {
            const auto expected = nlohmann::json::parse(readFile(path));
            for (const std::string& id : idsIn(expected.value("source", ""), game)) {
                EXPECT_TRUE(cli::findEntry(id)) << path << " names " << id;
            }
        }
    }
}

/// True if the golden tests read the file: a position, its expected result, or the faults of a
/// document.
bool isRead(const std::filesystem::path& path) {
    const std::string folder = path.parent_path().filename().string();
    const std::string file = path.filename().string();
    if (folder == "refused") {
        const std::string game = file.substr(0, file.find('.'));
        return findGame(game) != nullptr &&
               (file == game + ".cimaise" || file == game + ".faults.json");
    }
    return findGame(folder) != nullptr &&
           (file.ends_with(".cimaise") || file.ends_with(".expected.json") ||
            file.ends_with(".placements.json") || file.ends_with(".patron.json") ||
            file.ends_with(".round.json") || file.ends_with(".rulings.json") ||
            file.ends_with(".outlook.json"));
}

TEST(Goldens, AreAllRead) {
    for (const auto& path : filesIn("tests/golden", {""})) {
        const bool tools = path.parent_path() == sourceDir() / "tests/golden";
        const bool left = path.extension() == ".actual"; // output of a golden that differs
        // read by tests/e2e/spoken_games.py
        const bool spoken = path.parent_path().filename() == "spoken";
        EXPECT_TRUE(tools || left || spoken || isRead(path)) << path << " is read by no test";
    }
}

// --- documents and schemas -----------------------------------------------------------------

/// Rows of a document's tables: lines that begin with `| ` and an id in backquotes.
std::vector<std::string> rowsOf(const std::filesystem::path& document) {
    std::vector<std::string> rows;
    std::istringstream lines{readFile(document)};
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("| `")) {
            rows.push_back(line);
        }
    }
    return rows;
}

/// Directory of a game's code: its id without hyphens.
std::string folderOf(const Game& game) {
    std::string folder{game.id};
    std::erase(folder, '-');
    return folder;
}

TEST(Documents, ReadmesMatchRuleTables) {
    for (const Game& game : games()) {
        std::vector<std::string> expected;
        for (const RuleInfo& rule : rulesOf(game.id)) {
            expected.push_back(
                fmt::format("| `{}` | {} | {} | {} |", rule.id, english.text(rule.explanation.text),
                            english.text(rule.explanation.citation),
                            rule.messages.empty() ? "–" : severityId(rule.severity)));
        }
        for (const Reading& reading : game.readings) {
            std::vector<std::string> options;
            for (const ReadingOption& option : reading.options) {
                options.push_back(fmt::format("`{}`", option.id));
            }
            expected.push_back(fmt::format(
                "| `{}` | {} | {} | {} |", reading.id, english.text(reading.explanation.title),
                fmt::join(options, ", "), english.text(reading.explanation.citation)));
        }
        EXPECT_EQ(rowsOf(sourceDir() / "validators" / folderOf(game) / "README.md"), expected);
    }
}

TEST(Documents, EveryGameHasSchema) {
    for (const Game& game : games()) {
        const auto path = sourceDir() / "schema" / fmt::format("{}.schema.json", game.id);
        ASSERT_TRUE(std::filesystem::exists(path)) << path;
        EXPECT_EQ(nlohmann::json::parse(readFile(path)).at("properties").at("game").at("const"),
                  game.id);
    }
}

} // namespace

} // namespace cimaise
