// Names the boards, and passes on their edits.
#include "app/viewmodels/museum/museum_plan_part.h"

#include "app/input/museum/museum_plan.h"
#include "app/texts/qt_texts.h"

namespace cimaise {

using museum::InputContext;

namespace {

//% "Standard board"
constexpr TextId standardPlan = CIMAISE_TEXT("museum.board.standard");

//% "Also used by {names}. What you draw here changes the board for everyone."
constexpr TextId sharedText = CIMAISE_TEXT("museum.plan.shared");

QString sharedWith(const museum::View& view) {
    QStringList names;
    for (const int sharer : sharersOf(view.context)) {
        names << toQt(view.words.party(side(sharer)));
    }
    return names.isEmpty() ? QString{}
                           : format(view.words, sharedText,
                                    {{"names", names.join(QStringLiteral(" · ")).toStdString()}});
}

QStringList boardTexts(const museum::View& view) {
    QStringList names;
    for (const std::string& name : boardNames(view.context.layout, view.context.copy)) {
        names << toQt(name);
    }
    names.front() = view.text(standardPlan);
    return names;
}

} // namespace

void MuseumPlanPart::show(const museum::View& view) {
    Shown now{.tool = static_cast<int>(view.context.state.tool),
              .boards = boardTexts(view),
              .isBoardStored = museum::isBoardStored(view.context),
              .isRemovable = museum::canDropBoard(view.context),
              .sharedText = sharedWith(view),
              .columns = columnsOf(view.context.board()),
              .rows = rowsOf(view.context.board())};
    if (view.context.hasMuseum()) {
        now.board = boardRow(view.context);
        now.boardName = now.boards.at(now.board);
    }
    become(m_shown, std::move(now));
}

void MuseumPlanPart::setTool(int tool) {
    if (tool >= 0 && tool < museum::planToolCount) {
        take([&](const InputContext& context) {
            return takeTool(context, static_cast<museum::PlanTool>(tool));
        });
    }
}

void MuseumPlanPart::choose(int row) {
    take([&](const InputContext& context) { return chooseBoard(context, row); });
}

void MuseumPlanPart::add() { take(museum::newBoard); }

QString MuseumPlanPart::rename(const QString& name) {
    return take([&](const InputContext& context) {
        return renameBoard(context, name.trimmed().toStdString());
    });
}

void MuseumPlanPart::drop() {
    take([](const InputContext& context) { return museum::dropBoard(context); });
}

void MuseumPlanPart::grow(int columns, int rows) {
    take([&](const InputContext& context) { return growBoard(context, columns, rows); });
}

} // namespace cimaise
