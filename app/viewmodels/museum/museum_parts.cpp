// Shows the numbers, cards and plans of a museum, and passes on their edits.
#include "app/viewmodels/museum/museum_parts.h"

#include "app/input/museum/museum_cards.h"
#include "app/input/museum/museum_patron.h"
#include "app/input/museum/museum_plan.h"
#include "app/texts/qt_texts.h"

namespace cimaise {

using museum::FigureKind;
using museum::InputContext;

MuseumFiguresPart::MuseumFiguresPart(Table& table)
    : MuseumFiguresOwner(table), m_collections(museum::collectionRoles()),
      m_track(museum::figureRoles()), m_patron(museum::figureRoles()),
      m_prestige(museum::figureRoles()), m_bonuses(museum::figureRoles()),
      m_discards(museum::figureRoles()), m_opinion(museum::figureRoles()),
      m_press(museum::figureRoles()) {}

void MuseumFiguresPart::show(const museum::View& view) {
    m_collections.show(collectionRows(view));
    m_track.show(figureRows(view, FigureKind::track));
    m_patron.show(figureRows(view, FigureKind::patron));
    m_prestige.show(figureRows(view, FigureKind::prestige));
    m_bonuses.show(figureRows(view, FigureKind::bonus));
    m_discards.show(figureRows(view, FigureKind::discard));
    m_opinion.show(figureRows(view, FigureKind::opinion));
    m_press.show(figureRows(view, FigureKind::press));
    setIfChanged(m_shown, {.isLocked = view.locked, .opinionWorth = view.worth("public-opinion")});
}

QString MuseumFiguresPart::setFigure(int figure, const QString& text) {
    const auto which = museum::figureNumbered(figure);
    return which ? take([&](const InputContext& context) {
        return enterFigure(context, *which, text.trimmed().toStdString());
    })
                 : QString{};
}

QString MuseumFiguresPart::typeFigure(int figure, const QString& text) {
    const auto which = museum::figureNumbered(figure);
    return which ? take([&](const InputContext& context) {
        return museum::typeFigure(context, *which, text.trimmed().toStdString());
    })
                 : QString{};
}

void MuseumFiguresPart::stepFigure(int figure, int by) {
    if (const auto which = museum::figureNumbered(figure)) {
        take([&](const InputContext& context) { return museum::stepFigure(context, *which, by); });
    }
}

MuseumPatronPart::MuseumPatronPart(Table& table)
    : Part(table), m_experts(museum::keyRoles()), m_kinds(museum::keyRoles()),
      m_parts(museum::keyRoles()) {}

void MuseumPatronPart::show(const museum::View& view) {
    m_experts.show(expertKeys(view));
    m_kinds.show(patronKeys(view));
    m_parts.show(patronGoalKeys(view));
    QStringList texts;
    for (const Message& message : patronText(view.context)) {
        texts << view.format(message);
    }
    const bool hasPatron = view.context.patron() != nullptr;
    setIfChanged(m_shown,
                 {.text = texts.join(u' '), .worth = hasPatron ? view.worth("patron") : QString{}});
}

void MuseumPatronPart::toggleExpert(int row) {
    take([&](const InputContext& context) { return museum::toggleExpert(context, row); });
}

void MuseumPatronPart::choose(int row) {
    take([&](const InputContext& context) { return choosePatron(context, row); });
}

void MuseumPatronPart::chooseGoal(int row) {
    take([&](const InputContext& context) { return choosePatronGoal(context, row); });
}

namespace {

//% "Deleted from my copy: {card}."
constexpr TextId dropped = CIMAISE_TEXT("museum.copy.deleted");

} // namespace

MuseumCardsPart::MuseumCardsPart(Table& table)
    : MuseumFiguresOwner(table), m_cards(museum::keyRoles()), m_figures(museum::figureRoles()) {}

void MuseumCardsPart::show(const museum::View& view) {
    m_cards.show(cardRows(view));
    const museum::Patron* const card = chosenCard(view.context);
    m_figures.show(card == nullptr ? std::vector<museum::FigureRow>{}
                                   : cardFigures(*card, view.words));
    const auto& gone = view.context.state.copyCards.dropped;
    setIfChanged(
        m_shown,
        {.isLocked = view.locked,
         .deletedCardText =
             gone ? view.format(
                        {dropped, {{"card", cardName(gone->card, view.words).toStdString()}}})
                  : QString{}});
}

QString MuseumCardsPart::setFigure(int figure, const QString& text) {
    const auto which = museum::figureNumbered(figure);
    return which ? take([&](const InputContext& context) {
        return enterCardFigure(context, *which, text.trimmed().toStdString());
    })
                 : QString{};
}

void MuseumCardsPart::stepFigure(int figure, int by) {
    if (const auto which = museum::figureNumbered(figure)) {
        take([&](const InputContext& context) { return stepCardFigure(context, *which, by); });
    }
}

void MuseumCardsPart::choose(int row) {
    take([&](const InputContext& context) { return chooseCard(context, row); });
}

void MuseumCardsPart::drop(int row) {
    take([&](const InputContext& context) { return dropCard(context, row); });
}

void MuseumCardsPart::undoDrop() {
    take([](const InputContext& context) { return museum::undoDrop(context); });
}

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
    setIfChanged(m_shown, std::move(now));
}

void MuseumPlanPart::setTool(int tool) {
    if (tool >= 0 && tool < museum::planToolCount) {
        take([&](const InputContext& context) {
            return selectTool(context, static_cast<museum::PlanTool>(tool));
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
