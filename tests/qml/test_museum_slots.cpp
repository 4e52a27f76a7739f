// Tests that the slots of Museum are large enough for a finger in every phone window, and that what
// an object shows does not overlap.
#include "tests/qml/tested_window.h"
#include "tests/qml/views.h"

namespace cimaise {

namespace {

class MuseumSlots : public testing::TestWithParam<QSize>, public TestedWindow {
protected:
    MuseumSlots() : TestedWindow(Language::french) {}
    void SetUp() override {
        m_stage.window().resize(GetParam());
        m_stage.settle();
    }
};

TEST_P(MuseumSlots, AreLargeEnoughForFinger) {
    for (const char* sample : {"finished-3", "rulebook-example", "disputed"}) {
        m_stage.openSample("museum", QLatin1String(sample));
        m_stage.session().setFinished(false);
        itemsAtRest(m_stage);
        const std::vector<QQuickItem*> slots = all("MuseumSlot");
        ASSERT_FALSE(slots.empty());
        const QRectF window{{0, 0}, GetParam()};
        for (const QQuickItem* slot : slots) {
            EXPECT_GE(slot->width(), 44);
            EXPECT_GE(slot->height(), 44);
            EXPECT_EQ(inSight(*slot).intersected(window), placeOf(*slot)) << "cut off";
        }
    }
}

TEST_P(MuseumSlots, LettersAndIconsDoNotOverlap) {
    m_stage.openSample("museum", QStringLiteral("finished-3"));
    m_stage.session().setFinished(false);
    itemsAtRest(m_stage);
    int pairs = 0;
    for (const QQuickItem* object : all("MuseumObject")) {
        const QString letters = object->property("letters").toString();
        for (const QQuickItem* text : object->childItems()) {
            if (letters.isEmpty() || text->property("text").toString() != letters) {
                continue;
            }
            const QRectF painted{placeOf(*text).topLeft(),
                                 QSizeF{text->property("contentWidth").toReal(), text->height()}};
            for (const QQuickItem* icon : all("Icon")) {
                if (object->isAncestorOf(icon)) {
                    ++pairs;
                    const QRectF both = painted.intersected(placeOf(*icon));
                    EXPECT_FALSE(both.width() > 0.5 && both.height() > 0.5)
                        << letters.toStdString();
                }
            }
        }
    }
    EXPECT_GT(pairs, 0);
}

INSTANTIATE_TEST_SUITE_P(
    phones, MuseumSlots,
    testing::ValuesIn(sizesToTest({{360, 640}, {390, 844}, {640, 360}, {667, 375}, {844, 390}})));

} // namespace

} // namespace cimaise
