// Sets up the pages and states of Muse.
#include "app/viewmodels/muse/muse_table.h"
#include "positions/muse/muse_catalogue.h"
#include "tests/stage/states.h"

#include <array>

namespace cimaise {

namespace {

MuseTable& tableOf(Stage& stage) {
    auto* table = stage.window().findChild<MuseTable*>();
    Q_ASSERT(table != nullptr);
    return *table;
}

int cardNamed(const char* id) { return static_cast<int>(*muse::findCard(id)); }

void open(Stage& stage, const char* sample, MuseTable::Mode mode = MuseTable::Cards) {
    stage.openSample("muse", QLatin1String(sample));
    tableOf(stage).setMode(mode);
}

void newGame(Stage& stage) {
    stage.app().draft()->setGame(QStringLiteral("muse"));
    stage.app().navigator()->show(Navigator::New);
    stage.settle();
}

void emptyPosition(Stage& stage) {
    newGame(stage);
    stage.app().draft()->start();
    stage.app().draft()->setGame(QStringLiteral("musee"));
}

void painting(Stage& stage) {
    open(stage, "finished-extended");
    tableOf(stage).piles()->step(1);
}

void wrong(Stage& stage) {
    open(stage, "illegal");
    stage.session().highlighter()->showFinding(1);
}

void turn(Stage& stage) { open(stage, "round", MuseTable::Round); }

/// Painting with its coins, and a discard: every chip of the panel has a text.
void paying(Stage& stage) {
    open(stage, "round", MuseTable::Round);
    MuseTable& table = tableOf(stage);
    stage.session().setCurrentSide(0);
    table.round()->turn()->clear();
    table.round()->turn()->choose(1);
    table.piles()->press(cardNamed("the-author"));
    table.round()->turn()->setDiscarding(true);
    table.piles()->press(cardNamed("the-journey"));
    table.round()->payment()->setPaying(true);
    table.round()->payment()->pay(0);
}

/// Idea card with the longest name.
void idea(Stage& stage) {
    turn(stage);
    tableOf(stage).round()->turn()->clear();
    tableOf(stage).piles()->press(cardNamed("ace-of-wyrms"));
}

/// Finished game: no further round is offered.
void over(Stage& stage) { open(stage, "finished-3", MuseTable::Round); }

/// Studio with the largest plausible number of paintings.
void fullStudio(Stage& stage) {
    emptyPosition(stage);
    MuseTable& table = tableOf(stage);
    for (const char* card :
         {"the-huntress", "the-bard", "the-castle", "the-mill", "the-author", "the-sea"}) {
        table.piles()->press(cardNamed(card));
    }
}

void events(Stage& stage) {
    open(stage, "round", MuseTable::Round);
    tableOf(stage).round()->setResolved(true);
}

/// Played round, whose events stay visible.
void played(Stage& stage) {
    events(stage);
    tableOf(stage).round()->play();
}

void menu(Stage& stage) {
    open(stage, "finished-3");
    stage.openSheet("table.menu");
}

void rules(Stage& stage) {
    stage.app().rules()->setGame(QStringLiteral("muse"));
    stage.app().questions()->showRule(QStringLiteral("muse.coins"));
    stage.settle();
    stage.app().rules()->setGame({});
}

constexpr std::array all{
    State{"muse-new", newGame},
    State{"muse-bare", emptyPosition},
    State{"muse-four", [](Stage& stage) { open(stage, "finished-4"); }},
    State{"muse-extended", painting},
    State{"muse-wrong", wrong},
    State{"muse-coins", [](Stage& stage) { open(stage, "illegal", MuseTable::Coins); }},
    State{"muse-patron", [](Stage& stage) { open(stage, "patron", MuseTable::Patron); }},
    State{"muse-order",
          [](Stage& stage) {
              open(stage, "finished-extended");
              stage.app().navigator()->show(Navigator::Order);
          }},
    State{"muse-turn", turn},
    State{"muse-idea", idea},
    State{"muse-paying", paying},
    State{"muse-over", over},
    State{"muse-studio", fullStudio},
    State{"muse-events", events},
    State{"muse-played", played},
    State{"muse-menu", menu},
    State{"muse-read",
          [](Stage& stage) {
              open(stage, "finished-4");
              tableOf(stage).readBack()->start();
          }},
    State{"muse-rules", rules},
};

} // namespace

std::span<const State> museStates() { return all; }

} // namespace cimaise
