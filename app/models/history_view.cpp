// Names the edits that undo and redo apply; the owner moves to a step.
#include "app/models/history_view.h"

#include "app/game/game_ui.h"
#include "app/game/step_description.h"
#include "app/models/ruling_view.h"
#include "app/texts/qt_texts.h"

#include <utility>

namespace cimaise {

namespace {

QString editText(const Translator& words, TextId text, const History& history,
                 std::optional<std::size_t> step) {
    return !step ? QString{}
                 : format(words, text, {{"edit", Listing{.parts = {nameStep(history, *step)}}}});
}

QStringList firstsIn(const History& history, const PublishContext& context) {
    auto* const whoWasFirst = uiOf(history.current()).whoWasFirst;
    const FirstAnswer answer =
        whoWasFirst == nullptr ? FirstAnswer{} : whoWasFirst(history, context);
    return answer.isContested ? answer.says : QStringList{};
}

} // namespace

HistoryView::HistoryView(const History& history, QObject* parent)
    : QObject(parent), m_history(history), m_steps(history) {}

void HistoryView::show(const PublishContext& context, bool readOnly) {
    const Translator& words = context.words;
    m_steps.follow(words.language());
    //% "Go to another step of the history"
    m_goToText = format(words, CIMAISE_TEXT("session.reopen.entry"));
    //% "Undo: {edit}"
    constexpr TextId undoing = CIMAISE_TEXT("session.undo");
    //% "Redo: {edit}"
    constexpr TextId redoing = CIMAISE_TEXT("session.redo");
    m_undoTo = undoStep(m_history);
    m_redoTo = redoStep(m_history);
    const auto undone = m_undoTo ? std::optional{*m_undoTo + 1} : std::nullopt;
    const auto redone = m_redoTo ? std::optional{m_history.index() + 1} : std::nullopt;
    State state{.canUndo = !readOnly && undone,
                .canRedo = !readOnly && redone,
                .undoText = editText(words, undoing, m_history, undone),
                .redoText = editText(words, redoing, m_history, redone),
                .firsts = firstsIn(m_history, context)};
    if (state != m_state) {
        m_state = std::move(state);
        emit changed();
    }
}

void HistoryView::undo() {
    if (canUndo()) {
        emit stepRequested(*m_undoTo, undoText());
    }
}

void HistoryView::redo() {
    if (canRedo()) {
        emit stepRequested(*m_redoTo, redoText());
    }
}

int HistoryView::stepsTo(int row) const {
    return row < 0 || row >= m_steps.count()
               ? 0
               : static_cast<int>(m_steps.stepOf(row)) - static_cast<int>(m_history.index());
}

void HistoryView::goTo(int row) {
    if (row < 0 || row >= m_steps.count()) {
        return;
    }
    if (const std::size_t step = m_steps.stepOf(row); step != m_history.index()) {
        emit stepRequested(step, m_goToText);
    }
}

} // namespace cimaise
