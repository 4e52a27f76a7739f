// Compares the purchases of patrons and the results of rounds with the hand-written files beside
// the goldens: `<golden>.<tag>.patron.json` and `<golden>.<tag>.round.json`, in the shape of the
// command line.
#include "app/cli/muse_json.h"
#include "tests/support/files.h"
#include "validators/cases.h"
#include "validators/layout/json_text.h"

#include <fstream>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace cimaise {

namespace {

namespace fs = std::filesystem;

constexpr auto folder = "tests/golden/muse";

muse::Layout goldenOf(const fs::path& file, std::string_view ending) {
    std::string name = file.string();
    name.resize(name.size() - ending.size()); // <golden>.<tag>
    const fs::path golden = fs::path{name}.replace_extension(".cimaise");
    const tl::expected<AnyCase, LoadError> read = readCase(readFile(golden));
    EXPECT_TRUE(read) << golden << " cannot be read";
    return read ? std::get<muse::Layout>(*read) : muse::Layout{};
}

void expectSame(const fs::path& file, const Json& actual) {
    const Json expected = Json::parse(readFile(file), nullptr, false);
    ASSERT_FALSE(expected.is_discarded()) << file << " is no JSON";
    const fs::path actualFile = file.string() + ".actual";
    fs::remove(actualFile);
    if (printJson(expected) != printJson(actual)) {
        ADD_FAILURE() << file << " differs:\n" << Json::diff(expected, actual).dump(2);
        std::ofstream{actualFile, std::ios::binary} << printJson(actual);
    }
}

TEST(MuseGoldens, Patron) {
    constexpr std::string_view ending = ".patron.json";
    ASSERT_FALSE(filesIn(folder, {ending}).empty());
    for (const fs::path& file : filesIn(folder, {ending})) {
        expectSame(file, cli::patronJson(goldenOf(file, ending)));
    }
}

TEST(MuseGoldens, Round) {
    constexpr std::string_view ending = ".round.json";
    ASSERT_FALSE(filesIn(folder, {ending}).empty());
    for (const fs::path& file : filesIn(folder, {ending})) {
        expectSame(file, cli::roundJson(goldenOf(file, ending)));
    }
}

} // namespace

} // namespace cimaise
