// In a signal handler, only wakes the event loop, because a signal can interrupt the program at any
// point.
#include "app/window/shutdown_handler.h"

#include "app/shell/app_controller.h"

#include <QGuiApplication>
#include <QSessionManager>
#include <QSocketNotifier>
#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace cimaise {

namespace {

constexpr std::array requests{SIGTERM, SIGINT, SIGHUP};

// NOLINTNEXTLINE(cppcoreguidelines-avoid-non-const-global-variables): signals know no object
std::array<int, 2> bell{-1, -1};

void ring(int /*signal*/) {
    const int error = errno;
    const char once = 1;
    [[maybe_unused]] const ssize_t written = ::write(bell[1], &once, 1);
    errno = error;
}

void answer(void (*handler)(int)) {
    for (const int request : requests) {
        struct sigaction before{};
        sigaction(request, nullptr, &before);
        if (before.sa_handler != SIG_IGN) { // ignored signals stay ignored, as with nohup(1)
            struct sigaction action{};
            action.sa_handler = handler;
            action.sa_flags = SA_RESTART;
            sigaction(request, &action, nullptr);
        }
    }
}

} // namespace

ShutdownHandler::ShutdownHandler(AppController& app) : m_app(app) {
    if (::pipe2(bell.data(), O_CLOEXEC | O_NONBLOCK) == 0) {
        const auto* notifier = new QSocketNotifier{bell[0], QSocketNotifier::Read, this};
        connect(notifier, &QSocketNotifier::activated, this, &ShutdownHandler::answerSignal);
        answer(ring);
    }
    connect(qGuiApp, &QGuiApplication::commitDataRequest, this, &ShutdownHandler::answerSession,
            Qt::DirectConnection);
}

ShutdownHandler::~ShutdownHandler() {
    answer(SIG_DFL);
    for (int& end : bell) {
        ::close(std::exchange(end, -1));
    }
}

void ShutdownHandler::answerSignal() {
    std::array<char, 16> rung{};
    while (::read(bell[0], rung.data(), rung.size()) > 0) {
    }
    if (m_app.mayEnd()) {
        QCoreApplication::exit(0);
    }
}

void ShutdownHandler::answerSession(QSessionManager& session) {
    if (!m_app.mayEnd() && session.allowsInteraction()) {
        session.cancel();
        session.release();
    }
}

} // namespace cimaise
