// Enters a game of each kind through the window, tap by tap, and measures what a tap costs until it
// is drawn. Usage: bench_taps GAME WIDTHxHEIGHT. Prints a row for each tap: number, kind, CPU time
// in ms. Under callgrind each tap is dumped by itself, so that its work can be counted:
// tests/bench/taps.
#include "app/viewmodels/muse/muse_table.h"
#include "tests/qml/items.h"
#include "tests/stage/stage.h"

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

/// A game of three that is entered by taps.
class Walk {
public:
    Walk(const QString& game, const QSize& size) {
        m_stage.window().resize(size);
        m_stage.settle();
        m_stage.app().draft()->setGame(game);
        m_stage.app().draft()->setPlayerCount(3);
        m_stage.app().draft()->start();
        rest();
        CALLGRIND_START_INSTRUMENTATION;
    }

    void enterMusee();
    /// Hangs any painting anywhere in a finished game: half of what lies there then breaks a rule.
    void enterAnything();
    void enterArtSociety();
    void enterMuse();
    void enterRoundOfMuse();
    void enterMuseum();

private:
    using Items = std::vector<QQuickItem*>;

    [[nodiscard]] Items all(const char* file) const { return shownItems(m_stage.window(), file); }
    [[nodiscard]] Items saying(const char* file, const char* property,
                               const QVariant& value) const {
        Items items = all(file);
        std::erase_if(items,
                      [&](const QQuickItem* item) { return item->property(property) != value; });
        return items;
    }
    void tap(const char* kind, const Items& items, std::size_t which = 0);
    void button(const char* kind, const char* text) {
        tap(kind, saying("AppButton", "text", qtTrId(text)));
    }
    void drag(QPoint from, QPoint to);
    /// Measures an action until it is drawn.
    void measure(const char* kind, const std::function<void()>& action);
    void draw();
    /// Until nothing is left to do; players do not tap faster.
    void rest();

    Stage m_stage{Language::english, QStringLiteral("light")};
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

void Walk::rest() {
    constexpr int pause = 125;
    QTest::qWait(pause);
    m_stage.settle();
}

void Walk::measure(const char* kind, const std::function<void()>& action) {
    CALLGRIND_ZERO_STATS;
    const double start = processorTime();
    action();
    draw();
    const double cost = processorTime() - start;
    ++m_taps;
    const std::string name = std::to_string(m_taps) + ' ' + kind;
    CALLGRIND_DUMP_STATS_AT(name.c_str());
    std::printf("%d\t%s\t%.3f\n", m_taps, kind, cost);
    rest();
}

void Walk::tap(const char* kind, const Items& items, std::size_t which) {
    if (items.empty()) {
        std::fprintf(stderr, "tap %d: nothing to tap for “%s”\n", m_taps + 1, kind);
        std::exit(1);
    }
    const QPoint at = placeOf(*items.at(which % items.size())).center().toPoint();
    measure(kind, [&] { QTest::mouseClick(&m_stage.window(), Qt::LeftButton, {}, at); });
}

void Walk::drag(QPoint from, QPoint to) {
    const QQuickItem& plank = *all("ArtSocietyWallSurface").front();
    const int cell = plank.property("cell").toInt();
    const auto at = [&](QPoint square) {
        return plank.mapToScene({(square.x() - 0.5) * cell, (square.y() - 0.5) * cell}).toPoint();
    };
    measure("outline", [&] {
        QTest::mousePress(&m_stage.window(), Qt::LeftButton, {}, at(from));
        QTest::mouseMove(&m_stage.window(), at({to.x(), from.y()}));
        QTest::mouseMove(&m_stage.window(), at(to));
        QTest::mouseRelease(&m_stage.window(), Qt::LeftButton, {}, at(to));
    });
}

void Walk::enterMusee() {
    for (std::size_t i = 0; i < 40; ++i) {
        tap("select", all("MuseeSpace"), i * 5);
        tap("edit", all("KeypadKey"), i * 7);
    }
}

void Walk::enterAnything() {
    m_stage.openSample("musee", QStringLiteral("finished-2"));
    rest();
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

void Walk::enterArtSociety() {
    for (int i = 0; i < 20; ++i) {
        const QPoint corner{1 + 2 * (i % 5), 1 + 2 * (i / 5)};
        drag(corner, corner + QPoint{i % 2, 1});
        const auto row = static_cast<std::size_t>(i);
        const Items types = saying("ArtSocietyKey", "frame", QString{});
        if (types.empty()) { // a key for each type in each frame
            tap("edit", all("ArtSocietyKey"), row * 7);
        } else {
            tap("type", types, row * 3);
            tap("edit", saying("ArtSocietyKey", "type", QString{}), row);
        }
    }
}

void Walk::enterMuse() {
    for (std::size_t i = 0; i < 40; ++i) {
        tap("edit", all("MuseDeckKey"), i * 7);
    }
}

void Walk::enterRoundOfMuse() {
    const auto action = [&](std::size_t which) { tap("action", all("Segment"), which); };
    const auto card = [&](const char* name) {
        tap("card",
            saying("MuseDeckKey", "name", qtTrId((std::string{"muse.card."} + name).c_str())));
    };
    auto& table = *m_stage.window().findChild<MuseTable*>();
    for (const int suit : {0, 1, 2}) {
        table.coins()->add(suit, 1);
    }
    tap("mode", saying("ToolKey", "text", qtTrId("muse.tool.round")));
    action(1);
    card("the-author");
    tap("coin", all("MusePaymentKey"), 0);
    tap("coin", all("MusePaymentKey"), 1);
    button("player", "muse.round.next-player");
    action(0);
    card("the-bard");
    button("player", "muse.round.next-player");
    action(2);
    card("the-end");
    card("the-windfall");
    button("resolve", "muse.round.resolve");
    button("play", "muse.round.play");
}

void Walk::enterMuseum() {
    for (std::size_t i = 0; i < 20; ++i) {
        const auto keys = [&](bool civilised, bool domained) {
            Items found = all("MuseumKey");
            std::erase_if(found, [&](const QQuickItem* key) {
                return key->property("civilisation").toString().isEmpty() == civilised ||
                       key->property("domain").toString().isEmpty() == domained;
            });
            return found;
        };
        tap("civilisation", keys(true, false), i * 5);
        tap("domain", keys(false, true), i);
        tap("edit", keys(false, false), i * 3);
    }
}

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    const QGuiApplication app{argc, argv};
    int width = 0;
    int height = 0;
    if (argc != 3 ||
        std::sscanf(argv[2], "%dx%d", &width, &height) != 2) { // NOLINT(*-vararg,cert-err34-c)
        std::fputs("Usage: bench_taps musee|art-society|muse|muse-round|museum WIDTHxHEIGHT\n",
                   stderr);
        return 2;
    }
    const std::string_view game{argv[1]};
    Walk walk{QString::fromLatin1(argv[1]).section('-', 0, game == "art-society" ? 1 : 0),
              {width, height}};
    if (game == "musee") {
        walk.enterMusee();
    } else if (game == "musee-random") {
        walk.enterAnything();
    } else if (game == "art-society") {
        walk.enterArtSociety();
    } else if (game == "muse") {
        walk.enterMuse();
    } else if (game == "muse-round") {
        walk.enterRoundOfMuse();
    } else {
        walk.enterMuseum();
    }
    return 0;
}
