// Tests the window outside its pages: the keyboard focus when an item disappears, and the directory
// for saved games.
#include "tests/qml/items.h"
#include "tests/stage/stage.h"
#include "tests/support/patience.h"

#include <QDate>
#include <QFileInfo>
#include <QMetaEnum>
#include <QTest>
#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <vector>

namespace cimaise {

namespace {

class Window : public testing::Test {
protected:
    void SetUp() override {
        ASSERT_TRUE(m_stage.isShown());
        show({1200, 800}, "rulebook-example");
    }
    void show(const QSize& size, const char* sample) {
        m_stage.window().resize(size);
        m_stage.window().requestActivate();
        m_stage.openSample("musee", QLatin1String(sample));
        m_stage.app().notices()->dismiss();
        m_stage.settle();
    }
    [[nodiscard]] QQuickWindow& window() const { return m_stage.window(); }
    /// Button with this text.
    [[nodiscard]] QQuickItem* button(const QString& words) const {
        for (QQuickItem* item : shownItems(window())) {
            if (isA(*item, "QQuickAbstractButton") && item->property("text") == words) {
                return item;
            }
        }
        ADD_FAILURE() << "no button " << words.toStdString();
        return nullptr;
    }
    /// Activates a button by keyboard: Tab until it is focused, then Enter.
    void press(const QString& words) {
        QQuickItem* const item = button(words);
        ASSERT_NE(item, nullptr);
        item->forceActiveFocus(Qt::TabFocusReason);
        m_stage.settle();
        ASSERT_TRUE(item->hasActiveFocus());
        QTest::keyClick(&window(), Qt::Key_Return);
        m_stage.settle();
    }
    /// Place of the notice shown.
    [[nodiscard]] QRectF notice() const {
        const std::vector<QQuickItem*> bars = shownItems(window(), "SnackBar");
        return bars.empty() ? QRectF{} : placeOf(*bars.front());
    }
    /// Buttons outside the notice.
    [[nodiscard]] std::vector<QQuickItem*> pageButtons() const {
        std::vector<QQuickItem*> items = shownItems(window());
        std::erase_if(items, [](const QQuickItem* item) {
            const QQuickItem* above = item;
            while (above != nullptr && typeOf(*above) != "SnackBar") {
                above = above->parentItem();
            }
            return !isA(*item, "QQuickAbstractButton") || above != nullptr;
        });
        return items;
    }
    [[nodiscard]] const QObject* saveDialog() const {
        for (const QObject* object : window().findChildren<QObject*>()) {
            if (object->inherits("QQuickFileDialog") &&
                object->property("title") == qtTrId("wall.file.save-title")) {
                return object;
            }
        }
        return nullptr;
    }
    [[nodiscard]] std::string focused() const {
        const QQuickItem* const item = window().activeFocusItem();
        return item == nullptr ? "nothing" : described(*item);
    }
    void expectKeysOnTheBoard() {
        const int before = m_stage.table().selected();
        QTest::keyClick(&window(), Qt::Key_Right);
        EXPECT_EQ(m_stage.table().selected(), before + 1) << focused();
    }

    QTemporaryDir m_folder;
    std::unique_ptr<Library> m_writer = std::make_unique<Library>(m_folder.path());
    Stage m_stage{m_folder.path(), Language::english, QStringLiteral("light")};
};

TEST_F(Window, PageHasFocusAfterBannerDisappears) {
    m_writer.reset();
    press(qtTrId("wall.trouble.retry"));
    ASSERT_FALSE(m_stage.app().readOnly());
    expectKeysOnTheBoard();
}

TEST_F(Window, PageHasFocusAfterNoticeDisappears) {
    m_stage.app().files()->openFile(QUrl{QStringLiteral("file:///nowhere")});
    m_stage.settle();
    press(qtTrId("wall.notice.dismiss"));
    expectKeysOnTheBoard();
}

/// On a page without a hint line the notice shortens what scrolls: a tap that comes just before or
/// after it reaches neither its button nor what is uncovered.
TEST_F(Window, NoticeIgnoresLateTaps) {
    m_writer.reset();
    m_stage.app().retry();
    show({390, 844}, "rulebook-example");
    m_stage.app().navigator()->show(Navigator::Share);
    m_stage.settle();
    const auto isUnder = [](const QQuickItem* item, const QRectF& place) {
        return inSight(*item).intersects(place) && item->isEnabled();
    };
    const std::vector<QQuickItem*> before = pageButtons();
    bool undone = false;
    m_stage.app().notices()->show({.text = QStringLiteral("A notice"),
                                   .offer = Notice::Offer::undo,
                                   .action = [&] { undone = true; }});
    m_stage.settle();
    const QRectF place = notice();
    QTest::mouseClick(&window(), Qt::LeftButton, {},
                      inSight(*button(qtTrId("wall.undo"))).center().toPoint());
    EXPECT_FALSE(undone) << "meant for the page";
    m_stage.app().notices()->dismiss();
    m_stage.settle();
    const auto under =
        std::ranges::find_if(before, [&](const QQuickItem* item) { return isUnder(item, place); });
    ASSERT_NE(under, before.end());
    const QPoint at = inSight(**under).intersected(place).center().toPoint();
    const auto isPressed = [&] {
        QTest::mousePress(&window(), Qt::LeftButton, {}, at);
        const bool pressed = (*under)->property("pressed").toBool();
        QTest::mouseMove(&window(), {1, 1});
        QTest::mouseRelease(&window(), Qt::LeftButton, {}, {1, 1});
        return pressed;
    };
    EXPECT_FALSE(isPressed()) << "meant for the notice";
    constexpr int longEnough = 400;
    QTest::qWait(longEnough);
    m_stage.settle();
    EXPECT_TRUE(isPressed());
}

TEST_F(Window, PageHasFocusAfterQuickFix) {
    m_writer.reset();
    m_stage.app().retry();
    show({1200, 800}, "disputed");
    const int findings = m_stage.session().findings()->count();
    press(m_stage.table().answers()->all().front().text);
    ASSERT_LT(m_stage.session().findings()->count(), findings);
    expectKeysOnTheBoard();
}

TEST_F(Window, SheetKeepsFocusAfterQuickFix) {
    m_writer.reset();
    m_stage.app().retry();
    show({360, 640}, "disputed");
    m_stage.openSheet("table.findings");
    m_stage.settle();
    press(m_stage.table().answers()->all().front().text);
    ASSERT_NE(window().activeFocusItem(), nullptr);
    EXPECT_TRUE(isA(*window().activeFocusItem(), "QQuickAbstractButton")) << focused();
    QTest::keyClick(&window(), Qt::Key_Escape);
    m_stage.settle();
    expectKeysOnTheBoard();
}

TEST_F(Window, OffersToSaveGameWithLongTitle) {
    m_writer.reset();
    m_stage.app().retry();
    const QString name = QString(79, u'a') + QStringLiteral("\U0001F5BC");
    m_stage.session().setTitle(name + QStringLiteral(" and more"));
    QTest::keySequence(&window(), QKeySequence{QKeySequence::Save});
    m_stage.settle();
    const QObject* const dialog = saveDialog();
    ASSERT_NE(dialog, nullptr);
    EXPECT_TRUE(dialog->property("visible").toBool());
    EXPECT_EQ(dialog->property("selectedFile").toUrl().fileName(),
              name + QStringLiteral(" %1.cimaise").arg(QDate::currentDate().toString(Qt::ISODate)));
}

/// Qt's own dialog, since the platform of the tests has none.
class SaveDialogTest : public Window {
protected:
    /// Opens the dialog in a folder of the test, with this name.
    void offer(const QString& name) {
        QTest::keySequence(&window(), QKeySequence{QKeySequence::Save});
        m_stage.settle();
        QObject* const dialog = const_cast<QObject*>(saveDialog());
        ASSERT_NE(dialog, nullptr);
        QMetaObject::invokeMethod(dialog, "reject");
        m_stage.settle();
        dialog->setProperty("selectedFile", QUrl::fromLocalFile(m_files.filePath(name)));
        QMetaObject::invokeMethod(dialog, "open");
        ASSERT_TRUE(QTest::qWaitFor([this] { return hasSelectedName(); }, patience)) << focused();
    }
    /// True once typing replaces the proposed name, a moment after the field has the keyboard.
    [[nodiscard]] bool hasSelectedName() const {
        const QQuickItem* const field = nameField();
        return field != nullptr && !field->property("selectedText").toString().isEmpty();
    }
    /// Field of the name once it has the keyboard.
    [[nodiscard]] QQuickItem* nameField() const {
        QQuickItem* const item = window().activeFocusItem();
        return item != nullptr && item->objectName() == QLatin1String("fileNameTextField")
                   ? item
                   : nullptr;
    }
    void type(const char* text) {
        for (const char letter : std::string_view{text}) {
            QTest::keyClick(&window(), letter);
        }
        QTest::keyClick(&window(), Qt::Key_Return);
        m_stage.settle();
        m_stage.settle();
    }
    [[nodiscard]] bool isThere(const char* file) const {
        return QFile::exists(m_files.filePath(QLatin1String(file)));
    }

    QTemporaryDir m_files;
};

TEST_F(SaveDialogTest, SavesGameUnderTypedName) {
    offer(QStringLiteral("first.cimaise"));
    EXPECT_EQ(nameField()->property("selectedText"), "first");
    type("other #2");
    EXPECT_TRUE(isThere("other #2.cimaise")) << m_stage.app().notices()->text().toStdString();
    EXPECT_FALSE(isThere("first.cimaise"));
}

TEST_F(SaveDialogTest, SavesUnderAbsolutePath) {
    const QTemporaryDir elsewhere;
    const QString file = elsewhere.filePath(QStringLiteral("there.cimaise"));
    offer(QStringLiteral("first.cimaise"));
    nameField()->setProperty("text", QString{});
    type(file.toUtf8().constData());
    EXPECT_TRUE(QFile::exists(file)) << m_stage.app().notices()->text().toStdString();
    EXPECT_THAT(m_stage.app().notices()->text().toStdString(),
                testing::HasSubstr(elsewhere.path().toStdString()));
}

TEST_F(SaveDialogTest, HasRoomForNameOnPhone) {
    window().resize(390, 844);
    m_stage.settle();
    offer(QStringLiteral("first.cimaise"));
    EXPECT_TRUE(QTest::qWaitFor([this] { return nameField()->width() >= 200; }, patience))
        << nameField()->width();
}

TEST_F(SaveDialogTest, ProposesTitleAndDayForPicture) {
    const std::string day = QDate::currentDate().toString(Qt::ISODate).toStdString();
    const auto expectName = [&](const char* ending) {
        ASSERT_TRUE(QTest::qWaitFor([this] { return nameField() != nullptr; }, patience)) << ending;
        EXPECT_EQ(nameField()->property("text").toString().toStdString(),
                  "Rulebook example " + day + '.' + ending);
        QTest::keyClick(&window(), Qt::Key_Escape);
        m_stage.settle();
        ASSERT_EQ(nameField(), nullptr);
    };
    for (const char* form : {"png", "svg", "pdf", "png"}) {
        m_stage.app().sheets()->ask(QLatin1String(form), false);
        expectName(form);
    }
    m_stage.app().transfer()->ask(QStringLiteral("chat"));
    expectName("png");
}

TEST_F(SaveDialogTest, ReplacesFileOnlyAfterConfirmation) {
    QFile old{m_files.filePath(QStringLiteral("old.cimaise"))};
    ASSERT_TRUE(old.open(QIODevice::WriteOnly));
    old.write("old");
    old.close();
    offer(QStringLiteral("new.cimaise"));
    type("old");
    EXPECT_EQ(QFileInfo{old.fileName()}.size(), 3);
    ASSERT_NE(button(qtTrId("wall.file.replace.yes")), nullptr);
    press(qtTrId("wall.file.replace.no"));
    EXPECT_EQ(QFileInfo{old.fileName()}.size(), 3);
    offer(QStringLiteral("new.cimaise"));
    type("old");
    press(qtTrId("wall.file.replace.yes"));
    EXPECT_GT(QFileInfo{old.fileName()}.size(), 3);
}

/// Notice after saving, over the pages from which a file is saved.
class SavedNotice : public Window, public testing::WithParamInterface<QSize> {
protected:
    void SetUp() override {
        m_writer.reset();
        m_stage.app().retry();
        show(GetParam(), "rulebook-example");
    }
    void expectWhole(const char* page) {
        const QString file = m_files.filePath(QStringLiteral("saved.cimaise"));
        m_stage.app().files()->saveFile(QUrl::fromLocalFile(file));
        m_stage.settle();
        const std::string text = m_stage.app().notices()->text().toStdString();
        EXPECT_THAT(text, testing::HasSubstr("saved.cimaise"));
        EXPECT_THAT(text, testing::HasSubstr(m_files.path().toStdString()));
        EXPECT_TRUE(QRectF({}, window().size()).contains(notice())) << page;
        m_stage.app().notices()->dismiss();
        m_stage.settle();
    }

    QTemporaryDir m_files;
};

TEST_P(SavedNotice, SaysWhere) {
    expectWhole("table");
    m_stage.app().navigator()->show(Navigator::Share);
    m_stage.settle();
    expectWhole("share");
    m_stage.app().navigator()->show(Navigator::Home);
    m_stage.settle();
    expectWhole("home");
}

INSTANTIATE_TEST_SUITE_P(phones, SavedNotice, testing::Values(QSize{390, 844}, QSize{360, 640}));

} // namespace

} // namespace cimaise
