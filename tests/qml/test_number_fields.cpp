// Tests fields and Back on the pages of Museum and Art Society: typing replaces the old value and
// applies immediately, Tab and Ctrl+Z work as on the desktop, and Back goes one step.
#include "positions/museum/museum_edits.h"
#include "tests/qml/tested_window.h"

#include <algorithm>

namespace cimaise {

namespace {

class NumberFields : public testing::Test, public TestedWindow {
protected:
    NumberFields() {
        window().resize(390, 844);
        window().requestActivate();
        m_stage.settle();
    }
    ~NumberFields() override {
        m_stage.app().draft()->setGame(QStringLiteral("musee"));
        window().resize(1200, 800);
    }

    void begin(const char* game) {
        m_stage.app().draft()->setGame(QLatin1String(game));
        m_stage.app().draft()->start();
        m_stage.settle();
    }
    void beginScoring() {
        begin("museum");
        touch(*find("ToolKey", "text", qtTrId("museum.tool.figures")));
    }
    [[nodiscard]] QQuickItem& field(std::size_t which) const {
        return *all("NumberField").at(which);
    }
    /// Scrolls like a player until the whole item is visible.
    void scrollTo(const QQuickItem& item) {
        QQuickItem* scroll = item.parentItem();
        while (scroll != nullptr && !isA(*scroll, "QQuickFlickable")) {
            scroll = scroll->parentItem();
        }
        if (scroll == nullptr || inSight(item) == placeOf(item)) {
            return;
        }
        const double lower = placeOf(item).center().y() - placeOf(*scroll).center().y();
        scroll->setProperty("contentY", scroll->property("contentY").toDouble() + lower);
        m_stage.settle();
    }
    void touch(const QQuickItem& item) {
        scrollTo(item);
        QTest::mouseClick(&window(), Qt::LeftButton, {}, placeOf(item).center().toPoint());
        m_stage.settle();
    }
    [[nodiscard]] const museum::Museum& museum() {
        return std::get<museum::Layout>(m_stage.session().current()).museums.at(0);
    }
    void turnArtSocietyTo(const QString& panel) {
        for (QObject* tools : window().findChildren<QObject*>()) {
            if (QByteArray{tools->metaObject()->className()}.startsWith("ArtSocietyTools_")) {
                QMetaObject::invokeMethod(tools, "showPanel", Q_ARG(QString, panel));
            }
        }
        m_stage.settle();
    }
    [[nodiscard]] std::vector<QQuickItem*> backArrows() const {
        std::vector<QQuickItem*> arrows = shownItems(window());
        std::erase_if(arrows, [](const QQuickItem* item) {
            return typeOf(*item) != "Icon" || item->property("name") != QStringLiteral("back");
        });
        return arrows;
    }
};

constexpr std::size_t track = 0;
constexpr std::size_t prestige = 1;

TEST_F(NumberFields, FirstDigitReplacesNumberImmediately) {
    beginScoring();
    ASSERT_EQ(field(prestige).property("text"), "0");
    touch(field(prestige));
    press(Qt::Key_6);
    EXPECT_EQ(field(prestige).property("text"), "6");
    EXPECT_EQ(*museum().prestige, 6) << "without Enter";
    press(Qt::Key_5);
    EXPECT_EQ(*museum().prestige, 65);
    EXPECT_EQ(m_stage.session().history().index(), 1U) << "both digits are one edit";
    press(Qt::Key_Escape);
    EXPECT_EQ(*museum().prestige, 0) << "Escape gives up what was typed";
}

/// A tap selects the number again, also where the focus is there already.
TEST_F(NumberFields, TypingAfterTapReplacesNumber) {
    beginScoring();
    touch(field(track));
    press(Qt::Key_1);
    press(Qt::Key_Return);
    ASSERT_TRUE(field(prestige).hasActiveFocus());
    touch(field(prestige));
    press(Qt::Key_2);
    EXPECT_EQ(*museum().prestige, 2) << "not 02 or 20";
    touch(field(prestige));
    press(Qt::Key_3);
    EXPECT_NE(*museum().prestige, 3) << "what is being typed goes on";
}

TEST_F(NumberFields, LeaveKeysToReopenQuestion) {
    beginScoring();
    touch(field(prestige));
    press(Qt::Key_7);
    m_stage.session().setFinished(true);
    m_stage.settle();
    touch(*find("AppButton", "text", qtTrId("table.edit")));
    touch(*find("ToolKey", "text", qtTrId("museum.tool.figures")));
    touch(field(track));
    press(Qt::Key_4);
    press(Qt::Key_Return);
    ASSERT_NE(m_stage.session().question()->text(), "");
    find("ToolKey", "text", qtTrId("museum.tool.figures"))->forceActiveFocus(Qt::OtherFocusReason);
    m_stage.settle();
    press(Qt::Key_Escape);
    EXPECT_EQ(m_stage.session().question()->text(), "") << "the question had the keyboard";
    EXPECT_TRUE(m_stage.session().finished());
    EXPECT_EQ(m_stage.app().navigator()->page(), Navigator::Table);
}

TEST_F(NumberFields, KeepNumberTypedInFinishedGameUntilAnswer) {
    beginScoring();
    touch(field(prestige));
    press(Qt::Key_7);
    m_stage.session().setFinished(true);
    m_stage.settle();
    touch(*find("AppButton", "text", qtTrId("table.edit")));
    touch(*find("ToolKey", "text", qtTrId("museum.tool.figures")));
    touch(field(track));
    press(Qt::Key_4);
    press(Qt::Key_2);
    EXPECT_EQ(field(track).property("text"), "42") << "no question in between";
    EXPECT_EQ(m_stage.session().question()->text(), "");
    press(Qt::Key_Return);
    EXPECT_NE(m_stage.session().question()->text(), "");
    touch(*find("AppButton", "text", qtTrId("session.reopen.yes")));
    EXPECT_EQ(museum().track->value_or(0), 42);
    EXPECT_FALSE(m_stage.session().finished());
    m_stage.session().historyView()->undo();
    m_stage.settle();
    EXPECT_TRUE(m_stage.session().finished());
    EXPECT_FALSE(museum().track->has_value());
    EXPECT_EQ(*museum().prestige, 7);
}

TEST_F(NumberFields, KeepTextLinePerPlayer) {
    begin("museum");
    QTest::keyClick(&window(), Qt::Key_T, Qt::ControlModifier);
    m_stage.settle();
    const auto text = [this] { return window().activeFocusItem()->property("text"); };
    press(Qt::Key_X);
    ASSERT_EQ(text(), "x");
    press(Qt::Key_Return); // rejected with a message below the field
    m_stage.session().setCurrentSide(1);
    m_stage.settle();
    EXPECT_EQ(text(), "") << "the line belongs to the first player";
    EXPECT_TRUE(isA(*window().activeFocusItem(), "QQuickTextField")) << "ready to type";
    for (const QQuickItem* words : all("BodyText")) {
        EXPECT_FALSE(words->property("text").toString().contains(u"“x”")) << described(*words);
    }
    press(Qt::Key_Y);
    m_stage.session().setCurrentSide(0);
    m_stage.settle();
    EXPECT_EQ(text(), "x");
    press(Qt::Key_Escape);
    EXPECT_EQ(text(), "") << "Esc restores the text that counts";
}

TEST_F(NumberFields, TabMovesBetweenFieldsAndArrowsStep) {
    beginScoring();
    touch(field(prestige));
    press(Qt::Key_Tab);
    const QQuickItem* next = window().activeFocusItem();
    ASSERT_NE(next, nullptr);
    EXPECT_EQ(typeOf(*next), "NumberField");
    EXPECT_NE(next, &field(prestige));
    press(Qt::Key_Tab, Qt::ShiftModifier);
    ASSERT_EQ(window().activeFocusItem(), &field(prestige));
    EXPECT_EQ(field(prestige).property("selectedText"), "0");
    press(Qt::Key_Up);
    press(Qt::Key_Up);
    press(Qt::Key_Down);
    EXPECT_EQ(*museum().prestige, 1);
}

TEST_F(NumberFields, UndoInUnchangedFieldUndoesLastEdit) {
    beginScoring();
    touch(field(track));
    press(Qt::Key_4);
    ASSERT_EQ(museum().track->value_or(0), 4);
    touch(field(prestige));
    press(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_FALSE(museum().track->has_value());
    EXPECT_EQ(window().activeFocusItem(), &field(prestige));
    press(Qt::Key_Y, Qt::ControlModifier);
    EXPECT_EQ(museum().track->value_or(0), 4);
}

TEST_F(NumberFields, UndoInFieldUndoesTypedLettersFirst) {
    begin("museum");
    QTest::keyClick(&window(), Qt::Key_T, Qt::ControlModifier);
    m_stage.settle();
    QQuickItem* const text = window().activeFocusItem();
    ASSERT_NE(text, nullptr);
    press(Qt::Key_G);
    const std::size_t before = m_stage.session().history().index();
    press(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(text->property("text"), "");
    EXPECT_EQ(m_stage.session().history().index(), before);
}

TEST_F(NumberFields, ErrorDisappearsWithItsText) {
    begin("museum");
    QTest::keyClick(&window(), Qt::Key_T, Qt::ControlModifier);
    m_stage.settle();
    QQuickItem* const text = window().activeFocusItem();
    ASSERT_NE(text, nullptr);
    const auto problems = [this] {
        const auto words = all("BodyText");
        return std::ranges::count_if(words, [](const QQuickItem* item) {
            return item->property("text").toString().startsWith(QStringLiteral("“x”"));
        });
    };
    press(Qt::Key_X);
    press(Qt::Key_Return);
    ASSERT_EQ(problems(), 1);
    press(Qt::Key_Backspace);
    EXPECT_EQ(text->property("text"), "");
    EXPECT_EQ(problems(), 0);
}

TEST_F(NumberFields, QuickFixForTooManyTokensFocusesFieldOfItsContinent) {
    for (std::size_t continent = 0; continent < museum::continentCount; ++continent) {
        SCOPED_TRACE(continent);
        begin("museum");
        const auto& bare = std::get<museum::Layout>(m_stage.session().current());
        m_stage.session().edit(
            museum::setOpinion(bare, static_cast<museum::Continent>(continent), 6), {});
        m_stage.settle();
        m_stage.openSheet("table.findings");
        m_stage.settle(); // the cards get their quick fixes after layout
        QQuickItem* chip = nullptr;
        for (QQuickItem* item : all("Chip")) {
            chip = item->property("text") == qtTrId("museum.answer.fields") ? item : chip;
        }
        ASSERT_NE(chip, nullptr);
        touch(*chip);
        m_stage.settle();
        const QQuickItem* focused = window().activeFocusItem();
        ASSERT_NE(focused, nullptr);
        ASSERT_EQ(typeOf(*focused), "NumberField") << described(*focused);
        EXPECT_EQ(focused->property("value"), "6");
        EXPECT_EQ(inSight(*focused), placeOf(*focused)) << "no sheet and no edge lies over it";
    }
}

TEST_F(NumberFields, AuctionHasOneBackButtonForOneStep) {
    begin("art-society");
    for (const char* panel : {"auction", "order"}) {
        turnArtSocietyTo(QLatin1String(panel));
        ASSERT_EQ(backArrows().size(), 1U) << panel;
        touch(*backArrows().front());
        EXPECT_EQ(m_stage.app().navigator()->page(), Navigator::Table) << panel;
        EXPECT_FALSE(all("ArtSocietyPrestige").empty()) << "back at the museum, whence it came";
    }
    touch(*backArrows().front());
    EXPECT_EQ(m_stage.app().navigator()->page(), Navigator::Home);
}

} // namespace

} // namespace cimaise
