// Measures the start of windows from outside, as a user sees it; prints the medians of one start, a
// line per program: ms until the first pixel changes, ms until the picture is still, CPU ms until
// then, peak MB, and MB of its own (memory shared by n programs counts as 1/n). Programs take
// turns. The screen is the file that Xvfb -fbdir keeps.
// Usage: measure_window SCREEN RUNS PROGRAM [ARGUMENT…] [-- PROGRAM [ARGUMENT…]]…
#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <functional>
#include <string>
#include <string_view>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;
using Milliseconds = std::chrono::duration<double, std::milli>;

struct Run {
    double firstPixel = 0;
    double atRest = 0;
    double cpu = 0;
    double peak = 0;
    double own = 0;
};

[[noreturn]] void cancelInput(const char* why) {
    std::fprintf(stderr, "measure_window: %s\n", why); // NOLINT(*-vararg)
    std::exit(1);                                      // NOLINT(concurrency-mt-unsafe)
}

class Screen {
public:
    explicit Screen(const char* file) {
        const int opened = open(file, O_RDONLY | O_CLOEXEC); // NOLINT(*-vararg)
        struct stat status{};
        if (opened < 0 || fstat(opened, &status) != 0) {
            cancelInput("no such screen");
        }
        size = static_cast<std::size_t>(status.st_size);
        shown = mmap(nullptr, size, PROT_READ, MAP_SHARED, opened, 0);
        if (shown == MAP_FAILED) {
            cancelInput("the screen cannot be read");
        }
    }

    [[nodiscard]] std::vector<char> picture() const {
        const auto* bytes = static_cast<const char*>(shown);
        return {bytes, bytes + size};
    }
    [[nodiscard]] bool shows(const std::vector<char>& picture) const {
        return std::memcmp(shown, picture.data(), size) == 0;
    }

private:
    void* shown = nullptr;
    std::size_t size = 0;
};

double milliseconds(const timeval& time) {
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_usec) / 1e3;
}

/// MB, from what the kernel tells of a process.
double ownMemory(pid_t process) {
    std::ifstream file{"/proc/" + std::to_string(process) + "/smaps_rollup"};
    std::string word;
    double kilobytes = 0;
    while (file >> word) {
        if (word == "Pss:" && file >> kilobytes) {
            break;
        }
    }
    return kilobytes / 1024;
}

/// Never comes back: the child becomes the program, its output unseen.
[[noreturn]] void replaceBy(std::vector<char*> command) {
    const int nowhere = open("/dev/null", O_RDWR | O_CLOEXEC); // NOLINT(*-vararg)
    dup2(nowhere, STDIN_FILENO);
    dup2(nowhere, STDOUT_FILENO);
    dup2(nowhere, STDERR_FILENO);
    command.push_back(nullptr);
    execv(command.front(), command.data());
    _exit(127);
}

void waitUntil(const std::function<bool()>& holds, pid_t child) {
    const auto end = Clock::now() + 60s;
    while (!holds()) {
        int status = 0;
        if (Clock::now() > end || (child > 0 && waitpid(child, &status, WNOHANG) != 0)) {
            cancelInput("nothing is to be seen, or it has ended");
        }
        std::this_thread::sleep_for(1ms);
    }
}

Run runOnce(const Screen& screen, const std::vector<char*>& command) {
    const std::vector<char> bare = screen.picture();
    const auto startTime = Clock::now();
    const pid_t child = fork();
    if (child == 0) {
        replaceBy(command);
    }
    waitUntil([&] { return !screen.shows(bare); }, child);
    const Milliseconds firstPixel = Clock::now() - startTime;
    std::vector<char> last = screen.picture();
    auto changed = Clock::now();
    waitUntil(
        [&] {
            if (!screen.shows(last)) {
                last = screen.picture();
                changed = Clock::now();
            }
            return Clock::now() - changed > 1500ms;
        },
        child);
    const double own = ownMemory(child);
    kill(child, SIGTERM);
    int status = 0;
    rusage used{};
    wait4(child, &status, 0, &used);
    waitUntil([&] { return screen.shows(bare); }, 0);
    return {.firstPixel = firstPixel.count(),
            .atRest = Milliseconds{changed - startTime}.count(),
            .cpu = milliseconds(used.ru_utime) + milliseconds(used.ru_stime),
            .peak = static_cast<double>(used.ru_maxrss) / 1024,
            .own = own};
}

double median(std::vector<Run> runs, double Run::* figure) {
    const auto middle = runs.begin() + std::ssize(runs) / 2;
    std::ranges::nth_element(runs, middle, {}, figure);
    return (*middle).*figure;
}

struct Program {
    std::vector<char*> command{};
    std::vector<Run> runs{};
};

std::vector<Program> programs(char** word, char** end) {
    std::vector<Program> found(1);
    for (; word != end; ++word) {
        if (std::string_view{*word} == "--") {
            found.emplace_back();
        } else {
            found.back().command.push_back(*word);
        }
    }
    return found;
}

} // namespace

int main(int argc, char** argv) {
    const int count = argc > 3 ? std::atoi(argv[2]) : 0; // NOLINT(cert-err34-c)
    if (count < 1) {
        cancelInput("measure_window SCREEN RUNS PROGRAM [ARGUMENT…] [-- PROGRAM [ARGUMENT…]]");
    }
    const Screen screen{argv[1]};
    std::vector<Program> measured = programs(argv + 3, argv + argc);
    for (int i = 0; i <= count; ++i) {
        for (Program& program : measured) {
            const Run run = runOnce(screen, program.command);
            if (i > 0) { // the first start of each only fills what the system keeps
                program.runs.push_back(run);
            }
        }
    }
    for (const Program& program : measured) {
        std::array<double, 5> figures{};
        std::ranges::transform(
            std::array{&Run::firstPixel, &Run::atRest, &Run::cpu, &Run::peak, &Run::own},
            figures.begin(), [&](auto figure) { return median(program.runs, figure); });
        std::printf("%.0f %.0f %.0f %.1f %.1f\n", figures[0], figures[1], figures[2], figures[3],
                    figures[4]);
    }
    return 0;
}
