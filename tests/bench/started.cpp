// Qt Quick says when it has drawn a frame if it is asked to; the first such word ends the start.
#include "tests/bench/started.h"

#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <string_view>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

constexpr std::string_view drawn = "Frame rendered";

/// Never comes back: the child becomes the program, its messages go into the pipe.
[[noreturn]] void become(const std::string& program, const std::string& folder, int messages) {
    dup2(messages, STDERR_FILENO);
    setenv("QT_LOGGING_RULES", "qt.scenegraph.time.renderloop.debug=true", 1);
    setenv("QT_FORCE_STDERR_LOGGING", "1", 1);
    execl(program.c_str(), program.c_str(), "--data", folder.c_str(), nullptr); // NOLINT(*-vararg)
    _exit(127);
}

/// Reads until the child has drawn, or has ended.
void waitForFrame(int messages) {
    std::string said;
    std::array<char, 4096> part{};
    while (said.find(drawn) == std::string::npos) {
        const ssize_t size = read(messages, part.data(), part.size());
        if (size <= 0) {
            std::abort(); // it ended without having drawn anything
        }
        said.append(part.data(), static_cast<std::size_t>(size));
    }
}

} // namespace

Started start(const std::string& program, const std::string& folder) {
    std::array<int, 2> pipe{};
    if (pipe2(pipe.data(), O_CLOEXEC) != 0) {
        std::abort();
    }
    const auto begun = std::chrono::steady_clock::now();
    const pid_t child = fork();
    if (child == 0) {
        become(program, folder, pipe[1]);
    }
    close(pipe[1]);
    waitForFrame(pipe[0]);
    const std::chrono::duration<double, std::milli> elapsed =
        std::chrono::steady_clock::now() - begun;
    kill(child, SIGTERM);
    int status = 0;
    rusage used{};
    wait4(child, &status, 0, &used);
    close(pipe[0]);
    return {.firstFrame = elapsed.count(), .peak = static_cast<double>(used.ru_maxrss) / 1024};
}
