// Tests that a notice ends soon after the next input.
#include "tests/stage/stage.h"

#include <QTest>
#include <gtest/gtest.h>

namespace cimaise {

namespace {

/// The answer to the next input is more important: the notice leaves its place to it.
TEST(NoticeTime, EndsSoonAfterNextInput) {
    Stage stage{Language::english, QStringLiteral("light")};
    stage.window().resize(390, 844);
    stage.openSample("musee", QStringLiteral("rulebook-example"));
    stage.app().notices()->show(
        {.text = QStringLiteral("A notice"), .offer = Notice::Offer::undo, .action = [] {}});
    stage.settle();
    constexpr int guarded = 400;
    QTest::qWait(guarded);
    EXPECT_NE(stage.app().notices()->text(), "");
    stage.table().touch(stage.table().selected() == 3 ? 4 : 3);
    EXPECT_NE(stage.app().notices()->text(), "") << "not at once";
    EXPECT_TRUE(QTest::qWaitFor([&] { return stage.app().notices()->text().isEmpty(); }, 3000));
}

} // namespace

} // namespace cimaise
