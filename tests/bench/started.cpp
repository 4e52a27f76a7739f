// Enables Qt Quick's log of drawn frames; its first line ends the start.
#include "tests/bench/started.h"

#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <ctime>
#include <fcntl.h>
#include <string_view>
#include <sys/resource.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <utility>

namespace {

constexpr std::string_view drawn = "Frame rendered";

/// Replaces the child process by the program and sends its messages to the pipe.
[[noreturn]] void replaceBy(std::vector<std::string> command, int messages) {
    dup2(messages, STDERR_FILENO);
    setenv("QT_LOGGING_RULES", "qt.scenegraph.time.renderloop.debug=true", 1);
    setenv("QT_FORCE_STDERR_LOGGING", "1", 1);
    std::vector<char*> words;
    for (std::string& word : command) {
        words.push_back(word.data());
    }
    words.push_back(nullptr);
    execv(words.front(), words.data());
    _exit(127);
}

/// Reads messages until the child has drawn a frame; aborts if the child ends first.
void waitForFrame(int messages) {
    std::string output;
    std::array<char, 4096> part{};
    while (output.find(drawn) == std::string::npos) {
        const ssize_t size = read(messages, part.data(), part.size());
        if (size <= 0) {
            std::abort(); // the child ended without a frame
        }
        output.append(part.data(), static_cast<std::size_t>(size));
    }
}

double milliseconds(const timeval& time) {
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_usec) / 1e3;
}

/// Processor time so far, in ms.
double processorTime(pid_t process) {
    clockid_t clock{};
    timespec used{};
    if (clock_getcpuclockid(process, &clock) != 0 || clock_gettime(clock, &used) != 0) {
        std::abort(); // the process has ended
    }
    return static_cast<double>(used.tv_sec) * 1e3 + static_cast<double>(used.tv_nsec) / 1e6;
}

/// Waits until the process is idle. Reads its messages, which would otherwise block it.
void waitForRest(pid_t process, int messages) {
    constexpr std::chrono::milliseconds interval{400};
    constexpr double nothing = 8;         // ms: a cursor that blinks
    fcntl(messages, F_SETFL, O_NONBLOCK); // NOLINT(*-vararg)
    std::array<char, 4096> part{};
    double before = 0;
    double now = processorTime(process);
    do {
        std::this_thread::sleep_for(interval);
        while (read(messages, part.data(), part.size()) > 0) {
        }
        before = std::exchange(now, processorTime(process));
    } while (now - before > nothing);
}

} // namespace

Started start(const std::string& program, const std::vector<std::string>& arguments, Until until) {
    std::vector<std::string> command{program};
    command.insert(command.end(), arguments.begin(), arguments.end());
    std::array<int, 2> pipe{};
    if (pipe2(pipe.data(), O_CLOEXEC) != 0) {
        std::abort();
    }
    const auto startTime = std::chrono::steady_clock::now();
    const pid_t child = fork();
    if (child == 0) {
        replaceBy(command, pipe[1]);
    }
    close(pipe[1]);
    waitForFrame(pipe[0]);
    const std::chrono::duration<double, std::milli> elapsed =
        std::chrono::steady_clock::now() - startTime;
    if (until == Until::atRest) {
        waitForRest(child, pipe[0]);
    }
    kill(child, SIGTERM);
    int status = 0;
    rusage used{};
    wait4(child, &status, 0, &used);
    close(pipe[0]);
    return {.firstFrame = elapsed.count(),
            .cpu = milliseconds(used.ru_utime) + milliseconds(used.ru_stime),
            .peak = static_cast<double>(used.ru_maxrss) / 1024};
}
