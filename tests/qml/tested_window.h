// Window of a test, and the steps that most tests take in it.
#pragma once

#include "tests/qml/items.h"
#include "tests/stage/scripts/script.h"

#include <QTest>
#include <gtest/gtest.h>

namespace cimaise {

class TestedWindow : public Taps {
protected:
    using Taps::tap;
    using Taps::Taps;

    void tapItem(const char* /*kind*/, QQuickItem& item) override { tap(&item); }
    void outline(QPoint from, QPoint to) override {
        QTest::mousePress(&window(), Qt::LeftButton, {}, middleOf(from));
        QTest::mouseMove(&window(), middleOf(to));
        QTest::mouseRelease(&window(), Qt::LeftButton, {}, middleOf(to));
        settle();
    }
    void settle() override { m_stage.settle(); }
    void fail(const std::string& why) override { ADD_FAILURE() << why; }

    void tap(const QQuickItem* item) {
        ASSERT_NE(item, nullptr);
        QTest::mouseClick(&window(), Qt::LeftButton, {}, placeOf(*item).center().toPoint());
        settle();
    }
    void press(int key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(&window(), static_cast<Qt::Key>(key), modifiers);
        settle();
    }
};

} // namespace cimaise
