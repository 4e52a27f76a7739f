// Measures Museum: checking and scoring a full museum, and the best arrangement of many hands.
// Usage: bench_museum [hands] [seconds]; bench_museum --write FOLDER hands writes the hands
// instead.
#include "positions/cases.h"
#include "rulings/museum/museum_arrange.h"
#include "scoring/museum/museum_score.h"
#include "tests/bench/museum_hands.h"
#include "validators/museum/museum_rules.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <map>
#include <string>
#include <vector>

namespace {

using namespace cimaise::museum;
using Clock = std::chrono::steady_clock;

double millisecondsSince(Clock::time_point begin) {
    return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
}

/// The middle of an ordered list, or what lies above a share of it.
double at(std::vector<double> figures, double share) {
    std::ranges::sort(figures);
    return figures.at(static_cast<std::size_t>(share * static_cast<double>(figures.size() - 1)));
}

void row(const std::string& what, const std::string& target, const std::string& measured) {
    fmt::print("{}\t{}\t{}\n", what, target, measured);
}

/// The best totals known, by suite and number; a run that finds a better one says so.
std::map<std::string, int> bestKnown() {
    std::map<std::string, int> known;
    std::ifstream file{CIMAISE_SOURCE_DIR "/tests/bench/museum_best_known.tsv"};
    std::string hand;
    for (int total = 0; file >> hand >> total;) {
        known[hand] = total;
    }
    return known;
}

struct Outcome {
    std::vector<double> milliseconds; ///< as a clock on the wall has them
    std::vector<double> busy;         ///< of the processor; less on a machine with other work
    int proved = 0;
    int worse = 0;  ///< than the best known
    int better = 0; ///< than it
};

Outcome arrangeAll(const Suite& suite, int hands, double seconds,
                   const std::map<std::string, int>& known, bool listing) {
    Outcome outcome;
    std::mt19937_64 random{suite.seed};
    const SearchLimit patience{.time =
                                   std::chrono::nanoseconds{static_cast<long long>(seconds * 1e9)}};
    for (int number = 0; number < hands; ++number) {
        const Layout layout = nextHand(random, suite);
        const Clock::time_point begin = Clock::now();
        const std::clock_t busyBefore = std::clock();
        const auto found = arrange(layout, 0, patience);
        outcome.busy.push_back(1000.0 * static_cast<double>(std::clock() - busyBefore) /
                               CLOCKS_PER_SEC);
        outcome.milliseconds.push_back(millisecondsSince(begin));
        outcome.proved += found->isProved() ? 1 : 0;
        const std::string name = fmt::format("{}-{}", suite.id, number);
        const auto best = known.find(name);
        if (best != known.end()) {
            outcome.worse += found->total < best->second ? 1 : 0;
            outcome.better += found->total > best->second ? 1 : 0;
        }
        if (listing) {
            fmt::print(stderr, "{}\t{}\t{}\t{}\t{:.2f}\n", name, found->total, found->bound,
                       found->moved, outcome.milliseconds.back());
        }
    }
    return outcome;
}

void measureArrange(int hands, double seconds, bool listing) {
    const std::map<std::string, int> known = bestKnown();
    for (const Suite& suite : suites) {
        const Outcome outcome = arrangeAll(suite, hands, seconds, known, listing);
        const std::string what{suite.what};
        row(fmt::format("arrange, {}, proved", what), std::string{suite.provedTarget},
            fmt::format("{:.1f} % of {}", 100.0 * outcome.proved / hands, hands));
        row(fmt::format("arrange, {}, p50", what), std::string{suite.medianTarget},
            fmt::format("{:.2f} ms ({:.2f} CPU)", at(outcome.milliseconds, 0.5),
                        at(outcome.busy, 0.5)));
        row(fmt::format("arrange, {}, p95", what), std::string{suite.slowTarget},
            fmt::format("{:.1f} ms ({:.1f} CPU, p99 {:.0f} CPU)", at(outcome.milliseconds, 0.95),
                        at(outcome.busy, 0.95), at(outcome.busy, 0.99)));
        row(fmt::format("arrange, {}, worse than the best known", what), "never",
            fmt::format("{} ({} better)", outcome.worse, outcome.better));
    }
}

void measureScore() {
    constexpr int times = 2000;
    std::mt19937_64 random{suites[1].seed};
    Layout layout = nextHand(random, suites[1]);
    layout.museums.resize(1); // one full museum
    layout.header.players.resize(1);
    std::vector<double> microseconds;
    for (int repeat = 0; repeat < 21; ++repeat) {
        const Clock::time_point begin = Clock::now();
        std::size_t seen = 0;
        for (int i = 0; i < times; ++i) {
            seen += check(layout).size() + score(layout).sheets.size();
        }
        microseconds.push_back(millisecondsSince(begin) * 1000 / times);
        if (seen == 0) {
            std::exit(1); // so that the work is not left out
        }
    }
    row("check + score, one full museum", "≤ 20 µs",
        fmt::format("{:.1f} µs", at(microseconds, 0.5)));
}

int writeHands(const std::filesystem::path& folder, int hands) {
    for (const Suite& suite : suites) {
        std::mt19937_64 random{suite.seed};
        for (int number = 0; number < hands; ++number) {
            std::ofstream{folder / fmt::format("{}-{}.cimaise", suite.id, number)}
                << cimaise::writeCase(cimaise::AnyCase{nextHand(random, suite)});
        }
    }
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> arguments{argv + 1, argv + argc};
    if (arguments.size() == 3 && arguments[0] == "--write") {
        return writeHands(arguments[1], std::atoi(arguments[2].c_str()));
    }
    const int hands = arguments.empty() ? 200 : std::max(std::atoi(arguments[0].c_str()), 1);
    const double seconds = arguments.size() < 2 ? 2 : std::atof(arguments[1].c_str());
    measureScore();
    measureArrange(hands, seconds, arguments.size() > 2);
    return 0;
}
