// Sets up the pages and states of Museum.
#include "app/viewmodels/museum/museum_table.h"
#include "tests/stage/states.h"
#include "tests/support/patience.h"

#include <QSignalSpy>
#include <array>

namespace cimaise {

namespace {

MuseumTable& tableOf(Stage& stage) {
    auto* table = stage.window().findChild<MuseumTable*>();
    Q_ASSERT(table != nullptr);
    return *table;
}

/// Opens a sample and selects the panel below the board.
void open(Stage& stage, const char* sample, const char* panel = "objects") {
    stage.openSample("museum", QLatin1String(sample));
    auto* tools = stage.window().findChild<QObject*>(QStringLiteral("museumTools"));
    Q_ASSERT(tools != nullptr);
    QMetaObject::invokeMethod(tools, "showPanel", Q_ARG(QString, QLatin1String(panel)));
}

void newGame(Stage& stage) {
    stage.app().draft()->setGame(QStringLiteral("museum"));
    stage.app().navigator()->show(Navigator::New);
    stage.settle();
}

void emptyPosition(Stage& stage) {
    newGame(stage);
    stage.app().draft()->start();
    stage.app().draft()->setGame(QStringLiteral("musee"));
}

void wrong(Stage& stage) {
    open(stage, "illegal");
    stage.session().highlighter()->showFinding(0);
}

void lineLit(Stage& stage) {
    open(stage, "rulebook-example", "figures");
    stage.session().highlighter()->showLine(0, QStringLiteral("domain.theology"));
}

void patron(Stage& stage) {
    open(stage, "unfinished", "figures");
    MuseumPatronPart& patron = *tableOf(stage).patron();
    patron.choose(static_cast<int>(museum::PatronKind::quadruple));
    constexpr std::array named{0, 3, 7, 17}; // Inca, Greek, Egyptian, Theology
    for (const int part : named) {
        patron.chooseGoal(part);
    }
}

/// Museum with scattered objects, and the arrangement that joins them.
void arrange(Stage& stage) {
    open(stage, "unfinished", "arrange");
    MuseumTable& table = tableOf(stage);
    constexpr int corner = 24;
    table.board()->drag(0, corner);
    QSignalSpy found{table.arrangement(), &MuseumArrangePart::found};
    while (table.arrangement()->isSearching() && found.wait(patience)) {
    }
    table.arrangement()->showStep(0);
}

void painted(Stage& stage) {
    open(stage, "unfinished");
    MuseumTable& table = tableOf(stage);
    table.setMode(MuseumTable::Paint);
    table.keys()->pressCivilisation(1);
    table.board()->touch(18);
}

void menu(Stage& stage) {
    open(stage, "disputed");
    stage.openSheet("table.menu");
}

void rules(Stage& stage) {
    stage.app().rules()->setGame(QStringLiteral("museum"));
    stage.app().questions()->showRule(QStringLiteral("museum.duplicate"));
    stage.settle();
    stage.app().rules()->setGame({});
}

constexpr std::array all{
    State{"museum-new", newGame},
    State{"museum-bare", emptyPosition},
    State{"museum-objects", [](Stage& stage) { open(stage, "finished-3"); }},
    State{"museum-painted", painted},
    State{"museum-wrong", wrong},
    State{"museum-line-lit", lineLit},
    State{"museum-patron", patron},
    State{"museum-arrange", arrange},
    State{"museum-board", [](Stage& stage) { open(stage, "own-board", "plan"); }},
    State{"museum-text", [](Stage& stage) { open(stage, "own-board", "text"); }},
    State{"museum-players", [](Stage& stage) { open(stage, "finished-3", "table"); }},
    State{"museum-menu", menu},
    State{"museum-read",
          [](Stage& stage) {
              open(stage, "finished-3");
              tableOf(stage).readBack()->start();
          }},
    State{"museum-rules", rules},
};

} // namespace

std::span<const State> museumStates() { return all; }

} // namespace cimaise
