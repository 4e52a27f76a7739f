// Sets up the pages and states of Art Society.
#include "app/viewmodels/artsociety/art_society_table.h"
#include "tests/stage/states.h"

#include <array>

namespace cimaise {

namespace {

ArtSocietyTable& tableOf(Stage& stage) {
    auto* table = stage.window().findChild<ArtSocietyTable*>();
    Q_ASSERT(table != nullptr);
    return *table;
}

QObject& toolsOf(Stage& stage) {
    for (QObject* object : stage.window().findChildren<QObject*>()) {
        if (QByteArray{object->metaObject()->className()}.startsWith("ArtSocietyTools")) {
            return *object;
        }
    }
    Q_UNREACHABLE();
}

void open(Stage& stage, const char* sample) {
    stage.openSample("art-society", QLatin1String(sample));
}

void open(Stage& stage, const char* sample, const char* panel) {
    open(stage, sample);
    QMetaObject::invokeMethod(&toolsOf(stage), "showPanel",
                              Q_ARG(QString, QString::fromLatin1(panel)));
    stage.settle();
}

void newGame(Stage& stage) {
    stage.app().draft()->setGame(QStringLiteral("art-society"));
    stage.app().navigator()->show(Navigator::New);
    stage.settle();
}

void emptyPosition(Stage& stage) {
    newGame(stage);
    stage.app().draft()->start();
    stage.app().draft()->setGame(QStringLiteral("musee"));
}

void selected(Stage& stage) {
    open(stage, "rulebook-example");
    ArtSocietyWallPart& wall = *tableOf(stage).wall();
    wall.press(wall.tiles()->valueOf(1, "column").toInt(), wall.tiles()->valueOf(1, "row").toInt());
    wall.release();
}

void outlined(Stage& stage) {
    emptyPosition(stage);
    stage.settle();
    tableOf(stage).wall()->press(6, 4);
    tableOf(stage).wall()->dragTo(7, 6);
    tableOf(stage).wall()->release();
}

void wrong(Stage& stage) {
    open(stage, "illegal");
    stage.session().highlighter()->showFinding(0);
}

void fits(Stage& stage) {
    open(stage, "finished-3", "fit");
    tableOf(stage).fit()->ask(1);
    tableOf(stage).fit()->showPlace(0);
}

void outlook(Stage& stage) {
    open(stage, "rulebook-example", "outlook");
    stage.session().setCurrentSide(1);
    tableOf(stage).outlook()->chooseType(2);
    tableOf(stage).outlook()->chooseSize(4);
}

void pair(Stage& stage) {
    open(stage, "rulebook-example", "pairs");
    tableOf(stage).pairs()->showPair(0);
}

void menu(Stage& stage) {
    open(stage, "finished-2");
    stage.openSheet("table.menu");
}

void lineLit(Stage& stage) {
    open(stage, "rulebook-example");
    stage.session().highlighter()->showLine(0, QStringLiteral("eyeline"));
}

void ordered(Stage& stage) {
    open(stage, "finished-3", "order");
    tableOf(stage).order()->select(1);
}

void zoomed(Stage& stage) {
    open(stage, "finished-2");
    for (QObject* object : stage.window().findChildren<QObject*>()) {
        if (QByteArray{object->metaObject()->className()}.startsWith("ArtSocietyWall_")) {
            QMetaObject::invokeMethod(object, "zoomBy", Q_ARG(double, 2));
        }
    }
}

constexpr std::array all{
    State{"art-new", newGame},
    State{"art-bare", emptyPosition},
    State{"art-outlined", outlined},
    State{"art-selected", selected},
    State{"art-wrong", wrong},
    State{"art-line-lit", lineLit},
    State{"art-museum", [](Stage& stage) { open(stage, "finished-2", "museum"); }},
    State{"art-markers", [](Stage& stage) { open(stage, "rulebook-example", "museum"); }},
    State{"art-auction", [](Stage& stage) { open(stage, "finished-4", "auction"); }},
    State{"art-order", ordered},
    State{"art-zoomed", zoomed},
    State{"art-hand", [](Stage& stage) { open(stage, "unfinished", "tiles"); }},
    State{"art-fit", fits},
    State{"art-outlook", outlook},
    State{"art-outlook-bare", [](Stage& stage) { open(stage, "finished-3", "outlook"); }},
    State{"art-pairs", pair},
    State{"art-plan", [](Stage& stage) { open(stage, "finished-4", "plan"); }},
    State{"art-menu", menu},
    State{"art-read",
          [](Stage& stage) {
              open(stage, "finished-4");
              tableOf(stage).readBack()->start();
          }},
};

} // namespace

std::span<const State> artSocietyStates() { return all; }

} // namespace cimaise
