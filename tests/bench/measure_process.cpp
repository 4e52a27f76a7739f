// Measures a program by running it many times; prints medians of one run: elapsed ms, CPU ms, peak
// KiB. Small itself, because the peak of a child includes its memory before exec.
// Usage: measure_process RUNS PROGRAM [ARGUMENT…]
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace {

struct Run {
    double elapsed = 0; ///< ms
    double cpu = 0;     ///< ms
    double peak = 0;    ///< KiB
    bool started = false;
};

double milliseconds(const timeval& time) {
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_usec) / 1e3;
}

/// Never comes back: the child becomes the program, its output unseen.
[[noreturn]] void replaceBy(char* const* command) {
    const int nowhere = open("/dev/null", O_RDWR | O_CLOEXEC); // NOLINT(*-vararg)
    dup2(nowhere, STDIN_FILENO);
    dup2(nowhere, STDOUT_FILENO);
    execv(command[0], command);
    _exit(127);
}

Run runOnce(char* const* command) {
    const auto start = std::chrono::steady_clock::now();
    const pid_t child = fork();
    if (child == 0) {
        replaceBy(command);
    }
    int status = 0;
    rusage used{};
    wait4(child, &status, 0, &used);
    const std::chrono::duration<double, std::milli> elapsed =
        std::chrono::steady_clock::now() - start;
    return {.elapsed = elapsed.count(),
            .cpu = milliseconds(used.ru_utime) + milliseconds(used.ru_stime),
            .peak = static_cast<double>(used.ru_maxrss),
            .started = WIFEXITED(status) && WEXITSTATUS(status) != 127};
}

double median(std::vector<Run> runs, double Run::* figure) {
    const auto middle = runs.begin() + std::ssize(runs) / 2;
    std::ranges::nth_element(runs, middle, {}, figure);
    return (*middle).*figure;
}

} // namespace

int main(int argc, char** argv) {
    const int count = argc > 2 ? std::max(0, std::atoi(argv[1])) : 0; // NOLINT(cert-err34-c)
    std::vector<Run> runs;
    runs.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) {
        runs.push_back(runOnce(argv + 2));
    }
    if (runs.empty() || !runs.front().started) {
        std::fputs("measure_process RUNS PROGRAM [ARGUMENT…]\n", stderr);
        return 1;
    }
    std::printf("%.2f %.2f %.0f\n", median(runs, &Run::elapsed), median(runs, &Run::cpu),
                median(runs, &Run::peak));
    return 0;
}
