// Tests the calendar: weeks by locale, no days after today, keys.
#include "app/models/calendar_model.h"
#include "tests/app/controller_fixture.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

namespace cimaise {

namespace {

class CalendarModelTest : public testing::Test {
protected:
    [[nodiscard]] QVariant cell(int row, const char* role) const {
        return m_calendar.days()->valueOf(row, role);
    }
    /// Spoken name of the current day.
    [[nodiscard]] std::string current() const {
        return cell(m_calendar.currentRow(), "spokenName").toString().toStdString();
    }

    TextLanguage m_language{Language::english};
    mutable CalendarModel m_calendar{m_language};
    const QAbstractItemModelTester m_tester{m_calendar.days()};
    const QDate m_today{2026, 11, 27}; // a Friday
};

TEST_F(CalendarModelTest, ShowsSixWeeksFromFirstDayOfWeek) {
    m_calendar.begin({2026, 11, 20}, m_today);
    EXPECT_EQ(m_calendar.monthText(), "November 2026");
    ASSERT_EQ(m_calendar.days()->count(), 42);
    EXPECT_EQ(m_calendar.weekdays().size(), 7);
    EXPECT_EQ(m_calendar.weekdays().front(), "Sun");
    EXPECT_EQ(cell(0, "spokenName"), "Sunday 1 November 2026");
    EXPECT_EQ(cell(0, "inMonth"), true);
    EXPECT_EQ(cell(30, "inMonth"), false);
    EXPECT_EQ(cell(19, "chosen"), true);
    EXPECT_EQ(cell(26, "today"), true);
    EXPECT_EQ(cell(26, "spokenName"), "Friday 27 November 2026, today");
    EXPECT_EQ(cell(26, "selectable"), true);
    EXPECT_EQ(cell(27, "selectable"), false) << "tomorrow";
    EXPECT_FALSE(m_calendar.canGoOn());
    m_language.set(Language::french);
    EXPECT_EQ(m_calendar.weekdays().front(), "lun.");
    EXPECT_EQ(cell(0, "spokenName"), "lundi 26 octobre 2026");
    EXPECT_EQ(cell(0, "inMonth"), false);
    EXPECT_EQ(m_calendar.monthText(), "novembre 2026");
}

TEST_F(CalendarModelTest, BeginsWithTodayWithoutDay) {
    m_calendar.begin({}, m_today);
    EXPECT_EQ(current(), "Friday 27 November 2026, today");
    m_calendar.begin({2030, 1, 1}, m_today);
    EXPECT_EQ(current(), "Friday 27 November 2026, today") << "a day that is yet to come";
}

TEST_F(CalendarModelTest, MovesByDayWeekAndMonth) {
    m_calendar.begin({2026, 11, 2}, m_today);
    m_calendar.moveDays(-1);
    EXPECT_EQ(current(), "Sunday 1 November 2026");
    m_calendar.moveDays(-1);
    EXPECT_EQ(current(), "Saturday 31 October 2026");
    EXPECT_EQ(m_calendar.monthText(), "October 2026");
    EXPECT_TRUE(m_calendar.canGoOn());
    m_calendar.moveToWeekStart();
    EXPECT_EQ(current(), "Sunday 25 October 2026");
    m_calendar.moveToWeekEnd();
    EXPECT_EQ(current(), "Saturday 31 October 2026");
    m_calendar.moveMonths(-1);
    EXPECT_EQ(current(), "Wednesday 30 September 2026");
    m_calendar.moveMonths(2);
    EXPECT_EQ(current(), "Friday 27 November 2026, today") << "the 30th is yet to come";
    m_calendar.moveDays(7);
    EXPECT_EQ(current(), "Friday 27 November 2026, today");
    m_calendar.moveToWeekEnd();
    EXPECT_EQ(current(), "Friday 27 November 2026, today");
    m_calendar.moveMonths(-12 * 200);
    EXPECT_EQ(current(), "Monday 1 January 1900");
}

TEST_F(CalendarModelTest, ChoosesDaysUpToToday) {
    m_calendar.begin({}, m_today);
    QSignalSpy chosen{&m_calendar, &CalendarModel::dayChosen};
    m_calendar.choose(27);
    m_calendar.choose(-1);
    m_calendar.choose(42);
    EXPECT_EQ(chosen.count(), 0);
    m_calendar.choose(19);
    ASSERT_EQ(chosen.count(), 1);
    EXPECT_EQ(chosen.front().front().toDate(), QDate(2026, 11, 20));
}

} // namespace

} // namespace cimaise
