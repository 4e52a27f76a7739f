// Tests that the screen stays on while a game is open in the active window and a portal exists, and
// that nothing happens without a portal.
#include "app/window/running_app.h"
#include "app/window/wake_lock.h"
#include "tests/app/controller_fixture.h"
#include "tests/app/desktop_portal.h"
#include "tests/support/patience.h"

#include <QDBusArgument>
#include <QTest>
#include <QWindow>

namespace cimaise {
namespace {

const QString reason = QStringLiteral("counting");
const QStringList ended{QStringLiteral(
    "/org/freedesktop/portal/desktop/request/1/one org.freedesktop.portal.Request.Close")};

QStringList reasons;

void note(QtMsgType /*type*/, const QMessageLogContext& /*where*/, const QString& what) {
    reasons << what;
}

template <class Condition> bool comesTrue(Condition condition) {
    return QTest::qWaitFor(condition, patience);
}

class KeepAwakeTest : public AppControllerTest {
protected:
    static void SetUpTestSuite() { static const OwnBus bus; }

    KeepAwakeTest() {
        reasons.clear();
        m_before = qInstallMessageHandler(note);
    }
    ~KeepAwakeTest() override { qInstallMessageHandler(m_before); }
    KeepAwakeTest(const KeepAwakeTest&) = delete;
    KeepAwakeTest& operator=(const KeepAwakeTest&) = delete;
    KeepAwakeTest(KeepAwakeTest&&) = delete;
    KeepAwakeTest& operator=(KeepAwakeTest&&) = delete;

private:
    QtMessageHandler m_before = nullptr;
};

TEST_F(KeepAwakeTest, RequestsInhibitOnceAndClosesIt) {
    DesktopPortal portal;
    WakeLock lock;
    lock.hold(reason);
    lock.hold(reason);
    ASSERT_TRUE(comesTrue([&] { return !portal.asked.empty(); }));
    lock.release();
    ASSERT_TRUE(comesTrue([&] { return portal.closed == ended; }));
    ASSERT_EQ(portal.asked.size(), 1U);
    EXPECT_EQ(portal.asked.front().at(1).toUInt(),
              8U); // flag for idle only
    EXPECT_EQ(qdbus_cast<QVariantMap>(portal.asked.front().at(2)).value(QStringLiteral("reason")),
              reason);
    lock.hold(reason);
    ASSERT_TRUE(comesTrue([&] { return portal.asked.size() == 2; }));
    lock.release();
    EXPECT_TRUE(comesTrue([&] { return portal.closed.size() == 2; }));
}

TEST_F(KeepAwakeTest, ClosesRequestAfterLatePortalReply) {
    DesktopPortal portal;
    portal.setSlow();
    {
        WakeLock lock;
        lock.hold(reason);
        ASSERT_TRUE(comesTrue([&] { return !portal.asked.empty(); }));
    }
    EXPECT_TRUE(portal.closed.isEmpty());
    portal.answer();
    EXPECT_TRUE(comesTrue([&] { return portal.closed == ended; }));
}

TEST_F(KeepAwakeTest, LogsNothingWithoutPortal) {
    {
        WakeLock lock;
        lock.hold(reason);
        QTest::qWait(50);
        lock.release();
        QTest::qWait(50);
    }
    EXPECT_EQ(reasons, QStringList{});
    DesktopPortal portal; // a portal that starts later receives the next request
    WakeLock lock;
    lock.hold(reason);
    ASSERT_TRUE(comesTrue([&] { return portal.asked.size() == 1; }));
    lock.release();
    EXPECT_TRUE(comesTrue([&] { return portal.closed.size() == 1; }));
}

TEST_F(KeepAwakeTest, KeepsScreenOnWhileGameIsShown) {
    DesktopPortal portal;
    QWindow window;
    window.show();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
    auto wakefulness = std::make_unique<KeepAwakePolicy>(app(), preferences());
    QTest::qWait(20);
    EXPECT_TRUE(portal.asked.empty());
    start();
    ASSERT_TRUE(comesTrue([&] { return portal.asked.size() == 1; }));
    app().navigator()->show(Navigator::Share);
    QTest::qWait(20);
    EXPECT_TRUE(portal.closed.isEmpty());
    app().navigator()->show(Navigator::Home);
    ASSERT_TRUE(comesTrue([&] { return portal.closed.size() == 1; }));
    app().navigator()->show(Navigator::Table);
    ASSERT_TRUE(comesTrue([&] { return portal.asked.size() == 2; }));
    wakefulness.reset();
    EXPECT_TRUE(comesTrue([&] { return portal.closed.size() == 2; }));
}

} // namespace
} // namespace cimaise
