// Tests the window outside its pages: the keyboard focus when an item disappears, and the directory
// for saved games.
#include "tests/qml/items.h"
#include "tests/stage/stage.h"

#include <QMetaEnum>
#include <QTest>
#include <algorithm>
#include <gtest/gtest.h>
#include <map>
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
        m_stage.desk().notices()->dismiss();
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

TEST_F(Window, whenTheBannerGoesThePageHasTheKeyboard) {
    m_writer.reset();
    press(qtTrId("wall.trouble.retry"));
    ASSERT_FALSE(m_stage.desk().readOnly());
    expectKeysOnTheBoard();
}

TEST_F(Window, whenANoticeGoesThePageHasTheKeyboard) {
    m_stage.desk().files()->openFile(QUrl{QStringLiteral("file:///nowhere")});
    m_stage.settle();
    press(qtTrId("wall.notice.dismiss"));
    expectKeysOnTheBoard();
}

TEST_F(Window, ANoticeCoversNothingAndSwallowsTheTapThatComesTooLate) {
    m_writer.reset();
    m_stage.desk().retry();
    show({390, 844}, "rulebook-example");
    const auto buttons = [this] {
        std::vector<QQuickItem*> items = shownItems(window());
        std::erase_if(items, [](const QQuickItem* item) {
            const QQuickItem* above = item;
            while (above != nullptr && typeOf(*above) != "SnackBar") {
                above = above->parentItem();
            }
            return !isA(*item, "QQuickAbstractButton") || above != nullptr;
        });
        return items;
    };
    std::vector<std::pair<QRectF, bool>> before;
    for (const QQuickItem* button : buttons()) {
        before.emplace_back(inSight(*button), button->isEnabled());
    }
    m_stage.desk().files()->openFile(QUrl{QStringLiteral("file:///nowhere")});
    m_stage.settle();
    const auto isPressed = [&](QPoint at) {
        QTest::mousePress(&window(), Qt::LeftButton, {}, at);
        const bool pressed = std::ranges::any_of(buttons(), [](const QQuickItem* button) {
            return button->property("pressed").toBool();
        });
        QTest::mouseRelease(&window(), Qt::LeftButton, {}, at);
        return pressed;
    };
    const std::vector<QQuickItem*> items = shownItems(window());
    const auto notice =
        std::ranges::find(items, "SnackBar", [](QQuickItem* item) { return typeOf(*item); });
    ASSERT_NE(notice, items.end());
    const QRectF bar = placeOf(**notice);
    QPoint under; // of a key visible without the notice
    for (const auto& [place, isEnabled] : before) {
        if (isEnabled && place.intersects(bar)) {
            under = place.intersected(bar).center().toPoint();
        }
    }
    ASSERT_FALSE(under.isNull());
    for (const QQuickItem* button : buttons()) {
        EXPECT_FALSE(inSight(*button).intersects(bar)) << described(*button);
    }
    m_stage.desk().notices()->dismiss();
    EXPECT_FALSE(isPressed(under)) << "meant for the notice";
    constexpr int longEnough = 400;
    QTest::qWait(longEnough);
    m_stage.settle();
    EXPECT_TRUE(isPressed(under));
}

TEST_F(Window, whenAnAnsweredFindingGoesThePageHasTheKeyboard) {
    m_writer.reset();
    m_stage.desk().retry();
    show({1200, 800}, "disputed");
    const int findings = m_stage.session().findings()->count();
    press(m_stage.table().answers()->all().front().text);
    ASSERT_LT(m_stage.session().findings()->count(), findings);
    expectKeysOnTheBoard();
}

TEST_F(Window, whenAnAnsweredFindingGoesItsSheetKeepsTheKeyboard) {
    m_writer.reset();
    m_stage.desk().retry();
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

TEST_F(Window, aGameIsOfferedToBeSavedWhateverItsTitleIs) {
    m_writer.reset();
    m_stage.desk().retry();
    const QString name = QString(79, u'a') + QStringLiteral("\U0001F5BC");
    m_stage.session().setTitle(name + QStringLiteral(" and more"));
    QTest::keySequence(&window(), QKeySequence{QKeySequence::Save});
    m_stage.settle();
    const QObject* const dialog = saveDialog();
    ASSERT_NE(dialog, nullptr);
    EXPECT_TRUE(dialog->property("visible").toBool());
    EXPECT_EQ(dialog->property("selectedFile").toUrl().fileName(),
              name + QStringLiteral(".cimaise"));
}

/// QML files of the pages that are shown.
std::vector<std::string> shownPages(const QQuickWindow& window) {
    std::vector<std::string> pages;
    for (const QQuickItem* const item : shownItems(window)) {
        if (typeOf(*item).ends_with("Page")) {
            pages.emplace_back(typeOf(*item));
        }
    }
    return pages;
}

TEST_F(Window, EveryPageHasAComponent) {
    m_writer.reset();
    m_stage.desk().retry();
    m_stage.openSample("muse", QStringLiteral("finished-4"));
    m_stage.session().setFinished(true);
    m_stage.desk().whatIf()->tryMove();
    const QMetaEnum pages = QMetaEnum::fromType<Navigator::Page>();
    std::map<std::string, std::string> shown;
    for (int i = 0; i < pages.keyCount(); ++i) {
        const auto page = static_cast<Navigator::Page>(pages.value(i));
        m_stage.desk().navigator()->show(page);
        m_stage.settle();
        ASSERT_EQ(m_stage.desk().navigator()->page(), page) << pages.key(i);
        const std::vector<std::string> files = shownPages(window());
        ASSERT_EQ(files.size(), 1U) << pages.key(i);
        const auto [same, isNew] = shown.emplace(files.front(), pages.key(i));
        EXPECT_TRUE(isNew) << pages.key(i) << " shows the page of " << same->second;
    }
}

} // namespace

} // namespace cimaise
