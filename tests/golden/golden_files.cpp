// Finds and reads goldens, and prints the difference from an expected result.
#include "tests/golden/golden_files.h"

#include "tests/golden/golden_text.h"
#include "tests/support/files.h"

#include <algorithm>
#include <cctype>
#include <fmt/format.h>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <sstream>

namespace cimaise {

namespace {

namespace fs = std::filesystem;

std::vector<std::string> linesIn(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream{text};
    for (std::string line; std::getline(stream, line);) {
        lines.push_back(line);
    }
    std::ranges::sort(lines);
    return lines;
}

/// Lines that only one of the texts has, each after the sign.
std::string linesOnlyIn(const std::string& one, const std::string& other, char sign) {
    std::vector<std::string> only;
    std::ranges::set_difference(linesIn(one), linesIn(other), std::back_inserter(only));
    std::string text;
    for (const std::string& line : only) {
        text += fmt::format("{} {}\n", sign, line);
    }
    return text;
}

} // namespace

std::vector<fs::path> goldenFolders() {
    std::vector<fs::path> folders;
    for (const Game& game : games()) {
        folders.push_back(fs::path{"tests"} / "golden" / game.id);
    }
    return folders;
}

std::vector<fs::path> goldenFiles(std::string_view ending) {
    std::vector<fs::path> files;
    for (const fs::path& folder : goldenFolders()) {
        std::ranges::copy(filesIn(folder, {ending}), std::back_inserter(files));
    }
    return files;
}

std::string goldenName(const testing::TestParamInfo<fs::path>& file) {
    fs::path name = file.param.parent_path().filename() / file.param.stem();
    if (file.param.extension() != caseEnding) {
        name.replace_extension(); // `.placements` of `.placements.json`
    }
    std::string text = name.string();
    const auto isSeparator = [](unsigned char letter) { return std::isalnum(letter) == 0; };
    std::ranges::replace_if(text, isSeparator, '_');
    return text;
}

fs::path beside(const fs::path& file, std::string_view ending, std::string_view other) {
    std::string text = file.string();
    text.resize(text.size() - ending.size());
    text += other;
    return text;
}

AnyCase taggedGolden(const fs::path& file, std::string_view ending) {
    const fs::path name = beside(file, ending, ""); // <golden>.<tag>
    return readGolden(fs::path{name}.replace_extension(std::string{caseEnding}));
}

AnyCase readGolden(const fs::path& file) {
    const tl::expected<AnyCase, LoadError> read = readCase(readFile(file));
    EXPECT_TRUE(read) << file << " is refused: " << read.error().pointer << " "
                      << read.error().reason.text.id;
    return read.value_or(AnyCase{});
}

void expectSame(const fs::path& expectedFile, const Json& actual) {
    const std::string expected = readFile(expectedFile);
    const std::string text = printGolden(actual);
    const fs::path actualFile = expectedFile.string() + ".actual";
    fs::remove(actualFile);
    if (text != expected) {
        ADD_FAILURE() << expectedFile << " differs:\n"
                      << linesOnlyIn(expected, text, '-') << linesOnlyIn(text, expected, '+');
        std::ofstream{actualFile, std::ios::binary} << text;
    }
}

} // namespace cimaise
