// Tests the order of pages, given only the conditions of the app.
#include "tests/app/controller_fixture.h"

#include <QMetaEnum>
#include <QSignalSpy>
#include <algorithm>
#include <gtest/gtest.h>
#include <initializer_list>
#include <vector>

namespace cimaise {

namespace {

class NavigatorTest : public testing::Test {
protected:
    /// Shows the pages one after the other.
    void visit(std::initializer_list<Navigator::Page> pages) {
        for (const Navigator::Page page : pages) {
            m_navigator.show(page);
            ASSERT_EQ(m_navigator.page(), page);
        }
    }
    /// Pages visited by going back until the home page.
    std::vector<Navigator::Page> wayBack() {
        std::vector<Navigator::Page> pages;
        while (m_navigator.page() != Navigator::Home) {
            m_navigator.back();
            pages.push_back(m_navigator.page());
        }
        return pages;
    }

    using Pages = std::vector<Navigator::Page>;
    PageConditions m_now{.hasGame = true,
                         .ordersCards = true,
                         .hasResult = true,
                         .hasRuling = true,
                         .hasTrial = true};
    Navigator m_navigator{[this] { return m_now; }};
};

TEST_F(NavigatorTest, HidesPagesWithUnmetConditions) {
    struct Case {
        const char* missing;
        PageConditions now;
        std::vector<Navigator::Page> hidden;
    };
    const PageConditions all = m_now;
    const auto without = [&](bool PageConditions::* condition) {
        PageConditions now = all;
        now.*condition = false;
        return now;
    };
    for (const auto& [missing, now, hidden] :
         {Case{"game",
               without(&PageConditions::hasGame),
               {Navigator::Table, Navigator::Dispute, Navigator::Ruling, Navigator::Order,
                Navigator::Trial, Navigator::Compare, Navigator::Scoring, Navigator::Result,
                Navigator::Share, Navigator::Photos, Navigator::Collect, Navigator::PlayDetails,
                Navigator::Seats}},
          Case{"trial", without(&PageConditions::hasTrial), {Navigator::Trial, Navigator::Compare}},
          Case{"result", without(&PageConditions::hasResult), {Navigator::Result}},
          Case{"cards", without(&PageConditions::ordersCards), {Navigator::Order}}}) {
        SCOPED_TRACE(missing);
        m_now = now;
        const QMetaEnum pages = QMetaEnum::fromType<Navigator::Page>();
        for (int i = 0; i < pages.keyCount(); ++i) {
            const auto page = static_cast<Navigator::Page>(pages.value(i));
            m_navigator.show(Navigator::Home);
            m_navigator.show(page);
            const bool isHidden = std::ranges::find(hidden, page) != hidden.end();
            EXPECT_EQ(m_navigator.page(), isHidden ? Navigator::Home : page) << pages.key(i);
        }
    }
}

TEST_F(NavigatorTest, BackVisitsEachPageOnce) {
    visit({Navigator::Table, Navigator::Share, Navigator::Scan, Navigator::Share});
    EXPECT_EQ(wayBack(), (Pages{Navigator::Table, Navigator::Home}));
}

TEST_F(NavigatorTest, BackSkipsNewGameForm) {
    visit({Navigator::New, Navigator::Table});
    EXPECT_EQ(wayBack(), Pages{Navigator::Home});
}

TEST_F(NavigatorTest, RulingReplacesQuestionAskedOnBoard) {
    visit({Navigator::Table, Navigator::Dispute});
    m_now.asksForSpot = true;
    visit({Navigator::Table, Navigator::Ruling});
    EXPECT_EQ(wayBack(), (Pages{Navigator::Dispute, Navigator::Table, Navigator::Home}));
}

TEST_F(NavigatorTest, BackSkipsUnavailablePages) {
    visit({Navigator::Table, Navigator::Ruling, Navigator::Rules});
    m_now.hasRuling = false;
    EXPECT_EQ(wayBack(), (Pages{Navigator::Table, Navigator::Home}));
    visit({Navigator::Table, Navigator::Trial, Navigator::Rules});
    m_now.hasTrial = false;
    m_navigator.back();
    EXPECT_EQ(m_navigator.page(), Navigator::Table);
    visit({Navigator::Rules});
    m_now.hasGame = false;
    m_navigator.back();
    EXPECT_EQ(m_navigator.page(), Navigator::Home);
}

TEST_F(NavigatorTest, StaysOnBusyPage) {
    visit({Navigator::Players});
    m_now.isBusy = true;
    m_navigator.show(Navigator::Rules);
    m_navigator.back();
    EXPECT_EQ(m_navigator.page(), Navigator::Players);
}

TEST_F(NavigatorTest, SignalsEachChangeOnce) {
    const QSignalSpy soon{&m_navigator, &Navigator::aboutToShow};
    const QSignalSpy changed{&m_navigator, &Navigator::pageChanged};
    visit({Navigator::Rules, Navigator::Rules, Navigator::Settings});
    EXPECT_EQ(soon.count(), 2);
    EXPECT_EQ(changed.count(), 2);
    m_navigator.back();
    EXPECT_EQ(soon.count(), 2);
    EXPECT_EQ(changed.count(), 3);
}

TEST_F(NavigatorTest, DepthCountsPreviousPages) {
    EXPECT_EQ(m_navigator.depth(), 0);
    visit({Navigator::Table, Navigator::Share});
    EXPECT_EQ(m_navigator.depth(), 2);
    m_navigator.clearHistory();
    EXPECT_EQ(m_navigator.depth(), 1);
    EXPECT_EQ(wayBack(), Pages{Navigator::Home});
}

} // namespace

} // namespace cimaise
