// Tests the page with the details of a play: the calendar by touch and by keyboard, and the fields.
#include "tests/qml/tested_window.h"
#include "tests/stage/states.h"

#include <QAccessible>

namespace cimaise {

namespace {

class PlayDetailsPage : public testing::Test, public TestedWindow {
protected:
    PlayDetailsPage() {
        QAccessible::setActive(true);
        window().resize(360, 640);
        window().requestActivate();
        m_stage.openSample("musee", QStringLiteral("finished-2"));
        m_stage.session().setFinished(true);
        m_stage.app().navigator()->show(Navigator::PlayDetails);
        m_stage.settle();
    }
    [[nodiscard]] PlayDetails& details() { return *m_stage.app().playDetails(); }
    [[nodiscard]] const GameHeader& header() { return headerOf(m_stage.session().current()); }
    void type(const char* text) {
        for (const char* letter = text; *letter != '\0'; ++letter) {
            QTest::keyClick(&window(), *letter);
        }
        m_stage.settle();
    }
    /// Button with the day.
    [[nodiscard]] QQuickItem& dayButton() const { return *all("AppButton").front(); }
    /// Opens the calendar with Enter, which first shows a focus that was not visible.
    void openByKeyboard() {
        dayButton().forceActiveFocus(Qt::TabFocusReason);
        for (int presses = 0; presses < 2 && all("calendarDay").empty(); ++presses) {
            press(Qt::Key_Return);
        }
    }
    [[nodiscard]] std::string focusedDay() const {
        const QQuickItem* const focused = window().activeFocusItem();
        return focused != nullptr && isNamed(*focused, "calendarDay")
                   ? focused->property("spokenName").toString().toStdString()
                   : "";
    }
    /// Field of a QML file.
    [[nodiscard]] QQuickItem& field(const char* file, const char* name) const {
        for (QQuickItem* item : all(file)) {
            if (item->property("name").toString() == qtTrId(name)) {
                return *item;
            }
        }
        throw std::runtime_error{std::string{"no field "} + name};
    }
};

TEST_F(PlayDetailsPage, CalendarWorksByTouch) {
    tap(&dayButton());
    const std::vector<QQuickItem*> days = all("calendarDay");
    ASSERT_EQ(days.size(), 42U);
    for (const QQuickItem* day : days) {
        EXPECT_GE(inSight(*day).width(), 48) << described(*day);
        EXPECT_GE(inSight(*day).height(), 48) << described(*day);
    }
    const QDate before = details().calendar()->days()->count() > 0 ? QDate::currentDate() : QDate{};
    details().calendar()->moveMonths(-12 * (before.year() - 2020));
    m_stage.settle();
    tap(days[10]);
    EXPECT_EQ(all("calendarDay").size(), 0U) << "the calendar is closed";
    EXPECT_EQ(header().played->substr(0, 4), "2020");
    EXPECT_TRUE(m_stage.session().finished());
}

TEST_F(PlayDetailsPage, CalendarWorksByKeyboard) {
    details().openCalendar();
    const QDate played = QDate::fromString(QString::fromStdString(*header().played), Qt::ISODate);
    openByKeyboard();
    const auto dayText = [](const QDate& day) {
        return QLocale{QLocale::English}
            .toString(day, QStringLiteral("dddd d MMMM yyyy"))
            .toStdString();
    };
    const auto spoken = [this] { return focusedDay().substr(0, focusedDay().find(',')); };
    EXPECT_EQ(spoken(), dayText(played));
    press(Qt::Key_Left);
    EXPECT_EQ(spoken(), dayText(played.addDays(-1)));
    press(Qt::Key_Up);
    EXPECT_EQ(spoken(), dayText(played.addDays(-8)));
    press(Qt::Key_Right);
    press(Qt::Key_Down);
    EXPECT_EQ(spoken(), dayText(played));
    press(Qt::Key_PageUp);
    EXPECT_EQ(spoken(), dayText(played.addMonths(-1)));
    press(Qt::Key_PageDown);
    press(Qt::Key_PageUp);
    press(Qt::Key_Home);
    const std::string first = spoken();
    press(Qt::Key_End);
    EXPECT_NE(spoken(), first);
    press(Qt::Key_Home);
    EXPECT_EQ(spoken(), first);
    press(Qt::Key_Return);
    EXPECT_EQ(all("calendarDay").size(), 0U);
    EXPECT_EQ(dayText(QDate::fromString(QString::fromStdString(*header().played), Qt::ISODate)),
              first);
    openByKeyboard();
    press(Qt::Key_Escape);
    EXPECT_EQ(all("calendarDay").size(), 0U) << "Escape closes the calendar";
    EXPECT_EQ(m_stage.app().navigator()->page(), Navigator::PlayDetails) << "and nothing else";
}

TEST_F(PlayDetailsPage, FieldsTakeTypedTexts) {
    QQuickItem& duration = field("EntryField", "play.duration.name");
    duration.forceActiveFocus(Qt::TabFocusReason);
    type("1:35");
    EXPECT_EQ(header().minutes, std::nullopt) << "while it is typed";
    press(Qt::Key_Tab);
    EXPECT_EQ(header().minutes, 95);
    EXPECT_EQ(duration.property("text").toString(), details().duration());
    QQuickItem& note = field("NoteField", "play.note");
    note.forceActiveFocus(Qt::TabFocusReason);
    type("Tea");
    press(Qt::Key_Return);
    type("x");
    press(Qt::Key_Tab);
    EXPECT_EQ(header().note, "Tea\nx");
    EXPECT_FALSE(note.hasActiveFocus()) << "Tab goes on";
    note.forceActiveFocus(Qt::TabFocusReason);
    type("y");
    press(Qt::Key_Escape);
    EXPECT_EQ(note.property("text").toString(), "Tea\nx");
    m_stage.session().historyView()->undo();
    m_stage.settle();
    EXPECT_TRUE(m_stage.session().finished());
}

TEST_F(PlayDetailsPage, RefusedTextStaysInField) {
    QQuickItem& duration = field("EntryField", "play.duration.name");
    duration.forceActiveFocus(Qt::TabFocusReason);
    type("two");
    press(Qt::Key_Tab);
    EXPECT_EQ(header().minutes, std::nullopt);
    EXPECT_EQ(duration.property("text").toString(), "two");
    EXPECT_EQ(duration.property("problem").toString(), details().durationProblem());
    EXPECT_NE(details().durationProblem(), "");
}

TEST_F(PlayDetailsPage, ResultShowsDetails) {
    details().setPlace(QStringLiteral("Lyon"));
    m_stage.app().navigator()->show(Navigator::Result);
    m_stage.settle();
    const std::vector<QQuickItem*> panels = all("playDetails");
    ASSERT_EQ(panels.size(), 1U);
    const std::vector<QQuickItem*> texts = all("BodyText");
    EXPECT_TRUE(std::ranges::any_of(texts, [](const QQuickItem* item) {
        return item->property("text").toString() == u"Lyon";
    }));
}

} // namespace

} // namespace cimaise
