// Tests that each game is complete in every layer: its directories, its documents, its files in
// QML.
#include "app/texts/translator.h"
#include "scoring/scores.h"
#include "tests/support/files.h"
#include "validators/checks.h"

#include <algorithm>
#include <cctype>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <regex>
#include <set>

namespace cimaise {

namespace {

/// Name of a game's directories: its id without hyphens.
std::string wordFor(const Game& game) {
    std::string folder{game.id};
    std::erase(folder, '-');
    return folder;
}

/// Prefix of a game's types, such as “ArtSociety”.
std::string typeOf(const Game& game) {
    std::string type;
    for (bool capital = true; const char letter : game.id) {
        if (letter != '-') {
            type += static_cast<char>(capital ? std::toupper(letter) : letter);
        }
        capital = letter == '-';
    }
    return type;
}

bool isThere(const std::string& path) { return exists(sourceDir() / path); }

class EveryGame : public testing::TestWithParam<Game> {};

TEST_P(EveryGame, HasDirectoryInEveryLayer) {
    const std::string folder = wordFor(GetParam());
    for (const char* const room : {"positions", "scoring", "validators", "rulings", "app/input",
                                   "app/games", "app/viewmodels", "qml/games", "tests"}) {
        EXPECT_TRUE(isThere(fmt::format("{}/{}", room, folder)))
            << folder << " has no folder in " << room;
    }
    EXPECT_TRUE(isThere(fmt::format("validators/{}/README.md", folder)));
    EXPECT_TRUE(isThere(fmt::format("schema/{}.schema.json", GetParam().id)));
    EXPECT_FALSE(filesIn(fmt::format("samples/{}", GetParam().id), {".cimaise"}).empty());
    EXPECT_FALSE(filesIn(fmt::format("tests/golden/{}", GetParam().id), {".cimaise"}).empty());
}

TEST_P(EveryGame, HasRulesLinesAndReadings) {
    EXPECT_FALSE(rulesOf(GetParam().id).empty());
    EXPECT_FALSE(linesOf(GetParam().id).empty());
    EXPECT_FALSE(howToPlayChapters(GetParam().id).empty());
    EXPECT_FALSE(GetParam().readings.empty());
    EXPECT_FALSE(idPrefix(GetParam().id).empty());
}

TEST_P(EveryGame, NamesRuleOrChapterAboutTies) {
    const auto files = filesIn(fmt::format("samples/{}", GetParam().id), {".cimaise"});
    ASSERT_FALSE(files.empty());
    const std::string_view id = tieRuleOf(readCase(readFile(files.front())).value());
    const std::vector<RuleInfo> rules = rulesOf(GetParam().id);
    const std::span<const Chapter> chapters = howToPlayChapters(GetParam().id);
    EXPECT_EQ(std::ranges::count(rules, id, &RuleInfo::id) +
                  std::ranges::count(chapters, id, &Chapter::id),
              1)
        << id;
}

/// QML finds these files by their names.
TEST_P(EveryGame, HasQmlFileForEachPart) {
    for (const char* const part : {"Stage", "Seat", "SetupPanel"}) {
        const std::string file =
            fmt::format("qml/games/{}/{}{}.qml", wordFor(GetParam()), typeOf(GetParam()), part);
        EXPECT_TRUE(isThere(file)) << file;
    }
    EXPECT_TRUE(isThere(fmt::format("assets/icons/game-{}.svg", GetParam().id)));
}

TEST_P(EveryGame, HasDifferentIconForEachTool) {
    const std::string text =
        readFile(sourceDir() /
                 fmt::format("qml/games/{}/{}Tools.qml", wordFor(GetParam()), typeOf(GetParam())));
    static const std::regex icon{R"re(icon: (?:.+ : )?"([a-z-]+)"\n)re"};
    std::set<std::string> seen;
    for (std::sregex_iterator next{text.begin(), text.end(), icon}, end; next != end; ++next) {
        EXPECT_TRUE(seen.insert((*next)[1]).second) << (*next)[1];
    }
    EXPECT_GT(seen.size(), 4U);
}

/// True if a file below the folder has the text.
bool isNamedIn(const std::string& folder, const std::vector<std::string_view>& endings,
               const std::string& text) {
    return std::ranges::any_of(filesIn(folder, endings), [&](const auto& file) {
        return readFile(file).find(text) != std::string::npos;
    });
}

/// The window of a game is tested by what opens it there: a state for the walk through all pages,
/// an evening at the desktop, a game in the browser.
TEST_P(EveryGame, HasTestsOfWindow) {
    const std::string id{GetParam().id};
    const std::string quoted = '"' + id + '"';
    EXPECT_TRUE(isNamedIn("tests/stage", {".cpp"}, "openSample(" + quoted)) << "no state";
    EXPECT_TRUE(isNamedIn("tests/e2e", {".py"}, "samples = " + quoted) ||
                isNamedIn("tests/e2e", {".py"}, "\"samples\" / " + quoted + '\n'))
        << "no test in tests/e2e plays it";
    EXPECT_TRUE(isNamedIn("tests/e2e", {"spoken_games.py"}, quoted + ':')) << "not spoken";
    std::string file = "game_" + id + ".js";
    std::ranges::replace(file, '-', '_');
    EXPECT_TRUE(isThere("tests/web/" + file)) << file; // found there by the name of the game
}

/// True if the text has the word, not as the beginning of another one (“Muse”, “Museum”).
bool hasWord(const std::string& text, const std::string& word) {
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
        if (at + word.size() == text.size() ||
            std::isalpha(static_cast<unsigned char>(text[at + word.size()])) == 0) {
            return true;
        }
    }
    return false;
}

/// These texts list the games in a sentence, which no program can write.
TEST_P(EveryGame, IsNamedInTextsThatListGames) {
    const std::string name = Translator{Language::english}.text(GetParam().name);
    for (const char* const file :
         {"README.md", "README.fr.md", "packaging/description",
          "packaging/io.github.cimaise.cimaise.metainfo.xml.in", "packaging/man/cimaise.en.1.in",
          "packaging/man/cimaise.fr.1.in", "packaging/man/cimaise-cli.en.1.in",
          "packaging/man/cimaise-cli.fr.1.in", "qml/pages/ContinueCard.qml",
          "validators/README.md"}) {
        EXPECT_TRUE(hasWord(readFile(sourceDir() / file), name)) << file << " lacks " << name;
    }
}

TEST_P(EveryGame, HasTestsInBuild) {
    EXPECT_NE(readFile(sourceDir() / "tests/CMakeLists.txt").find(" " + wordFor(GetParam())),
              std::string::npos);
}

INSTANTIATE_TEST_SUITE_P(Games, EveryGame, testing::ValuesIn(games().begin(), games().end()),
                         [](const testing::TestParamInfo<Game>& game) {
                             return wordFor(game.param);
                         });

} // namespace

} // namespace cimaise
