// Writes the text of a step when a view requests it.
#include "app/models/history_model.h"

#include "app/game/game_ui.h"
#include "app/game/step_description.h"
#include "app/models/ruling_view.h"
#include "app/texts/qt_score_text.h"
#include "app/texts/qt_texts.h"

#include <QDateTime>
#include <QLocale>
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
    return answer.isContested ? answer.sentences : QStringList{};
}

//% "now"
constexpr TextId currentText = CIMAISE_TEXT("history.current");
//% "undone"
constexpr TextId aheadText = CIMAISE_TEXT("history.ahead");

/// Text of an edit as a separate line, with a capital letter.
QString asLine(QString edit) {
    if (!edit.isEmpty()) {
        edit[0] = edit[0].toUpper();
    }
    return edit;
}

} // namespace

HistoryView::HistoryView(const History& history, QObject* parent)
    : QObject(parent), m_history(history), m_steps(history) {}

void HistoryView::show(const PublishContext& context, bool readOnly) {
    const Translator& words = context.words;
    m_steps.setLanguage(words.language());
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

QString timeInWords(qint64 madeAt, Language language) {
    if (madeAt == 0) {
        return {};
    }
    const QDateTime then = QDateTime::fromMSecsSinceEpoch(madeAt);
    const bool today = then.date() == QDate::currentDate();
    const QLocale locale{toQt(languageCode(language))};
    return locale.toString(then, today ? QStringLiteral("HH:mm") : QStringLiteral("d MMM HH:mm"));
}

HistoryModel::HistoryModel(const History& history, QObject* parent)
    : QAbstractListModel(parent), m_history(history) {}

void HistoryModel::setLanguage(Language language) {
    m_language = language;
    setCount(static_cast<int>(m_history.steps().size()));
    emit dataChanged(index(0), index(m_count - 1));
}

void HistoryModel::setCount(int count) {
    if (count > m_count) {
        beginInsertRows({}, 0, count - m_count - 1);
        m_count = count;
        endInsertRows();
        emit countChanged();
    } else if (count < m_count) {
        beginRemoveRows({}, 0, m_count - count - 1);
        m_count = count;
        endRemoveRows();
        emit countChanged();
    }
}

std::size_t HistoryModel::stepOf(int row) const {
    return static_cast<std::size_t>(m_count - 1 - row);
}

int HistoryModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_count;
}

QVariant HistoryModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const std::size_t step = stepOf(index.row());
    const bool current = step == m_history.index();
    const bool ahead = step > m_history.index();
    const HistoryStep& shown = m_history.steps()[step];
    const Translator words{m_language, shown.position};
    const auto text = [&](Role asked) { return data(index, asked).toString(); };
    switch (role) {
    case When:
        return timeInWords(shown.madeAt, m_language);
    case Owner:
        return toQt(words.party(describeStep(m_history, step).owner));
    case Says:
        return asLine(format(words, describeStep(m_history, step).says));
    case Current:
        return current;
    case Ahead:
        return ahead;
    case AccessibleName:
        return listed({text(When), text(Owner), text(Says),
                       current ? format(words, currentText) : QString{},
                       ahead ? format(words, aheadText) : QString{}});
    default:
        return {};
    }
}

QHash<int, QByteArray> HistoryModel::roleNames() const {
    return {{When, "when"},       {Owner, "owner"}, {Says, "says"},
            {Current, "current"}, {Ahead, "ahead"}, {AccessibleName, "accessibleName"}};
}

} // namespace cimaise
