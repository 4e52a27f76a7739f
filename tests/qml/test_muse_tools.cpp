// Tests Muse's tools in the window: their labels, what they do, and what is marked on the boards.
#include "app/viewmodels/muse/muse_table.h"
#include "positions/muse/muse_catalogue.h"
#include "tests/qml/tested_window.h"

#include <gmock/gmock.h>

namespace cimaise {

namespace {

using muse::ArtistPile;
using muse::Pile;

class MuseToolsInWindow : public testing::Test, public TestedWindow {
protected:
    void open(const char* sample) {
        m_stage.window().resize(1440, 900);
        m_stage.window().requestActivate();
        m_stage.openSample("muse", QLatin1String(sample));
        m_stage.session().setFinished(false);
        m_stage.app().notices()->dismiss();
        m_stage.settle();
    }
    [[nodiscard]] const muse::Layout& layout() {
        return std::get<muse::Layout>(m_stage.session().current());
    }
    [[nodiscard]] QQuickItem* toolKey(const char* text) const {
        return find("ToolKey", "text", qtTrId(text));
    }
    /// Taps the label of a pile.
    void tapPile(const QString& spokenName) {
        const QQuickItem* const pile = find("MusePile", "spokenName", spokenName);
        ASSERT_NE(pile, nullptr) << spokenName.toStdString();
        const QRectF place = inSight(*pile);
        QTest::mouseClick(&window(), Qt::LeftButton, {},
                          (place.topLeft() + QPointF{8, 8}).toPoint());
        m_stage.settle();
    }
    [[nodiscard]] QString hint() const {
        return shownItems(window(), "HintLine").front()->property("shown").toString();
    }
    [[nodiscard]] std::vector<QQuickItem*> marked(const char* property) const {
        std::vector<QQuickItem*> all = shownItems(window(), "MusePainting");
        std::erase_if(all, [&](QQuickItem* one) { return !one->property(property).toBool(); });
        return all;
    }
};

TEST_F(MuseToolsInWindow, PatronStepsHighlightWithoutSelecting) {
    open("patron");
    tapPile(QStringLiteral("Ana’s palace"));
    tap(toolKey("muse.tool.patron"));
    tap(find("AppButton", "text", qtTrId("muse.patron.begin")));
    EXPECT_EQ(marked("highlighted").size(), 1U) << "the painting that the patron tries";
    EXPECT_TRUE(marked("selected").empty());
    EXPECT_FALSE(toolKey("muse.tool.remove")->isEnabled());
    EXPECT_EQ(toolKey("muse.tool.to-palace"), nullptr) << "the palace was tapped";
    EXPECT_FALSE(toolKey("muse.tool.to-studio")->isEnabled());
    tap(shownItems(window(), "MuseStep").front());
    EXPECT_EQ(marked("highlighted").size(), 1U);
    EXPECT_FALSE(toolKey("muse.tool.remove")->isEnabled()) << "a row of the patron selects nothing";
    tap(toolKey("muse.tool.cards"));
    EXPECT_TRUE(marked("highlighted").empty());
}

/// The label follows the selected painting, not the pile that receives cards.
TEST_F(MuseToolsInWindow, LabelSaysWherePaintingMoves) {
    open("patron");
    tapPile(QStringLiteral("Ana’s palace"));
    tap(toolKey("muse.tool.patron"));
    QQuickItem* const painting = shownItems(window(), "MusePainting").front();
    tap(painting);
    const auto card = static_cast<muse::Card>(painting->property("card").toInt());
    const Pile before = whereIs(layout(), card)->pile;
    ASSERT_EQ(before, Pile::studio);
    for (const auto& [label, after] : {std::pair{"muse.tool.to-palace", Pile::palace},
                                       std::pair{"muse.tool.to-studio", Pile::studio}}) {
        tap(toolKey(label));
        EXPECT_EQ(whereIs(layout(), card)->pile, after) << label;
    }
}

TEST_F(MuseToolsInWindow, HintSaysWhereDraggedCardIs) {
    open("patron");
    m_stage.session().setCurrentSide(0);
    m_stage.settle();
    QQuickItem* const castle = find("MusePainting", "name", qtTrId("muse.card.the-castle"));
    const QQuickItem* const pile = find("MusePile", "spokenName", QStringLiteral("Bo’s palace"));
    ASSERT_TRUE(castle != nullptr && pile != nullptr);
    const QPoint from = inSight(*castle).center().toPoint();
    const QPoint to = inSight(*pile).center().toPoint();
    QTest::mousePress(&window(), Qt::LeftButton, {}, from);
    for (int step = 1; step <= 10; ++step) {
        QTest::mouseMove(&window(), from + (to - from) * step / 10);
        m_stage.settle();
    }
    QTest::mouseRelease(&window(), Qt::LeftButton, {}, to);
    m_stage.settle();
    QTest::qWait(50);
    EXPECT_EQ(hint(), "The Castle moved from Ana’s studio to Bo’s palace.");
}

/// The count just entered is not the one to enter again.
TEST_F(MuseToolsInWindow, AsksToCountWhatIsNotCounted) {
    m_stage.app().draft()->setGame(QStringLiteral("muse"));
    m_stage.app().draft()->start();
    m_stage.window().resize(1440, 900);
    m_stage.settle();
    tap(toolKey("muse.tool.coins"));
    auto& coins = *window().findChild<MuseTable*>()->coins();
    coins.setCounting(MuseCoinsPart::CountArtist);
    const auto shown = [this] {
        QStringList lines;
        for (const QQuickItem* line : shownItems(window(), "MuseCoinLine")) {
            for (const QQuickItem* text : shownItems(window(), "ShrinkingText")) {
                if (line->isAncestorOf(text)) {
                    lines << text->property("text").toString();
                }
            }
        }
        return lines.join(u'|').toStdString();
    };
    coins.add(0, 3);
    m_stage.settle();
    EXPECT_THAT(shown(), testing::HasSubstr("Recount the economy"));
    m_stage.session().setCurrentSide(1);
    coins.add(0, 6); // too many for the economy alone
    m_stage.settle();
    EXPECT_THAT(shown(), testing::HasSubstr("Recount the coins"));
}

} // namespace

} // namespace cimaise
