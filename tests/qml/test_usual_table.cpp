// Tests groups that play again: two taps from the home page, and the players page by touch and
// keys.
#include "tests/qml/items.h"
#include "tests/stage/stage.h"

#include <QTest>
#include <QtQuickTest/quicktest.h>
#include <algorithm>
#include <gtest/gtest.h>

namespace cimaise {

namespace {

class PlayerGroupsTest : public testing::Test {
protected:
    void SetUp() override {
        ASSERT_TRUE(m_stage.isShown());
        m_stage.window().resize(390, 844);
        m_stage.app().draft()->setGame(QStringLiteral("museum"));
        play({QStringLiteral("Ana"), QStringLiteral("Bo"), QStringLiteral("Cy")});
    }
    void TearDown() override { m_stage.app().draft()->setGame(QStringLiteral("musee")); }

    void play(const QStringList& names) {
        NewGame& draft = *m_stage.app().draft();
        draft.setPlayerCount(static_cast<int>(names.size()));
        for (int seat = 0; seat < names.size(); ++seat) {
            draft.setName(seat, names[seat]);
        }
        m_stage.app().draft()->start();
        m_stage.session().setFinished(true);
        m_stage.app().closeGame();
        rest();
    }
    void rest() {
        m_stage.settle();
        m_stage.settle();
    }
    [[nodiscard]] std::vector<QQuickItem*> all(const char* file, const QString& text = {}) const {
        std::vector<QQuickItem*> items = shownItems(m_stage.window());
        std::erase_if(items, [&](const QQuickItem* item) {
            return !isNamed(*item, file) ||
                   (!text.isEmpty() && item->property("text").toString() != text);
        });
        return items;
    }
    void touch(const std::vector<QQuickItem*>& items, std::size_t which = 0) {
        ASSERT_GT(items.size(), which);
        const QRectF place = placeOf(*items[which]);
        ASSERT_TRUE(QRectF(QPointF{}, m_stage.window().size()).contains(place)) << "in sight";
        ++m_touches;
        QTest::mouseClick(&m_stage.window(), Qt::LeftButton, {}, place.center().toPoint());
        rest();
    }
    void write(const QString& text) {
        QTest::keySequence(&m_stage.window(), QKeySequence{QKeySequence::SelectAll});
        for (const QChar letter : text) {
            QTest::keyClick(&m_stage.window(), letter.toLatin1());
        }
        m_stage.press(Qt::Key_Return);
        rest();
    }

    Stage m_stage{Language::english, QStringLiteral("light")};
    int m_touches = 0;
};

/// The remark in the bar below the tokens appears and disappears as they are tapped; the bar keeps
/// its height.
TEST_F(PlayerGroupsTest, ActionBarKeepsHeightAfterRemark) {
    touch(all("AppButton", qtTrId("home.new")));
    NewGame& draft = *m_stage.app().draft();
    const auto height = [this] { return all("ActionBar").at(0)->height(); };
    draft.setGame(QStringLiteral("musee"));
    rest();
    const qreal silent = height();
    auto& tokens = *draft.setup()->property("tokens").value<TokensModel*>();
    tokens.toggle(0);
    rest();
    ASSERT_NE(draft.remark(), "");
    const qreal speaking = height();
    EXPECT_GT(speaking, silent);
    tokens.toggle(0);
    rest();
    ASSERT_EQ(draft.remark(), "");
    EXPECT_EQ(height(), speaking);
    draft.setGame(QStringLiteral("muse"));
    rest();
    EXPECT_EQ(height(), silent);
}

TEST_F(PlayerGroupsTest, StartsNextGameWithTwoTaps) {
    ASSERT_EQ(m_stage.app().navigator()->page(), Navigator::Home);
    touch(all("AppButton", qtTrId("home.new")));
    touch(all("PlayerGroupCard"));
    EXPECT_EQ(m_touches, 2);
    EXPECT_EQ(m_stage.app().navigator()->page(), Navigator::Table);
    EXPECT_EQ(m_stage.session().game(), "museum");
    EXPECT_EQ(m_stage.session().players(),
              (QStringList{QStringLiteral("Ana"), QStringLiteral("Bo"), QStringLiteral("Cy")}));
    EXPECT_FALSE(m_stage.session().finished());
}

TEST_F(PlayerGroupsTest, CardShowsTapAction) {
    m_stage.app().draft()->setGame(QStringLiteral("musee"));
    play({QStringLiteral("Ana"), QStringLiteral("Bo"), QStringLiteral("Cy")});
    m_stage.app().navigator()->show(Navigator::New);
    rest();
    const auto cards = all("PlayerGroupCard");
    ASSERT_EQ(cards.size(), 2U);
    EXPECT_EQ(cards[0]->property("actionText"), "Fill in");
    EXPECT_EQ(cards[1]->property("actionText"), "Start");
    const auto written = [&](const QQuickItem& card, const char* actionText) {
        const auto words = all("BodyText", QString::fromUtf8(actionText));
        return std::ranges::count_if(
            words, [&](const QQuickItem* text) { return card.isAncestorOf(text); });
    };
    EXPECT_EQ(written(*cards[0], "Fill in"), 1);
    EXPECT_EQ(written(*cards[0], "Start"), 0);
    EXPECT_EQ(written(*cards[1], "Start"), 1);
    EXPECT_EQ(written(*cards[1], "Fill in"), 0);
}

TEST_F(PlayerGroupsTest, RenamesPlayerAndUndoes) {
    touch(all("IconButton", qtTrId("people.title")));
    ASSERT_EQ(m_stage.app().navigator()->page(), Navigator::Players);
    ASSERT_EQ(all("PersonCard").size(), 3U);
    touch(all("IconButton", qtTrId("people.more")));
    touch(all("AppButton", qtTrId("home.game.rename")));
    write(QStringLiteral("Zoe"));
    EXPECT_EQ(m_stage.app().people()->names().last(), "Zoe") << "in alphabetical order";
    EXPECT_EQ(all("PersonCard").back()->property("name"), "Zoe");
    QTest::qWait(350); // taps are ignored right after the notice has appeared
    touch(all("AppButton", qtTrId("wall.undo")));
    EXPECT_EQ(m_stage.app().people()->names().first(), "Ana");
}

TEST_F(PlayerGroupsTest, AsksAboutNearNameBeforeStart) {
    NewGame& draft = *m_stage.app().draft();
    m_stage.app().navigator()->show(Navigator::New);
    draft.setGame(QStringLiteral("musee"));
    draft.setPlayerCount(2);
    draft.setName(0, QStringLiteral("Anna"));
    draft.setName(1, QStringLiteral("Di"));
    rest();
    const auto fields = all("seatField");
    const QPointF before = fields.front()->mapToScene({});
    draft.start();
    rest();
    EXPECT_EQ(fields.front()->mapToScene({}), before) << "no control moves";
    touch(all("AppButton", draft.spelling()->sameText()));
    EXPECT_EQ(m_stage.app().navigator()->page(), Navigator::Table);
    EXPECT_EQ(m_stage.session().players().first(), "Ana");
}

/// They are two people: both played the same game.
TEST_F(PlayerGroupsTest, RefusesToMergePlayersWhoMet) {
    m_stage.app().navigator()->show(Navigator::Players);
    rest();
    touch(all("IconButton", qtTrId("people.more")));
    touch(all("AppButton", qtTrId("home.game.rename")));
    write(QStringLiteral("Bo"));
    EXPECT_TRUE(all("AppButton", qtTrId("people.merge.yes")).empty());
    EXPECT_EQ(all("PersonCard").size(), 3U);
}

TEST_F(PlayerGroupsTest, ChoosesSymbolByTouchAndKeyboard) {
    m_stage.app().navigator()->show(Navigator::Players);
    rest();
    touch(all("IconButton", qtTrId("people.more")));
    const auto option = [&](const QString& text) {
        std::vector<QQuickItem*> items = shownItems(m_stage.window());
        std::erase_if(items, [&](const QQuickItem* item) {
            return !isA(*item, "QQuickAbstractButton") || item->property("text") != text;
        });
        return items;
    };
    touch(option(qtTrId("people.colour.green")));
    EXPECT_EQ(m_stage.app().people()->valueOf(0, "colour"), 2);
    EXPECT_EQ(m_stage.app().people()->valueOf(0, "shape"), 0);
    ASSERT_FALSE(option(qtTrId("people.shape.cross")).empty());
    option(qtTrId("people.shape.cross")).front()->forceActiveFocus(Qt::TabFocusReason);
    m_stage.press(Qt::Key_Space);
    rest();
    EXPECT_EQ(m_stage.app().people()->valueOf(0, "shape"), 4);
    EXPECT_EQ(m_stage.app().people()->valueOf(0, "colour"), 2);
}

} // namespace

} // namespace cimaise
