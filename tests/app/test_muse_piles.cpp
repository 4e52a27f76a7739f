// Tests what the view models of Muse know about the cards on no board: those of the round.
#include "tests/app/muse_table_fixture.h"
#include "tests/app/wait_to_read.h"

namespace cimaise {

namespace {

using testing::HasSubstr;
using testing::IsEmpty;

class MusePiles : public MuseTableTest {
protected:
    /// Every player sketches with a card.
    void sketch(std::initializer_list<std::string_view> ids) {
        m_table.setMode(MuseTable::Round);
        for (int player = 0; const std::string_view id : ids) {
            session().setCurrentSide(player++);
            round().turn()->choose(0);
            piles().press(key(id));
        }
    }
    void play() {
        round().setResolved(true);
        round().play();
    }
    [[nodiscard]] std::vector<std::string> findings() {
        std::vector<std::string> texts;
        for (int row = 0; row < session().findings()->count(); ++row) {
            texts.push_back(session().findings()->valueOf(row, "says").toString().toStdString());
        }
        return texts;
    }
};

TEST_F(MusePiles, KeepsFindingAboutCardUsedTwice) {
    sketch({"the-bard", "the-sea", "the-end"});
    session().setCurrentSide(3);
    round().turn()->choose(0);
    piles().press(key("the-bard"));
    waitToRead();
    piles().press(key("the-bard"));
    EXPECT_EQ(deck("the-bard", "holder"), "An Di");
    EXPECT_EQ(deck("the-bard", "pile"), "round");
    play();
    EXPECT_TRUE(now().round.has_value()) << "asked first";
    EXPECT_THAT(m_table.hint().toStdString(), HasSubstr("more than once"));
    waitToRead();
    round().play();
    EXPECT_FALSE(now().round.has_value());
    EXPECT_FALSE(session().verdict()->isLegal());
    EXPECT_THAT(findings(), testing::Contains(HasSubstr("In round 1, The Bard is used more than")));
    session().historyView()->undo();
    session().historyView()->undo();
    EXPECT_TRUE(session().verdict()->isLegal()) << "Di’s turn is taken back";
}

/// One name and one sign for each use: Ana’s idea card is not shown as a discard of hers.
TEST_F(MusePiles, MarksCardByItsFirstUse) {
    sketch({"the-bard", "the-sea"});
    round().turn()->setDiscarding(true);
    piles().press(key("the-bard"));
    waitToRead();
    piles().press(key("the-bard"));
    EXPECT_EQ(deck("the-bard", "pile"), "round");
    EXPECT_EQ(deck("the-bard", "holder"), "An Bo");
    EXPECT_THAT(deck("the-bard", "accessibleName").toStdString(),
                HasSubstr("discarded by Bo in this round"));
}

TEST_F(MusePiles, DoesNotTellNextSalesOnceTheGameIsOver) {
    open(QStringLiteral("finished-4"));
    m_table.setMode(MuseTable::Patron);
    EXPECT_THAT(patron().sales(), IsEmpty());
}

} // namespace

} // namespace cimaise
