// Measures the reading of printed digits on real photos of puzzles: bench_reading_photos FOLDER
// [development|test]. The folder holds image*.jpg, image*.dat (two lines, then the digits) and
// corners.csv, as in the data set of Wicht and Hennebert. Every third puzzle is for testing.
#include "app/photos/picture_pixels.h"
#include "app/photos/picture_reader.h"
#include "app/reading/grid_reader.h"

#include <QFile>
#include <QGuiApplication>
#include <QTextStream>
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <map>
#include <string>
#include <vector>

using namespace cimaise;

namespace {

struct Puzzle {
    QString name;
    QString digits; ///< row by row, 0 for an empty cell
    reading::Corners corners;
};

QString digitsOf(const QString& path) {
    QFile file{path};
    (void)file.open(QIODevice::ReadOnly);
    QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n');
    QString digits;
    for (qsizetype i = 2; i < std::min(lines.size(), qsizetype{11}); ++i) {
        digits += lines[i].simplified().remove(u' ');
    }
    return digits;
}

std::vector<Puzzle> puzzlesIn(const QString& folder) {
    std::vector<Puzzle> puzzles;
    QFile table{folder + QStringLiteral("/corners.csv")};
    (void)table.open(QIODevice::ReadOnly);
    table.readLine();
    while (!table.atEnd()) {
        const QStringList cells = QString::fromUtf8(table.readLine()).trimmed().split(u',');
        Puzzle puzzle{.name = cells[0].section(u'.', 0, 0)};
        for (std::size_t i = 0; i < 4; ++i) {
            const auto at = static_cast<qsizetype>(i) * 2 + 1;
            puzzle.corners[i] = {cells[at].toDouble(), cells[at + 1].toDouble()};
        }
        puzzle.digits = digitsOf(folder + u'/' + puzzle.name + QStringLiteral(".dat"));
        puzzles.push_back(puzzle);
    }
    std::ranges::sort(puzzles, {}, &Puzzle::name);
    return puzzles;
}

/// Photos of one puzzle are all on one side.
std::vector<Puzzle> part(const std::vector<Puzzle>& puzzles, bool test) {
    std::map<QString, std::size_t> groups;
    std::vector<Puzzle> chosen;
    for (const Puzzle& puzzle : puzzles) {
        const std::size_t group = groups.try_emplace(puzzle.digits, groups.size()).first->second;
        if ((group % 3 == 2) == test) {
            chosen.push_back(puzzle);
        }
    }
    return chosen;
}

struct Bin {
    int all = 0;
    int right = 0;
    double sum = 0;
};

struct Counts {
    int digits = 0;
    int right = 0;
    int empty = 0;
    int toldEmpty = 0;
    std::array<Bin, 10> bins;
    std::vector<double> times;
};

void count(Counts& counts, const Puzzle& puzzle, const reading::GridReading& read, bool verbose) {
    for (std::size_t i = 0; i < 81; ++i) {
        const int expected = puzzle.digits[static_cast<qsizetype>(i)].digitValue();
        const auto& cell = read.cells[i];
        (expected > 0 ? counts.digits : counts.empty) += 1;
        const bool right = expected > 0 ? cell && cell->number == expected : !cell;
        (expected > 0 ? counts.right : counts.toldEmpty) += right ? 1 : 0;
        if (cell) {
            Bin& bin = counts.bins[std::min<std::size_t>(
                9, static_cast<std::size_t>(cell->confidence * 10))];
            ++bin.all;
            bin.right += right ? 1 : 0;
            bin.sum += cell->confidence;
        }
        if (!right && verbose) {
            std::printf("  %s row %zu column %zu: %d read as %d (%.2f)\n", qPrintable(puzzle.name),
                        i / 9 + 1, i % 9 + 1, expected, cell ? cell->number : 0,
                        cell ? cell->confidence : 0);
        }
    }
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 2) {
        return 0; // ./dev bench has no photos
    }
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication app{argc, argv};
    const QString folder = QString::fromLocal8Bit(argv[1]);
    const bool test = argc > 2 && std::string{argv[2]} == "test";
    const bool verbose = argc > 3;
    Counts counts;
    for (const Puzzle& puzzle : part(puzzlesIn(folder), test)) {
        QFile file{folder + u'/' + puzzle.name + QStringLiteral(".jpg")};
        (void)file.open(QIODevice::ReadOnly);
        const QImage image =
            PictureReader{file.readAll()}.read(8192).convertToFormat(QImage::Format_RGB32);
        const auto begun = std::chrono::steady_clock::now();
        const reading::GridReading read =
            reading::readGrid(pixelsOf(image), puzzle.corners, {9, 9});
        counts.times.push_back(
            std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begun)
                .count());
        count(counts, puzzle, read, verbose);
    }
    std::ranges::sort(counts.times);
    std::printf("digits of %zu real photos (%s)\t≥ 98.5 %%\t%.2f %% of %d\n", counts.times.size(),
                test ? "test" : "development", 100.0 * counts.right / counts.digits, counts.digits);
    std::printf("    their empty cells\t≥ 99.5 %%\t%.2f %% of %d\n",
                100.0 * counts.toldEmpty / counts.empty, counts.empty);
    std::printf("    time\t–\t%.0f ms median\n", counts.times[counts.times.size() / 2]);
    for (const Bin& bin : counts.bins) {
        if (bin.all > 0) {
            std::printf("    confidence %.3f: right\t–\t%.1f %% of %d\n", bin.sum / bin.all,
                        100.0 * bin.right / bin.all, bin.all);
        }
    }
    return 0;
}
