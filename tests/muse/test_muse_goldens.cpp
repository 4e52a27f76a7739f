// Compares the purchases of patrons and the results of rounds with the hand-written files beside
// the goldens, one test each: `<golden>.<tag>.patron.json` and `<golden>.<tag>.round.json`, in the
// shape of the command line.
#include "app/cli/muse_json.h"
#include "tests/golden/golden_files.h"

#include <nlohmann/json.hpp>

namespace cimaise {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view patronEnding = ".patron.json";
constexpr std::string_view roundEnding = ".round.json";

muse::Layout layoutOf(const fs::path& file, std::string_view ending) {
    return std::get<muse::Layout>(taggedGolden(file, ending));
}

class GoldenPatron : public testing::TestWithParam<fs::path> {};
class GoldenRound : public testing::TestWithParam<fs::path> {};

TEST_P(GoldenPatron, MatchesExpectedPurchase) {
    expectSame(GetParam(), cli::patronJson(layoutOf(GetParam(), patronEnding)));
}

TEST_P(GoldenRound, ResolvesAsExpected) {
    expectSame(GetParam(), cli::roundJson(layoutOf(GetParam(), roundEnding)));
}

INSTANTIATE_TEST_SUITE_P(Each, GoldenPatron, testing::ValuesIn(goldenFiles(patronEnding)),
                         goldenName);
INSTANTIATE_TEST_SUITE_P(Each, GoldenRound, testing::ValuesIn(goldenFiles(roundEnding)),
                         goldenName);

} // namespace

} // namespace cimaise
