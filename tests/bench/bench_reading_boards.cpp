// Measures the reading of synthetic Musées: bench_reading_boards FONTS [development|held-out]
// [boards]. FONTS is filled by tools/reading/fonts.sh. Each board is read before anything was
// learned, and again after another board of the same cards was confirmed.
#include "app/reading/musee_reader.h"
#include "app/reading/squaring.h"
#include "tests/reading/pictures/card_pictures.h"

#include <QGuiApplication>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>

using namespace cimaise;
using namespace cimaise::pictures;

namespace {

struct Tally {
    int boards = 0;
    int exact = 0;      ///< all right where not left open
    int wrongSure = 0;  ///< boards with a wrong number shown as sure
    int wrongEmpty = 0; ///< boards with a painting told empty
    int spaces = 0;
    int open = 0;
    int openFound = 0;   ///< the number is among the candidates
    int largeSpaces = 0; ///< on boards with digits of 16 pixels and more
    int largeOpen = 0;
    std::map<int, std::array<int, 2>> sure; ///< by confidence: all, right
};

bool count(Tally& tally, const reading::MuseeReading& read, const Board& board, int columns,
           bool large) {
    bool wrong = false;
    bool missing = false;
    for (std::size_t i = 0; i < read.spaces.size(); ++i) {
        const int expected =
            board[i / static_cast<std::size_t>(columns)][i % static_cast<std::size_t>(columns)];
        const reading::SpaceReading& space = read.spaces[i];
        using State = reading::SpaceReading::State;
        const bool open = space.state == State::open;
        ++tally.spaces;
        tally.open += open ? 1 : 0;
        tally.largeSpaces += large ? 1 : 0;
        tally.largeOpen += large && open ? 1 : 0;
        tally.openFound +=
            open && std::ranges::find(space.candidates, expected) != space.candidates.end() ? 1 : 0;
        if (space.state == State::sure) {
            auto& bin = tally.sure[std::min(999, static_cast<int>(space.confidence * 1000)) / 5];
            ++bin[0];
            bin[1] += space.number == expected ? 1 : 0;
            wrong = wrong || space.number != expected;
        }
        missing = missing || (space.state == State::empty && expected != 0);
    }
    ++tally.boards;
    tally.wrongSure += wrong ? 1 : 0;
    tally.wrongEmpty += missing ? 1 : 0;
    tally.exact += wrong || missing ? 0 : 1;
    return !wrong && !missing;
}

void print(const Tally& tally, const char* when, const char* target) {
    const auto percent = [](int part, int all) { return 100.0 * part / std::max(1, all); };
    std::printf("boards right where not left open, %s\t%s\t%.2f %% of %d\n", when, target,
                percent(tally.exact, tally.boards), tally.boards);
    std::printf("    boards with a wrong number shown as sure\t0\t%d\n", tally.wrongSure);
    std::printf("    boards with a painting told empty\t0\t%d\n", tally.wrongEmpty);
    std::printf("    spaces left open\t–\t%.2f %%, the number among the candidates in %.0f %%\n",
                percent(tally.open, tally.spaces), percent(tally.openFound, tally.open));
    std::printf("    spaces left open, digits of 16 pixels and more\t≤ 5 %%\t%.2f %%\n",
                percent(tally.largeOpen, tally.largeSpaces));
}

void explain(const Board& board, const reading::MuseeReading& read, int columns,
             const std::string& name, const Design& design, const Conditions& c) {
    std::printf("  %s: %s digits %.0f light %d ground %d tilt %.0f moved %.1f noise %.0f glare %d "
                "shadow %d\n",
                name.c_str(), design.fontName.c_str(), c.digits, design.light, design.ground,
                c.tilt, c.moved, c.noise, c.glare, c.shadow);
    for (std::size_t i = 0; i < read.spaces.size(); ++i) {
        const int expected =
            board[i / static_cast<std::size_t>(columns)][i % static_cast<std::size_t>(columns)];
        const auto& s = read.spaces[i];
        std::printf(
            " %d:%s%d(%.2f)", expected, s.state == reading::SpaceReading::State::open ? "?" : "",
            s.state == reading::SpaceReading::State::open && !s.candidates.empty() ? s.candidates[0]
                                                                                   : s.number,
            s.confidence);
    }
    std::printf("\n");
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 2) {
        return 0; // ./dev bench has no fonts of these sets
    }
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication app{argc, argv};
    const bool held = argc > 2 && std::string{argv[2]} == "held-out";
    const int boards = argc > 3 ? std::atoi(argv[3]) : 2000;
    const bool verbose = argc > 4;
    const std::vector<std::string> fonts =
        fontsIn(std::string{argv[1]} + (held ? "/held-out" : "/development"));
    const Set set = held ? Set::heldOut : Set::development;
    Random random{held ? 36001U : 36000U};
    Tally fresh;
    Tally taught;
    int sureOnNothing = 0;
    std::vector<double> times;
    for (int i = 0; i < boards; ++i) {
        const bool three = i % 5 == 0;
        reading::MuseeContext context{.columns = three ? 5 : 6, .highest = three ? 60 : 50};
        const Design design = randomDesign(random, fonts);
        const Board first = randomBoard(random, context.columns, context.highest, context.taken);
        Conditions easy = randomConditions(random, set);
        easy.digits = std::max(easy.digits, 14.0); // somebody looked at it and confirmed it
        const Photo shown = photoOf(random, design, easy, first, context.columns);
        std::vector<int> confirmed;
        for (const auto& gallery : first) {
            confirmed.insert(confirmed.end(), gallery.begin(), gallery.begin() + context.columns);
        }
        const Board board = randomBoard(random, context.columns, context.highest, context.taken);
        const Conditions now = randomConditions(random, set);
        const Photo photo = photoOf(random, design, now, board, context.columns);
        const bool large = now.digits >= 16;
        const auto begun = std::chrono::steady_clock::now();
        const auto before = reading::readMusee(pixelsOf(photo.picture), photo.corners, context, {});
        times.push_back(
            std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begun)
                .count());
        const bool good = count(fresh, before, board, context.columns, large);
        const auto learned =
            reading::learn(pixelsOf(shown.picture), shown.corners, context, confirmed, {});
        const auto after =
            reading::readMusee(pixelsOf(photo.picture), photo.corners, context, learned);
        const bool better = count(taught, after, board, context.columns, large);
        if (verbose && !good) {
            explain(board, before, context.columns, "fresh" + std::to_string(i), design, now);
        }
        if (verbose && !better) {
            explain(board, after, context.columns, "taught" + std::to_string(i), design, now);
        }
        if (verbose && i % 20 == 3) {
            explain(board, after, context.columns, "sample" + std::to_string(i), design, now);
        }
        if (i % 10 == 0) {
            const Photo nothing = photoWithoutBoard(random, set, fonts);
            const auto none =
                reading::readMusee(pixelsOf(nothing.picture), nothing.corners, context,
                                   i % 20 == 0 ? learned : reading::Learned{});
            sureOnNothing +=
                std::ranges::any_of(none.spaces,
                                    [](const auto& space) {
                                        return space.state == reading::SpaceReading::State::sure;
                                    })
                    ? 1
                    : 0;
        }
    }
    print(fresh, "before anything was learned", "≥ 85 %");
    print(taught, "after one confirmed board", "≥ 95 %");
    std::printf("photos without a board with something sure\t0\t%d of %d\n", sureOnNothing,
                (boards + 9) / 10);
    std::ranges::sort(times);
    std::printf("reading, without decoding the file\t–\t%.0f ms median, %.0f ms at most\n",
                times[times.size() / 2], times.back());
    for (const auto& [bin, counts] : taught.sure) {
        std::printf("    sure at %.3f: right\t–\t%d of %d\n", bin * 0.005, counts[1], counts[0]);
    }
    return 0;
}
