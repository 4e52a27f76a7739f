// Tests that each sample file has the title under which the app offers it.
#include "tests/meta/translations.h"
#include "tests/support/files.h"

#include <gtest/gtest.h>
#include <regex>

namespace cimaise {

namespace {

std::string titleIn(const std::filesystem::path& file) {
    static const std::regex title{R"re("title": "([^"]*)")re"};
    const std::string text = readFile(file);
    std::smatch found;
    return std::regex_search(text, found, title) ? found[1].str() : std::string{};
}

/// Id of the title: “samples.art.finished-2” of samples/art-society/finished-2.cimaise.
std::string titleId(const std::filesystem::path& file) {
    const std::string game = file.parent_path().filename();
    return "samples." + (game == "art-society" ? "art" : game) + '.' + file.stem().string();
}

TEST(SampleTitles, OfFilesAreThoseOfTheApp) {
    std::map<std::string, std::string> known;
    for (const MarkedText& mark : markedTexts()) {
        known[mark.id] += mark.english;
    }
    const auto files = filesIn("samples", {".cimaise"});
    EXPECT_FALSE(files.empty());
    for (const auto& file : files) {
        EXPECT_EQ(titleIn(file), known[titleId(file)]) << file;
    }
}

} // namespace

} // namespace cimaise
