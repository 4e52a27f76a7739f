// Names the boards, and passes on their edits.
#include "app/tables/museum/museum_plan_part.h"

#include "app/entry/museum/museum_plan.h"
#include "app/texts/qt_texts.h"

namespace cimaise {

using museum::Scene;

namespace {

//% "Standard board"
constexpr TextId standardPlan = CIMAISE_TEXT("museum.board.standard");

//% "Also used by {names}. What you draw here changes the board for everyone."
constexpr TextId sharedText = CIMAISE_TEXT("museum.plan.shared");

QString sharedWith(const museum::View& view) {
    QStringList names;
    for (const int sharer : sharersOf(view.scene)) {
        names << toQt(view.words.party(side(sharer)));
    }
    return names.isEmpty() ? QString{}
                           : say(view.words, sharedText,
                                 {{"names", names.join(QStringLiteral(" · ")).toStdString()}});
}

QStringList boardTexts(const museum::View& view) {
    QStringList names;
    for (const std::string& name : boardNames(view.scene.layout, view.scene.copy)) {
        names << toQt(name);
    }
    names.front() = view.text(standardPlan);
    return names;
}

} // namespace

void MuseumPlanPart::show(const museum::View& view) {
    Shown now{.tool = static_cast<int>(view.scene.pointing.tool),
              .boards = boardTexts(view),
              .hasOwnBoard = museum::hasOwnBoard(view.scene),
              .sharedText = sharedWith(view),
              .columns = columnsOf(view.scene.board()),
              .rows = rowsOf(view.scene.board())};
    if (view.scene.hasMuseum()) {
        now.board = boardRow(view.scene);
        now.boardName = now.boards.at(now.board);
    }
    become(m_shown, std::move(now));
}

void MuseumPlanPart::setTool(int tool) {
    if (tool >= 0 && tool < museum::planToolCount) {
        take([&](const Scene& scene) {
            return takeTool(scene, static_cast<museum::PlanTool>(tool));
        });
    }
}

void MuseumPlanPart::choose(int row) {
    take([&](const Scene& scene) { return chooseBoard(scene, row); });
}

void MuseumPlanPart::add() { take(museum::newBoard); }

QString MuseumPlanPart::rename(const QString& name) {
    return take(
        [&](const Scene& scene) { return renameBoard(scene, name.trimmed().toStdString()); });
}

void MuseumPlanPart::drop() {
    take([](const Scene& scene) { return museum::dropBoard(scene); });
}

void MuseumPlanPart::grow(int columns, int rows) {
    take([&](const Scene& scene) { return growBoard(scene, columns, rows); });
}

} // namespace cimaise
