// Measures the search for a QR code in a camera frame. Prints a row for tests/bench/run.
#include "app/scan/picture_codes.h"
#include "tests/film/film.h"
#include "tests/film/frames.h"

#include <QGuiApplication>
#include <algorithm>
#include <chrono>
#include <cstdio>

using namespace cimaise;

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication app{argc, argv};
    std::vector<double> times;
    for (const Seen& one : film()) {
        const QVideoFrame frame = frameOf(one.picture, QVideoFrameFormat::Format_NV12);
        for (int i = 0; i < 5; ++i) {
            const auto startTime = std::chrono::steady_clock::now();
            codesInFrame(frame);
            times.push_back(std::chrono::duration<double, std::milli>(
                                std::chrono::steady_clock::now() - startTime)
                                .count());
        }
    }
    std::ranges::sort(times);
    std::printf(
        "a frame of 1280 × 720 to its code\t≤ 25 ms\t%.1f ms at most, %.1f ms median\n", // NOLINT(*-vararg)
        times.back(), times[times.size() / 2]);
    return 0;
}
