// Measures the window: an edit until it is drawn, a start until the first frame, memory, and how
// these grow with the library. Prints rows for tests/bench/run: what, target, measured. Runs
// without a screen on Qt's offscreen platform, drawn by the processor. `bench_app drag` needs a
// screen with OpenGL and measures a drag in a window of phone size.
// Usage: bench_app [edits] [rounds] [start] [growth]: all of them when none is named; bench_app
// drag.
#include "app/library/library_connection.h"
#include "app/library/library_games.h"
#include "app/viewmodels/artsociety/art_society_table.h"
#include "app/viewmodels/muse/muse_table.h"
#include "tests/bench/started.h"
#include "tests/stage/stage.h"

#include <QGuiApplication>
#include <QQuickItem>
#include <QTimer>
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <fstream>
#include <functional>
#include <random>
#include <unistd.h>

namespace {

using namespace cimaise;

/// CPU time of all threads of this process, in ms.
double processorTime() {
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

double quantile(std::vector<double> figures, double part) {
    const auto place = static_cast<std::ptrdiff_t>(part * static_cast<double>(figures.size() - 1));
    std::ranges::nth_element(figures, figures.begin() + place);
    return figures[static_cast<std::size_t>(place)];
}

void row(const char* what, const char* target, const std::string& measured) {
    std::printf("%s\t%s\t%s\n", what, target, measured.c_str());
}

std::string figures(const char* format, auto... values) {
    std::array<char, 200> text{};
    std::snprintf(text.data(), text.size(), format, values...); // NOLINT(*-vararg)
    return text.data();
}

/// Until what has changed is drawn.
void draw(QQuickWindow& window) {
    bool drawn = false;
    QObject::connect(
        &window, &QQuickWindow::frameSwapped, &window, [&drawn] { drawn = true; },
        Qt::SingleShotConnection);
    window.update(); // an edit that changes nothing to see asks for no frame
    while (!drawn) {
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
}

/// No hand touches twice within an eighth of a second: what the app does in between is its own.
void rest() {
    constexpr int pause = 125;
    QEventLoop loop;
    QTimer::singleShot(pause, &loop, &QEventLoop::quit);
    loop.exec();
}

/// Hangs any painting anywhere, again and again: half of what lies there then breaks a rule.
void measureEdits() {
    constexpr int edits = 600;
    Stage stage{Language::english, QStringLiteral("light")};
    stage.app().files()->openFile(QUrl::fromLocalFile(
        QStringLiteral(CIMAISE_SOURCE_DIR "/samples/musee/finished-2.cimaise")));
    stage.settle();
    std::mt19937 dice{20261120}; // NOLINT(cert-msc*): the same edits at each run
    std::vector<double> times;
    std::vector<double> models;
    for (int i = 0; i < edits; ++i) {
        stage.table().touch(static_cast<int>(dice() % 18));
        stage.settle();
        const int number = 1 + static_cast<int>(dice() % 50);
        if (!stage.table().keypad()->keys()->valueOf(number - 1, "legal").toBool()) {
            stage.table().keypad()->press(number); // objects once
            stage.settle();
        }
        auto& table = stage.table();
        rest();
        const double start = processorTime();
        table.keypad()->press(number);
        models.push_back(processorTime() - start);
        draw(stage.window());
        times.push_back(processorTime() - start);
    }
    row("edit to repainted findings, CPU p99", "≤ 8 ms",
        figures("%.1f ms (median %.1f ms; 1200 × 800, drawn by the processor)",
                quantile(times, 0.99), quantile(times, 0.5)));
    row("    of it, rules, score and models", "–",
        figures("%.1f ms (median %.1f ms)", quantile(models, 0.99), quantile(models, 0.5)));
}

/// The CPU time of something done until it is drawn; of it, that until it returns.
struct Costs {
    std::vector<double> whole{};
    std::vector<double> models{};

    void measure(QQuickWindow& window, const auto& what) {
        const double start = processorTime();
        what();
        models.push_back(processorTime() - start);
        draw(window);
        whole.push_back(processorTime() - start);
    }

    void print(const char* name) const {
        row(name, "≤ 8 ms",
            figures("%.1f ms (median %.1f ms)", quantile(whole, 0.99), quantile(whole, 0.5)));
        row("    of it, rules, score and models", "–",
            figures("%.1f ms (median %.1f ms)", quantile(models, 0.99), quantile(models, 0.5)));
    }
};

/// Resolves and plays the sample's round of four players, takes it back, and does it again.
void measureRounds() {
    constexpr int rounds = 200;
    Stage stage{Language::english, QStringLiteral("light")};
    stage.app().files()->openFile(
        QUrl::fromLocalFile(QStringLiteral(CIMAISE_SOURCE_DIR "/samples/muse/round.cimaise")));
    stage.settle();
    auto& table = *stage.window().findChild<MuseTable*>();
    table.setMode(MuseTable::Round);
    Costs resolved;
    Costs played;
    for (int i = 0; i < rounds; ++i) {
        stage.settle();
        rest();
        resolved.measure(stage.window(), [&] { table.round()->setResolved(true); });
        stage.settle();
        rest();
        played.measure(stage.window(), [&] { table.round()->play(); });
        stage.session().historyView()->undo();
        table.round()->setResolved(false);
    }
    resolved.print("a round of Muse resolved, repainted, CPU p99");
    played.print("a round of Muse played, repainted, CPU p99");
}

/// The item of the window that is drawn by this QML file.
QQuickItem& itemOf(const QQuickWindow& window, const char* file) {
    for (auto* item : window.findChildren<QQuickItem*>()) {
        if (QByteArray{item->metaObject()->className()}.startsWith(file)) {
            return *item;
        }
    }
    std::abort();
}

void sendMouse(QQuickWindow& window, QEvent::Type type, QPointF at) {
    const bool moves = type == QEvent::MouseMove;
    const bool up = type == QEvent::MouseButtonRelease;
    QMouseEvent event{type,
                      at,
                      window.mapToGlobal(at),
                      moves ? Qt::NoButton : Qt::LeftButton,
                      up ? Qt::NoButton : Qt::LeftButton,
                      Qt::NoModifier};
    QCoreApplication::sendEvent(&window, &event);
}

/// Drags a tile to every square of a wall of 25 tiles, as events of the window.
void measureDrag() {
    constexpr int rounds = 5;
    Stage stage{Language::english, QStringLiteral("light")};
    stage.window().resize(390, 844);
    stage.app().files()->openFile(QUrl::fromLocalFile(
        QStringLiteral(CIMAISE_SOURCE_DIR "/samples/art-society/finished-2.cimaise")));
    stage.settle();
    const auto& wall = *stage.window().findChild<ArtSocietyTable*>()->wall();
    const QQuickItem& plank = itemOf(stage.window(), "ArtSocietyWallSurface");
    const auto centre = [&](int column, int row) {
        return plank.mapToScene({(column - 0.5) * plank.width() / wall.columns(),
                                 (row - 0.5) * plank.height() / wall.rows()});
    };
    std::vector<double> times;
    std::vector<double> models;
    sendMouse(stage.window(), QEvent::MouseButtonPress, centre(6, 5));
    for (int step = 0; step < rounds * wall.columns() * wall.rows(); ++step) {
        const int square = step % (wall.columns() * wall.rows());
        const double start = processorTime();
        sendMouse(stage.window(), QEvent::MouseMove,
                  centre(1 + square % wall.columns(), 1 + square / wall.columns()));
        models.push_back(processorTime() - start);
        draw(stage.window());
        times.push_back(processorTime() - start);
    }
    sendMouse(stage.window(), QEvent::MouseButtonRelease, centre(6, 5));
    row("a tile dragged over a full wall, a frame's CPU p99", "≤ 16 ms",
        figures("%.1f ms (median %.1f ms; 390 × 844, OpenGL)", quantile(times, 0.99),
                quantile(times, 0.5)));
    row("    of it, the judgement and what it moves", "–",
        figures("%.1f ms (median %.1f ms)", quantile(models, 0.99), quantile(models, 0.5)));
}

void fill(const QString& folder, int games) {
    {
        const Library library{folder};
    }
    Connection connection{folder + "/library.sqlite", Connection::Mode::write};
    transact(connection, [&](Connection& inside) {
        for (int number = 1; number <= games; ++number) {
            const QString title = QStringLiteral("Evening %1").arg(number);
            tables::create(inside,
                           {.id = number,
                            .facts = {.game = "musee",
                                      .title = title,
                                      .players = "Ana · Bo",
                                      .score = "Ana 34 · Bo 29"}},
                           "{}", 0);
        }
    });
}

Started startedWith(const QString& folder) {
    constexpr int times = 11;
    const QString program = QCoreApplication::applicationDirPath() + "/cimaise";
    std::vector<Started> runs;
    for (int i = 0; i < times; ++i) {
        runs.push_back(
            start(program.toStdString(), {"--data", folder.toStdString()}, Until::drawn));
    }
    std::ranges::sort(runs, {}, &Started::firstFrame);
    return runs[times / 2];
}

/// Typing one letter of a search until its hits are drawn.
double searchTime(const QString& folder) {
    constexpr int letters = 40;
    Stage stage{folder, Language::english, QStringLiteral("light")};
    std::vector<double> times;
    for (int i = 0; i < letters; ++i) {
        stage.settle();
        const double start = processorTime();
        stage.app().games()->setSearch(i % 2 == 0 ? QStringLiteral("ana eve") : QString{});
        draw(stage.window());
        times.push_back(processorTime() - start);
    }
    return quantile(times, 0.5);
}

void measureStart() {
    const QTemporaryDir few;
    const QTemporaryDir many;
    fill(few.path(), 10);
    fill(many.path(), 10'000);
    const Started withFew = startedWith(few.path());
    const Started withMany = startedWith(many.path());
    row("start to first frame, whole process", "≤ 250 ms", figures("%.0f ms", withFew.firstFrame));
    row("memory at its highest until then", "≤ 120 MB", figures("%.0f MB", withFew.peak));
    row("start with 10,000 games against 10", "≤ 1.2 ×",
        figures("%.2f × (%.0f ms)", withMany.firstFrame / withFew.firstFrame, withMany.firstFrame));
    const double fewSearch = searchTime(few.path());
    const double manySearch = searchTime(many.path());
    row("search in 10,000 games against 10, CPU", "≤ 1.2 ×",
        figures("%.2f × (%.1f ms)", manySearch / fewSearch, manySearch));
}

/// Resident memory of this process, in MB.
double residentMemory() {
    std::ifstream figures{"/proc/self/statm"};
    double size = 0;
    double resident = 0;
    figures >> size >> resident;
    return resident * static_cast<double>(sysconf(_SC_PAGESIZE)) / 1e6;
}

/// Memory after ten times and after all times.
void growthRow(const char* what, int times, const std::function<void(int)>& action) {
    constexpr int first = 10;
    for (int i = 0; i < first; ++i) {
        action(i);
    }
    const double before = residentMemory();
    for (int i = first; i < times; ++i) {
        action(i);
    }
    row(what, "0 MB",
        figures("%+.1f MB (from %.0f MB after ten)", residentMemory() - before, before));
}

/// Memory growth with the edits of a game, with the games opened and with the pages shown.
void measureGrowth() {
    Stage stage{Language::english, QStringLiteral("light")};
    AppController& app = stage.app();
    std::vector<GameId> games;
    for (const char* game : gameIds()) {
        stage.openSample(game, QStringLiteral("finished-3"));
        games.push_back(stage.session().id());
    }
    const auto open = [&](int i) {
        app.games()->open(games[static_cast<std::size_t>(i) % games.size()]);
        stage.settle();
    };
    growthRow("memory, 100 games opened", 100, open);
    const auto show = [&](int i) {
        constexpr std::array pages{Navigator::New, Navigator::Rules, Navigator::Players,
                                   Navigator::Settings, Navigator::Statistics};
        app.navigator()->show(pages.at(static_cast<std::size_t>(i) % pages.size()));
        stage.settle();
        app.navigator()->back();
        stage.settle();
    };
    app.navigator()->show(Navigator::Home);
    growthRow("memory, 100 pages shown", 100, show);
    open(0);
    std::mt19937 dice{20261120}; // NOLINT(cert-msc*): the same edits at each run
    growthRow("memory, 1,000 edits of a Musée", 1000, [&](int) {
        stage.table().touch(static_cast<int>(dice() % 18));
        const int number = 1 + static_cast<int>(dice() % 50);
        stage.table().keypad()->press(number);
        stage.table().keypad()->press(number); // objects once
        stage.settle();
    });
}

} // namespace

int main(int argc, char** argv) {
    if (argc == 2 && std::strcmp(argv[1], "drag") == 0) {
        const QGuiApplication app{argc, argv};
        measureDrag();
        return 0;
    }
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    const QGuiApplication app{argc, argv};
    const QStringList asked = QCoreApplication::arguments().sliced(1);
    const auto wanted = [&](const char* part) {
        return asked.isEmpty() || asked.contains(QLatin1String(part));
    };
    if (wanted("edits")) {
        measureEdits();
    }
    if (wanted("rounds")) {
        measureRounds();
    }
    if (wanted("start")) {
        measureStart();
    }
    if (wanted("growth")) {
        measureGrowth();
    }
    return 0;
}
