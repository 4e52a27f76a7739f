// Tests that the button that finishes the game, the totals and the lines of the score sheet stay in
// place while findings come, open, change and go.
#include "tests/qml/items.h"
#include "tests/qml/layout_stability.h"
#include "tests/qml/views.h"
#include "tests/stage/stage.h"

#include <QTest>
#include <algorithm>
#include <gtest/gtest.h>
#include <map>

namespace cimaise {

namespace {

constexpr int fewestWide = 760; ///< width from which score sheet and findings are beside the board

struct Panel {
    const char* game;
    QSize size;
    Language language = Language::english;
};

void PrintTo(const Panel& panel, std::ostream* out) {
    *out << panel.game << ' ' << languageCode(panel.language) << ' ' << panel.size.width() << 'x'
         << panel.size.height();
}

/// New game of the same players, without anything on the boards.
AnyCase emptied(const AnyCase& position) {
    return visitGame(position, [](auto module, const auto& layout) -> AnyCase {
        return module.positions.empty(layout.header);
    });
}

class StableSide : public testing::TestWithParam<Panel> {
protected:
    using Places = std::map<std::string, QRectF>;

    StableSide() : m_stage{GetParam().language, QStringLiteral("light")} {
        m_stage.window().resize(GetParam().size);
        m_stage.openSample(GetParam().game, QStringLiteral("illegal"));
        m_stage.session().setFinished(false);
        m_stage.app().notices()->dismiss();
        rest();
    }
    [[nodiscard]] static bool isWide() { return GetParam().size.width() >= fewestWide; }
    void rest() {
        m_stage.settle();
        m_stage.settle();
    }
    void lay(const AnyCase& position) {
        ASSERT_TRUE(m_stage.session().edit(position, {.text = {"test.laid"}}));
        rest();
    }
    [[nodiscard]] std::vector<QQuickItem*> all(const char* file) const {
        return shownItems(m_stage.window(), file);
    }
    [[nodiscard]] QQuickItem* finish() const {
        const std::vector<QQuickItem*> buttons = all("AppButton");
        const auto found = std::ranges::find_if(buttons, [](const QQuickItem* button) {
            return button->property("text").toString() == qtTrId("table.reveal");
        });
        return found == buttons.end() ? nullptr : *found;
    }
    /// Places of the button, of the totals with the first place, of the verdicts and of each cell.
    [[nodiscard]] Places places() const {
        Places places;
        for (const char* file : {"TableSide", "ScoreTotals", "scoreBoard", "Verdicts"}) {
            for (const QQuickItem* item : all(file)) {
                const QRectF place = placeOf(*item);
                places[file] = {place.x(), place.y(), place.width(), 0};
            }
        }
        for (const QQuickItem* cell : all("ScoreCell")) {
            const QString line = cell->property("isFold").toBool()
                                     ? QStringLiteral("fold")
                                     : cell->property("lineTitle").toString();
            places[(cell->property("sideName").toString() + u' ' + line).toStdString()] =
                placeOf(*cell);
        }
        if (const QQuickItem* const button = finish()) {
            places["finish"] = placeOf(*button);
        }
        return places;
    }
    void expectSame(const Places& before, const char* when) const {
        const Places now = places();
        for (const auto& [part, place] : before) {
            ASSERT_TRUE(now.contains(part)) << part << ", " << when;
            EXPECT_EQ(now.at(part), place) << part << ", " << when;
        }
    }
    void expectStill(const char* when) {
        for (const std::string& moved : m_still.movedControls()) {
            ADD_FAILURE() << when << ": " << moved;
        }
    }

    Stage m_stage;
    Stillness m_still{m_stage.window()};
};

TEST_P(StableSide, FinishAndSheetStayInPlaceWhileFindingsChange) {
    const AnyCase troubled = m_stage.session().current();
    ASSERT_GT(m_stage.session().findings()->count(), 0);
    if (all("TableSide").empty()) {
        ASSERT_FALSE(isWide() && GetParam().size.width() > GetParam().size.height());
    } else {
        ASSERT_NE(finish(), nullptr);
        ASSERT_FALSE(all("ScoreCell").empty());
    }
    m_still.begin();
    const Places before = places();
    const int troubles = m_stage.session().findings()->count();

    if (!all("FindingCard").empty()) {
        QQuickItem* const card = all("FindingCard").front();
        const QPointF text = inSight(*card).topLeft() + QPointF{60, 16}; // above its buttons
        QTest::mouseClick(&m_stage.window(), Qt::LeftButton, {}, text.toPoint());
        rest();
        EXPECT_TRUE(card->property("highlighted").toBool());
        expectSame(before, "a finding opens");
        m_stage.session().highlighter()->clear();
        rest();
        expectSame(before, "a finding closes");
        expectStill("a finding closes");
    }
    lay(emptied(troubled));
    ASSERT_NE(m_stage.session().findings()->count(), troubles);
    expectSame(before, "findings go");
    expectStill("findings go");
    lay(troubled);
    ASSERT_EQ(m_stage.session().findings()->count(), troubles);
    expectSame(before, "findings come");
    expectStill("findings come");
}

/// An explanation is seen where it opens, as far as there is room.
TEST_P(StableSide, ScrollsToExplanation) {
    if (all("TableSide").empty()) {
        return;
    }
    const SheetModel& sheet = *m_stage.session().sheet();
    const auto valueOf = [&](int line, const char* role) {
        return sheet.data(sheet.index(line, 0), sheet.roleNames().key(role));
    };
    for (int line = 0; line + 1 < sheet.lineCount(); ++line) {
        if (valueOf(line, "isTieBreak").toBool() || valueOf(line, "isFold").toBool()) {
            continue;
        }
        m_stage.session().highlighter()->showLine(0, valueOf(line, "lineId").toString());
        constexpr int laidOut = 150;
        QTest::qWait(laidOut);
        rest();
        constexpr qreal enough = 100;
        for (const QQuickItem* evidence : all("EvidenceList")) {
            EXPECT_GE(inSight(*evidence).height(), std::min(evidence->height(), enough) - 1)
                << valueOf(line, "lineId").toString().toStdString();
        }
    }
}

std::vector<Panel> panels() {
    std::vector<Panel> all;
    for (const char* game : gameIds()) {
        for (const QSize& size :
             {QSize{1440, 900}, QSize{1200, 800}, QSize{820, 1180}, QSize{1180, 820},
              QSize{1366, 768}, QSize{390, 844}, QSize{360, 640}}) {
            all.push_back({game, size});
        }
        all.push_back({game, {820, 1180}, Language::french});
    }
    // a desktop, and a tablet held upright; a phone has no panel
    return viewsToTest(std::move(all), [](const Panel& panel) {
        return panel.language == Language::french || panel.size == QSize{1440, 900};
    });
}

INSTANTIATE_TEST_SUITE_P(games, StableSide, testing::ValuesIn(panels()));

} // namespace

} // namespace cimaise
