// Tests the backup page and the export to BG Stats, by touch and by keyboard.
#include "tests/qml/items.h"
#include "tests/stage/stage.h"

#include <QDesktopServices>
#include <QTest>
#include <QUrl>
#include <algorithm>
#include <gtest/gtest.h>

namespace cimaise {

namespace {

/// Records the links that would open in the browser.
class Browser : public QObject {
    Q_OBJECT

public:
    Browser() { QDesktopServices::setUrlHandler(QStringLiteral("https"), this, "open"); }
    Browser(const Browser&) = delete;
    Browser& operator=(const Browser&) = delete;
    Browser(Browser&&) = delete;
    Browser& operator=(Browser&&) = delete;
    ~Browser() override { QDesktopServices::unsetUrlHandler(QStringLiteral("https")); }

    [[nodiscard]] const QList<QUrl>& opened() const { return m_opened; }
    Q_INVOKABLE void open(const QUrl& url) { m_opened << url; }

private:
    QList<QUrl> m_opened;
};

class TransferPages : public testing::TestWithParam<QSize> {
protected:
    void SetUp() override {
        ASSERT_TRUE(m_stage.isShown());
        m_stage.window().resize(GetParam());
        m_stage.window().requestActivate();
        m_stage.settle();
    }
    [[nodiscard]] QQuickItem* item(const char* file, const QString& text) {
        for (QQuickItem* item : shownItems(m_stage.window())) {
            if (typeOf(*item) == file && item->property("text").toString() == text) {
                return item;
            }
        }
        return nullptr;
    }
    void press(const char* text) {
        QQuickItem* const button = item("AppButton", qtTrId(text));
        ASSERT_NE(button, nullptr) << text;
        button->forceActiveFocus(Qt::TabFocusReason);
        m_stage.settle();
        QTest::keyClick(&m_stage.window(), Qt::Key_Space);
        m_stage.settle();
    }
    [[nodiscard]] AppController& app() const { return m_stage.app(); }

    mutable Stage m_stage{Language::english, QStringLiteral("light")};
};

TEST_P(TransferPages, OpenFromSettings) {
    app().navigator()->show(Navigator::Settings);
    m_stage.settle();
    press("handover.title");
    EXPECT_EQ(app().navigator()->page(), Navigator::Handover);
    EXPECT_NE(item("AppButton", qtTrId("handover.archive.save")), nullptr);
}

TEST_P(TransferPages, LeadOnAfterImportOfPlays) {
    app().files()->openFile(
        QUrl::fromLocalFile(QStringLiteral(CIMAISE_SOURCE_DIR "/tests/fuzz/plays/table.json")));
    for (int row = 0; row < app().plays()->count(); ++row) {
        app().plays()->choose(row, PlaysImport::NewPlayer);
    }
    m_stage.settle();
    EXPECT_EQ(item("AppButton", qtTrId("read.done")), nullptr);
    press("plays.start");
    ASSERT_TRUE(QTest::qWaitFor([this] { return !app().transfer()->isBusy(); }, patience));
    m_stage.settle();
    press("read.done");
    EXPECT_NE(app().navigator()->page(), Navigator::PlayImport);
}

TEST_P(TransferPages, AskBeforeImportingArchive) {
    app().files()->openFile(QUrl::fromLocalFile(QStringLiteral("/nowhere/a.cimaises")));
    m_stage.settle();
    EXPECT_EQ(app().navigator()->page(), Navigator::Handover);
    EXPECT_NE(item("BodyText", app().transfer()->question()), nullptr);
    press("handover.accept");
    EXPECT_EQ(app().transfer()->question(), "");
    EXPECT_NE(item("BodyText", QStringLiteral("a.cimaises: File or folder not found.")), nullptr);
}

TEST_P(TransferPages, OpenPlayLinkOnlyWhenPressed) {
    const Browser browser;
    m_stage.openSample("musee", QStringLiteral("finished-2"));
    app().navigator()->show(Navigator::Share);
    m_stage.settle();
    EXPECT_EQ(item("AppButton", qtTrId("play.open")), nullptr) << "the game is not over";
    m_stage.session().setFinished(true);
    m_stage.settle();
    EXPECT_TRUE(browser.opened().isEmpty());
    press("play.open");
    ASSERT_EQ(browser.opened().size(), 1);
    EXPECT_EQ(browser.opened().front(), QUrl{app().links()->playLink(false)});
}

TEST_P(TransferPages, ShowPlayCodeUntilEscape) {
    m_stage.openSample("musee", QStringLiteral("finished-2"));
    m_stage.session().setFinished(true);
    app().navigator()->show(Navigator::Share);
    m_stage.settle();
    press("play.code");
    EXPECT_NE(item("BodyText", qtTrId("play.code.hint")), nullptr);
    QTest::keyClick(&m_stage.window(), Qt::Key_Escape);
    m_stage.settle();
    EXPECT_EQ(item("BodyText", qtTrId("play.code.hint")), nullptr);
    EXPECT_EQ(app().navigator()->page(), Navigator::Share);
}

INSTANTIATE_TEST_SUITE_P(Windows, TransferPages,
                         testing::Values(QSize{360, 640}, QSize{1280, 800}));

} // namespace

} // namespace cimaise

#include "test_handover.moc"
#include "tests/support/patience.h"
