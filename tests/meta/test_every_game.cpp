// Tests that each game is complete in every layer, and that no test leaves a game out.
#include "app/texts/translator.h"
#include "scoring/scores.h"
#include "tests/support/files.h"
#include "validators/checks.h"

#include <algorithm>
#include <array>
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

/// Replaces {id} by `art-society`, {word} by `artsociety`, {file} by `art_society`, {Type} by
/// `ArtSociety` and {prefix} by `art`.
std::string named(std::string_view pattern, const Game& game) {
    std::string file{game.id};
    std::ranges::replace(file, '-', '_');
    return fmt::format(fmt::runtime(pattern), fmt::arg("id", game.id),
                       fmt::arg("word", wordFor(game)), fmt::arg("file", file),
                       fmt::arg("Type", typeOf(game)), fmt::arg("prefix", idPrefix(game.id)));
}

/// Files and directories of every game. QML finds its files by their names, as the browser tests
/// do.
constexpr std::array ownFiles{"positions/{word}",
                              "scoring/{word}",
                              "validators/{word}/README.md",
                              "rulings/{word}",
                              "app/input/{word}",
                              "app/games/{word}",
                              "app/viewmodels/{word}",
                              "qml/games/{word}/{Type}Stage.qml",
                              "qml/games/{word}/{Type}Seat.qml",
                              "qml/games/{word}/{Type}SetupPanel.qml",
                              "assets/icons/game-{id}.svg",
                              "docs/{id}.en.png",
                              "schema/{id}.schema.json",
                              "samples/{id}/finished-3.cimaise",
                              "samples/{id}/illegal.cimaise",
                              "tests/golden/{id}",
                              "tests/golden/refused/{id}.cimaise",
                              "tests/golden/spoken/{id}.en.txt",
                              "tests/{word}/CMakeLists.txt",
                              "tests/{word}/test_{file}_edits.cpp",
                              "tests/{word}/test_{file}_end.cpp",
                              "tests/{word}/test_{file}_properties.cpp",
                              "tests/app/test_{file}_table.cpp",
                              "tests/fuzz/links/board-{id}",
                              "tests/schema/test_{file}_schema.cpp",
                              "tests/stage/scripts/{file}_script.cpp",
                              "tests/web/game_{file}.js"};

/// Text that a test has for every game.
struct Mention {
    std::string_view file; ///< in tests/
    std::string_view text;
};

/// Rows of tables by game, and groups of tests.
constexpr std::array mentions{
    Mention{"app/test_stored_view.cpp", "shown<{Type}Table>()"},
    Mention{"app/test_papers.cpp", "{{\"{id}/"},
    Mention{"app/test_result.cpp", "Wrong{{\"{id}/"},
    Mention{"bench/bench_core.cpp", "\"samples/{id}/"},
    Mention{"boards/test_joined.cpp", "{word}::Layout"},
    Mention{"cli/test_boards.py", "sample(\"{id}/"},
    Mention{"e2e/spoken_games.py", "\"{id}\": ["},
    Mention{"fuzz/fuzz_lines.cpp", "check{Type}(line);"},
    Mention{"input/test_board_moves.cpp", "{word}::Layout"},
    Mention{"input/test_changes.cpp", "TEST({Type}Changes, "},
    Mention{"input/test_piece_at.cpp", "shipped(\"{id}/"},
    Mention{"input/test_read_back.cpp", "{word}::Layout layout"},
    Mention{"input/test_repairs.cpp", "{word}::"},
    Mention{"input/test_seats.cpp", "TEST({Type}Seats, "},
    Mention{"shots/readme_pictures.cpp", "Picture{{\"{id}\", "},
    Mention{"stage/states.cpp", "newScore(stage, \"{id}\")"},
    Mention{"support/crowded_files.cpp", "CrowdedFile{{\"{id}-"},
    Mention{"support/long_lists.cpp", "LongList{{\"{id}\", "},
    Mention{"web/access.test.js", "{prefix}: '"},
    Mention{"web/figures.js", "'{prefix}.name'"},
};

class EveryGame : public testing::TestWithParam<Game> {};

TEST_P(EveryGame, HasFilesOfItsOwn) {
    for (const std::string_view pattern : ownFiles) {
        const std::string path = named(pattern, GetParam());
        EXPECT_TRUE(exists(sourceDir() / path)) << path;
    }
}

TEST_P(EveryGame, IsInEveryTableOfTests) {
    for (const auto& [file, pattern] : mentions) {
        const std::string text = named(pattern, GetParam());
        EXPECT_NE(readFile(sourceDir() / "tests" / file).find(text), std::string::npos)
            << file << " has no " << text;
    }
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

TEST_P(EveryGame, HasDifferentIconForEachTool) {
    const std::string text =
        readFile(sourceDir() / named("qml/games/{word}/{Type}Tools.qml", GetParam()));
    static const std::regex icon{R"re(icon: (?:.+ : )?"([a-z-]+)"\n)re"};
    std::set<std::string> seen;
    for (std::sregex_iterator next{text.begin(), text.end(), icon}, end; next != end; ++next) {
        EXPECT_TRUE(seen.insert((*next)[1]).second) << (*next)[1];
    }
    EXPECT_GT(seen.size(), 4U);
}

/// True if a file below the directory has the text.
bool isNamedIn(const std::string& directory, std::string_view ending, const std::string& text) {
    return std::ranges::any_of(filesIn(directory, {ending}), [&](const auto& file) {
        return readFile(file).find(text) != std::string::npos;
    });
}

/// A state for the walk through all pages, and an evening at the desktop.
TEST_P(EveryGame, HasTestsOfWindow) {
    const auto text = [](std::string_view pattern) { return named(pattern, GetParam()); };
    EXPECT_TRUE(isNamedIn("tests/stage", "states.cpp", text("openSample(\"{id}\""))) << "no state";
    EXPECT_TRUE(isNamedIn("tests/e2e", ".py", text("samples = \"{id}\"")) ||
                isNamedIn("tests/e2e", ".py", text("\"samples\" / \"{id}\"\n")))
        << "no test in tests/e2e plays it";
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

INSTANTIATE_TEST_SUITE_P(Games, EveryGame, testing::ValuesIn(games().begin(), games().end()),
                         [](const testing::TestParamInfo<Game>& game) {
                             return wordFor(game.param);
                         });

} // namespace

} // namespace cimaise
