// Sets up each page and state from the samples that ship with the app.
#include "tests/stage/states.h"

#include "positions/boards/single_board.h"
#include "positions/links/links.h"
#include "positions/musee/musee_edits.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <array>
#include <vector>

namespace cimaise {

namespace {

void open(Stage& stage, const QString& sample) { stage.openSample("musee", sample); }

/// Score sheet and findings stand beside the board where there is room for them.
void openIfNarrow(Stage& stage, const char* sheet) {
    constexpr int roomy = 760;
    if (stage.window().width() < roomy) {
        stage.openSheet(sheet);
    }
}

/// Keeps the samples as games, once.
void fillLibrary(Stage& stage) {
    if (stage.app().games()->count() > 0) {
        return;
    }
    stage.openSample("muse", QStringLiteral("finished-3"));
    for (const char* sample : {"finished-4", "disputed", "finished-2", "rulebook-example"}) {
        open(stage, QLatin1String(sample));
    }
}

void home(Stage& stage) {
    stage.app().navigator()->show(Navigator::Home); // the list is read there only
    fillLibrary(stage);
    stage.app().navigator()->show(Navigator::Home);
}

void notFound(Stage& stage) {
    home(stage);
    stage.app().games()->setSearch(QStringLiteral("Xanthippe"));
}

void deleted(Stage& stage) {
    home(stage);
    const LibraryModel& games = *stage.app().games();
    const QModelIndex last = games.index(games.count() - 1, 0);
    const int id = games.roleNames().key("gameId");
    stage.app().games()->remove(games.data(last, id).toLongLong());
}

void refused(Stage& stage) {
    home(stage);
    stage.app().files()->openFile(
        QUrl::fromLocalFile(QStringLiteral(CIMAISE_SOURCE_DIR "/tests/stage/exhibit-text.json")));
}

void newGame(Stage& stage, int players) {
    NewGame& draft = *stage.app().draft();
    draft.setPlayerCount(players);
    draft.setName(0, QStringLiteral("Ana"));
    draft.setName(1, players == 2 ? QString{} : QStringLiteral("Bo"));
    stage.app().navigator()->show(Navigator::New);
}

void newForTwo(Stage& stage) { newGame(stage, 2); }
void newForThree(Stage& stage) { newGame(stage, 3); }
void newForFour(Stage& stage) { newGame(stage, 4); }

/// Two finished games of four people, one of them under another name.
void people(Stage& stage) {
    NewGame& draft = *stage.app().draft();
    draft.setPlayerCount(2);
    for (const auto& pair : {QStringList{QStringLiteral("Ana"), QStringLiteral("Bartholomäus")},
                             QStringList{QStringLiteral("Cléo-Marie"), QStringLiteral("Di")}}) {
        draft.setName(0, pair[0]);
        draft.setName(1, pair[1]);
        stage.app().draft()->start();
        stage.session().setFinished(true);
    }
    PeopleModel& known = *stage.app().people();
    known.setColour(QStringLiteral("Ana"), 2);
    known.askMerge(QStringLiteral("Di"), QStringLiteral("Ana"));
    known.merge();
    stage.app().notices()->dismiss();
    stage.app().closeGame();
    stage.app().navigator()->show(Navigator::Players);
}

void person(Stage& stage) {
    people(stage);
    stage.settle();
    for (QObject* card : stage.window().findChildren<QObject*>()) {
        if (QByteArray{card->metaObject()->className()}.startsWith("PersonCard_")) {
            card->setProperty("unfolded", true);
        }
    }
}

void twoAreOne(Stage& stage) {
    people(stage);
    stage.app().people()->rename(QStringLiteral("Cléo-Marie"), QStringLiteral("Ana"));
}

void nearName(Stage& stage) {
    people(stage);
    NewGame& draft = *stage.app().draft();
    draft.setPlayerCount(2);
    draft.setName(0, QStringLiteral("Cleo-Marie"));
    draft.setName(1, QStringLiteral("Ana"));
    stage.app().navigator()->show(Navigator::New);
    draft.start();
}

/// Offers to correct a name in all games.
void nameCorrected(Stage& stage) {
    people(stage);
    NewGame& draft = *stage.app().draft();
    draft.setPlayerCount(2);
    draft.setName(0, QStringLiteral("Bartholomäus"));
    draft.setName(1, QStringLiteral("Di"));
    draft.start();
    stage.openSheet("table.menu");
    stage.session().renamePlayer(0, QStringLiteral("Barthélemy"));
}

void playImport(Stage& stage) {
    people(stage);
    stage.app().files()->openFile(
        QUrl::fromLocalFile(QStringLiteral(CIMAISE_SOURCE_DIR "/tests/fuzz/plays/table.json")));
}

/// The form is empty: a tap on a group fills it in.
void usualTable(Stage& stage) {
    people(stage);
    stage.app().draft()->setName(0, {});
    stage.app().draft()->setName(1, {});
    stage.app().navigator()->show(Navigator::New);
}

void emptyPosition(Stage& stage) {
    newForTwo(stage);
    stage.app().draft()->start();
}

void middleOfGame(Stage& stage) {
    open(stage, QStringLiteral("rulebook-example"));
    stage.table().touch(9);
}

void findings(Stage& stage) {
    open(stage, QStringLiteral("illegal"));
    stage.session().highlighter()->showFinding(0);
    openIfNarrow(stage, "table.findings");
}

void whereMayItGo(Stage& stage) {
    open(stage, QStringLiteral("rulebook-example"));
    stage.table().hand()->ask(33);
}

/// Spaces after which fewer paintings fit.
void whereFewerFit(Stage& stage) {
    open(stage, QStringLiteral("rulebook-example"));
    stage.table().hand()->ask(17);
}

void outlook(Stage& stage) {
    open(stage, QStringLiteral("rulebook-example"));
    const auto& layout = std::get<musee::Layout>(stage.session().current());
    const musee::Space space{.side = 0, .gallery = musee::Gallery::middle, .column = 1};
    stage.session().edit(musee::hang(layout, space, 12), {});
    MuseeOutlookPart& outlook = *stage.table().outlook();
    if (!outlook.isOpen()) {
        outlook.toggle();
    }
    while (!outlook.hasExample()) {
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
}

void outlookExample(Stage& stage) {
    outlook(stage);
    if (!stage.table().outlook()->example()) {
        stage.table().outlook()->toggleExample();
    }
}

void objection(Stage& stage) {
    open(stage, QStringLiteral("rulebook-example"));
    stage.table().touch(9);
    stage.table().keypad()->press(5);
}

void hand(Stage& stage) {
    open(stage, QStringLiteral("disputed"));
    stage.table().setMode(MuseeTable::Hand);
}

void disputed(Stage& stage) {
    open(stage, QStringLiteral("disputed"));
    openIfNarrow(stage, "table.findings");
}

void asText(Stage& stage) {
    open(stage, QStringLiteral("rulebook-example"));
    stage.press(Qt::Key_T);
}

void finish(Stage& stage, const QString& sample) {
    open(stage, sample);
    stage.session().setFinished(true);
}

void lineLit(Stage& stage) {
    finish(stage, QStringLiteral("finished-2"));
    stage.session().highlighter()->showLine(0, QStringLiteral("neighbours"));
    openIfNarrow(stage, "table.score");
}

void threePlayers(Stage& stage) { finish(stage, QStringLiteral("finished-3")); }

void twoTeams(Stage& stage) {
    finish(stage, QStringLiteral("finished-4"));
    openIfNarrow(stage, "table.score");
}

void matchWon(Stage& stage) {
    finish(stage, QStringLiteral("finished-2"));
    const AnyCase game = stage.session().current();
    stage.app().draft()->rematch();
    stage.app().draft()->start();
    stage.settle();
    stage.session().edit(game, {});
    stage.session().setFinished(true);
    openIfNarrow(stage, "table.score");
}

/// Score sheet of a new game of these players.
void scoreOf(Stage& stage, const char* game, const QStringList& players) {
    NewGame& draft = *stage.app().draft();
    draft.setGame(QLatin1String(game));
    draft.setPlayerCount(static_cast<int>(players.size()));
    for (int player = 0; player < players.size(); ++player) {
        draft.setName(player, players[player]);
    }
    draft.start();
    draft.setGame(QStringLiteral("musee"));
    openIfNarrow(stage, "table.score");
}

void newScore(Stage& stage, const char* game) {
    scoreOf(stage, game,
            {QStringLiteral("Anna-Sophie"), QStringLiteral("Chloe Martin"),
             QStringLiteral("Maximilian")});
}

/// The player with the longer name has won.
void twoFinished(Stage& stage) {
    scoreOf(stage, "musee", {QStringLiteral("Élodie"), QStringLiteral("Marc-Antoine")});
    stage.closeSheets();
    const auto& layout = std::get<musee::Layout>(stage.session().current());
    const musee::Space space{.side = 1, .gallery = musee::Gallery::middle, .column = 1};
    stage.session().edit(musee::hang(layout, space, 12), {});
    stage.session().setFinished(true);
}

void rematch(Stage& stage) {
    finish(stage, QStringLiteral("finished-2"));
    stage.app().draft()->rematch();
}

void menu(Stage& stage) {
    open(stage, QStringLiteral("finished-2"));
    stage.openSheet("table.menu");
}

void readBack(Stage& stage) {
    open(stage, QStringLiteral("finished-2"));
    stage.table().readBack()->start();
}

void corrected(Stage& stage) {
    readBack(stage);
    stage.table().readBack()->next();
    stage.table().readBack()->correct();
}

void comparedAll(Stage& stage) {
    readBack(stage);
    ReadBackController& readBack = *stage.table().readBack();
    while (!readBack.isDone()) {
        readBack.next();
    }
}

void pieceInHand(Stage& stage) {
    open(stage, QStringLiteral("finished-2"));
    stage.table().moves()->give(0, 1);
    stage.settle();
}

void rules(Stage& stage) {
    stage.app().questions()->setRule({});
    stage.app().navigator()->show(Navigator::Rules);
}

void rule(Stage& stage) { stage.app().questions()->showRule(QStringLiteral("musee.ascending")); }

void onPage(Stage& stage, Navigator::Page page) { stage.app().navigator()->show(page); }

void ruling(Stage& stage) {
    findings(stage);
    stage.closeSheets();
    stage.app().questions()->ruleOn(0);
}

void quarrel(Stage& stage) {
    disputed(stage);
    stage.closeSheets();
    onPage(stage, Navigator::Dispute);
}

/// A third player is added: galleries become shorter.
void seats(Stage& stage) {
    open(stage, QStringLiteral("finished-2"));
    onPage(stage, Navigator::Seats);
    stage.app().seating()->setName(2, QStringLiteral("Cléo-Marie"));
}

void seatsOfFewer(Stage& stage) {
    stage.openSample("muse", QStringLiteral("finished-4"));
    onPage(stage, Navigator::Seats);
    stage.app().seating()->toggleRemoved(1);
}

void seatsOfTooFew(Stage& stage) {
    open(stage, QStringLiteral("finished-2"));
    onPage(stage, Navigator::Seats);
    stage.app().seating()->toggleRemoved(0);
}

/// First game of a match.
void startedMatch(Stage& stage) {
    NewGame& draft = *stage.app().draft();
    newForTwo(stage);
    draft.setPlaysMatch(true);
    draft.start();
}

/// Adds photos until there are so many; looks at the first.
void photos(Stage& stage, int count) {
    PhotosModel& photos = *stage.app().photos();
    onPage(stage, Navigator::Photos);
    while (photos.count() < count) {
        QImage table{800, 600, QImage::Format_RGB32};
        table.fill(QColor::fromHsv(40 * photos.count(), 120, 160));
        photos.addPicture(table);
        while (photos.isBusy()) {
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        }
    }
    photos.setCurrent(photos.valueOf(0, "photoId").toDouble());
}

void allPhotos(Stage& stage) {
    open(stage, QStringLiteral("finished-3"));
    photos(stage, Library::mostPhotos);
    stage.app().photos()->setCurrent(0);
}

void photo(Stage& stage) {
    open(stage, QStringLiteral("finished-3"));
    photos(stage, 1);
}

/// A space with nothing against it.
void spotRuling(Stage& stage) {
    open(stage, QStringLiteral("rulebook-example"));
    stage.session().highlighter()->askAbout({side(0), musee::spaceOf(musee::Gallery::middle, 3)});
    onPage(stage, Navigator::Ruling);
}

void whoWasFirst(Stage& stage) {
    open(stage, QStringLiteral("disputed"));
    stage.app().questions()->showFirstRuling();
}

void trial(Stage& stage) {
    open(stage, QStringLiteral("rulebook-example"));
    stage.app().whatIf()->tryMove();
}

void compared(Stage& stage) {
    trial(stage);
    const auto& copy = std::get<musee::Layout>(stage.app().whatIf()->trial()->current());
    const musee::Space space{.side = 0, .gallery = musee::Gallery::middle, .column = 1};
    stage.app().whatIf()->trial()->edit(musee::hang(copy, space, 50), {});
    stage.app().whatIf()->showComparison();
}

void playDetails(Stage& stage) {
    open(stage, QStringLiteral("finished-3"));
    PlayDetails& details = *stage.app().playDetails();
    onPage(stage, Navigator::PlayDetails);
    details.setPlace(QStringLiteral("Marguerite-Hélène’s kitchen, Lyon"));
    details.type(PlayDetails::Duration, QStringLiteral("1:35"));
    details.finishTyping();
    details.setFirstPlayer(1);
    details.type(PlayDetails::Note,
                 QStringLiteral("First game with the new cards.\nTwo rounds of tea."));
    details.finishTyping();
}

void playDetailsRefused(Stage& stage) {
    playDetails(stage);
    PlayDetails& details = *stage.app().playDetails();
    for (const auto field : {PlayDetails::Place, PlayDetails::Note}) {
        details.type(field, QString{501, u'x'});
        details.finishTyping();
    }
    details.type(PlayDetails::Duration, QStringLiteral("two hours"));
    details.finishTyping();
}

/// The sheet with the calendar.
void calendar(Stage& stage) {
    playDetails(stage);
    stage.openSheet("play.day.choose");
    stage.app().playDetails()->openCalendar();
}

void playDetailsResult(Stage& stage) {
    playDetails(stage);
    stage.session().setFinished(true);
    onPage(stage, Navigator::Result);
}

void code(Stage& stage) {
    open(stage, QStringLiteral("finished-3"));
    onPage(stage, Navigator::Share);
}

/// Three empty boards with the shared facts of a sample; the first board is collected.
void collecting(Stage& stage) {
    open(stage, QStringLiteral("finished-3"));
    auto layout = std::get<musee::Layout>(stage.session().current());
    const QString board = stage.app().links()->linkOf(0);
    layout.header.title = "Friday";
    layout.musees.assign(layout.musees.size(), musee::Musee{});
    stage.app().files()->openText(QString::fromStdString(writeCase(layout)));
    onPage(stage, Navigator::Collect);
    stage.app().files()->collect(board);
}

void collectNothing(Stage& stage) {
    collecting(stage);
    stage.app().collection()->undo();
}

/// A board with other Staircases is refused.
void collectRefused(Stage& stage) {
    open(stage, QStringLiteral("rulebook-example"));
    onPage(stage, Navigator::Collect);
    auto other = std::get<musee::Layout>(stage.session().current());
    other.staircases = {.top = {1, 3, 5}, .bottom = {2, 4, 6}};
    stage.app().files()->collect(QString::fromStdString(*writeLink(*boardOf(AnyCase{other}, 0))));
}

/// Games of Musée that are over, once: Ana, Bo and, in every third, one with a long name.
void fillWithResults(Stage& stage, int games) {
    for (int game = 0; game < games; ++game) {
        const int total = 20 + game * 7 % 23;
        GameResult result{
            .game = "musee",
            .played = {},
            .legal = game % 9 != 8,
            .complete = true,
            .decidedBy = "points",
            .fingerprint = std::to_string(game),
            .sides = {{.names = {"Ana"},
                       .total = total,
                       .place = total > 30 ? 1 : 2,
                       .lines = {{.line = "paintings", .points = total - 8},
                                 {.line = "neighbours", .points = 8}}},
                      {.names = {game % 3 == 0 ? "Marguerite-Hélène de la Tour" : "Bo"},
                       .total = 30,
                       .place = total > 30 ? 2 : 1,
                       .lines = {{.line = "staircases", .points = 30}}}}};
        stage.library().create({.game = QStringLiteral("musee"),
                                .title = {},
                                .players = QStringLiteral("Ana · Bo"),
                                .finished = true,
                                .result = QString::fromStdString(writeResult(result))},
                               QStringLiteral("{}"));
    }
    stage.settle();
}

void statistics(Stage& stage) {
    if (stage.app().statistics()->results().games().size() < 25) {
        fillWithResults(stage, 25);
    }
    onPage(stage, Navigator::Statistics);
    stage.app().statistics()->setGame(0);
    stage.app().statistics()->setPlayer({});
}

void statisticsOfOne(Stage& stage) {
    statistics(stage);
    stage.app().statistics()->setPlayer(QStringLiteral("Ana"));
}

void statisticsOfFew(Stage& stage) {
    statistics(stage);
    stage.app().statistics()->setGame(1);
}

/// Step of the scoring line by line.
void scoring(Stage& stage, const char* game, const char* sample, int steps) {
    stage.openSample(game, QLatin1String(sample));
    onPage(stage, Navigator::Scoring);
    stage.settle();
    for (int step = 0; step < steps; ++step) {
        stage.press(Qt::Key_PageDown);
    }
}

void wholeResult(Stage& stage) {
    finish(stage, QStringLiteral("finished-4"));
    onPage(stage, Navigator::Result);
}

void resultOfArtSociety(Stage& stage) {
    stage.openSample("art-society", QStringLiteral("finished-3"));
    stage.session().setFinished(true);
    onPage(stage, Navigator::Result);
}

constexpr std::array all{
    State{"statistics-none", [](Stage& stage) { onPage(stage, Navigator::Statistics); }},
    State{"home-empty", [](Stage& stage) { stage.app().navigator()->show(Navigator::Home); }},
    State{"new-2", newForTwo},
    State{"new-3", newForThree},
    State{"new-4", newForFour},
    State{"home", home},
    State{"home-not-found", notFound},
    State{"home-deleted", deleted},
    State{"home-refused", refused},
    State{"table-bare", emptyPosition},
    State{"table-middle", middleOfGame},
    State{"table-objection", objection},
    State{"table-findings", findings},
    State{"table-where", whereMayItGo},
    State{"table-where-fewer", whereFewerFit},
    State{"table-outlook", outlook},
    State{"table-outlook-example", outlookExample},
    State{"table-hand", hand},
    State{"table-disputed", disputed},
    State{"table-text", asText},
    State{"table-line-lit", lineLit},
    State{"table-three", threePlayers},
    State{"table-teams", twoTeams},
    State{"table-names", twoFinished},
    State{"score-musee", [](Stage& stage) { newScore(stage, "musee"); }},
    State{"score-art-society", [](Stage& stage) { newScore(stage, "art-society"); }},
    State{"score-muse", [](Stage& stage) { newScore(stage, "muse"); }},
    State{"score-museum", [](Stage& stage) { newScore(stage, "museum"); }},
    State{"table-match-won", matchWon},
    State{"table-match", startedMatch},
    State{"seats", seats},
    State{"seats-fewer", seatsOfFewer},
    State{"seats-too-few", seatsOfTooFew},
    State{"table-menu", menu},
    State{"table-read", readBack},
    State{"table-read-corrected", corrected},
    State{"table-read-done", comparedAll},
    State{"table-in-hand", pieceInHand},
    State{"alone",
          [](Stage& stage) { stage.app().draft()->checkBoard(QStringLiteral("art-society")); }},
    State{"rematch", rematch},
    State{"rules", rules},
    State{"rule", rule},
    State{"settings", [](Stage& stage) { onPage(stage, Navigator::Settings); }},
    State{"handover", [](Stage& stage) { onPage(stage, Navigator::Handover); }},
    State{"ruling", ruling},
    State{"dispute", quarrel},
    State{"ruling-spot", spotRuling},
    State{"ruling-first", whoWasFirst},
    State{"try", trial},
    State{"compare", compared},
    State{"share", code},
    State{"play-details", playDetails},
    State{"play-details-refused", playDetailsRefused},
    State{"calendar", calendar},
    State{"result-play-details", playDetailsResult},
    State{"photos-none", [](Stage& stage) { quarrel(stage), onPage(stage, Navigator::Photos); }},
    State{"photos", allPhotos},
    State{"photo", photo},
    State{"scoring", [](Stage& stage) { scoring(stage, "musee", "finished-4", 2); }},
    State{"scoring-museum", [](Stage& stage) { scoring(stage, "museum", "finished-3", 1); }},
    State{"scoring-total", [](Stage& stage) { scoring(stage, "art-society", "finished-3", 99); }},
    State{"result", wholeResult},
    State{"result-art-society", resultOfArtSociety},
    State{"statistics", statistics},
    State{"statistics-one", statisticsOfOne},
    State{"statistics-few", statisticsOfFew},
    State{"collect", collecting},
    State{"collect-none", collectNothing},
    State{"collect-refused", collectRefused},
    State{"scan", [](Stage& stage) { onPage(stage, Navigator::Scan); }},
    State{"players", people},
    State{"near-name", nearName},
    State{"name-corrected", nameCorrected},
    State{"play-import", playImport},
    State{"player", person},
    State{"players-merge", twoAreOne},
    State{"new-usual", usualTable},
};

} // namespace

std::span<const State> states() {
    static const std::vector<State> every = [] {
        std::vector<State> states{all.begin(), all.end()};
        states.insert(states.end(), museStates().begin(), museStates().end());
        states.insert(states.end(), artSocietyStates().begin(), artSocietyStates().end());
        states.insert(states.end(), museumStates().begin(), museumStates().end());
        return states;
    }();
    return every;
}

void clear(Stage& stage) {
    stage.closeSheets();
    stage.app().notices()->dismiss();
    stage.app().games()->setSearch({});
    stage.app().people()->dismissMerge();
    stage.app().draft()->spelling()->dismiss();
    stage.app().closeGame();
}

} // namespace cimaise
