// Finds and reads goldens, and prints the difference from an expected result.
#include "tests/golden/golden_files.h"

#include "tests/support/files.h"
#include "validators/layout/json_text.h"

#include <algorithm>
#include <cctype>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>

namespace cimaise {

namespace {

namespace fs = std::filesystem;

/// Changes from the expected to the actual JSON, as a JSON Patch (RFC 6902), one step per line.
std::string differences(const Json& expected, const Json& actual) {
    std::string lines;
    for (const Json& step : Json::diff(expected, actual)) {
        lines += "  " + step.dump() + '\n';
    }
    return lines;
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
    const Json expected = Json::parse(readFile(expectedFile), nullptr, false);
    ASSERT_FALSE(expected.is_discarded()) << expectedFile << " is no JSON";
    const fs::path actualFile = expectedFile.string() + ".actual";
    fs::remove(actualFile);
    if (printJson(expected) != printJson(actual)) {
        ADD_FAILURE() << expectedFile << " differs:\n" << differences(expected, actual);
        std::ofstream{actualFile, std::ios::binary} << printJson(actual);
    }
}

} // namespace cimaise
