// Tests properties of the positions and files of every game on random ones.
#include "scoring/scores.h"
#include "tests/random/random_positions.h"
#include "validators/checks.h"

#include <array>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace cimaise {

namespace {

std::size_t pickIndex(std::size_t size) { return *rc::gen::inRange<std::size_t>(0, size + 1); }

/// Removes, repeats, overwrites or inserts something at a random place.
std::string mangledOnce(std::string text, std::string_view word) {
    static const std::array<std::string, 13> scraps{"null",
                                                    "[]",
                                                    "{}",
                                                    "-1",
                                                    "61",
                                                    "1.5",
                                                    "\"\"",
                                                    ",",
                                                    "\"",
                                                    "\\ud800",
                                                    "\xFF",
                                                    "1e99",
                                                    "99999999999999999999"};
    const std::size_t from = pickIndex(text.size());
    const std::size_t length = *rc::gen::inRange<std::size_t>(0, 30);
    switch (*rc::gen::inRange(0, 6)) {
    case 0:
        return text.erase(from, length);
    case 1:
        return text.insert(from, text.substr(pickIndex(text.size()), length));
    case 2:
        return text.substr(0, from);
    case 3:
        return text.replace(from, 1, 1, *rc::gen::arbitrary<char>());
    case 4:
        return text.replace(from, length % 5, fmt::format("\"{}\"", word));
    default:
        return text.replace(from, length % 5, *rc::gen::elementOf(scraps));
    }
}

/// One to three damages at random places; `word` is one that the game's files use.
std::string mangled(std::string file, std::string_view word) {
    for (int i = *rc::gen::inRange(1, 4); i > 0; --i) {
        file = mangledOnce(std::move(file), word);
    }
    return file;
}

/// Reads any bytes as a file: either a refusal with place and reason, or a position that can be
/// checked, scored, used, written and read again.
void checkReadOrRefused(std::string_view file) {
    const auto read = readCase(file);
    if (!read) {
        RC_ASSERT(!read.error().reason.text.empty());
        RC_ASSERT(read.error().pointer.empty() || read.error().pointer.front() == '/');
        return;
    }
    (void)check(*read);
    (void)score(*read);
    if (const auto use = positionsOf(gameOf(*read).id).use) {
        use(*read);
    }
    const auto again = readCase(writeCase(*read));
    RC_ASSERT(again.has_value());
    RC_ASSERT(*again == *read);
}

/// Each line is the sum of its evidence and each total the sum of its lines; no evidence goes
/// without a reason.
void checkSums(const Score& score, std::size_t lines) {
    for (const ScoreSheet& sheet : score.sheets) {
        int total = 0;
        RC_ASSERT(sheet.lines.size() == lines);
        for (const ScoreLine& line : sheet.lines) {
            int points = 0;
            for (const Evidence& piece : line.evidence) {
                points += piece.points;
                RC_ASSERT(!piece.reason.text.empty());
            }
            RC_ASSERT(points == line.points);
            total += points;
        }
        RC_ASSERT(total == sheet.total);
    }
}

TEST(AnyGame, AddsEvidenceToLinesAndLinesToTotal) {
    checkOnRandom(&RandomPositions::mixed, [](const AnyCase& position) {
        checkSums(score(position), linesOf(gameOf(position).id).size());
    });
}

TEST(AnyGame, ReadsOrRejectsDamagedFileWithReason) {
    checkOnRandom(&RandomPositions::any, [](const AnyCase& position) {
        checkReadOrRefused(mangled(writeCase(position), positionsOf(gameOf(position).id).word));
    });
}

RC_GTEST_PROP(AnyGame, RejectsArbitraryBytes, (const std::string& bytes)) {
    RC_ASSERT(!readCase(bytes).has_value());
    checkReadOrRefused(bytes);
}

} // namespace

} // namespace cimaise
