// Measures the outlook of Musée on boards in mid-game. CPU time, because the machine may
// do other work. Usage: bench_outlook [boards].
#include "rulings/musee/musee_outlook.h"
#include "validators/musee/musee_fit.h"

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <fmt/format.h>
#include <numeric>
#include <random>
#include <string>
#include <sys/resource.h>
#include <vector>

namespace {

using namespace cimaise;

constexpr std::uint64_t museeSeed = 20261125;
constexpr double limit = 100; ///< milliseconds for each ceiling

double millisecondsSince(std::clock_t begin) {
    return 1000.0 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

/// The middle of an ordered list, or what lies above a share of it.
double at(std::vector<double> figures, double share) {
    std::ranges::sort(figures);
    return figures.at(static_cast<std::size_t>(share * static_cast<double>(figures.size() - 1)));
}

void row(const std::string& what, const std::string& target, const std::string& measured) {
    fmt::print("{}\t{}\t{}\n", what, target, measured);
}

/// Highest memory of the process so far, in MB.
double peakMemory() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024;
}

// --- Musée ---------------------------------------------------------------------------------

class MidGame {
public:
    explicit MidGame(std::uint64_t seed) : m_random(seed) {}

    /// Position of 2 or 3 players with 6 to 14 paintings on each Musée, every one hung legally.
    musee::Layout next() {
        const int players = 2 + pick(2);
        GameHeader header;
        header.players = players == 2 ? std::vector<std::string>{"Ana", "Bo"}
                                      : std::vector<std::string>{"Ana", "Bo", "Cy"};
        musee::Layout layout = musee::newLayout(std::move(header));
        layout.staircases = {.top = columnsOf(layout, players == 2 ? 3 : 2),
                             .bottom = columnsOf(layout, 3)};
        std::vector<musee::Exhibit> deck(static_cast<std::size_t>(musee::highestInDeck(layout)));
        std::iota(deck.begin(), deck.end(), 1);
        std::ranges::shuffle(deck, m_random);
        const int paintings = 6 + pick(9);
        for (int turn = 0; turn < paintings; ++turn) {
            for (std::size_t side = 0; side < layout.musees.size(); ++side) {
                hang(layout, side, deck);
            }
        }
        return layout;
    }

private:
    int pick(int count) { return std::uniform_int_distribution{0, count - 1}(m_random); }

    std::vector<int> columnsOf(const musee::Layout& layout, int count) {
        std::vector<int> all(static_cast<std::size_t>(musee::columns(layout)));
        std::iota(all.begin(), all.end(), 1);
        std::ranges::shuffle(all, m_random);
        all.resize(static_cast<std::size_t>(count));
        return all;
    }

    /// Hangs the next number that fits somewhere, in a random one of its spaces.
    void hang(musee::Layout& layout, std::size_t side, std::vector<musee::Exhibit>& deck) {
        musee::Musee& musee = layout.musees[side];
        for (auto number = deck.rbegin(); number != deck.rend(); ++number) {
            std::vector<std::pair<musee::Gallery, int>> free;
            for (const musee::Gallery gallery : musee::galleries) {
                for (int column = 1; column <= musee::columns(layout); ++column) {
                    if (musee::forbiddingColumn(musee.of(gallery), musee::columns(layout), column,
                                                *number) == 0) {
                        free.emplace_back(gallery, column);
                    }
                }
            }
            if (!free.empty()) {
                const auto [gallery, column] =
                    free[static_cast<std::size_t>(pick(static_cast<int>(free.size())))];
                musee.of(gallery).at(static_cast<std::size_t>(column - 1)) = *number;
                if (musee::isFull(layout, musee, gallery) && !musee::isClaimed(layout, gallery)) {
                    musee.bonuses.push_back(gallery);
                }
                deck.erase(std::next(number).base());
                return;
            }
        }
    }

    std::mt19937_64 m_random;
};

void measureFacts(int boards) {
    constexpr int times = 50;
    MidGame games{museeSeed};
    std::vector<double> microseconds;
    for (int board = 0; board < boards; ++board) {
        const musee::Layout layout = games.next();
        const std::clock_t begin = std::clock();
        for (int repeat = 0; repeat < times; ++repeat) {
            if (musee::quickOutlook(layout).outlooks.empty()) {
                std::exit(1); // so that the work is not left out
            }
        }
        microseconds.push_back(millisecondsSince(begin) * 1000 / times);
    }
    row("outlook, Musée without ceilings, p50", "≤ 50 µs",
        fmt::format("{:.1f} µs ({:.1f} p99)", at(microseconds, 0.5), at(microseconds, 0.99)));
}

void measureCeilings(int boards) {
    MidGame games{museeSeed};
    std::vector<double> milliseconds;
    int inTime = 0;
    int proved = 0;
    const double before = peakMemory();
    for (int board = 0; board < boards; ++board) {
        const musee::Layout layout = games.next();
        const std::clock_t begin = std::clock();
        const musee::Ceiling ceiling = musee::ceilingOf(layout, 0);
        milliseconds.push_back(millisecondsSince(begin));
        proved += ceiling.isProved() ? 1 : 0;
        inTime += ceiling.isProved() && milliseconds.back() <= limit ? 1 : 0;
    }
    row("ceiling, Musée in mid-game, proved in 100 ms", "≥ 99.5 %",
        fmt::format("{:.2f} % of {} ({:.2f} % in 2 s)", 100.0 * inTime / boards, boards,
                    100.0 * proved / boards));
    row("ceiling, Musée in mid-game, p99", "≤ 150 ms",
        fmt::format("{:.1f} ms ({:.2f} p50, {:.0f} at most)", at(milliseconds, 0.99),
                    at(milliseconds, 0.5), at(milliseconds, 1)));
    row("ceiling, Musée in mid-game, memory", "≤ 64 MB",
        fmt::format("{:.0f} MB", peakMemory() - before));
}

} // namespace

int main(int argc, char** argv) {
    const int boards = argc > 1 ? std::max(std::atoi(argv[1]), 1) : 2000;
    measureFacts(boards);
    measureCeilings(boards);
    return 0;
}
