// Checks properties that hold for every game.
#include "tests/support/any_game.h"

#include "validators/checks.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <rapidcheck.h>

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

} // namespace

void checkWrittenAndRead(const AnyCase& position) {
    const std::string text = writeCase(position);
    const auto read = readCase(text);
    RC_ASSERT(read.has_value());
    RC_ASSERT(*read == position);
    RC_ASSERT(writeCase(*read) == text);
}

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

std::vector<std::vector<int>> figuresOf(const Score& score) {
    std::vector<std::vector<int>> all;
    for (const ScoreSheet& sheet : score.sheets) {
        std::vector<int> one{sheet.total};
        for (const ScoreLine& line : sheet.lines) {
            one.push_back(line.points);
            one.push_back(static_cast<int>(line.evidence.size()));
        }
        all.push_back(one);
    }
    return all;
}

std::string mangled(std::string file, std::string_view word) {
    for (int i = *rc::gen::inRange(1, 4); i > 0; --i) {
        file = mangledOnce(std::move(file), word);
    }
    return file;
}

void checkReadOrRefused(std::string_view file, const std::function<void(const AnyCase&)>& used) {
    const auto read = readCase(file);
    if (!read) {
        RC_ASSERT(!read.error().reason.text.empty());
        RC_ASSERT(read.error().pointer.empty() || read.error().pointer.front() == '/');
        return;
    }
    (void)check(*read);
    (void)score(*read);
    if (used) {
        used(*read);
    }
    const auto again = readCase(writeCase(*read));
    RC_ASSERT(again.has_value());
    RC_ASSERT(*again == *read);
}

WrittenVerdict verdictOn(const AnyCase& position) {
    WrittenVerdict verdict;
    for (const Finding& finding : check(position)) {
        std::string places;
        for (const Spot& spot : finding.where) {
            places += (places.empty() ? "" : ", ") + placeId(spot.place);
        }
        verdict.findings.push_back(
            fmt::format("{}; {}; {}", finding.rule, partyName(position, finding.party), places));
    }
    std::ranges::sort(verdict.findings);
    const Score result = score(position);
    for (const ScoreSheet& sheet : result.sheets) {
        auto& points = verdict.scores[partyName(position, sheet.party)];
        points["total"] = sheet.total;
        for (const ScoreLine& line : sheet.lines) {
            points[std::string{line.id}] = line.points;
        }
    }
    for (const RankingEntry& entry : result.ranking) {
        std::string text = fmt::format("{} ", entry.place);
        for (const Party party : entry.parties) {
            text += partyName(position, party) + ", ";
        }
        verdict.ranking.push_back(text + std::string{entry.decidedBy});
    }
    return verdict;
}

} // namespace cimaise
