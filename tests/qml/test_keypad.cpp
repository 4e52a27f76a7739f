// Tests the picture of Musée’s keypad: a key is drawn again when its state, the choice or the
// appearance changes.
#include "app/viewmodels/musee/keypad_drawing.h"
#include "tests/qml/items.h"
#include "tests/stage/stage.h"

#include <QImage>
#include <gtest/gtest.h>

namespace cimaise {

namespace {

class KeypadPicture : public testing::Test {
protected:
    KeypadPicture() {
        m_stage.window().resize(390, 844);
        m_stage.openSample("musee", QStringLiteral("rulebook-example"));
        m_stage.app().notices()->dismiss();
        m_stage.settle();
    }

    /// Picture of the key with a number.
    [[nodiscard]] QImage keyOf(int number) {
        m_stage.settle();
        const QImage window = m_stage.window().grabWindow();
        for (const QQuickItem* item : shownItems(m_stage.window())) {
            if (typeOf(*item) == "KeypadKey" && item->property("number") == number) {
                return window.copy(placeOf(*item).toAlignedRect());
            }
        }
        return {};
    }
    void select(int space) {
        m_stage.table().touch(space);
        m_stage.settle();
    }

    Stage m_stage{Language::english, QStringLiteral("light")};
};

TEST_F(KeypadPicture, ShowsWhichNumbersFit) {
    select(2); // to the left of 18
    const QImage fits = keyOf(17);
    const QImage hangs = keyOf(18);
    ASSERT_FALSE(fits.isNull());
    EXPECT_NE(fits, hangs);
    select(4); // to the right of 18
    EXPECT_NE(keyOf(17), fits) << "now dimmed";
    EXPECT_EQ(keyOf(18), hangs) << "still struck through";
    select(2);
    EXPECT_EQ(keyOf(17), fits);
}

/// As at the start of a game with more cards, with the pointer where the button for it was.
TEST_F(KeypadPicture, DrawsAllKeysWhenPointerEntersBeforeTheyAreDrawn) {
    const QImage before = keyOf(1);
    const auto drawings = shownItems(m_stage.window(), "cimaise::KeypadDrawing");
    ASSERT_EQ(drawings.size(), 1U);
    auto* const drawing = qobject_cast<KeypadDrawing*>(drawings.front());
    drawing->setHeight(drawing->height() + 40);
    drawing->setKeySize(drawing->property("keySize").toSizeF());
    drawing->setHovered(49);
    EXPECT_EQ(keyOf(1), before);
}

/// In a low window, too, no key is cut off: those that do not fit are scrolled to.
TEST_F(KeypadPicture, CutsOffNoKey) {
    for (const QSize size : {QSize{844, 390}, QSize{667, 375}, QSize{360, 640}}) {
        m_stage.window().resize(size);
        m_stage.settle();
        int whole = 0;
        for (const QQuickItem* item : shownItems(m_stage.window())) {
            if (typeOf(*item) != "KeypadKey") {
                continue;
            }
            const qreal seen = inSight(*item).intersected({{0, 0}, size}).height();
            EXPECT_TRUE(seen <= 1 || seen >= item->height() - 1)
                << item->property("number").toInt() << " at " << size.width();
            whole += seen > 1 ? 1 : 0;
        }
        EXPECT_GE(whole, size.width() == 844 ? 50 : 35) << size.width();
    }
}

/// With three players not all sixty numbers fit on a small phone.
TEST_F(KeypadPicture, ShowsNumberThatMayHang) {
    m_stage.window().resize(360, 640);
    m_stage.openSample("musee", QStringLiteral("finished-3"));
    m_stage.session().setFinished(false);
    m_stage.app().notices()->dismiss();
    for (int space = 0; space < m_stage.table().spaces()->count(); ++space) {
        select(space);
        m_stage.table().clear();
        m_stage.settle();
        int legal = 0;
        int inView = 0;
        const RowsModel& keys = *m_stage.table().keypad()->keys();
        for (const QQuickItem* item : shownItems(m_stage.window(), "KeypadKey")) {
            if (keys.valueOf(item->property("index").toInt(), "legal").toBool()) {
                ++legal;
                inView += inSight(*item).height() > 1 ? 1 : 0;
            }
        }
        EXPECT_TRUE(legal == 0 || inView > 0) << "space " << space;
        m_stage.session().historyView()->undo();
    }
}

TEST_F(KeypadPicture, StrikesThroughNumberThatWasHung) {
    select(2);
    const QImage before = keyOf(17);
    m_stage.table().keypad()->press(17);
    const QImage hung = keyOf(17);
    EXPECT_NE(hung, before);
    m_stage.session().historyView()->undo();
    select(2);
    EXPECT_EQ(keyOf(17), before);
}

TEST_F(KeypadPicture, FollowsAppearanceAndTextSize) {
    select(2);
    const auto plate = [](const QImage& key) { return key.pixelColor(6, key.height() / 2); };
    const QImage light = keyOf(17);
    EXPECT_EQ(plate(light), QColor{"#fbf8f2"}) << "the panel of Style.qml";
    m_stage.preferences().overrideAppearance(QStringLiteral("dark"));
    EXPECT_EQ(plate(keyOf(17)), QColor{"#2e2b28"});
    m_stage.preferences().overrideAppearance(QStringLiteral("light"));
    EXPECT_EQ(keyOf(17), light);
    m_stage.preferences().setTextScale(1.5);
    EXPECT_NE(keyOf(17), light);
}

/// Not in Muse, where all cards of a round need the width.
TEST_F(KeypadPicture, ScrollBarCoversNoKey) {
    int bars = 0;
    for (const auto& [game, sample] :
         {std::pair{"musee", "finished-3"}, {"museum", "finished-3"}}) {
        for (const QSize size :
             {QSize{360, 640}, QSize{412, 915}, QSize{844, 390}, QSize{1024, 768}}) {
            m_stage.window().resize(size);
            m_stage.openSample(game, QLatin1String(sample));
            m_stage.session().setFinished(false);
            m_stage.app().notices()->dismiss();
            m_stage.settle();
            for (const QQuickItem* bar : shownItems(m_stage.window(), "AppScrollBar")) {
                ++bars;
                for (const char* key : {"KeypadKey", "MuseumKey"}) {
                    for (const QQuickItem* item : shownItems(m_stage.window(), key)) {
                        EXPECT_LT((inSight(*item) & placeOf(*bar)).width(), 0.5)
                            << described(*item) << " at " << size.width();
                    }
                }
            }
        }
    }
    EXPECT_GT(bars, 0);
}

} // namespace

} // namespace cimaise
