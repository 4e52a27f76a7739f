// Enters a sample of a game through the window, tap by tap, and measures what a tap costs until it
// is drawn. Usage: bench_taps GAME|musee-random|muse-round WIDTHxHEIGHT. Prints a row for each tap:
// number, kind, CPU time in ms. Under callgrind each tap is dumped by itself, so that its work can
// be counted: tests/bench/taps.
#include "app/viewmodels/muse/muse_table.h"
#include "positions/cases.h"
#include "tests/qml/items.h"
#include "tests/stage/scripts/script.h"

#include <QGuiApplication>
#include <QTest>
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>
#include <random>
#include <valgrind/callgrind.h>

namespace {

using namespace cimaise;

/// CPU time of all threads of this process, in ms.
double processorTime() {
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

/// A game that is entered by taps.
class Walk : public Taps {
public:
    explicit Walk(const QSize& size) {
        m_stage.window().resize(size);
        m_stage.settle();
    }

    /// Hangs any painting anywhere in a finished game: half of what lies there then breaks a rule.
    void enterAnything();
    void enterRoundOfMuse();

private:
    void tapItem(const char* kind, QQuickItem& item) override;
    void outline(QPoint from, QPoint to) override;
    /// Until nothing is left to do; players do not tap faster.
    void settle() override;
    void fail(const std::string& why) override;
    /// Measures an action until it is drawn.
    void measure(const char* kind, const std::function<void()>& action);
    void draw();

    int m_taps = 0;
};

void Walk::draw() {
    bool drawn = false;
    QObject::connect(
        &m_stage.window(), &QQuickWindow::frameSwapped, &m_stage.window(),
        [&drawn] { drawn = true; }, Qt::SingleShotConnection);
    m_stage.window().update(); // an edit that changes nothing visible asks for no frame
    while (!drawn) {
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
}

void Walk::settle() {
    constexpr int pause = 125;
    QTest::qWait(pause);
    m_stage.settle();
}

void Walk::measure(const char* kind, const std::function<void()>& action) {
    CALLGRIND_START_INSTRUMENTATION;
    CALLGRIND_ZERO_STATS;
    const double start = processorTime();
    action();
    draw();
    const double cost = processorTime() - start;
    ++m_taps;
    const std::string name = std::to_string(m_taps) + ' ' + kind;
    CALLGRIND_DUMP_STATS_AT(name.c_str());
    std::printf("%d\t%s\t%.3f\n", m_taps, kind, cost);
    settle();
}

void Walk::fail(const std::string& why) {
    std::fprintf(stderr, "after tap %d: %s\n", m_taps, why.c_str());
    std::exit(1);
}

void Walk::tapItem(const char* kind, QQuickItem& item) {
    if (bringIntoView(item)) {
        settle();
    }
    const QPoint at = placeOf(item).center().toPoint();
    measure(kind, [&] { QTest::mouseClick(&m_stage.window(), Qt::LeftButton, {}, at); });
}

void Walk::outline(QPoint from, QPoint to) {
    const QPoint begin = middleOf(from);
    const QPoint corner = middleOf({to.x(), from.y()});
    const QPoint end = middleOf(to);
    measure("outline", [&] {
        QTest::mousePress(&m_stage.window(), Qt::LeftButton, {}, begin);
        QTest::mouseMove(&m_stage.window(), corner);
        QTest::mouseMove(&m_stage.window(), end);
        QTest::mouseRelease(&m_stage.window(), Qt::LeftButton, {}, end);
    });
}

void Walk::enterAnything() {
    m_stage.openSample("musee", QStringLiteral("finished-2"));
    settle();
    std::mt19937 dice{20261120}; // NOLINT(cert-msc*): the same edits at each run
    for (int i = 0; i < 40; ++i) {
        tap("select", all("MuseeSpace"), dice());
        const Items keys = all("KeypadKey");
        const std::size_t key = dice() % keys.size();
        const RowsModel& states = *m_stage.table().keypad()->keys();
        if (!states.valueOf(static_cast<int>(key), "legal").toBool()) {
            tap("objection", keys, key);
            QTest::qWait(600); // until it can have been read
        }
        tap("edit", keys, key);
    }
}

void Walk::enterRoundOfMuse() {
    m_stage.app().draft()->setGame(QStringLiteral("muse"));
    m_stage.app().draft()->setPlayerCount(3);
    m_stage.app().draft()->start();
    settle();
    const auto action = [&](std::size_t which) { tap("action", all("Segment"), which); };
    const auto card = [&](const char* name) {
        tap("card",
            saying("MuseDeckKey", "name", qtTrId((std::string{"muse.card."} + name).c_str())));
    };
    auto& table = *m_stage.window().findChild<MuseTable*>();
    for (const int suit : {0, 1, 2}) {
        table.coins()->add(suit, 1);
    }
    tool("muse.tool.round");
    action(1);
    card("the-author");
    tap("coin", all("MusePaymentKey"), 0);
    tap("coin", all("MusePaymentKey"), 1);
    button("muse.round.next-player", "player");
    action(0);
    card("the-bard");
    button("muse.round.next-player", "player");
    action(2);
    card("the-end");
    card("the-windfall");
    button("muse.round.resolve", "resolve");
    button("muse.round.play", "play");
}

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    const QGuiApplication app{argc, argv};
    int width = 0;
    int height = 0;
    const std::string_view walk{argc == 3 ? argv[1] : ""};
    const bool isGame = findGame(walk) != nullptr;
    if ((!isGame && walk != "musee-random" && walk != "muse-round") ||
        std::sscanf(argv[2], "%dx%d", &width, &height) != 2) { // NOLINT(*-vararg,cert-err34-c)
        std::fputs("Usage: bench_taps GAME|musee-random|muse-round WIDTHxHEIGHT\n", stderr);
        return 2;
    }
    Walk taps{{width, height}};
    if (isGame) {
        enterSample(taps, walk);
    } else if (walk == "musee-random") {
        taps.enterAnything();
    } else {
        taps.enterRoundOfMuse();
    }
    return 0;
}
