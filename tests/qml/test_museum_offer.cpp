// Tests “On offer” in Museum by touch: nothing moves while objects are entered and results arrive.
#include "app/viewmodels/museum/museum_table.h"
#include "tests/qml/tested_window.h"
#include "tests/qml/views.h"
#include "tests/support/patience.h"

#include <algorithm>

namespace cimaise {

namespace {

using OnOfferItems = std::vector<QQuickItem*>;

class MuseumOnOffer : public testing::TestWithParam<QSize>, public TestedWindow {
protected:
    MuseumOnOffer() : TestedWindow(Language::french) {
        m_stage.window().resize(GetParam());
        m_stage.app().files()->openFile(QUrl::fromLocalFile(
            QStringLiteral(CIMAISE_SOURCE_DIR "/samples/museum/unfinished.cimaise")));
        m_stage.settle();
    }
    ~MuseumOnOffer() override { m_stage.window().resize(1200, 800); }

    [[nodiscard]] MuseumTable& table() const { return *window().findChild<MuseumTable*>(); }
    void touch(const QQuickItem& item) {
        EXPECT_GE(std::min(item.width(), item.height()), 44) << described(item);
        const QPoint middle = inSight(item).center().toPoint();
        QTest::touchEvent(&window(), m_pad.get()).press(0, middle, &window());
        QTest::touchEvent(&window(), m_pad.get()).release(0, middle, &window());
        m_stage.settle();
    }
    /// Keys in the window, hidden ones included: each follows every input.
    [[nodiscard]] std::ptrdiff_t keysCreated() const {
        return std::ranges::count(window().findChildren<QQuickItem*>(), "MuseumKey",
                                  [](const QQuickItem* item) { return typeOf(*item); });
    }
    void openOffer() {
        touch(*find("ToolKey", "text", qtTrId("museum.tool.arrange")));
        touch(*find("AppButton", "text", qtTrId("museum.offer.ask")));
    }
    /// Places of the keys, the tools and the slots.
    [[nodiscard]] std::vector<QRectF> places() const {
        std::vector<QRectF> places;
        for (const char* type : {"MuseumKey", "ToolKey", "MuseumSlot"}) {
            for (const QQuickItem* item : all(type)) {
                places.push_back(placeOf(*item));
            }
        }
        return places;
    }

    std::unique_ptr<QPointingDevice> m_pad{QTest::createTouchDevice()};
};

TEST_P(MuseumOnOffer, NothingMovesWhileObjectsAreEntered) {
    const auto before = m_stage.session().current();
    const std::ptrdiff_t closed = keysCreated();
    openOffer();
    ASSERT_EQ(table().mode(), MuseumTable::Offer);
    ASSERT_EQ(all("MuseumKey").size(), 12U + 6U + 5U);
    const std::vector<QRectF> still = places();
    for (const std::size_t key : {0U, 12U, 20U, 4U, 13U, 18U}) {
        touch(*all("MuseumKey").at(key));
        EXPECT_EQ(places(), still) << "key " << key;
    }
    MuseumOfferPart& offer = *table().offer();
    ASSERT_EQ(offer.objects()->count(), 2);
    ASSERT_TRUE(QTest::qWaitFor(
        [&] { return offer.objects()->valueOf(1, "gain") != QStringLiteral("…"); }, patience));
    m_stage.settle();
    EXPECT_EQ(places(), still) << "results have arrived";
    offer.showObject(0);
    m_stage.settle();
    EXPECT_EQ(places(), still) << "the board shows the arrangement";
    EXPECT_EQ(m_stage.session().current(), before);
    touch(*find("ToolKey", "text", qtTrId("museum.tool.move")));
    EXPECT_EQ(all("MuseumOffer").size(), 0U) << "another tool closes the panel";
    QTest::qWait(0); // deletes the panel
    EXPECT_EQ(keysCreated(), closed) << "a closed panel costs nothing";
}

INSTANTIATE_TEST_SUITE_P(sizes, MuseumOnOffer,
                         testing::ValuesIn(sizesToTest({{360, 640}, {390, 844}, {1440, 900}})));

TEST_P(MuseumOnOffer, ListsObjectsBelowTheKeys) {
    openOffer();
    for (const std::size_t key : {0U, 12U, 20U}) {
        touch(*all("MuseumKey").at(key));
    }
    ASSERT_EQ(all("MuseumOfferLine").size(), 1U);
    const QQuickItem& line = *all("MuseumOfferLine").front();
    for (const QQuickItem* key : all("MuseumKey")) {
        EXPECT_LE(placeOf(*key).bottom(), placeOf(line).top());
    }
    EXPECT_GE(line.height(), 44);
}

} // namespace

} // namespace cimaise
