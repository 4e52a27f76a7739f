// Writes the text of a step when a view requests it.
#include "app/models/history_model.h"

#include "app/game/step_description.h"
#include "app/texts/qt_score_text.h"

#include <QDateTime>
#include <QLocale>

namespace cimaise {

namespace {

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

void HistoryModel::follow(Language language) {
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
