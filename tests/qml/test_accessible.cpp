// Tests what a screen reader is told of the home page, and the fields for names.
#include "tests/qml/items.h"
#include "tests/stage/stage.h"

#include <QAccessible>
#include <QTest>
#include <gtest/gtest.h>

namespace cimaise {

namespace {

class Spoken : public testing::TestWithParam<Language> {
protected:
    void SetUp() override { QAccessible::setActive(true); }
};

/// Names of an item and its descendants, in the order of a screen reader.
void collect(const QAccessibleInterface& item, QStringList& names) {
    for (int index = 0; index < item.childCount(); ++index) {
        const QAccessibleInterface* const child = item.child(index);
        if (child != nullptr && child->isValid() && !child->state().invisible) {
            names << child->text(QAccessible::Name);
            collect(*child, names);
        }
    }
}

TEST_P(Spoken, HomePageNamesNewGameBeforeSamples) {
    Stage stage{GetParam(), QStringLiteral("light")};
    for (const QSize size : {QSize{360, 640}, QSize{390, 844}, QSize{1440, 900}}) {
        stage.window().resize(size);
        stage.settle();
        QStringList names;
        collect(*QAccessible::queryAccessibleInterface(&stage.window()), names);
        const qsizetype begin = names.indexOf(qtTrId("home.new"));
        const qsizetype examples = names.indexOf(qtTrId("home.samples"));
        ASSERT_GE(begin, 0) << names.join(u'|').toStdString();
        ASSERT_GE(examples, 0) << names.join(u'|').toStdString();
        EXPECT_LT(begin, examples) << names.join(u'|').toStdString();
    }
}

INSTANTIATE_TEST_SUITE_P(all, Spoken, testing::Values(Language::english, Language::french),
                         [](const auto& one) { return std::string{languageCode(one.param)}; });

class NamesOfPlayers : public testing::Test {
protected:
    [[nodiscard]] QQuickItem* field(int seat) {
        std::vector<QQuickItem*> fields;
        for (QQuickItem* item : shownItems(m_stage.window())) {
            if (typeOf(*item) == "NameField") {
                fields.push_back(item);
            }
        }
        return seat < std::ssize(fields) ? fields[static_cast<std::size_t>(seat)] : nullptr;
    }
    [[nodiscard]] bool isTyping() const {
        const QQuickItem* const focused = m_stage.window().activeFocusItem();
        return focused != nullptr && isA(*focused, "QQuickTextInput");
    }
    void enter(int seat, const char* name) {
        QQuickItem* const seatField = field(seat);
        ASSERT_NE(seatField, nullptr);
        seatField->forceActiveFocus(Qt::TabFocusReason);
        for (const char* letter = name; *letter != '\0'; ++letter) {
            QTest::keyClick(&m_stage.window(), *letter);
        }
        QTest::keyClick(&m_stage.window(), Qt::Key_Return);
        m_stage.settle();
    }

    Stage m_stage{Language::english, QStringLiteral("light")};
};

/// The on-screen keyboard closes after the last name, whether the game can start or not.
TEST_F(NamesOfPlayers, LeaveNoTextFieldFocused) {
    m_stage.window().resize(390, 844);
    m_stage.app().navigator()->show(Navigator::New);
    m_stage.settle();
    m_stage.app().draft()->setPlayerCount(2);
    m_stage.settle();
    enter(0, "Ana");
    EXPECT_TRUE(isTyping()) << "the next name";
    enter(1, "Ana");
    ASSERT_FALSE(m_stage.app().draft()->canStart());
    EXPECT_FALSE(isTyping());
    m_stage.app().draft()->setName(1, QString{});
    enter(1, "Bo");
    EXPECT_FALSE(isTyping());
}

TEST_F(NamesOfPlayers, HaveLargeLettersAndNoCorrection) {
    m_stage.preferences().setTextScale(0.8);
    m_stage.app().navigator()->show(Navigator::New);
    m_stage.settle();
    ASSERT_NE(field(0), nullptr);
    EXPECT_GE(field(0)->property("font").value<QFont>().pixelSize(), 16);
    EXPECT_TRUE(field(0)->property("inputMethodHints").toInt() & Qt::ImhNoPredictiveText);
}

} // namespace

} // namespace cimaise
