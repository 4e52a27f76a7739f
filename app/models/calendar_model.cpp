// Shows the month of the day that has the keyboard focus.
#include "app/models/calendar_model.h"

#include "app/texts/qt_score_text.h"
#include "app/texts/qt_texts.h"

#include <algorithm>

namespace cimaise {

namespace {

const QDate earliestDay{1900, 1, 1};

const Roles<DayRow>& dayRoles() {
    static const Roles<DayRow> table{
        {"dayText", &DayRow::dayText}, {"spokenName", &DayRow::spokenName},
        {"inMonth", &DayRow::inMonth}, {"today", &DayRow::today},
        {"chosen", &DayRow::chosen},   {"selectable", &DayRow::selectable},
        {"current", &DayRow::current}};
    return table;
}

/// Number of days from the first day of a week to `day`.
int daysIntoWeek(const QDate& day, const QLocale& locale) {
    return (day.dayOfWeek() - locale.firstDayOfWeek() + CalendarModel::daysOfAWeek) %
           CalendarModel::daysOfAWeek;
}

} // namespace

CalendarModel::CalendarModel(const TextLanguage& language, QObject* parent)
    : QObject(parent), m_language(language), m_days(dayRoles()) {
    connect(&language, &TextLanguage::changed, this, &CalendarModel::show);
}

QLocale CalendarModel::locale() const {
    const QLocale system = QLocale::system();
    const QLocale ours{toQt(languageCode(m_language.current()))};
    return system.language() == ours.language() ? system : ours;
}

void CalendarModel::begin(const QDate& chosen, const QDate& today) {
    m_chosen = chosen;
    m_today = today;
    m_current = std::clamp(chosen.isValid() ? chosen : today, earliestDay, today);
    show();
}

QString CalendarModel::monthText() const {
    return locale().toString(m_current, QStringLiteral("MMMM yyyy"));
}

bool CalendarModel::canGoOn() const {
    return QDate{m_current.year(), m_current.month(), 1}.addMonths(1) <= m_today;
}

QDate CalendarModel::firstShown() const {
    const QDate first{m_current.year(), m_current.month(), 1};
    return first.addDays(-daysIntoWeek(first, locale()));
}

int CalendarModel::currentRow() const {
    return m_current.isValid() ? static_cast<int>(firstShown().daysTo(m_current)) : -1;
}

void CalendarModel::moveTo(const QDate& day) {
    const QDate next = std::clamp(day, earliestDay, m_today);
    if (m_current.isValid() && next != m_current) {
        m_current = next;
        show();
    }
}

void CalendarModel::moveDays(int days) { moveTo(m_current.addDays(days)); }

void CalendarModel::moveMonths(int months) { moveTo(m_current.addMonths(months)); }

void CalendarModel::moveToWeekStart() { moveDays(-daysIntoWeek(m_current, locale())); }

void CalendarModel::moveToWeekEnd() {
    moveDays(daysOfAWeek - 1 - daysIntoWeek(m_current, locale()));
}

void CalendarModel::choose(int row) {
    const QDate day = firstShown().addDays(row);
    if (row >= 0 && row < m_days.count() && day <= m_today) {
        emit dayChosen(day);
    }
}

void CalendarModel::show() {
    if (!m_current.isValid()) {
        return;
    }
    const QLocale names = locale();
    const Translator words = m_language.words();
    m_weekdays.clear();
    std::vector<DayRow> rows;
    for (int row = 0; row < daysOfAWeek * weeksShown; ++row) {
        const QDate day = firstShown().addDays(row);
        if (row < daysOfAWeek) {
            m_weekdays << names.standaloneDayName(day.dayOfWeek(), QLocale::ShortFormat);
        }
        //% "today"
        const QString today =
            day == m_today ? format(words, CIMAISE_TEXT("calendar.today")) : QString{};
        rows.push_back({.dayText = QString::number(day.day()),
                        .spokenName = listed({names.standaloneDayName(day.dayOfWeek()) + u' ' +
                                                  dayInWords(day, words.language()),
                                              today}),
                        .inMonth = day.month() == m_current.month(),
                        .today = day == m_today,
                        .chosen = day == m_chosen,
                        .selectable = day <= m_today,
                        .current = day == m_current});
    }
    m_days.show(std::move(rows));
    emit changed();
}

} // namespace cimaise
